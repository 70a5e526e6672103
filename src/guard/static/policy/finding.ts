import type { RuleId, Verdict } from '../../../verdict/index.ts'
import type { Effect, Span } from '../effects/effect.ts'

/** One rule that matched one effect. */
export interface Finding {
  rule: RuleId
  verdict: Verdict
  reason: string
  certainty: 'known' | 'unresolved'
  confidence: number
  span: Span
  effect?: Effect
}
