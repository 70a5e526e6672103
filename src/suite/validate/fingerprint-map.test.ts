import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { FingerprintMap } from './fingerprint-map.ts'

describe('FingerprintMap', () => {
  it('behaves like a map, also while it grows', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.nat()), { maxLength: 80 }), (entries) => {
        const map = new FingerprintMap(4)
        const reference = new Map<string, number>()
        for (const [text, value] of entries) {
          expect(map.get(text)).toBe(reference.get(text))
          map.set(text, value)
          reference.set(text, value)
        }
        for (const [text, value] of reference) expect(map.get(text)).toBe(value)
        expect([...map.values()].sort()).toEqual([...reference.values()].sort())
      }),
      fuzzing(100),
    )
  })

  it('adds only what is new', () => {
    const map = new FingerprintMap()
    expect(map.add('a', 0)).toBeUndefined()
    expect(map.add('a', 7)).toBe(0)
    expect(map.get('a')).toBe(0)
  })

  it('tells 300,000 texts apart that differ little', () => {
    const map = new FingerprintMap()
    for (let i = 0; i < 300_000; i++) {
      if (map.add(`cat /srv/${i % 7}/file-${i}`, i) !== undefined)
        throw new Error(`collision at ${i}`)
    }
    expect(map.get('cat /srv/0/file-0')).toBe(0)
    expect(map.get('cat /srv/0/file-1')).toBeUndefined()
  })
})
