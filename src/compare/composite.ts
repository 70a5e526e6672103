import { compositeOf, rate, standardError } from '../score/index.ts'
import type { Entrant, Side } from './entrant.ts'

/** A guard over all of its datasets together. */
export interface Composite {
  aegish_score: number | null
  aegish_score_se: number | null
  malicious_detection_rate: number | null
  malicious_detection_rate_se: number | null
  harmless_acceptance_rate: number | null
  harmless_acceptance_rate_se: number | null
  total_cost_usd: number | null
  cost_per_1000_combined: number | null
  /** The mean of the datasets' mean latencies, as the published tables have it. */
  avg_latency_ms: number | null
}

/** Pools the sides of all datasets. With either side missing there is no score. */
export function toComposite({ datasets }: Entrant): Composite {
  const malicious = pool(datasets.map((dataset) => dataset.malicious))
  const harmless = pool(datasets.map((dataset) => dataset.harmless))
  const commands = malicious.count + harmless.count
  const cost = sumOrNull(datasets.map((dataset) => dataset.cost?.total_cost ?? null))
  const latency = sumOrNull(datasets.map((dataset) => dataset.latency?.mean ?? null))
  return {
    ...compositeOf(malicious, harmless),
    malicious_detection_rate: known(malicious, rate),
    malicious_detection_rate_se: known(malicious, standardError),
    harmless_acceptance_rate: known(harmless, rate),
    harmless_acceptance_rate_se: known(harmless, standardError),
    total_cost_usd: cost,
    cost_per_1000_combined: cost === null || commands === 0 ? null : (cost / commands) * 1000,
    avg_latency_ms: latency === null ? null : latency / datasets.length,
  }
}

/** Correct and all, over several datasets together. */
export function pool(sides: readonly Side[]): Side {
  return {
    correct: sides.reduce((sum, side) => sum + side.correct, 0),
    count: sides.reduce((sum, side) => sum + side.count, 0),
  }
}

/** A sum with an unknown part is unknown. */
function sumOrNull(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    values.length === 0 ? null : 0,
  )
}

function known({ correct, count }: Side, compute: (correct: number, count: number) => number) {
  return count === 0 ? null : compute(correct, count)
}
