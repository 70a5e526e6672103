import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { VERDICTS } from '../verdict/index.ts'
import { readReply } from './reply-reader.ts'

/** What replies are made of, in pieces that fit together in many wrong ways. */
const piece = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '{{',
    '}}',
    '"',
    '\\',
    '\\"',
    ':',
    ',',
    '"action"',
    '"ACTION"',
    '"block"',
    '"Warn"',
    'allow',
    '"reason"',
    '```json\n',
    '```',
    '<think>',
    '</think>',
    '<|python_tag|>',
    '[',
    ']',
    'null',
    '1e999',
    '\u0000',
    '\ud800',
    '\n',
    ' ',
  ),
  fc.string({ maxLength: 6 }),
)
const reply = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

test('any reply is a verdict or a cause', () => {
  fc.assert(
    fc.property(reply, (text) => {
      const reading = readReply(text)
      if (reading.verdict === null) {
        expect(['no_json', 'bad_json', 'unknown_action']).toContain(reading.cause)
      } else {
        expect(VERDICTS).toContain(reading.verdict)
        // Nothing is guessed from prose: the word stands in the reply, in quotes.
        expect(text.toLowerCase()).toMatch(new RegExp(`"\\s*${reading.verdict}\\s*"`, 'i'))
      }
    }),
    fuzzing(2000),
  )
})

test('a reply repeated into megabytes ends, as only linear work does', () => {
  const unit = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      unit.filter((text) => text !== ''),
      (text) => {
        readReply(text.repeat(Math.ceil(1_000_000 / text.length)))
      },
    ),
    fuzzing(20),
  )
})

test('a well-formed object is read whatever stands behind it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...VERDICTS), fc.string(), reply, (verdict, reason, behind) => {
      const text = `${JSON.stringify({ reason, action: verdict })}\n${behind}`
      if (text.includes('think>')) return
      expect(readReply(text)).toMatchObject({ verdict, reason })
    }),
    fuzzing(500),
  )
})
