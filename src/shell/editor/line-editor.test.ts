import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { MarkFilter } from '../mark-filter.ts'
import { KeyDecoder, type KeyEvent } from './keys.ts'
import { asText } from './line-editor.ts'
import { layOut } from './screen.ts'

const picture = (text: string, cursor = text.length) => ({
  prompt: '$ ',
  continuation: '> ',
  text,
  cursor,
})

describe('the rows of a line', () => {
  it('wrap where the terminal ends, by the width of what is shown', () => {
    expect(layOut(picture('abcdefgh'), 6)).toEqual({ rows: ['$ abcd', 'efgh'], row: 1, column: 4 })
    expect(layOut(picture('世世世'), 5)).toEqual({ rows: ['$ 世', '世世'], row: 1, column: 4 })
    expect(layOut(picture('abcd'), 6)).toEqual({ rows: ['$ abcd', ''], row: 1, column: 0 })
    expect(layOut(picture('a\nb'), 10)).toEqual({ rows: ['$ a', '> b'], row: 1, column: 3 })
    expect(layOut(picture('a\u001bb'), 10).rows).toEqual(['$ a^[b'])
    const coloured = { ...picture('x'), prompt: '\u001b[31m$\u001b[0m ' }
    expect(layOut(coloured, 10).column).toBe(3)
  })
})

describe('keys', () => {
  const all = (pieces: Buffer[]) => {
    const decoder = new KeyDecoder()
    const events: KeyEvent[] = []
    for (const piece of pieces) {
      decoder.push(piece)
      for (let event = decoder.next(); event; event = decoder.next()) events.push(event)
    }
    return events
  }
  /** Texts are joined: where they are cut does not matter. */
  const joined = (events: KeyEvent[]) => {
    const list: KeyEvent[] = []
    for (const event of events) {
      const last = list.at(-1)
      if (event.kind === 'text' && last?.kind === 'text') last.text += event.text
      else list.push({ ...event })
    }
    return list
  }

  it('are the same wherever the bytes are cut', () => {
    const key = fc.constantFrom(
      ...[
        'a',
        '世',
        '👩‍👩‍👧',
        '\r',
        '\t',
        '\u0003',
        '\u001b[A',
        '\u001bb',
        '\u001b[1;5C',
        '\u001bOH',
      ],
      '\u001b[200~pasted\r\n\u0003text\u001b[201~',
    )
    fc.assert(
      fc.property(fc.array(key), fc.array(fc.nat(40)), (keys, cuts) => {
        const bytes = Buffer.from(keys.join(''))
        const pieces: Buffer[] = []
        let at = 0
        for (const cut of cuts) {
          pieces.push(bytes.subarray(at, at + cut))
          at += cut
        }
        pieces.push(bytes.subarray(at))
        expect(joined(all(pieces))).toEqual(joined(all([bytes])))
      }),
      fuzzing(200),
    )
  })

  it('make a text that a command can hold', () => {
    expect(asText('a\r\nb\rc\0d\u001b[31me\u0003\tf')).toBe('a\nb\ncd[31me\tf')
  })
})

describe('the mark in the output', () => {
  it('is found and taken out wherever the output is cut', () => {
    const mark = Buffer.from('\u001b]7770;abc\u0007')
    const piece = fc.constantFrom(
      'x',
      '\u001b',
      '\u001b]',
      '\u001b]7770;abd',
      mark.toString(),
      '\u0007',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.nat(9), (pieces, step) => {
        const bytes = Buffer.from(pieces.join(''))
        const filter = new MarkFilter(mark)
        let shown = ''
        let marks = 0
        for (let at = 0; at < bytes.length; at += step + 1) {
          const result = filter.push(bytes.subarray(at, at + step + 1))
          shown += result.shown.toString()
          marks += result.marks
        }
        shown += filter.end().toString()
        const parts = pieces.join('').split(mark.toString())
        expect({ shown, marks }).toEqual({ shown: parts.join(''), marks: parts.length - 1 })
      }),
      fuzzing(300),
    )
  })
})
