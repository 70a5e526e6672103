import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { ConfidenceCounter, calibrationOf, poolConfidences, riskCoverage } from './calibration.ts'

const said = (confidence: number, correct: boolean) => ({ confidence, correct })

function stated(verdicts: readonly ReturnType<typeof said>[]) {
  const counter = new ConfidenceCounter()
  for (const { confidence, correct } of verdicts) counter.add(confidence, correct)
  return counter.result()
}

describe('calibration', () => {
  it('is the mean distance of confidence and correctness over the bins, by hand', () => {
    // Two bins, because equal confidences stay together: 0.6 is right in half of four, 0.9 in all.
    const verdicts = [
      ...[true, true, false, false].map((right) => said(0.6, right)),
      ...Array.from({ length: 6 }, () => said(0.9, true)),
    ]
    const found = calibrationOf(stated(verdicts))!
    expect(found.bins.map(({ count, correct }) => [count, correct])).toEqual([
      [4, 2],
      [6, 6],
    ])
    expect(found.expected_calibration_error).toBeCloseTo((4 * 0.1 + 6 * 0.1) / 10, 12)
    // The six surest have no mistake; then half of each one more.
    const risk = [0.5 / 7, 1 / 8, 1.5 / 9, 2 / 10]
    expect(found.area_under_risk_coverage).toBeCloseTo(
      risk.reduce((sum, each) => sum + each, 0) / 10,
      12,
    )
  })

  it('has ten bins of equal mass where all confidences differ', () => {
    const verdicts = Array.from({ length: 200 }, (_, i) => said(i / 200, true))
    expect(calibrationOf(stated(verdicts))!.bins.map(({ count }) => count)).toEqual(
      Array(10).fill(20),
    )
  })

  it('is the same for the parts of a run put together', () => {
    const verdicts = Array.from({ length: 50 }, (_, i) => said((i % 7) / 7, i % 3 > 0))
    const parts = [verdicts.slice(0, 20), [], verdicts.slice(20)].map(stated)
    expect(poolConfidences([...parts, null])).toEqual(stated(verdicts))
  })

  it('knows how many mistakes are left among the surest', () => {
    const verdicts = [said(0.9, true), said(0.9, true), said(0.5, false), said(0.2, true)]
    expect(riskCoverage(stated(verdicts))).toEqual([
      { confidence: 0.9, coverage: 0.5, risk: 0 },
      { confidence: 0.5, coverage: 0.75, risk: 1 / 3 },
      { confidence: 0.2, coverage: 1, risk: 0.25 },
    ])
  })

  it('is unknown without a confidence', () => expect(calibrationOf([])).toBeNull())

  it('loses no verdict, stays a share, and does not depend on the order', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            confidence: fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
            correct: fc.boolean(),
          }),
          { minLength: 1, maxLength: 60 },
        ),
        (verdicts) => {
          const found = calibrationOf(stated(verdicts))!
          expect(found.bins.reduce((sum, { count }) => sum + count, 0)).toBe(verdicts.length)
          expect(found.bins.length).toBeLessThanOrEqual(10)
          for (const share of [found.expected_calibration_error, found.area_under_risk_coverage]) {
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share).toBeLessThanOrEqual(1)
          }
          const turned = calibrationOf(stated([...verdicts].reverse()))!
          expect(turned.area_under_risk_coverage).toBeCloseTo(found.area_under_risk_coverage, 12)
          expect(turned.expected_calibration_error).toBeCloseTo(
            found.expected_calibration_error,
            12,
          )
        },
      ),
      fuzzing(200),
    ))
})
