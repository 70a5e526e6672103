import { describe, expect, it } from 'vitest'
import { bootstrapIntervals, drawBinomial, seededRandom } from './bootstrap.ts'
import { holm, mcnemarExact, quantile, standardError, wilson } from './statistics.ts'
import { emptyTally } from './tally.ts'

// Reference values: statsmodels 0.15.0 (proportion_confint method='wilson', mcnemar exact=True,
// multipletests method='holm'), scipy 1.17.1 (binomtest), numpy 2.4.6 (std ddof=1, percentile).

describe('Wilson intervals, against statsmodels', () => {
  it.each([
    [8, 10, 0.49016247153664183, 0.9433178485456247],
    [0, 20, 0, 0.1611251580528194],
    [20, 20, 0.8388748419471804, 1],
    [373, 431, 0.8299634043147264, 0.894438544051217],
    [1, 1000, 0.00017654637062607765, 0.005642558597957937],
  ])('%i of %i', (correct, count, low, high) => {
    const interval = wilson(correct, count)!
    expect(interval.low).toBeCloseTo(low, 12)
    expect(interval.high).toBeCloseTo(high, 12)
  })
  it('has none over no samples', () => expect(wilson(0, 0)).toBeNull())
})

describe('exact McNemar, against statsmodels and scipy', () => {
  it.each([
    [121, 59, 4.4344492637551645e-6],
    [10, 2, 0.03857421875],
    [5, 5, 1],
    [0, 6, 0.03125],
    [1, 20, 2.09808349609375e-5],
    [300, 210, 7.8005002825186e-5],
    [0, 0, 1],
  ])('%i and %i discordant pairs', (b, c, p) => {
    expect(mcnemarExact(b, c) / p).toBeCloseTo(1, 9)
    expect(mcnemarExact(c, b)).toBe(mcnemarExact(b, c))
  })
  it('does not overflow', () => expect(mcnemarExact(600_000, 590_000)).toBeGreaterThan(0))
})

describe('other statistics', () => {
  it('corrects by Holm, against statsmodels', () => {
    const adjusted = holm([0.01, 0.04, 0.03, 0.005, 0.5])
    const reference = [0.04, 0.09, 0.09, 0.025, 0.5]
    for (const [i, p] of reference.entries()) expect(adjusted[i]).toBeCloseTo(p, 12)
    expect(holm([])).toEqual([])
  })
  it('has the standard error of 0/1 values with n−1, against numpy', () => {
    expect(standardError(373, 431)).toBeCloseTo(0.01645723667008961, 15)
    expect(standardError(1, 1)).toBe(0)
  })
  it('interpolates quantiles inclusively, against numpy', () => {
    const values = [15, 20, 35, 40, 50]
    expect([0.4, 0.9, 0.99].map((q) => quantile(values, q))).toEqual([29, 46, 49.6])
  })
})

describe('bootstrap', () => {
  const tally = emptyTally()
  tally.malicious.BLOCK = 373
  tally.malicious.WARN = 58
  tally.harmless.ALLOW = 289
  tally.harmless.BLOCK = 21
  tally.categories.shell = { count: 431, detected: 373 }

  it('is the same for the same seed, and another for another', () => {
    const run = (seed: number) => bootstrapIntervals(tally, { resamples: 500, seed })
    expect(run(1)).toEqual(run(1))
    expect(run(1)).not.toEqual(run(2))
  })
  it('agrees with 200,000 resamples of numpy', () => {
    const { aegish_score } = bootstrapIntervals(tally)
    expect(Math.abs(aegish_score!.low - 0.8770549547)).toBeLessThan(0.003)
    expect(Math.abs(aegish_score!.high - 0.9196691864)).toBeLessThan(0.003)
  })
  it('draws binomials with the right mean and variance, large and small', () => {
    const random = seededRandom(7)
    for (const [n, p] of [
      [10, 0.3],
      [431, 0.865],
      [100_000, 0.98],
      [50, 0.5],
    ] as const) {
      const draws = Array.from({ length: 4000 }, () => drawBinomial(n, p, random))
      const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length
      const variance = draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / draws.length
      expect(Math.abs(mean / (n * p) - 1)).toBeLessThan(0.03)
      expect(Math.abs(variance / (n * p * (1 - p)) - 1)).toBeLessThan(0.12)
    }
  })
})
