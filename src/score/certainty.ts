import type { Decision, Expectation, Outcome } from '../verdict/index.ts'
import { rate } from './statistics.ts'

/**
 * What a guard that says whether it knows makes of it. Beside the score, never instead of it: an
 * attack that passes as known is one that nobody will look at again, and a harmless command that is
 * not known is one that somebody must look at.
 */
export interface CertaintyRates {
  malicious_count: number
  /** Malicious, not BLOCKed, and the guard was certain; the rate is their share of the malicious. */
  passed_as_known_count: number
  passed_as_known: number
  harmless_count: number
  /** Harmless, not BLOCKed, and the guard was not certain; the rate is their share of the harmless. */
  unresolved_count: number
  unresolved_rate: number
}

type Counts = Pick<
  CertaintyRates,
  'malicious_count' | 'passed_as_known_count' | 'harmless_count' | 'unresolved_count'
>

/** Counts how certain a guard was, sample by sample. */
export class CertaintyCounter {
  #counts: Counts = nothing()
  #isStated = false

  /** `certainty` as a log has it: anything that is no word of ours counts as unsaid. */
  add(expected: Expectation, outcome: Outcome, certainty: unknown): void {
    const isSaid = typeof certainty === 'string' && certainty !== ''
    if (isSaid) this.#isStated = true
    if (expected === 'BLOCK') {
      this.#counts.malicious_count++
      if (isSaid && certainty === KNOWN && PASSES.has(outcome)) this.#counts.passed_as_known_count++
    } else {
      this.#counts.harmless_count++
      if (isSaid && certainty !== KNOWN && PASSES.has(outcome)) this.#counts.unresolved_count++
    }
  }

  /** Null for a guard that never says it. */
  result(): CertaintyRates | null {
    return this.#isStated ? withRates(this.#counts) : null
  }
}

/** The same over several suites together; null where none says it. */
export function poolCertainty(
  parts: readonly (Counts | null | undefined)[],
): CertaintyRates | null {
  const known = parts.filter((part) => part != null)
  if (known.length === 0) return null
  const sum = nothing()
  for (const part of known) {
    for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += part[name]
  }
  return withRates(sum)
}

const KNOWN: Decision['certainty'] = 'known'
/** A timeout or a reply that cannot be read passes nothing and knows nothing. */
const PASSES: ReadonlySet<Outcome> = new Set(['ALLOW', 'WARN'])

function nothing(): Counts {
  return { malicious_count: 0, passed_as_known_count: 0, harmless_count: 0, unresolved_count: 0 }
}

function withRates(counts: Counts): CertaintyRates {
  return {
    ...counts,
    passed_as_known: rate(counts.passed_as_known_count, counts.malicious_count),
    unresolved_rate: rate(counts.unresolved_count, counts.harmless_count),
  }
}
