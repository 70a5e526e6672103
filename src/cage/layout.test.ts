import { describe, expect, it } from 'vitest'
import { layOut, ruleFor, type WantedRule } from './layout.ts'

const want = (
  path: string,
  rule: WantedRule['rule'],
  by: WantedRule['by'] = 'table',
  pinned?: true,
): WantedRule => ({ path, rule, by, why: `${rule} ${path}`, ...(pinned && { pinned }) })

const laid = (wanted: WantedRule[], openAnyway: string[] = []) =>
  layOut(wanted, openAnyway).map(({ path, rule }) => `${rule} ${path}`)

describe('the order of rules', () => {
  it('puts what lies deeper later', () => {
    expect(
      laid([
        want('/home/a/project', 'writable', 'place'),
        want('/home/a/project/.env', 'nothing'),
        want('/home/a/.ssh', 'empty'),
      ]),
    ).toEqual(['empty /home/a/.ssh', 'writable /home/a/project', 'nothing /home/a/project/.env'])
  })

  it('needs no rule for what is hidden anyway, nor for what is read-only anyway', () => {
    expect(
      laid([
        want('/home/b', 'empty'),
        want('/home/b/.ssh', 'empty'),
        want('/home/b/.bashrc', 'read-only'),
        want('/etc/passwd', 'read-only'),
      ]),
    ).toEqual(['empty /home/b'])
  })

  it('shows a workspace inside of what is hidden', () => {
    expect(
      laid([
        want('/tmp', 'scratch', 'place'),
        want('/tmp/w', 'writable', 'place'),
        want('/tmp/w/.env', 'nothing'),
      ]),
    ).toEqual(['scratch /tmp', 'writable /tmp/w', 'nothing /tmp/w/.env'])
  })

  it('lets a person open exactly what is named, and nothing below it', () => {
    expect(laid([want('/h/.ssh', 'empty'), want('/h/.ssh', 'read-only', 'person')])).toEqual([])
    expect(
      laid([want('/h/.ssh', 'empty'), want('/h/.ssh/known_hosts', 'read-only', 'person')]),
    ).toEqual(['empty /h/.ssh', 'read-only /h/.ssh/known_hosts'])
    expect(laid([want('/h', 'read-only', 'person'), want('/h/.ssh', 'empty')])).toEqual([
      'empty /h/.ssh',
    ])
  })

  it('pins the folders above a trusted place, so that they cannot be renamed', () => {
    expect(
      laid([want('/w', 'writable', 'place'), want('/w/.git/hooks', 'read-only', 'table', true)]),
    ).toEqual(['writable /w', 'writable /w/.git', 'read-only /w/.git/hooks'])
  })

  it('shows what the cage is started with', () => {
    expect(laid([want('/tmp', 'scratch', 'place')], ['/tmp/aegish', '/usr/bin/node'])).toEqual([
      'scratch /tmp',
      'read-only /tmp/aegish',
    ])
  })
})

describe('the rule of a path', () => {
  const rules = [want('/', 'read-only'), want('/w', 'writable'), want('/w/.env', 'nothing')]
  it.each([
    ['/etc/passwd', '/'],
    ['/w', '/w'],
    ['/w/a/b', '/w'],
    ['/w/.env', '/w/.env'],
    ['/w/.env.example', '/w'],
    ['/wide', '/'],
  ])('%s falls under %s', (path, expected) => {
    expect(ruleFor(rules, path)?.path).toBe(expected)
  })
})
