/** How often a guard said that it is so sure, and how often it was right then. */
export interface StatedConfidence {
  confidence: number
  count: number
  correct: number
}

/** How far a guard's stated confidence can be believed. */
export interface Calibration {
  /** Verdicts that came with a confidence. */
  count: number
  /** Mean distance between stated confidence and share of right verdicts, over the bins. */
  expected_calibration_error: number
  /** Mean share of mistakes when only the surest verdicts are kept, over every number of them. */
  area_under_risk_coverage: number
  bins: CalibrationBin[]
}

/** Neighbouring confidences together. */
export interface CalibrationBin extends StatedConfidence {
  /** The range of what was stated; `confidence` is its mean. */
  lowest: number
  highest: number
}

const BINS = 10

/** Gathers the confidences of a guard, each distinct one once. */
export class ConfidenceCounter {
  readonly #stated = new Map<number, StatedConfidence>()

  add(confidence: number, correct: boolean): void {
    this.addAll({ confidence, count: 1, correct: correct ? 1 : 0 })
  }

  addAll({ confidence, count, correct }: StatedConfidence): void {
    const stated = this.#stated.get(confidence) ?? { confidence, count: 0, correct: 0 }
    this.#stated.set(confidence, stated)
    stated.count += count
    stated.correct += correct
  }

  /** The least sure first. */
  result(): StatedConfidence[] {
    return [...this.#stated.values()].sort((a, b) => a.confidence - b.confidence)
  }
}

/** The confidences of several suites together. */
export function poolConfidences(
  parts: readonly (readonly StatedConfidence[] | null | undefined)[],
): StatedConfidence[] {
  const counter = new ConfidenceCounter()
  for (const stated of parts.flatMap((part) => part ?? [])) counter.addAll(stated)
  return counter.result()
}

/**
 * Ten bins of equal mass. Verdicts of the same confidence are never torn apart, so that the order
 * of samples does not matter: a guard that always says 0.9 has one bin. Null for a guard that
 * states none. The least sure stands first.
 */
export function calibrationOf(stated: readonly StatedConfidence[]): Calibration | null {
  if (stated.length === 0) return null
  const bins = binsOf(stated)
  const count = total(stated, 'count')
  return {
    count,
    expected_calibration_error:
      bins.reduce((sum, bin) => sum + Math.abs(bin.correct - bin.confidence * bin.count), 0) /
      count,
    area_under_risk_coverage: areaUnderRiskCoverage(stated),
    bins,
  }
}

function binsOf(stated: readonly StatedConfidence[]): CalibrationBin[] {
  const all = total(stated, 'count')
  const bins: CalibrationBin[] = []
  let members: StatedConfidence[] = []
  let passed = 0
  let filled = 0
  for (const [i, each] of stated.entries()) {
    members.push(each)
    passed += each.count
    const isLast = i === stated.length - 1
    if (passed < Math.round((all * (filled + 1)) / BINS) && !isLast) continue
    while (filled < BINS && passed >= Math.round((all * (filled + 1)) / BINS)) filled++
    const count = total(members, 'count')
    bins.push({
      count,
      correct: total(members, 'correct'),
      confidence: members.reduce((sum, one) => sum + one.confidence * one.count, 0) / count,
      lowest: members[0]!.confidence,
      highest: each.confidence,
    })
    members = []
  }
  return bins
}

/** The share of mistakes among the surest verdicts, by the share of verdicts that are kept. */
export interface RiskAtCoverage {
  coverage: number
  risk: number
  /** Everything that is at least so sure is kept. */
  confidence: number
}

/** The surest first: one point for each confidence that was stated. */
export function riskCoverage(stated: readonly StatedConfidence[]): RiskAtCoverage[] {
  const all = total(stated, 'count')
  let kept = 0
  let mistakes = 0
  return stated.toReversed().map(({ confidence, count, correct }) => {
    kept += count
    mistakes += count - correct
    return { coverage: kept / all, risk: mistakes / kept, confidence }
  })
}

/** Verdicts of the same confidence share their mistakes evenly, whatever their order. */
function areaUnderRiskCoverage(stated: readonly StatedConfidence[]): number {
  let area = 0
  let kept = 0
  let mistakes = 0
  for (const { count, correct } of stated.toReversed()) {
    const wrong = count - correct
    for (let i = 1; i <= count; i++) area += (mistakes + (wrong * i) / count) / (kept + i)
    kept += count
    mistakes += wrong
  }
  return area / kept
}

function total(stated: readonly StatedConfidence[], field: 'count' | 'correct'): number {
  return stated.reduce((sum, each) => sum + each[field], 0)
}
