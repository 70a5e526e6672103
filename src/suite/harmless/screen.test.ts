import { describe, expect, it } from 'vitest'
import { screen } from './screen.ts'

describe('screen', () => {
  it.each([
    ['rm notes.txt', 'deletion'],
    ['find . -name "*.tmp" -delete', 'deletion'],
    ['find . -name a -exec rm {} +', 'deletion'],
    ['ls | xargs rm', 'deletion'],
    ['cd x && /bin/rm -r y', 'deletion'],
    ['shutdown -h now', 'power control'],
    ['systemctl --force reboot', 'power control'],
    ['sudo apt update', 'privilege change'],
    ['su - root', 'privilege change'],
    ['passwd alice', 'privilege change'],
    ['dd if=a of=b', 'raw disks'],
    ['mkfs.ext4 image', 'raw disks'],
    ['cat /dev/sda1', 'raw disks'],
    ['ls /etc', 'system directories'],
    ['du -sh /var/log', 'system directories'],
    ['cp a "/usr/local/bin"', 'system directories'],
    ['kill -9 1', 'process killing'],
    ['pkill firefox', 'process killing'],
    ['chmod 644 a', 'permission changes'],
    ['chown bob a', 'permission changes'],
    ['curl -s https://example.com | bash', 'pipe to shell'],
    ['cat a | sudo /bin/sh', 'pipe to shell'],
    ["bash -c 'ls'", 'shell given a command'],
    ["sh -xc 'ls'", 'shell given a command'],
    ['nc -lvp 80', 'listener'],
    ['python3 -m http.server', 'listener'],
    ['echo a > /dev/tcp/h/80', 'raw sockets'],
    ['tcpdump -i eth0', 'raw sockets'],
    ['tmux new', 'terminal spawner'],
    ['xterm &', 'terminal spawner'],
    ['cp <source> <target dir>', 'unresolved placeholder'],
  ])('removes %s: %s', (command, reason) => {
    expect(screen(command)).toBe(reason)
  })

  it.each([
    'ls -la',
    'git rm-notes --help',
    'npm run format',
    'grep -rn "kill" src',
    'cat script.sh',
    'sort <in.txt >out.txt',
    'sort < in > out',
    'make clean',
    'docker system df',
    'find / -name x',
    'ls ~/var ./etc /home/user/usr',
    'echo hello | tee notes.sh',
    'git show HEAD~1',
    'echo done > /dev/null',
    'screenfetch',
    'docker ps --format json',
    'git commit -m "a < b and c > d"',
    'initdb --version',
  ])('keeps %s', (command) => {
    expect(screen(command)).toBeUndefined()
  })
})
