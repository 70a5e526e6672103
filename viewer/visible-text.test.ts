import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../tests/fuzz.ts'
import { oneLine, spelledOut, stretchesOf } from './visible-text.ts'

const shown = (text: string, kind: 'command' | 'prose' = 'command') =>
  stretchesOf(text, kind).map(({ start, end, hidden, foreign }) =>
    hidden ? `<${hidden}>` : foreign ? `[${text.slice(start, end)}]` : text.slice(start, end),
  )

describe('what would not be seen', () => {
  it('is named: controls, bidi, zero width, odd spaces, lone surrogates', () => {
    expect(shown('a\u001bb\u202ec\u200bd\u00a0e\ud800f\u3164g\ufe0fh')).toEqual([
      'a',
      '<U+001B escape>',
      'b',
      '<U+202E right-to-left override>',
      'c',
      '<U+200B zero width space>',
      'd',
      '<U+00A0 no-break space>',
      'e',
      '<U+D800>',
      'f',
      '<U+3164>',
      'g',
      '<U+FE0F>',
      'h',
    ])
  })

  it('is not what lays a text out', () => {
    expect(shown('a\n\tb c')).toEqual(['a\n\tb c'])
    expect(oneLine('a\n\tb', 100)).toBe('a ⏎  b')
    expect(oneLine('abcdef', 3)).toBe('abc…')
  })

  it('points at letters that may look Latin, in commands but not in prose', () => {
    expect(shown('pаypal é')).toEqual(['p', '[а]', 'ypal é'])
    expect(shown('привет', 'prose')).toEqual(['привет'])
  })

  it('leaves nothing hidden in any text, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const stretches = stretchesOf(text, 'command')
        expect(stretches.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
        expect(/[\p{Cc}\p{Cf}]/u.test(spelledOut(text).replace(/[\n\t]/g, ''))).toBe(false)
      }),
      fuzzing(100),
    )
  })
})
