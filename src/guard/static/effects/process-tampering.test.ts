import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('the memory of processes that hold secrets', () => {
  it.each([
    "gdb -p $(pgrep -x sssd_be | head -1) -batch -ex 'gcore /tmp/m.core'",
    "gdb -batch -ex 'attach 4242' -ex 'generate-core-file /tmp/c'",
    "gdb -p $(pidof ssh-agent) -batch -ex 'dump memory /tmp/x 0x0 0x1000'",
    "lldb -p $(pgrep firefox) -o 'process save-core /tmp/f.core'",
    'strace -f -e trace=read,write -p $(pgrep -o sshd)',
    'P=$(pgrep -f ssh-agent); strace -f -p $P',
    'pgrep sshd | xargs -I{} strace -p {} -o /tmp/s',
    'ltrace -p $(pidof gpg-agent)',
  ])('is read: %s', (command) => expect(analyse(command)).toMatchObject({ rule: '4' }))

  it.each([
    'strace -f ./myprog',
    'strace -p $(pgrep node)',
    'strace -e openat ssh host true',
    "gdb -p $(pgrep myapp) -batch -ex 'thread apply all bt'",
    "gdb ./a.out -ex run -ex 'gcore out.core'",
    'prlimit -p $(pgrep sshd)',
  ])('is left alone: %s', (command) => {
    const { rule } = analyse(command)
    expect(rule).not.toBe('4')
  })
})

describe('tools that try passwords', () => {
  it.each([
    'hydra -l root -P w.txt ssh://10.0.0.5',
    'john --wordlist=w.txt hashes.txt',
    'hashcat -m 1800 hashes.txt w.txt',
    'ncrack -U u.txt -P p.txt ssh://10.0.0.5',
  ])('say so, and are never known: %s', (command) =>
    expect(analyse(command)).toMatchObject({
      verdict: 'WARN',
      certainty: 'unresolved',
      reason: expect.stringContaining('tries passwords'),
    }))
})
