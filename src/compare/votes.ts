import { majorityOutcome, noOutcomes, type OutcomeCounts } from '../score/index.ts'
import type { Outcome } from '../verdict/index.ts'
import type { SampleLookup, SampleOutcomes } from './outcome-index.ts'

/**
 * What a guard said about every sample, once: by majority where it was asked several times. Keys
 * are those of the first epoch.
 */
export function votesOf(
  { outcome: outcomes }: Pick<SampleOutcomes, 'outcome'>,
  catalog: SampleLookup,
): Map<string, Outcome> {
  const votes = new Map<string, Outcome>()
  const repeated = new Map<string, OutcomeCounts>()
  for (const [key, outcome] of outcomes) {
    const first = catalog.firstEpoch(key)
    const before = votes.get(first)
    if (before === undefined) votes.set(first, outcome)
    else {
      const counts = repeated.get(first) ?? { ...noOutcomes(), [before]: 1 }
      counts[outcome]++
      repeated.set(first, counts)
    }
  }
  for (const [key, counts] of repeated) votes.set(key, majorityOutcome(counts))
  return votes
}
