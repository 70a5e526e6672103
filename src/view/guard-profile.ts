import { poolRates } from '../report/index.ts'
import {
  calibrationOf,
  distributionOf,
  noOutcomes,
  type OutcomeCounts,
  poolCertainty,
  poolConfidences,
  poolSteadiness,
  wilson,
} from '../score/index.ts'
import type { Outcome } from '../verdict/index.ts'
import type { GuardProfile, WeakPart } from './api.ts'
import type { Contender } from './contender.ts'
import { mistakesOf } from './mistakes.ts'
import type { Recorded } from './recording.ts'
import type { SampleRows } from './sample-table.ts'

/** What is worth knowing about one guard by itself; `others` show which mistakes are its own. */
export function guardProfile(
  contender: Contender<Recorded>,
  others: readonly Contender<Recorded>[],
  table: SampleRows,
): GuardProfile {
  const { id, entrant, recordings } = contender
  const results = entrant.datasets.map(({ result }) => result)
  return {
    guard: id,
    categories: weakestFirst(results.map((each) => each.per_category_malicious_detection_rates)),
    techniques: weakestFirst(results.map((each) => each.per_technique_detection_rates)),
    confusion: confusionOf(results.map(({ confusion }) => confusion)),
    mistakes: mistakesOf(contender, others, table),
    calibration: calibrationOf(poolConfidences(results.map((each) => each.stated_confidences))),
    certainty: poolCertainty(results.map(({ certainty }) => certainty)),
    latency: distributionOf(known(recordings, 'latencies')),
    cost: distributionOf(known(recordings, 'costs')),
    steadiness: poolSteadiness(results.map(({ steadiness }) => steadiness)),
  }
}

/**
 * Where it is surely weak stands first: by the upper end of Wilson's interval of the detection
 * rate. One miss of one sample tells little, ten of forty tell much.
 */
function weakestFirst(tables: Parameters<typeof poolRates>[0]): WeakPart[] {
  return [...poolRates(tables)]
    .map(([name, { count, correct }]) => ({ name, count, correct, ...wilson(correct, count)! }))
    .sort((a, b) => a.high - b.high || a.low - b.low || (a.name < b.name ? -1 : 1))
}

function confusionOf(
  matrices: readonly (Record<'BLOCK' | 'ALLOW', OutcomeCounts> | null | undefined)[],
): GuardProfile['confusion'] {
  const sum = { BLOCK: noOutcomes(), ALLOW: noOutcomes() }
  for (const matrix of matrices) {
    if (!matrix) return null
    for (const side of ['BLOCK', 'ALLOW'] as const) {
      for (const outcome of Object.keys(sum[side]) as Outcome[]) {
        sum[side][outcome] += matrix[side][outcome]
      }
    }
  }
  return matrices.length === 0 ? null : sum
}

function* known(
  recordings: readonly Recorded[],
  what: 'latencies' | 'costs',
): Generator<number, void> {
  for (const { outcomes } of recordings) {
    for (const value of outcomes[what].subarray(0, outcomes.length)) {
      if (!Number.isNaN(value)) yield value
    }
  }
}
