import { createHash } from 'node:crypto'
import type { ScoredSample } from '../score/index.ts'
import { keyOf, type SampleCatalog } from './sample-catalog.ts'
import { SampleVotes } from './sample-votes.ts'

/** Where one answer stands: its own key, and the number of the sample that it is about. */
export interface IndexedAnswer {
  key: string
  sample: number
}

/** As much of a scored sample as comparisons need. */
export type ComparedSample = Pick<
  ScoredSample,
  'id' | 'epoch' | 'command' | 'expected' | 'category' | 'outcome'
>

/** The votes of one guard, from its answers as they are read. */
export class OutcomeIndex extends SampleVotes {
  readonly #samples: SampleCatalog
  readonly #times = new Map<string, number>()
  #name: { size: number; text: string } | undefined

  constructor(catalog: SampleCatalog) {
    super(catalog)
    this.#samples = catalog
  }

  add(scored: ComparedSample, dataset: string): IndexedAnswer {
    const base = keyOf(scored, dataset, scored.epoch)
    // The same command may stand twice in a dataset; the n-th is paired with the n-th.
    const times = (this.#times.get(base) ?? 0) + 1
    this.#times.set(base, times)
    const nth = (key: string) => (times === 1 ? key : `${key}#${times}`)
    const key = nth(base)
    // The first epoch stands for the sample, whether or not this guard was asked then.
    const own = scored.epoch === 1 ? key : nth(keyOf(scored, dataset, 1))
    const sample = this.#samples.numberOf(own, scored, dataset)
    this.count(sample, scored.outcome)
    return { key, sample }
  }

  /** A name for the set of samples, whatever their order and however often they were asked. */
  sampleSet(): string {
    if (this.#name?.size !== this.size) {
      const hash = createHash('sha256')
      const keys = Array.from(this.samples(), (sample) => this.catalog.at(sample).key)
      for (const key of keys.sort()) hash.update(key)
      this.#name = { size: this.size, text: hash.digest('hex').slice(0, 12) }
    }
    return this.#name.text
  }
}
