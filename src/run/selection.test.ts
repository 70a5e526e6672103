import { describe, expect, test } from 'vitest'
import { choose } from './selection.ts'

describe('drawing', () => {
  const all = Array.from({ length: 50 }, (_, i) => i)
  const seeded = (seed: number) => () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return seed / 2 ** 32
  }

  test('gives so many different ones, in their order', () => {
    const drawn = [...choose(all, { sample: 10 }, seeded(1))]
    expect(new Set(drawn).size).toBe(10)
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b))
    expect([...choose(all, { sample: 10 }, seeded(1))]).toEqual(drawn)
    expect([...choose(all, { sample: 10 }, seeded(2))]).not.toEqual(drawn)
  })

  test('every one is drawn about equally often', () => {
    const counts = new Array(50).fill(0)
    const random = seeded(3)
    for (let i = 0; i < 5000; i++) for (const at of choose(all, { sample: 5 }, random)) counts[at]++
    expect(Math.min(...counts)).toBeGreaterThan(400)
    expect(Math.max(...counts)).toBeLessThan(600)
  })

  test('more than there are is all; the limit comes last', () => {
    expect([...choose(all, { sample: 99 }, seeded(1))]).toEqual(all)
    expect([...choose([7, 8, 9], { limit: 2 }, seeded(1))]).toEqual([7, 8])
  })
})
