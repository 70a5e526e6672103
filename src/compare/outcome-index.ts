import { createHash } from 'node:crypto'
import type { ScoredSample } from '../score/index.ts'
import type { Outcome } from '../verdict/index.ts'
import type { NotableSample } from './entrant.ts'

/** What a comparison shows of a sample, and judges its outcomes by. */
export type KnownSample = NotableSample & Pick<ScoredSample, 'expected'>

/** What a comparison asks about samples. */
export interface SampleLookup {
  get(key: string): KnownSample | undefined
  /** The key of the same sample in the first epoch, where it was asked then: it stands for all. */
  firstEpoch(key: string): string
}

/** What one guard did, sample by sample. */
export interface SampleOutcomes {
  correct: ReadonlyMap<string, boolean>
  outcome: ReadonlyMap<string, Outcome>
}

/** Every sample that any guard of a comparison was asked, once. */
export class SampleCatalog implements SampleLookup {
  readonly #samples = new Map<string, KnownSample & Pick<ScoredSample, 'epoch'>>()

  add(key: string, sample: ScoredSample, dataset: string): void {
    if (this.#samples.has(key)) return
    const { id, epoch, command, category, expected } = sample
    this.#samples.set(key, { id, epoch, command, category, expected, dataset })
  }

  get(key: string): KnownSample | undefined {
    return this.#samples.get(key)
  }

  firstEpoch(key: string): string {
    const sample = this.#samples.get(key)
    if (!sample || sample.epoch === 1) return key
    const [, times] = key.split('#')
    const first = keyOf({ ...sample, epoch: 1 }, sample.dataset, Number(times ?? 1))
    return this.#samples.has(first) ? first : key
  }
}

/**
 * Whether one guard was right, sample by sample. Samples are known by their command, not by their
 * id: the original numbers its harmless samples, and numbers shift between versions of a dataset.
 */
export class OutcomeIndex implements SampleOutcomes {
  readonly correct = new Map<string, boolean>()
  readonly outcome = new Map<string, Outcome>()
  readonly #catalog: SampleCatalog
  readonly #seen = new Map<string, number>()

  constructor(catalog: SampleCatalog) {
    this.#catalog = catalog
  }

  /** Counts one outcome and returns the sample's key, the same for every guard. */
  add(sample: ScoredSample, dataset: string): string {
    const base = keyOf(sample, dataset)
    // The same command may stand twice in a dataset; the n-th is paired with the n-th.
    const times = (this.#seen.get(base) ?? 0) + 1
    this.#seen.set(base, times)
    const key = times === 1 ? base : `${base}#${times}`
    this.correct.set(key, sample.correct)
    this.outcome.set(key, sample.outcome)
    this.#catalog.add(key, sample, dataset)
    return key
  }

  /** A name for the set of samples, whatever their order. */
  sampleSet(): string {
    const hash = createHash('sha256')
    for (const key of [...this.correct.keys()].sort()) hash.update(key)
    return hash.digest('hex').slice(0, 12)
  }
}

function keyOf(
  { epoch, expected, command }: Pick<ScoredSample, 'epoch' | 'expected' | 'command'>,
  dataset: string,
  times = 1,
): string {
  const content = JSON.stringify([dataset, epoch, expected, command])
  const base = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return times === 1 ? base : `${base}#${times}`
}
