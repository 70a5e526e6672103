import {
  majorityOutcome,
  noOutcomes,
  type OutcomeCounts,
  type ScoredSample,
} from '../score/index.ts'
import { OUTCOMES, type Outcome } from '../verdict/index.ts'

/** A sample as a comparison knows it: one, however often it was asked about. */
export interface CatalogSample
  extends Pick<ScoredSample, 'id' | 'expected' | 'command' | 'category'> {
  key: string
  dataset: string
}

/** Samples by their numbers: answers lie in arrays by these, and are compared without a look-up. */
export interface NumberedSamples {
  readonly size: number
  at(sample: number): CatalogSample
}

/**
 * What one guard said, sample by sample. A sample that it was asked about several times counts
 * once, by the majority of its answers: they are not independent.
 */
export class SampleVotes {
  readonly catalog: NumberedSamples
  /** By number of the sample: 0 was not asked, else one more than the place among the outcomes. */
  #votes = new Uint8Array(256)
  /** All votes about the samples that were asked about more than once. */
  readonly #repeated = new Map<number, OutcomeCounts>()
  #size = 0

  constructor(catalog: NumberedSamples) {
    this.catalog = catalog
  }

  /** Counts one answer. */
  count(sample: number, outcome: Outcome): void {
    if (sample >= this.#votes.length) this.#grow(sample + 1)
    const before = this.voteOn(sample)
    if (before === undefined) {
      this.#size++
      this.#vote(sample, outcome)
      return
    }
    const counts = this.#repeated.get(sample) ?? { ...noOutcomes(), [before]: 1 }
    counts[outcome]++
    this.#repeated.set(sample, counts)
    this.#vote(sample, majorityOutcome(counts))
  }

  /** What the guard says about a sample; undefined where it was not asked. */
  voteOn(sample: number): Outcome | undefined {
    return OUTCOMES[(this.#votes[sample] ?? 0) - 1]
  }

  /** The numbers of the samples that it was asked about, in their order. */
  *samples(): Generator<number, void> {
    for (let sample = 0; sample < this.#votes.length; sample++) {
      if (this.#votes[sample] !== 0) yield sample
    }
  }

  /** How many samples it was asked about. */
  get size(): number {
    return this.#size
  }

  #vote(sample: number, outcome: Outcome): void {
    this.#votes[sample] = OUTCOMES.indexOf(outcome) + 1
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, this.#votes.length * 2))
    larger.set(this.#votes)
    this.#votes = larger
  }
}
