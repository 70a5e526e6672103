import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../../index.ts'

const guard = createStaticGuard({ asker: 'agent', directory: '/home/user/project' })

describe('a log-in to this very machine', () => {
  it.each([
    'ssh 127.1',
    'ssh 0',
    'ssh 0.0.0.0',
    'ssh 2130706433',
    'ssh 0x7f000001',
    'ssh 127.9.9.9',
    'ssh ::',
    'ssh 0:0:0:0:0:0:0:1',
    'ssh ::ffff:127.0.0.1',
    'ssh localhost.localdomain',
    'ssh ip6-loopback',
    'ssh web.localhost',
    'ssh $(hostname)',
    'ssh "$(uname -n)"',
    'ssh "me@$HOSTNAME"',
    'ssh $(hostname).local',
    'ssh $(cat /etc/hostname)',
    "ssh $(hostname -I | awk '{print $1}')",
    'ssh -p 22 me@127.1',
    'ssh ssh://me@127.1:22',
    'ssh -o HostName=127.1 web1',
    'ssh -J localhost localhost',
    'autossh -M 0 localhost',
    'dbclient -y 127.0.0.1 -p 22',
    'rsh localhost',
    'rlogin -l me localhost',
    'telnet localhost',
    'telnet ::1 23',
    'mosh $(hostname)',
    "mosh --ssh='ssh -p 22' ::1",
    'et localhost:2022',
    'pdsh -w web1,localhost',
    'clush -w localhost',
    'pssh -p 32 -H localhost -i bash',
    'tsh ssh me@localhost',
    'kitten ssh localhost',
    'xxh localhost',
  ])('%s', (command) => expect(guard.analyse(command).verdict).toBe('BLOCK'))

  it.each([
    'ssh web1',
    'ssh 10.0.0.5',
    'ssh web.example.org uptime',
    'ssh localhost uptime',
    'ssh -p 2222 me@127.0.0.1',
    'ssh -o Port=2222 localhost',
    'ssh -J bastion localhost uptime',
    'telnet localhost 6379',
    'telnet localhost smtp',
    'dbclient -p 2222 localhost',
    'mosh --ssh="ssh -p 2222" localhost',
    'pdsh -w localhost uptime',
    'autossh -M 0 -N -L 5432:localhost:5432 bastion',
    'kitten icat picture.png',
  ])('%s is ordinary', (command) =>
    expect(guard.analyse(command)).toMatchObject({
      verdict: expect.stringMatching(/ALLOW|WARN/),
      certainty: 'known',
    }))
})
