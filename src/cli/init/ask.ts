import { parseArgs } from 'node:util'
import { readPolicies } from '../../agent/user-policy.ts'
import {
  ANSWER_TO,
  AuditLog,
  type AuditRecord,
  auditFolder,
  decided,
  newRequestId,
  personName,
  redactRecord,
  secretValues,
} from '../../audit/index.ts'
import { readInputBounded } from '../../disk/read-bounded.ts'
import { createRedactor } from '../../guard/redact.ts'
import { createStaticGuard } from '../../guard/static/index.ts'
import { printable } from '../../report/format.ts'
import {
  type Decision,
  EXIT,
  type Unresolved,
  UserError,
  type Verdict,
  withoutKnowing,
} from '../../verdict/index.ts'

const MOST_BYTES = 1024 * 1024

/**
 * Answers a prompt that found no service, in the words of the service (docs/serve.md) but for the
 * secret: the verdict, the rule, the certainty and the id, and below it what is to be shown. With
 * `--agreed` it only writes down that the person let it through.
 */
export async function answerPrompt(argv: string[]): Promise<number> {
  const { values } = parseArgs({
    args: argv,
    options: {
      session: { type: 'string' },
      request: { type: 'string' },
      agreed: { type: 'boolean' },
    },
  })
  const { session, request = newRequestId(), agreed } = values
  const command = readInputBounded(MOST_BYTES).toString('utf8')
  const { decision, unresolved } = await decide(command)
  const answered = withoutKnowing(decision, unresolved, true)
  writeDown(command, decision, { session, request, agreed, answered: answered.verdict })
  if (!agreed) process.stdout.write(`${answerText(answered, request)}\n`)
  return EXIT.fine
}

/** The decision, and what is done with one that is not sure. */
async function decide(command: string): Promise<{ decision: Decision; unresolved: Unresolved }> {
  try {
    const policy = await readPolicies(undefined)
    const role = policy?.role ?? 'default'
    const overlay = { role, asker: 'person' as const, directory: process.cwd() }
    const guard = createStaticGuard({ ...overlay, ...(policy && { policy }) })
    return { decision: guard.analyse(command), unresolved: policy?.unresolved ?? 'ask' }
  } catch (error) {
    // A policy that is broken must not count as none.
    if (!UserError.is(error)) throw error
    const decision = { verdict: 'WARN', reason: error.message, confidence: 0 } as const
    return { decision: { ...decision, certainty: 'unresolved' }, unresolved: 'ask' }
  }
}

function answerText(
  { verdict, rule, certainty, reason, suggestion }: Decision,
  request: string,
): string {
  return [
    `${verdict} ${rule ?? '-'} ${certainty ?? '-'} ${request}`,
    ...(verdict === 'ALLOW' ? [] : [printable(reason)]),
    ...(suggestion === undefined ? [] : [printable(`instead: ${suggestion}`)]),
  ].join('\n')
}

function writeDown(
  command: string,
  decision: Decision,
  {
    session,
    request,
    agreed,
    answered,
  }: {
    session: string | undefined
    request: string
    agreed: boolean | undefined
    answered: Verdict
  },
): void {
  const { verdict, rule } = decision
  const facts: Omit<AuditRecord, 'time'> = {
    event: agreed ? 'override' : 'decision',
    agent: 'prompt',
    session,
    request,
    directory: process.cwd(),
    command,
    ...(agreed
      ? { verdict, rule, by: personName(process.env) }
      : { ...decided(decision), answer: ANSWER_TO[answered] }),
  }
  try {
    const record = redactRecord(facts, createRedactor(secretValues(process.env)))
    new AuditLog(auditFolder(process.env)).append({ time: new Date().toISOString(), ...record })
  } catch {
    // A log that cannot be written changes no decision; a prompt has no room to say so each time.
  }
}
