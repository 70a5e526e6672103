import type { Decision } from '../../../verdict/index.ts'
import { FITTED } from './fitted-confidence.ts'

/** What a decision rests on: how far the command was understood, and how sure the rule is. */
export type Grounds = keyof typeof FITTED

/** Rules that match on a guess about an unknown word say less than this of themselves. */
const SURE = 0.9

/** The grounds of a decision; `surety` is what the rule that decided says of itself. */
export function groundsOf(
  { verdict, certainty, unknowns = [] }: Pick<Decision, 'verdict' | 'certainty' | 'unknowns'>,
  surety: number,
): Grounds {
  if (verdict === 'BLOCK') {
    if (certainty === 'unresolved') return 'blocked unresolved'
    return surety < SURE ? 'blocked on a guess' : 'blocked'
  }
  if (certainty === 'doubtful') return 'passed doubtful'
  if (certainty === 'unresolved')
    return unknowns.length > 1 ? 'passed with several unknowns' : 'passed unresolved'
  return verdict === 'WARN' ? 'warned' : 'passed'
}

/**
 * How often a decision on such grounds is right, as it was counted (scripts/fit-confidence.mjs). What
 * a person's own policy says is certain.
 */
export function withConfidence<One extends Decision>(decision: One): One {
  if (decision.confidence === 1) return decision
  decision.confidence = FITTED[groundsOf(decision, decision.confidence)]
  return decision
}
