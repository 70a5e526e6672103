import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

const reference = (text: string) => createHash('sha256').update(text).digest('hex')

describe('sha256', () => {
  it('agrees with another implementation at every length around its blocks', () => {
    for (let length = 0; length <= 260; length++) {
      const text = 'é\u0000a'.repeat(100).slice(0, length)
      expect(sha256(text), String(length)).toBe(reference(text))
    }
  })

  it('agrees on texts of many blocks and any letters', () => {
    for (const text of ['😀'.repeat(5000), '\ud800 half a letter', 'x'.repeat(1_000_003)])
      expect(sha256(text)).toBe(reference(text))
  })
})
