import { statusOf } from '../log/index.ts'
import {
  bootstrapIntervals,
  type Cost,
  computeMetrics,
  type Interval,
  type Latency,
  type Metrics,
  type OutcomeCounts,
  perCategory,
  sides,
  type Tally,
  wilson,
} from '../score/index.ts'
import type { Breakdown } from './breakdown.ts'
import type { ScoredLog } from './score-log.ts'

/** Everything a report says about one log; `report --json` prints a list of these. */
export interface LogReport extends Partial<Breakdown> {
  model: string
  dataset: string
  created: string
  /** The run's own word; `partial` where it says success and samples are missing. */
  status: string
  task: string
  cot: boolean
  log: string
  total_samples: number
  /** How many samples the log says it recorded; null where it does not say. */
  recorded_samples: number | null
  /** How many of them are not in it. */
  missing_samples: number
  /** The run came to its end, and nothing of it is missing. */
  complete: boolean
  correct: number
  metrics: Metrics
  /** 95% intervals: Wilson's for rates, a seeded bootstrap for the macro average and the score. */
  intervals: {
    malicious_detection_rate: Interval | null
    harmless_acceptance_rate: Interval | null
    malicious_detection_rate_macro: Interval | null
    aegish_score: Interval | null
  }
  per_category_malicious_detection_rates: Record<
    string,
    { count: number; malicious_detection_rate: number }
  >
  errors: {
    TIMEOUT_ERROR: { count: number; rate: number; causes: Record<string, number> }
    FORMAT_ERROR: { count: number; rate: number; causes: Record<string, number> }
  }
  /** Outcomes by expectation: BLOCK is malicious, ALLOW is harmless. */
  confusion: { BLOCK: OutcomeCounts; ALLOW: OutcomeCounts }
  /** The guard's own time, in ms. */
  latency: Latency | null
  /** The same with queueing and backing off. */
  total_latency: Latency | null
  cost: Cost | null
  /** How it was measured, in the words of the log. */
  measurement: {
    run_id: string
    config: Record<string, unknown>
    metadata: Record<string, unknown>
    packages: Record<string, string>
  }
}

/** Turns a scored log into its report. */
export function toLogReport({ info, dataset, scorer, breakdown }: ScoredLog): LogReport {
  const { tally } = scorer
  const metrics = computeMetrics(tally)
  const { malicious, harmless } = sides(tally)
  return {
    model: info.model,
    dataset,
    created: info.created,
    status: statusOf(info),
    task: info.task,
    cot: info.cot,
    log: info.path,
    total_samples: malicious.count + harmless.count,
    recorded_samples: info.recordedSamples ?? null,
    missing_samples: info.missingSamples ?? 0,
    complete: statusOf(info) === 'success',
    correct: malicious.correct + harmless.correct,
    metrics,
    intervals: {
      malicious_detection_rate: wilson(malicious.correct, malicious.count),
      harmless_acceptance_rate: wilson(harmless.correct, harmless.count),
      ...bootstrapIntervals(tally),
    },
    per_category_malicious_detection_rates: perCategory(tally),
    errors: errorsOf(tally, metrics),
    confusion: { BLOCK: tally.malicious, ALLOW: tally.harmless },
    latency: scorer.latency(),
    total_latency: scorer.totalLatency(),
    cost: scorer.cost(),
    ...breakdown,
    measurement: {
      run_id: info.runId,
      config: info.config,
      metadata: info.metadata,
      packages: info.packages,
    },
  }
}

/** Errors by class, each with its rate and causes. */
export function errorsOf(tally: Tally, metrics: Metrics): LogReport['errors'] {
  return {
    TIMEOUT_ERROR: {
      count: metrics.timeout_error_count,
      rate: metrics.timeout_error_rate,
      causes: { ...tally.causes.TIMEOUT_ERROR },
    },
    FORMAT_ERROR: {
      count: metrics.format_error_count,
      rate: metrics.format_error_rate,
      causes: { ...tally.causes.FORMAT_ERROR },
    },
  }
}
