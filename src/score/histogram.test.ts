import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { distributionOf } from './histogram.ts'

describe('a distribution', () => {
  it('has equal stretches over a small range, and its figures', () => {
    const found = distributionOf([10, 12, 14, 16, 18, 20])!
    expect(found).toMatchObject({ count: 6, p50: 15, max: 20 })
    expect(found.bins).toEqual([
      { from: 10, to: 12.5, count: 2 },
      { from: 12.5, to: 15, count: 1 },
      { from: 15, to: 17.5, count: 1 },
      { from: 17.5, to: 20, count: 2 },
    ])
  })

  it('has stretches that grow by a factor over a wide one', () => {
    const { bins } = distributionOf([1, 10, 100, 10_000])!
    expect(bins.map(({ to }) => Math.round(to))).toEqual([10, 100, 1000, 10_000])
    expect(bins.map(({ count }) => count)).toEqual([1, 1, 1, 1])
  })

  it('of one value is one stretch, of none unknown', () => {
    expect(distributionOf([0, 0, 0])!.bins).toEqual([{ from: 0, to: 0, count: 3 }])
    expect(distributionOf([])).toBeNull()
  })

  it('counts every value in its stretch, and leaves no gap', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (values) => {
          const { bins } = distributionOf(values)!
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
          expect([bins[0]!.from, bins.at(-1)!.to]).toEqual([
            Math.min(...values),
            Math.max(...values),
          ])
          for (const [i, bin] of bins.entries()) {
            if (i > 0) expect(bin.from).toBe(bins[i - 1]!.to)
            const inside = values.filter(
              (value) => value >= bin.from && (i === bins.length - 1 || value < bin.to),
            )
            expect(inside).toHaveLength(bin.count)
          }
        },
      ),
      fuzzing(200),
    ))
})
