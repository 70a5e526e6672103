import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { decodeUtf8 } from './utf8.ts'

const text = fc.string({ unit: 'binary', maxLength: 200 }).map((one) => Buffer.from(one))
const ascii = fc.string({ unit: 'binary-ascii', maxLength: 200 }).map((one) => Buffer.from(one))
const bytes = fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one))
/** Valid but for one byte, which a check in strides may miss. */
const damaged = fc.tuple(text, fc.nat(), fc.nat(255)).map(([one, at, byte]) => {
  if (one.length > 0) one[at % one.length] = byte
  return one
})
const marked = text.map((one) => Buffer.concat([Buffer.from('\ufeff'), one]))

test('bytes have the text that the slow way gives them, valid or not', () => {
  fc.assert(
    fc.property(fc.oneof(text, ascii, bytes, damaged, marked), (one) => {
      expect(decodeUtf8(one)).toBe(one.toString('utf8'))
    }),
    fuzzing(2000),
  )
})
