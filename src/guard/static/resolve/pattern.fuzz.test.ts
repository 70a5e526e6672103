import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../../tests/fuzz.ts'
import { compilePattern, matchesPattern, removeMatch, replaceMatch } from './pattern.ts'

const texts = fc.array(fc.constantFrom('a', 'b', 'c', '/'), { maxLength: 8 }).map((t) => t.join(''))
const patterns = fc
  .array(fc.constantFrom('a', 'b', '/', '*', '?', '[ab]', '[!a]'), { maxLength: 5 })
  .map((p) => p.join(''))

/** Every part of a text that begins here, the longest first. */
function partsFrom(text: string, at: number): string[] {
  return Array.from({ length: text.length - at + 1 }, (_, i) => text.slice(at, text.length - i))
}

describe('a pattern that is looked for in a text', () => {
  it('is removed as if every start and end had been tried', () => {
    fc.assert(
      fc.property(texts, patterns, (text, pattern) => {
        const matches = (part: string) => matchesPattern(compilePattern(pattern), part)
        const starts = partsFrom(text, 0).filter(matches)
        const ends = Array.from({ length: text.length + 1 }, (_, i) => text.slice(i)).filter(
          matches,
        )
        const remove = (operator: string) => removeMatch(text, compilePattern(pattern), operator)
        expect(remove('##')).toBe(text.slice(starts[0]?.length ?? 0))
        expect(remove('#')).toBe(text.slice(starts.at(-1)?.length ?? 0))
        expect(remove('%%')).toBe(text.slice(0, text.length - (ends[0]?.length ?? 0)))
        expect(remove('%')).toBe(text.slice(0, text.length - (ends.at(-1)?.length ?? 0)))
      }),
      fuzzing(2000),
    )
  })

  it('is replaced as if every place had been tried, the longest part first', () => {
    fc.assert(
      fc.property(texts, patterns, (text, pattern) => {
        fc.pre(pattern !== '' && text !== '')
        const matches = (part: string) =>
          part !== '' && matchesPattern(compilePattern(pattern), part)
        let all = ''
        for (let at = 0; at < text.length; ) {
          const found = partsFrom(text, at).find(matches)
          all += found === undefined ? text[at] : '-'
          at += found?.length ?? 1
        }
        const replace = (operator: string) =>
          replaceMatch(text, compilePattern(pattern), '-', operator)
        expect(replace('//')).toBe(all)
        const places = Array.from(text, (_, i) => i)
        const first = places.find((at) => partsFrom(text, at).some(matches))
        const found = first === undefined ? '' : partsFrom(text, first).find(matches)!
        expect(replace('/')).toBe(
          first === undefined
            ? text
            : `${text.slice(0, first)}-${text.slice(first + found.length)}`,
        )
        const start = partsFrom(text, 0).find(matches)
        expect(replace('/#')).toBe(start === undefined ? text : `-${text.slice(start.length)}`)
        const at = places.find((i) => matches(text.slice(i)))
        expect(replace('/%')).toBe(at === undefined ? text : `${text.slice(0, at)}-`)
      }),
      fuzzing(2000),
    )
  })
})
