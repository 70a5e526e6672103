import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKS, overlap } from './overlap.ts'

const { one, name, any } = MARKS

/** Every text of a pattern over a tiny alphabet, as far as runs of two characters go. */
function texts(pattern: string): Set<string> {
  let found = ['']
  for (const character of pattern) {
    const choices =
      character === one
        ? ['a', 'b']
        : character === name
          ? ['', 'a', 'b', 'ab', 'ba', 'aa', 'bb']
          : character === any
            ? ['', 'a', 'b', '/', 'a/', '/a', 'b/', '/b', 'ab', 'ba', 'aa', 'bb', '//']
            : [character]
    found = found.flatMap((start) => choices.map((choice) => start + choice))
  }
  return new Set(found)
}

describe('the overlap of two patterns', () => {
  it.each([
    ['/srv/a', '/srv/a', { same: true, below: false, above: false }],
    ['/srv/a/b', '/srv/a', { same: false, below: true, above: false }],
    ['/srv', '/srv/a', { same: false, below: false, above: 'surely' }],
    ['', '/srv/a', { same: false, below: false, above: 'surely' }],
    ['/srv/ab', '/srv/a', { same: false, below: false, above: false }],
    [`/srv/${name}`, '/srv/a', { same: true, below: false, above: false }],
    [`/srv/${name}`, '/srv/a/b', { same: false, below: false, above: 'surely' }],
    [`/s${one}v/a`, '/srv/a', { same: true, below: false, above: false }],
    ['/srv/x', `/srv/${any}/key`, { same: false, below: false, above: 'perhaps' }],
    [`x${name}`, `${name}y`, { same: true, below: false, above: false }],
  ])('%j and %j', (first, second, expected) => {
    expect(overlap(first, second)).toEqual(expected)
  })

  it('finds every text that a search by hand finds', () => {
    const pattern = fc
      .array(fc.constantFrom('a', 'b', '/', one, name, any), { maxLength: 4 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(pattern, pattern, (first, second) => {
        const [here, there] = [texts(first), texts(second)]
        const { same, below } = overlap(first, second)
        if ([...here].some((text) => there.has(text))) expect(same).toBe(true)
        if ([...here].some((text) => [...there].some((top) => text.startsWith(`${top}/`))))
          expect(same || below).toBe(true)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})
