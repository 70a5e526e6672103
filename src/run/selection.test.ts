import { describe, expect, test } from 'vitest'
import { choose } from './selection.ts'

const count = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
  return seed / 2 ** 32
}

describe('a part of a suite', () => {
  const all = { malicious: count(0, 50), harmless: count(50, 100) }

  test('drawn: so many different ones, in their order, half of each side', () => {
    const drawn = [...choose(all, { sample: 10 }, seeded(1))]
    expect(new Set(drawn).size).toBe(10)
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b))
    expect(drawn.filter((position) => position < 50)).toHaveLength(5)
    expect([...choose(all, { sample: 10 }, seeded(1))]).toEqual(drawn)
    expect([...choose(all, { sample: 10 }, seeded(2))]).not.toEqual(drawn)
  })

  test('drawn: every one about equally often', () => {
    const counts = new Array(100).fill(0)
    const random = seeded(3)
    for (let i = 0; i < 5000; i++)
      for (const at of choose(all, { sample: 10 }, random)) counts[at]++
    expect(Math.min(...counts)).toBeGreaterThan(400)
    expect(Math.max(...counts)).toBeLessThan(600)
  })

  test('limited: the same ones, spread over each side', () => {
    expect([...choose(all, { limit: 4 }, seeded(1))]).toEqual([0, 25, 50, 75])
    expect([...choose(all, { limit: 4 }, seeded(2))]).toEqual([0, 25, 50, 75])
    expect([...choose(all, { limit: 1 }, seeded(1))]).toEqual([0])
  })

  test('takes more of one side where the other has too few', () => {
    const few = { malicious: [3], harmless: count(10, 20) }
    expect([...choose(few, { limit: 6 }, seeded(1))]).toEqual([3, 10, 12, 14, 16, 18])
    expect(choose({ malicious: [], harmless: count(0, 9) }, { sample: 4 }, seeded(1))).toHaveLength(
      4,
    )
    expect(choose({ malicious: count(0, 9), harmless: [9] }, { limit: 6 }, seeded(1))).toHaveLength(
      6,
    )
  })

  test('more than there are is all; the limit comes after the draw', () => {
    expect([...choose(all, { sample: 999 }, seeded(1))]).toEqual(count(0, 100))
    const drawn = [...choose(all, { sample: 20 }, seeded(1))]
    const limited = [...choose(all, { sample: 20, limit: 4 }, seeded(1))]
    expect(limited).toHaveLength(4)
    expect(drawn).toEqual(expect.arrayContaining(limited))
  })
})
