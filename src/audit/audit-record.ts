import type { Certainty, RuleId, Verdict } from '../verdict/index.ts'

/** What can happen: a decision, a person who let something through or did not, the end of a session. */
export const AUDIT_EVENTS = [
  'decision',
  'override',
  'declined',
  'allow-once',
  'allow-always',
  'exit',
] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]

/** What was decided for an agent or a shell, as one line of the log. Secrets are taken out before. */
export interface AuditRecord {
  /** ISO 8601. */
  time: string
  event: AuditEvent
  agent: string
  /** The conversation, or the session of a shell. */
  session?: string | undefined
  /** One question has one id, whoever answers it and however often: a repeated one counts once. */
  request?: string | undefined
  directory?: string | undefined
  tool?: string | undefined
  /** What it was about: a command, or an operation and its target. */
  command: string
  /** The kind of the operation, where there was only one. */
  operation?: string | undefined
  /** The command is not here as it was: a secret was taken out, or it was too long. */
  shortened?: true | undefined
  /** Of a command whose middle is left out: how long it was, and the digest of all but its secrets. */
  length?: number | undefined
  sha256?: string | undefined
  verdict?: Verdict | undefined
  /** What the agent was told. */
  answer?: 'pass' | 'ask' | 'deny' | undefined
  rule?: RuleId | undefined
  role?: string | undefined
  certainty?: Certainty | undefined
  /** What was not understood, where that is why it is unresolved. */
  unknowns?: readonly string[] | undefined
  reason?: string | undefined
  suggestion?: string | undefined
  /** Techniques of MITRE ATT&CK that it would be. */
  attack?: readonly string[] | undefined
  /** For `aegish allow`; with the digest of the whole call that it stands for. */
  id?: string | undefined
  digest?: string | undefined
  /** The allowance that let it through. */
  override?: 'once' | undefined
  /** The person who let it through. */
  by?: string | undefined
}
