import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

/** Programs that were chosen by chance: each is one entry, and no code knows its name. */
describe('five programs of Debian that nobody had thought of', () => {
  it.each([
    'wmcliphist -n 20 -c red -b CLIPBOARD',
    'owfs --fuse-opt "-o allow_other" -s 192.168.0.5:4304 -m /mnt/1wire',
    'owfs -c /etc/owfs.conf -m /mnt/1wire',
    'vpnbridge stop',
    'lwm -s x',
    'targetcli ls',
    'targetcli /backstores/block ls',
  ])('lets ordinary work pass: %s', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })

  it.each([
    ['echo \'action "^http" exec /tmp/x\' > ~/.wmcliphistrc', 'run', /\/tmp\/x/],
    ['TARGETCLI_HOME=/tmp/x targetcli ls', 'load', /\/tmp\/x/],
    ['owfs --pid-file=/etc/cron.d/x -u', 'write', /\/etc\/cron\.d\/x/],
    ['owfs -c /etc/shadow -u', 'read', /\/etc\/shadow/],
    ['targetcli saveconfig /etc/cron.d/x', 'write', /\/etc\/cron\.d\/x/],
    [
      'targetcli /iscsi/x/tpg1 set attribute generate_node_acls=1 authentication=0',
      'privilege',
      /^$/,
    ],
  ] as const)('sees what it must: %s', (command, kind, target) => {
    const { verdict, trace } = analyse(command)
    expect(verdict).toBe('BLOCK')
    expect(
      trace().effects.some((effect) => effect.kind === kind && target.test(effect.target)),
    ).toBe(true)
  })

  it('asks about a way in from outside', () => {
    expect(analyse('vpnbridge start').verdict).not.toBe('ALLOW')
  })
})
