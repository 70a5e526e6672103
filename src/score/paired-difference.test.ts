import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { meanDifference, pairedDifference } from './paired-difference.ts'

describe('the difference of two rates on the same samples', () => {
  it('has an interval by Bonett and Price, by hand', () => {
    const found = pairedDifference({ count: 98, onlyFirst: 19, onlySecond: 9 })!
    expect(found.value).toBeCloseTo(-10 / 98, 12)
    // (9 + 1 − 19 − 1) / 100 = −0.1; variance (0.2 + 0.1 − 0.01) / 100.
    const spread = 1.959963984540054 * Math.sqrt(0.0029)
    expect(found.low).toBeCloseTo(-0.1 - spread, 12)
    expect(found.high).toBeCloseTo(-0.1 + spread, 12)
  })

  it('is not sure of nothing where no pair differs', () => {
    const { low, value, high } = pairedDifference({ count: 50, onlyFirst: 0, onlySecond: 0 })!
    expect(value).toBe(0)
    expect(low).toBeCloseTo(-high, 12)
    expect(high).toBeGreaterThan(0.01)
  })

  it('is unknown over no pairs', () => {
    const none = { count: 0, onlyFirst: 0, onlySecond: 0 }
    expect(pairedDifference(none)).toBeNull()
    expect(meanDifference([{ count: 5, onlyFirst: 1, onlySecond: 0 }, none])).toBeNull()
  })

  it('lies in its interval, and turns around with the guards', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc
            .tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 }), fc.nat({ max: 400 }))
            .map(([same, onlyFirst, onlySecond]) => ({
              count: same + onlyFirst + onlySecond + 1,
              onlyFirst,
              onlySecond,
            })),
          { minLength: 1, maxLength: 3 },
        ),
        (parts) => {
          const { low, value, high } = meanDifference(parts)!
          expect(low).toBeLessThanOrEqual(value + 1e-12)
          expect(high).toBeGreaterThanOrEqual(value - 1e-12)
          expect(Math.max(Math.abs(low), Math.abs(high))).toBeLessThanOrEqual(1)
          const turned = meanDifference(
            parts.map(({ count, onlyFirst, onlySecond }) => ({
              count,
              onlyFirst: onlySecond,
              onlySecond: onlyFirst,
            })),
          )!
          expect(turned.value).toBeCloseTo(-value, 12)
          expect(turned.low).toBeCloseTo(-high, 12)
        },
      ),
      fuzzing(300),
    ))
})
