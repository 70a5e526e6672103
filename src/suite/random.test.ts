import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const draws = (...seeds: (string | number)[]) => {
  const random = createRandom(...seeds)
  return Array.from({ length: 20 }, () => random.integer(0, 999))
}

describe('createRandom', () => {
  it('gives the same draws for the same seeds, also tomorrow', () => {
    expect(draws(42)).toEqual(draws(42))
    // worked out by an independent program
    expect(draws(42).slice(0, 5)).toEqual([778, 679, 511, 92, 120])
  })

  it('gives other draws for other seeds, and tells their order and kind apart', () => {
    expect(draws(1)).not.toEqual(draws(2))
    expect(draws('a', 'b')).not.toEqual(draws('b', 'a'))
    expect(draws('a', 'b')).not.toEqual(draws('ab'))
  })

  it('stays inside the bounds and reaches both', () => {
    const random = createRandom(7)
    const seen = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)))
    expect([...seen].sort()).toEqual([3, 4, 5, 6])
    for (let i = 0; i < 1000; i++) {
      const value = random.next()
      expect(value >= 0 && value < 1).toBe(true)
    }
  })

  it('is near uniform', () => {
    const random = createRandom('uniform')
    const counts = new Array(10).fill(0)
    for (let i = 0; i < 100_000; i++) counts[random.integer(0, 9)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow('nothing to pick from')
  })
})
