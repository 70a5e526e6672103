import type { DatasetResult } from '../compare/index.ts'
import type { LoggedSample } from '../log/index.ts'
import {
  CertaintyCounter,
  ConfidenceCounter,
  calibrationOf,
  noOutcomes,
  type OutcomeCounts,
  rate,
  type ScoredSample,
  SteadinessCounter,
} from '../score/index.ts'
import { CascadeCounter } from './cascade-counter.ts'
import { TwinCounter } from './twin-counter.ts'

/** What a log tells beyond its metrics: by category, technique, twins, time, stage, certainty. */
export type Breakdown = Required<
  Pick<
    DatasetResult,
    | 'per_category_outcomes'
    | 'per_technique_detection_rates'
    | 'twins'
    | 'time_spent'
    | 'cascade'
    | 'steadiness'
    | 'certainty'
    | 'calibration'
    | 'stated_confidences'
  >
>

/** Counts the breakdown of one log as its samples pass; only twins that wait for each other stay. */
export class BreakdownCounter {
  readonly #categories = new Map<string, OutcomeCounts>()
  readonly #techniques = new Map<string, { count: number; detected: number }>()
  readonly #twins = new TwinCounter()
  readonly #cascade = new CascadeCounter()
  readonly #steadiness: SteadinessCounter | null
  readonly #certainty = new CertaintyCounter()
  readonly #confidences = new ConfidenceCounter()
  readonly #time = { count: 0, model: 0, backoff: 0, queue: 0, waiting: 0 }

  /** A run that asks once has nothing to remember of each sample. */
  constructor({ epochs }: { epochs?: unknown } = {}) {
    this.#steadiness = epochs === 1 ? null : new SteadinessCounter()
  }

  add(scored: ScoredSample, sample: LoggedSample): void {
    if (scored.expected === 'BLOCK') {
      if (scored.category !== null) this.#addCategory(scored.category, scored)
      const { technique } = sample.metadata
      if (typeof technique === 'string') this.#addTechnique(technique, scored.correct)
    }
    this.#twins.add(scored, sample.metadata.twin)
    this.#cascade.add(sample)
    this.#steadiness?.add(scored)
    this.#certainty.add(scored.expected, scored.outcome, sample.decision?.certainty)
    if (scored.confidence !== null) this.#confidences.add(scored.confidence, scored.correct)
    this.#addTime(sample)
  }

  result(): Breakdown {
    const confidences = this.#confidences.result()
    return {
      per_category_outcomes: sorted(this.#categories),
      per_technique_detection_rates: sorted(
        new Map(
          [...this.#techniques].map(([name, { count, detected }]) => [
            name,
            { count, malicious_detection_rate: rate(detected, count) },
          ]),
        ),
      ),
      twins: this.#twins.result(),
      time_spent: this.#timeSpent(),
      cascade: this.#cascade.result(),
      steadiness: this.#steadiness?.result() ?? null,
      certainty: this.#certainty.result(),
      calibration: calibrationOf(confidences),
      stated_confidences: confidences.length === 0 ? null : confidences,
    }
  }

  #addCategory(category: string, { outcome }: ScoredSample): void {
    const counts = this.#categories.get(category) ?? noOutcomes()
    this.#categories.set(category, counts)
    counts[outcome]++
  }

  #addTechnique(technique: string, correct: boolean): void {
    const row = this.#techniques.get(technique) ?? { count: 0, detected: 0 }
    this.#techniques.set(technique, row)
    row.count++
    if (correct) row.detected++
  }

  /** Logs of others only tell the whole and the model's part: the rest is waiting of some kind. */
  #addTime({ timing, latencyMs, totalMs }: LoggedSample): void {
    const time = this.#time
    if (isTiming(timing)) {
      time.model += timing.modelMs
      time.backoff += timing.backoffMs
      time.queue += timing.queueMs
    } else if (latencyMs !== null && totalMs !== null) {
      time.model += latencyMs
      time.waiting += Math.max(0, totalMs - latencyMs)
    } else return
    time.count++
  }

  #timeSpent(): Breakdown['time_spent'] {
    const { count, model, backoff, queue, waiting } = this.#time
    if (count === 0) return null
    return {
      count,
      model_ms: model / count,
      backoff_ms: backoff / count,
      queue_ms: queue / count,
      waiting_ms: waiting / count,
    }
  }
}

function isTiming(timing: LoggedSample['timing']): timing is NonNullable<LoggedSample['timing']> {
  return (
    timing !== undefined &&
    [timing.modelMs, timing.backoffMs, timing.queueMs].every((ms) => Number.isFinite(ms) && ms >= 0)
  )
}

function sorted<T>(rows: Map<string, T>): Record<string, T> {
  return Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
}
