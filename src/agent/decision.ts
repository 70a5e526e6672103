import type { Role } from '../guard/role.ts'
import type { Certainty, RuleId, UnknownPart, Verdict } from '../verdict/index.ts'

/** What an agent is told: nothing, to ask a person, or no. */
export type Answer = 'pass' | 'ask' | 'deny'

/** The answer to one event. */
export interface HookDecision {
  answer: Answer
  /** For the agent: the rule, the grounds, what to do instead, the id. Not where it passes. */
  reason?: string
  /** What was decided; undefined where there was nothing to decide, or nothing could be read. */
  verdict?: Verdict
  rule?: RuleId
  role?: Role
  certainty?: Certainty
  /** What was not understood, where that is why. */
  unknowns?: readonly UnknownPart[]
  suggestion?: string
  /** What a person gives to `aegish allow`, outside of the agent. */
  id?: string
}

/** Nothing to object to, and nothing that was decided about. */
export const PASS: HookDecision = { answer: 'pass' }
