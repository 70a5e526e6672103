import { type AuditRecord, redactCommand } from '../audit/index.ts'
import { createEnvironmentRedactor } from '../guard/redact.ts'
import type { Operation } from '../guard/static/index.ts'
import type { Answer } from './decision.ts'
import { describeOperation } from './describe-operation.ts'
import { groundsOf } from './explain.ts'
import type { Judgement } from './judge-call.ts'
import type { Call } from './protocol/protocol.ts'

/** Longer commands are cut: a line is written at once. */
const MAX_COMMAND = 4096
const MAX_NAME = 200

interface Facts {
  judgement: Judgement
  operations: readonly Operation[]
  call: Call
  agent: string
  directory: string
  role: string
  answer: Answer
  id: string | undefined
  digest: string | undefined
  override: boolean
}

/** What the log keeps of a decision: no secret, and nothing that a file would hold. */
export function auditRecord(facts: Facts): Omit<AuditRecord, 'time'> {
  const { judgement, operations, call, agent, directory, role, answer, id, digest, override } =
    facts
  const { verdict, rule, certainty, suggestion, attack } = judgement.analysis
  const exact = operations.map(describeOperation).join('\n')
  const redacted = redact(exact)
  const command = redacted.slice(0, MAX_COMMAND)
  return {
    event: 'decision',
    agent,
    session: name(call.session),
    directory,
    tool: name(call.tool),
    command,
    ...(operations.length === 1 && { operation: operations[0]!.kind }),
    ...(command !== exact && { shortened: true as const }),
    verdict,
    answer,
    rule,
    role,
    certainty,
    ...(verdict !== 'ALLOW' && { reason: redact(groundsOf(judgement.analysis)) }),
    ...(suggestion !== undefined && { suggestion }),
    ...(attack !== undefined && { attack }),
    ...(id !== undefined && { id, digest }),
    ...(override && { override: 'once' as const }),
  }
}

function name(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_NAME) : undefined
}

/** Without what looks like a secret, and without the secrets of this environment. */
function redact(text: string): string {
  return redactCommand(createEnvironmentRedactor(process.env)(text))
}
