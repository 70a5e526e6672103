import { createHash } from 'node:crypto'
import type { ScoredSample } from '../score/index.ts'
import type { CatalogSample, NumberedSamples } from './sample-votes.ts'

/** Every sample that any guard of a comparison was asked, once, and numbered. */
export class SampleCatalog implements NumberedSamples {
  readonly #samples: CatalogSample[] = []
  readonly #numbers = new Map<string, number>()

  /** The number of a sample, a new one where nobody was asked before. */
  numberOf(
    key: string,
    sample: Pick<ScoredSample, 'id' | 'expected' | 'command' | 'category'>,
    dataset: string,
  ): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const { id, expected, command, category } = sample
    this.#numbers.set(key, this.#samples.length)
    return this.#samples.push({ key, id, expected, command, category, dataset }) - 1
  }

  at(sample: number): CatalogSample {
    return this.#samples[sample]!
  }

  get size(): number {
    return this.#samples.length
  }
}

/**
 * The key of an answer. Samples are known by their command, not by their id: the original numbers
 * its harmless samples, and numbers shift between versions of a dataset.
 */
export function keyOf(
  { expected, command }: Pick<ScoredSample, 'expected' | 'command'>,
  dataset: string,
  epoch: number,
): string {
  const content = JSON.stringify([dataset, epoch, expected, command])
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
