import type { RuleId } from './rule.ts'
import type { Verdict } from './verdict.ts'

/** A verdict with its grounds, as a guard that can explain itself gives it. */
export interface Decision {
  verdict: Verdict
  /** One plain sentence for the person who asked. */
  reason: string
  /** 0 to 1. */
  confidence: number
  /** Who was thought to be at the keyboard: it changes what is ordinary. */
  role?: string
  /** The rule of the policy that decided. */
  rule?: RuleId
  /** Whether the guard knows what the command does, or could not resolve a part that matters. */
  certainty?: 'known' | 'unresolved'
  /** Techniques of MITRE ATT&CK that it is or would be. */
  attack?: readonly string[]
  /** What could be done instead, where there is something safer. */
  suggestion?: string
  /** The part of the command that caused the verdict, as offsets into its text. */
  span?: { start: number; end: number }
}
