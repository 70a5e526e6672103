import { describe, expect, it, test } from 'vitest'
import { EXAMPLES } from './examples/index.ts'
import { neededLetters } from './needed-letters.ts'
import { packPattern, unpackPattern } from './pattern.ts'
import { TABLES } from './tables.ts'

describe('the letters that a pattern needs', () => {
  it.each<[RegExp, string[] | undefined]>([
    [/stop/, ['stop']],
    [/\b(?:stop|kill)\b -\S+/, ['stop', 'kill']],
    [/^(?:-\S+ )*delete\b/, ['delete']],
    [/(?:now)? later/, [' later']],
    [/colou?r/, ['colo']],
    [/goo+gle/, ['goo']],
    [/a{0,3}bcd/, ['bcd']],
    [/(?=.*--all).*delete/, ['delete']],
    [/(?!.*never)\bever\b/, ['ever']],
    [/[abc]x/, undefined],
    [/x|\d+/, undefined],
    [/STOP|Kill\S+/i, ['stop', 'kill']],
    [/stop/g, undefined],
    [/\x41bc/, undefined],
    [/--(?<way>up|down) \k<way>|other/, ['--', 'other']],
  ])('of %s', (pattern, needed) => expect(neededLetters(pattern)).toEqual(needed))
})

test('a pattern answers as it would without them', () => {
  const patterns: RegExp[] = []
  const collect = (value: unknown) => {
    if (value instanceof RegExp) patterns.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(TABLES)
  const texts = EXAMPLES.flatMap(Object.values)
    .flatMap((lines) => Object.values(lines).flat())
    .map((line) => String(line).split(' → ')[0]!.replace(/^\S+ /, ''))
  const capitals = texts.map((text) => text.toUpperCase())
  expect(texts.length).toBeGreaterThan(1000)
  expect(patterns.length).toBeGreaterThan(500)
  // Each pattern gets every third of them: all would take long, and find the same.
  const differ = patterns.flatMap((pattern, i) => {
    const late = unpackPattern(packPattern(pattern))
    const asked = pattern.flags.includes('i') ? texts.concat(capitals) : texts
    return asked.filter(
      (text, k) =>
        (i + k) % 3 === 0 &&
        (late.test(text) !== pattern.test(text) ||
          late.exec(text)?.[1] !== pattern.exec(text)?.[1]),
    )
  })
  expect(differ).toEqual([])
})
