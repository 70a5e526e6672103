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

export interface CalibrationBin {
  count: number
  correct: number
  /** The mean of the stated ones, and their range. */
  confidence: number
  lowest: number
  highest: number
}

const BINS = 10

/** One verdict: how sure the guard said it was, and whether it was right. */
export interface StatedVerdict {
  confidence: number
  correct: boolean
}

/**
 * Ten bins of equal mass. Verdicts of the same confidence are never torn apart, so that the order
 * of samples does not matter: a guard that always says 0.9 has one bin.
 */
export function calibrationOf(verdicts: readonly StatedVerdict[]): Calibration | null {
  if (verdicts.length === 0) return null
  const sorted = [...verdicts].sort((a, b) => a.confidence - b.confidence)
  const bins = binsOf(sorted)
  return {
    count: sorted.length,
    expected_calibration_error:
      bins.reduce((sum, bin) => sum + Math.abs(bin.correct - bin.confidence * bin.count), 0) /
      sorted.length,
    area_under_risk_coverage: riskCoverage(sorted),
    bins,
  }
}

function binsOf(sorted: readonly StatedVerdict[]): CalibrationBin[] {
  const bins: CalibrationBin[] = []
  let from = 0
  for (let bin = 1; bin <= BINS; bin++) {
    let to = Math.round((sorted.length * bin) / BINS)
    while (to > from && to < sorted.length && same(sorted, to - 1, to)) to++
    if (to <= from) continue
    const members = sorted.slice(from, to)
    bins.push({
      count: members.length,
      correct: members.filter(({ correct }) => correct).length,
      confidence: members.reduce((sum, { confidence }) => sum + confidence, 0) / members.length,
      lowest: members[0]!.confidence,
      highest: members.at(-1)!.confidence,
    })
    from = to
  }
  return bins
}

/** Verdicts of the same confidence share their mistakes evenly, whatever their order. */
function riskCoverage(sorted: readonly StatedVerdict[]): number {
  let area = 0
  let covered = 0
  let mistakes = 0
  for (let end = sorted.length; end > 0; ) {
    let start = end - 1
    while (start > 0 && same(sorted, start - 1, start)) start--
    const group = sorted.slice(start, end)
    const wrong = group.filter(({ correct }) => !correct).length
    for (let i = 1; i <= group.length; i++) {
      area += (mistakes + (wrong * i) / group.length) / (covered + i)
    }
    covered += group.length
    mistakes += wrong
    end = start
  }
  return area / sorted.length
}

function same(sorted: readonly StatedVerdict[], a: number, b: number): boolean {
  return sorted[a]!.confidence === sorted[b]!.confidence
}
