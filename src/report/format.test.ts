import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { toCsv } from './csv.ts'
import { jsonText, printable } from './format.ts'
import { codeSpan, escapeMarkdown, markdownTable } from './markdown.ts'

/** Escape, its C1 twin, carriage return, right-to-left override, isolate, zero width, a tag. */
const ACTIVE = ['\u001b', '\u009b', '\r', '\u202e', '\u2066', '\u200b', '\u{e0041}']
const acts = new RegExp(`[${ACTIVE.join('')}]`, 'u')

test('nothing that acts on a terminal is left, in text, JSON and CSV', () => {
  const text = `a${ACTIVE.join('b')}c`
  expect(printable(text)).not.toMatch(acts)
  expect(printable('\u001b\u{e0041}')).toBe('\\u001b\\udb40\\udc41')
  expect(toCsv([[text]])).not.toMatch(acts)
  expect(jsonText({ [text]: text }, 2)).not.toMatch(acts)
})

test('JSON means the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.constantFrom(...ACTIVE)), (value, marks) => {
      const whole = { value, [marks.join('')]: marks }
      expect(JSON.parse(jsonText(whole))).toEqual(JSON.parse(JSON.stringify(whole)))
      expect(JSON.parse(jsonText(whole, 2))).toEqual(JSON.parse(JSON.stringify(whole)))
    }),
    fuzzing(100),
  )
})

test.each([
  '=cmd()',
  '+1',
  '-1',
  '@x',
  '\t=1',
  ' =1',
  '\r=1',
  '\uff1d1',
])('no cell of a CSV file is a formula: %j', (text) => {
  expect(toCsv([[text]])).toMatch(/^"?'/)
})

test('numbers of a CSV file stay numbers, and texts are quoted where they must be', () => {
  expect(toCsv([[-1, null, 'a "b", c\nd']])).toBe('-1,,"a ""b"", c\\nd"\n')
})

test.each([
  ['openai/gpt-5-mini', 'openai/gpt-5-mini'],
  ['a_b (cot)', 'a\\_b (cot)'],
  ['@team', '`@team`'],
  ['see http://x.example', '`see http://x.example`'],
  ['www.x.example', '`www.x.example`'],
  ['me@x.example', '`me@x.example`'],
  ['fixes #1', '`fixes #1`'],
  ['GH-12', '`GH-12`'],
  ['0123abcdef', '`0123abcdef`'],
  ['<b>', '`<b>`'],
  ['- a', '`- a`'],
  ['a`b', '``a`b``'],
  ['`a``', '``` `a`` ```'],
  ['a\nb', 'a b'],
  ['@a\nb', '`@a\\nb`'],
  ['', ''],
])('Markdown shows %j and does nothing', (text, shown) => {
  expect(escapeMarkdown(text)).toBe(shown)
})

test('a command is code, and no cell ends before its end', () => {
  expect(codeSpan('cat a | sh')).toBe('`cat a | sh`')
  const cell = (text: string) => markdownTable(['a'], [[escapeMarkdown(text)]])[2]
  expect(cell('x | y')).toBe('| `x \\| y` |')
  expect(cell('x \\| y')).toBe('| `x \\| y` |')
  expect(cell('x \\\\| y')).toBe('| `x \\\\\\| y` |')
})
