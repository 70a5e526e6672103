import { CostMeter } from './cost.ts'
import { type Latency, summariseLatency } from './latency.ts'
import type { ScorableSample } from './scorable-sample.ts'
import { type ScoredSample, scoreSample } from './score-sample.ts'
import { addToTally, emptyTally } from './tally.ts'

/** Scores the samples of one run as they come, and keeps only what the metrics need. */
export class RunScorer {
  readonly tally = emptyTally()
  readonly #cost: CostMeter
  readonly #latencies: number[] = []
  readonly #totals: number[] = []

  constructor(model: string) {
    this.#cost = new CostMeter(model)
  }

  /** Scores one sample; null, and nothing counted, when its target is not ALLOW or BLOCK. */
  add(sample: ScorableSample): ScoredSample | null {
    const scored = scoreSample(sample)
    if (scored === null) return null
    addToTally(this.tally, scored)
    this.#cost.add(sample.usage, sample.cost)
    if (sample.latencyMs !== null) this.#latencies.push(sample.latencyMs)
    if (sample.totalMs !== null) this.#totals.push(sample.totalMs)
    return scored
  }

  /** The guard's own time. */
  latency(): Latency | null {
    return summariseLatency(this.#latencies)
  }

  /** With queueing and backing off: what the published tables call latency. */
  totalLatency(): Latency | null {
    return summariseLatency(this.#totals)
  }

  cost() {
    return this.#cost.result()
  }
}
