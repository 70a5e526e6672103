import { describe, expect, it } from 'vitest'
import { drawSamples } from './draw-samples.ts'
import { createRandom } from './random.ts'

async function* numbers(count: number) {
  for (let i = 0; i < count; i++) yield i
}

describe('drawSamples', () => {
  it('draws as many as asked for, in order, each once, the same for the same seed', async () => {
    const drawn = await drawSamples(numbers(100), 10, createRandom(1))
    expect(drawn).toHaveLength(10)
    expect(new Set(drawn).size).toBe(10)
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b))
    expect(await drawSamples(numbers(100), 10, createRandom(1))).toEqual(drawn)
    expect(await drawSamples(numbers(100), 10, createRandom(2))).not.toEqual(drawn)
  })

  it('gives all where fewer are there', async () => {
    expect(await drawSamples(numbers(3), 10, createRandom(1))).toEqual([0, 1, 2])
  })

  it('gives every sample the same chance', async () => {
    const counts = new Array(20).fill(0)
    for (let seed = 0; seed < 2000; seed++) {
      for (const one of await drawSamples(numbers(20), 5, createRandom(seed))) counts[one]++
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100)
  })
})
