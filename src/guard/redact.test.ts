import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { createRedactor, holdsValue, publicAddress } from './redact.ts'

test('a secret goes in every form that it may take', () => {
  const secret = 'k"ey\\with/odd chars'
  const redact = createRedactor([secret])
  const forms = [
    secret,
    JSON.stringify({ message: secret }),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
  ]
  for (const form of forms) {
    expect(redact(`before ${form} after`)).toContain('[redacted]')
    expect(redact(`before ${form} after`)).not.toContain('odd')
  }
})

test('a value is found where it would be taken out, and nowhere else', () => {
  const value = fc.string({ unit: 'binary', maxLength: 12 })
  const form = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => JSON.stringify(text),
    (text) => encodeURIComponent(text),
    (text) => Buffer.from(text).toString('base64'),
  )
  fc.assert(
    fc.property(value, value, value, form, (secret, before, other, inForm) => {
      for (const held of [secret, other]) {
        const text = `${before}${inForm(held)}`
        expect(holdsValue(text, secret)).toBe(createRedactor([secret])(text) !== text)
      }
    }),
    fuzzing(500),
  )
})

test('one secret may be the beginning of another', () => {
  const redact = createRedactor(['abcdefgh', 'abcdefghijkl'])
  expect(redact('abcdefghijkl abcdefgh')).toBe('[redacted] [redacted]')
})

test('what is short or absent is no secret', () => {
  const redact = createRedactor([undefined, '', 'EMPTY', '   '])
  expect(redact('EMPTY   words')).toBe('EMPTY   words')
})

test('JSON stays JSON', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string(), (secret, text) => {
      const redact = createRedactor([secret])
      const redacted = redact(JSON.stringify({ text: `${text}${secret}${text}` }))
      if (secret.trim().length >= 8) expect(redacted).toContain('[redacted]')
      if (!/["\\:{}]|text/.test(secret)) JSON.parse(redacted)
    }),
    fuzzing(100),
  )
})

test('an address is shown without its secrets', () => {
  expect(publicAddress('https://user:secret@host:8080/v1/?token=x')).toBe('https://host:8080/v1')
  expect(publicAddress('https://api.example.com/')).toBe('https://api.example.com')
  expect(publicAddress('not an address with a secret')).toBe('[redacted]')
})
