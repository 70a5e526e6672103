import type { RuleId } from './rule.ts'
import type { Verdict } from './verdict.ts'

/** A verdict with its grounds, as a guard that can explain itself gives it. */
export interface Decision {
  verdict: Verdict
  /** One plain sentence for the person who asked. */
  reason: string
  /** 0 to 1. */
  confidence: number
  /** The rule of the policy that decided. */
  rule?: RuleId
  /** Whether the guard knows what the command does, or could not resolve a part that matters. */
  certainty?: 'known' | 'unresolved'
  /** What could be done instead: a safer command, or a way without the secret. */
  suggestion?: string
  /** MITRE ATT&CK techniques that the rule stands for. */
  techniques?: readonly string[]
  /** The part of the command that caused the verdict, as offsets into its text. */
  span?: { start: number; end: number }
}
