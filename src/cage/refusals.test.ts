import { describe, expect, it } from 'vitest'
import type { Cage, CageExplanation, PathRule } from './cage.ts'
import { ruleFor } from './layout.ts'
import { explainRefusals } from './refusals.ts'

const RULES: PathRule[] = [
  { path: '/home/me/.ssh', rule: 'empty', why: 'a private key' },
  { path: '/home/me/app', rule: 'writable', why: 'the workspace' },
  { path: '/home/me/app/.git/hooks', rule: 'read-only', why: 'what git obeys' },
]

const cage = (net: CageExplanation['net'] = 'loopback') =>
  ({
    ruleFor: (path: string) =>
      ruleFor(RULES, path) ?? { path, rule: 'read-only', why: 'it lies outside of the workspace' },
    explain: () => ({ net }) as CageExplanation,
  }) as Cage

const explain = (said: string, net?: CageExplanation['net'], directory = '/home/me/app') =>
  explainRefusals(said, cage(net), { home: '/home/me', directory })

describe('what was refused', () => {
  it.each([
    ["touch: cannot touch '/etc/x': Read-only file system", /^\/etc\/x is read-only: it lies/],
    ['sh: 1: cannot create /etc/a b: Read-only file system', /^\/etc\/a is read-only/],
    [
      'cat: /home/me/.ssh/id_rsa: No such file or directory',
      /^\/home\/me\/\.ssh\/id_rsa is empty here: a private key/,
    ],
    ["Error: EROFS: read-only file system, open '/etc/y'", /^\/etc\/y is read-only/],
    ['bash: ~/app/.git/hooks/a: Permission denied', /hooks\/a is read-only: what git obeys/],
    ['curl: (6) Could not resolve host: example.com', /^the network is "loopback".*--net all/],
  ])('%s', (said, expected) => {
    expect(explain(said)).toEqual([expect.stringMatching(expected)])
  })

  it.each([
    // Not our doing: it may not be read outside either.
    'cat: /etc/sudoers: Permission denied',
    'ls: cannot access /home/me/nowhere: No such file or directory',
    'make: *** /home/me/app/Makefile: Permission denied',
    'ls: cannot read symbolic link /proc/1/fd/0: Permission denied',
    'all tests passed',
    '',
  ])('nothing that we know about: %s', (said) => {
    expect(explain(said)).toEqual([])
  })

  it('is told by the full path, wherever the shell has gone', () => {
    const expected = [expect.stringMatching(/^\/home\/me\/notes is read-only: it lies outside/)]
    for (const said of [
      'bash: notes: Read-only file system',
      "touch: cannot touch 'notes': Read-only file system",
      "touch: cannot touch './notes': Read-only file system",
    ])
      expect(explain(said, 'loopback', '/home/me')).toEqual(expected)
  })

  it('is told in a few lines, each path once', () => {
    const lines = Array.from({ length: 50 }, (_, i) => `rm: '/etc/${i % 9}': Read-only file system`)
    expect(explain(lines.join('\n'))).toHaveLength(3)
    expect(explain(`${lines[0]}\n${lines[0]}`)).toHaveLength(1)
    expect(explain('Network is unreachable', 'all')).toEqual([])
  })
})
