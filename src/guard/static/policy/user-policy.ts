import type { RuleId } from '../../../verdict/index.ts'
import type { Role } from '../../role.ts'

/** One line of a user's policy: everything that is given must match the same effect. */
export interface PolicyEntry {
  /** The whole command line, letter by letter. */
  command?: readonly string[]
  binary?: readonly string[]
  path?: readonly string[]
  host?: readonly string[]
  rule?: readonly RuleId[]
  reason: string
}

/** A user's own policy, which lies on top of ours. */
export interface UserPolicy {
  /** Of the format: a run keeps the policy as it was read. */
  version?: 1
  role?: Role
  /** What an agent's hook makes of a warning, and of what could not be resolved. */
  warn?: 'ask' | 'deny' | 'allow'
  unresolved?: 'ask' | 'deny' | 'allow'
  allow: readonly PolicyEntry[]
  deny: readonly PolicyEntry[]
}
