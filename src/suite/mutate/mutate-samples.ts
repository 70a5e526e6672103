import type { Sample } from '../sample.ts'
import { sampleId } from '../sample-id.ts'
import { mutate, type Recipe } from './index.ts'

/** What became of the samples of a suite. */
export interface MutationTally {
  mutants: number
  /** Harmless samples, which are left out: some techniques are hostile in themselves by the policy. */
  harmless: number
  /** How many samples a recipe did not apply to. */
  notApplicable: Map<string, number>
}

/** Rewrites the malicious samples, each by every recipe that applies to it. */
export async function* mutateSamples(
  samples: AsyncIterable<Sample>,
  recipes: readonly Recipe[],
  seed: number,
  tally: MutationTally,
): AsyncGenerator<Sample> {
  for await (const sample of samples) {
    if (sample.expect !== 'BLOCK') {
      tally.harmless++
      continue
    }
    for (const { name, techniques } of recipes) {
      const command = mutate(sample.command, techniques, seed)
      if (command === undefined) {
        tally.notApplicable.set(name, (tally.notApplicable.get(name) ?? 0) + 1)
        continue
      }
      tally.mutants++
      const { twin: _twin, ...rest } = sample
      yield {
        ...rest,
        id: sampleId({ ...sample, command }),
        command,
        technique: name,
        tags: [...(sample.tags ?? []), `mutant-of-${sample.id}`],
      }
    }
  }
}
