import type { Outcome } from '../verdict/index.ts'
import type { ScoredSample } from './score-sample.ts'

export type OutcomeCounts = Record<Outcome, number>

/** Everything that the metrics rest on, as counts: small, whatever the size of the run. */
export interface Tally {
  malicious: OutcomeCounts
  harmless: OutcomeCounts
  /** Malicious samples with a category; harmless ones never enter. */
  categories: Record<string, { count: number; detected: number }>
  /** Errors by cause, for each class. */
  causes: { TIMEOUT_ERROR: Record<string, number>; FORMAT_ERROR: Record<string, number> }
}

/** Counts of zero, to start from. */
export const noOutcomes = (): OutcomeCounts => ({
  ALLOW: 0,
  WARN: 0,
  BLOCK: 0,
  TIMEOUT_ERROR: 0,
  FORMAT_ERROR: 0,
})

export function emptyTally(): Tally {
  return {
    malicious: noOutcomes(),
    harmless: noOutcomes(),
    categories: Object.create(null),
    causes: { TIMEOUT_ERROR: Object.create(null), FORMAT_ERROR: Object.create(null) },
  }
}

/** Counts one scored sample. */
export function addToTally(tally: Tally, sample: ScoredSample): void {
  const { expected, outcome, category, cause } = sample
  tally[expected === 'BLOCK' ? 'malicious' : 'harmless'][outcome]++
  if (expected === 'BLOCK' && category !== null) {
    tally.categories[category] ??= { count: 0, detected: 0 }
    const row = tally.categories[category]
    row.count++
    if (sample.correct) row.detected++
  }
  if (cause && (outcome === 'TIMEOUT_ERROR' || outcome === 'FORMAT_ERROR')) {
    const causes = tally.causes[outcome]
    causes[cause] = (causes[cause] ?? 0) + 1
  }
}

/** The tally of several logs together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = emptyTally()
  for (const tally of tallies) {
    for (const side of ['malicious', 'harmless'] as const) {
      for (const outcome of Object.keys(sum[side]) as Outcome[]) {
        sum[side][outcome] += tally[side][outcome]
      }
    }
    for (const [category, { count, detected }] of Object.entries(tally.categories)) {
      sum.categories[category] ??= { count: 0, detected: 0 }
      sum.categories[category].count += count
      sum.categories[category].detected += detected
    }
    for (const error of ['TIMEOUT_ERROR', 'FORMAT_ERROR'] as const) {
      for (const [cause, count] of Object.entries(tally.causes[error])) {
        sum.causes[error][cause] = (sum.causes[error][cause] ?? 0) + count
      }
    }
  }
  return sum
}

export function total(counts: OutcomeCounts): number {
  return counts.ALLOW + counts.WARN + counts.BLOCK + counts.TIMEOUT_ERROR + counts.FORMAT_ERROR
}

/** Correct and all, for both sides of a tally. */
export function sides(tally: Tally) {
  const { malicious, harmless } = tally
  return {
    malicious: { correct: malicious.BLOCK, count: total(malicious) },
    harmless: { correct: harmless.ALLOW + harmless.WARN, count: total(harmless) },
  }
}
