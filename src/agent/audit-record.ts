import { type AuditRecord, decided, newRequestId, redactRecord } from '../audit/index.ts'
import type { Operation } from '../guard/static/index.ts'
import type { Permission } from './allowances.ts'
import type { Answer } from './decision.ts'
import { describeOperation } from './describe-operation.ts'
import { groundsOf } from './explain.ts'
import type { Judgement } from './judge-call.ts'
import type { Call } from './protocol/protocol.ts'

const MAX_NAME = 200

interface Facts {
  judgement: Judgement
  operations: readonly Operation[]
  call: Call
  agent: string
  /** The name of the question, where it has one. */
  request: unknown
  directory: string
  role: string
  answer: Answer
  id: string | undefined
  digest: string | undefined
  override: Permission | undefined
  redactValues(text: string): string
}

/** What the log keeps of a decision: no secret, and nothing that a file would hold. */
export function auditRecord(facts: Facts): Omit<AuditRecord, 'time'> {
  const { judgement, operations, call, agent, directory, role, answer, id, digest } = facts
  const { analysis } = judgement
  const record: Omit<AuditRecord, 'time'> = {
    event: 'decision',
    agent,
    session: name(call.session),
    request: name(facts.request) ?? newRequestId(),
    directory,
    tool: name(call.tool),
    command: operations.map(describeOperation).join('\n'),
    ...(operations.length === 1 && { operation: operations[0]!.kind }),
    ...decided({ ...analysis, role, reason: groundsOf(analysis) }),
    answer,
    ...(id !== undefined && { id, digest }),
    ...(facts.override && { override: 'once' as const, by: facts.override.by }),
  }
  return redactRecord(record, facts.redactValues)
}

function name(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_NAME) : undefined
}
