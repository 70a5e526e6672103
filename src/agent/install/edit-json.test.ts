import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { editJson } from './edit-json.ts'
import { parseJsonTree } from './json-tree.ts'

const COMMENTED = `// mine
{
  "model": "x", // the best
  "list": [1, 2,   3],
  /* hooks */
  "hooks": {
    "Stop": [] // none
  }
}
`

describe('editing JSON', () => {
  it('keeps comments and layout where something is added, and when it is taken out again', () => {
    const value = parseJsonTree(COMMENTED)!.node.value as { hooks: object }
    const after = { ...value, hooks: { ...value.hooks, PreToolUse: [{ matcher: '*' }] } }
    const edited = editJson(COMMENTED, after)!
    expect(edited).toBe(
      COMMENTED.replace(
        '"Stop": [] // none\n',
        '"Stop": [],\n    "PreToolUse": [\n      {\n        "matcher": "*"\n      }\n    ] // none\n',
      ),
    )
    expect(editJson(edited, value)).toBe(COMMENTED)
  })

  it.each([
    ['{}', { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
    ['{"a":1}', { a: 1, b: { c: 2 } }, '{"a":1, "b": {"c":2}}'],
    ['{\n\t"a": 1\n}\n', { a: 1, b: [] }, '{\n\t"a": 1,\n\t"b": []\n}\n'],
    ['{\r\n  "a": 1\r\n}', { a: 1, b: 2 }, '{\r\n  "a": 1,\r\n  "b": 2\r\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', { b: 2 }, '{\n  "b": 2\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', { a: 1 }, '{\n  "a": 1\n}'],
    ['{\n  "a": 1\n}', {}, '{}'],
    ['{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', { a: 1 }, '{\n  "a": 1\n}'],
    ['{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', { b: 2 }, '{\n  "b": 2\n}'],
    ['{\n  "a": 1\n}', { a: 1, b: 2, c: 3 }, '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}'],
    ['{\n  "a": 1, // one\n  "b": 2\n}', { a: 1 }, '{\n  "a": 1 // one\n}'],
    ['{ "a": 1, // one\n  "b": 2 }', { a: 1 }, undefined],
    ['{"a": [1, 2, 3]}', { a: [1, 3] }, '{"a": [1, 3]}'],
    ['{"a": [1, 2, 3]}', { a: [1, 9, 3] }, '{"a": [1, 9, 3]}'],
  ])('makes of %j, for %j, %j', (text, after, expected) => {
    expect(editJson(text, after)).toBe(expected)
  })

  it.each([
    '',
    '{',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '[1,]x',
    '{a: 1}',
    '/* {',
    'nul',
    '"a\nb"',
  ])('does not read %j', (text) => {
    expect(editJson(text, {})).toBeUndefined()
  })

  it('reads what JSON.parse reads, alike', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, indent) => {
        const value: unknown = JSON.parse(json)
        const text = JSON.stringify(value, null, indent)
        expect(parseJsonTree(text)?.node.value).toEqual(JSON.parse(text))
      }),
      fuzzing(100),
    )
  })

  it('gives every text any other value, or says that it cannot', () => {
    const settings = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', '__proto__', 'hooks'),
      fc.jsonValue({ maxDepth: 3 }),
    )
    fc.assert(
      fc.property(settings, settings, fc.constantFrom(undefined, 2, '\t'), (from, to, indent) => {
        const [before, after] = [from, to].map((each) => JSON.parse(JSON.stringify(each)))
        const edited = editJson(JSON.stringify(before, null, indent), after)
        if (edited !== undefined) expect(JSON.parse(edited)).toEqual(after)
      }),
      fuzzing(100),
    )
  })
})
