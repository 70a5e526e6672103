import { describe, expect, test } from 'vitest'
import { costOf } from './cost.ts'

/** USD per million tokens of claude-haiku-4-5: in, out, cached, put into the cache. */
const [IN, OUT, CACHED, WRITTEN] = [1, 5, 0.1, 1.25]
const model = 'anthropic/claude-haiku-4-5'

describe('cached tokens have their own price', () => {
  test('as part of the input, as the total shows', () => {
    const usage = {
      inputTokens: 1000,
      outputTokens: 20,
      totalTokens: 1020,
      cachedInputTokens: 700,
      cacheWriteTokens: 200,
    }
    const cost = 100 * IN + 700 * CACHED + 200 * WRITTEN + 20 * OUT
    expect(costOf(model, usage)).toBeCloseTo(cost / 1e6, 12)
  })

  test('beside the input, as the total shows', () => {
    const usage = { inputTokens: 100, outputTokens: 20, totalTokens: 820, cachedInputTokens: 700 }
    expect(costOf(model, usage)).toBeCloseTo((100 * IN + 700 * CACHED + 20 * OUT) / 1e6, 12)
  })

  test('cost as much as any where the model has no other price', () => {
    const usage = { inputTokens: 100, outputTokens: 0, cachedInputTokens: 50 }
    expect(costOf('phi-4', usage)).toBe(costOf('phi-4', { inputTokens: 100, outputTokens: 0 }))
  })

  test('more cached than there was: the input is not negative', () => {
    const usage = { inputTokens: 10, outputTokens: 0, totalTokens: 10, cachedInputTokens: 50 }
    expect(costOf(model, usage)).toBeCloseTo((50 * CACHED) / 1e6, 12)
  })
})
