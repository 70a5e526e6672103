import type { RuleId } from './rule.ts'
import type { Verdict } from './verdict.ts'

/**
 * How far a guard knows what a command does. `doubtful`: it understood all of it, and still it looks like
 * an attack. `unresolved`: it could not resolve a part that matters; said where both apply.
 */
export const CERTAINTIES = ['known', 'doubtful', 'unresolved'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** A part of a command that a guard did not understand, and that may matter. */
export interface UnknownPart {
  /** What is not known, and where it comes from: one clause. */
  what: string
  /** Where it came from. */
  from: string
  /** What it would have to be to matter. */
  matters: string
  /** Where it stands, as offsets into the text. */
  span: { start: number; end: number }
}

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
  certainty?: Certainty
  /** Where it is unresolved: what was not understood. */
  unknowns?: readonly UnknownPart[]
  /** Scripts and build files of one's own that it runs; they were not looked into. */
  runs?: readonly string[]
  /** The user's own policy permits what a rule objects to. */
  permitted?: true
  /** Where it is doubtful: the words of the command that caused the doubt, the worst first. */
  doubts?: readonly string[]
  /** Techniques of MITRE ATT&CK that it is or would be. */
  attack?: readonly string[]
  /** What could be done instead, where there is something safer. */
  suggestion?: string
  /** The part of the command that caused the verdict, as offsets into its text. */
  span?: { start: number; end: number }
}

/** Whether a guard that says how certain it is says that it is not. */
export function isUnsure({ certainty }: Pick<Decision, 'certainty'>): boolean {
  return certainty !== undefined && certainty !== 'known'
}
