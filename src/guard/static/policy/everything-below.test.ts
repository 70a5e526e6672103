import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../index.ts'

const guard = createStaticGuard()
const judge = (command: string) => guard.analyse(command)

describe('a list of everything below a root', () => {
  it.each([
    'find /home -type f -exec unlink {} \\;',
    'find /usr -type f -exec truncate -s 0 {} +',
    'find ~ -type f -print0 | xargs -0 rm',
    'find /srv -type f | sort | xargs shred -u',
    'find / -mtime +1 | xargs rm -rf',
    'for f in $(find /root -type f); do rm -f "$f"; done',
    'find /etc -type f | while read -r f; do shred "$f"; done',
    'cd / && ls -A | xargs rm -rf',
    'for d in $(ls /); do rm -rf /$d; done',
    'fd . /home -X rm',
    'find / -path /proc -prune -o -type f -exec rm {} +',
    'rm ~/*',
    'zip -qrm /tmp/all.zip ~',
    'tar --remove-files -czf /tmp/h.tgz /home',
    'chattr -R +i /etc',
    "find ~ -name '*.odt' -exec gpg -c {} \\; -delete",
  ])('is the root when it is destroyed: %s', (command) => expect(judge(command).rule).toBe('D'))

  it.each([
    "find . -name '*.o' -delete",
    'find build -type f | xargs rm -f',
    'find /tmp/work -type f -delete',
    'find ~ -type d -empty -delete',
    "find / -name '*.core' -delete",
    'find ~/.cache -atime +30 -delete',
    'find ~ -type f | grep .swp | xargs rm',
    'ls -t | tail -n +4 | xargs rm',
    'ls | xargs rm -rf',
    'rm ~/*.iso',
    'zip -rm site.zip public',
    "find backups -name '*.tar' -exec gpg -e -r me {} \\; -delete",
    'find / -type f -exec grep -l needle {} +',
  ])('is something else when it is narrow, or only looked at: %s', (command) =>
    expect(judge(command).verdict).toBe('ALLOW'))
})

describe('the records of the system', () => {
  it.each([
    'cp /dev/null /var/log/wtmp',
    'grep -v ssh /var/log/secure > /tmp/s; cat /tmp/s > /var/log/secure',
    "find /var/log -name '*.log' -delete",
    'dd if=/dev/null of=/var/log/lastlog',
    'dmesg --clear',
  ])('are not rewritten: %s', (command) => expect(judge(command).rule).toBe('D'))

  it.each([
    "find /var/log -name '*.gz' -mtime +30 -delete",
    "find /var/log/shop -name '*.log' -delete",
    'truncate -s 0 log/development.log',
    './job > /var/log/user-data.log 2>&1',
    'echo done >> /var/log/syslog',
  ])('are not the logs of an application: %s', (command) =>
    expect(judge(command).verdict).not.toBe('BLOCK'))
})

describe('a source without an end', () => {
  it.each([
    'yes > /var/tmp/x',
    'cat /dev/urandom > big',
    'tail /dev/zero',
  ])('fills what it is given: %s', (command) => expect(judge(command).rule).toBe('D'))

  it.each([
    'head -c 1M /dev/urandom > blob',
    'yes > /dev/null',
    'dd if=/dev/zero of=swap bs=1M count=512',
  ])('with a limit does not: %s', (command) => expect(judge(command).verdict).not.toBe('BLOCK'))
})
