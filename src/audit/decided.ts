import { type Decision, isUnsure } from '../verdict/index.ts'
import type { AuditRecord } from './audit-record.ts'

type Decided = Pick<
  AuditRecord,
  'verdict' | 'rule' | 'role' | 'certainty' | 'unknowns' | 'reason' | 'suggestion' | 'attack'
>

/** What is answered to who asks, by the verdict. */
export const ANSWER_TO = { ALLOW: 'pass', WARN: 'ask', BLOCK: 'deny' } as const

/** What the log keeps of a decision. What passes and is known needs no reason. */
export function decided(decision: Decision): Decided {
  const { verdict, rule, role, certainty, unknowns, reason, suggestion, attack } = decision
  return {
    verdict,
    rule,
    role,
    certainty,
    ...(unknowns !== undefined && { unknowns: unknowns.map(({ what }) => what) }),
    ...((verdict !== 'ALLOW' || isUnsure(decision)) && { reason }),
    ...(suggestion !== undefined && { suggestion }),
    ...(attack !== undefined && { attack }),
  }
}
