import { createHash } from 'node:crypto'
import {
  majorityOutcome,
  noOutcomes,
  type OutcomeCounts,
  type ScoredSample,
} from '../score/index.ts'
import { OUTCOMES, type Outcome } from '../verdict/index.ts'
import { keyOf, type SampleCatalog } from './sample-catalog.ts'

/** Where one answer stands: its own key, and the number of the sample that it is about. */
export interface IndexedAnswer {
  key: string
  sample: number
}

/**
 * What one guard said, sample by sample. A sample that it was asked about several times counts
 * once, by the majority of its answers: they are not independent.
 */
export class OutcomeIndex {
  readonly catalog: SampleCatalog
  /** By number of the sample: 0 was not asked, else one more than the place among the outcomes. */
  #votes = new Uint8Array(256)
  /** All votes about the samples that were asked about more than once. */
  readonly #repeated = new Map<number, OutcomeCounts>()
  readonly #times = new Map<string, number>()
  #size = 0
  #name: { size: number; text: string } | undefined

  constructor(catalog: SampleCatalog) {
    this.catalog = catalog
  }

  /** Counts one answer. */
  add(scored: ScoredSample, dataset: string): IndexedAnswer {
    const base = keyOf(scored, dataset, scored.epoch)
    // The same command may stand twice in a dataset; the n-th is paired with the n-th.
    const times = (this.#times.get(base) ?? 0) + 1
    this.#times.set(base, times)
    const nth = (key: string) => (times === 1 ? key : `${key}#${times}`)
    const key = nth(base)
    // The first epoch stands for the sample, whether or not this guard was asked then.
    const own = scored.epoch === 1 ? key : nth(keyOf(scored, dataset, 1))
    const sample = this.catalog.numberOf(own, scored, dataset)
    this.#count(sample, scored.outcome)
    return { key, sample }
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

  /** A name for the set of samples, whatever their order and however often they were asked. */
  sampleSet(): string {
    if (this.#name?.size !== this.#size) {
      const hash = createHash('sha256')
      const keys = Array.from(this.samples(), (sample) => this.catalog.at(sample).key)
      for (const key of keys.sort()) hash.update(key)
      this.#name = { size: this.#size, text: hash.digest('hex').slice(0, 12) }
    }
    return this.#name.text
  }

  #count(sample: number, outcome: Outcome): void {
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

  #vote(sample: number, outcome: Outcome): void {
    this.#votes[sample] = OUTCOMES.indexOf(outcome) + 1
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, this.#votes.length * 2))
    larger.set(this.#votes)
    this.#votes = larger
  }
}
