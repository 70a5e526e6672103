import { createHash } from 'node:crypto'
import { describeOperation } from '../../agent/describe-operation.ts'
import { judgeCall } from '../../agent/judge-call.ts'
import { ownFiles } from '../../agent/own-files.ts'
import { PROTOCOLS } from '../../agent/protocol/index.ts'
import { readPlan } from '../../agent/tool/read-plan.ts'
import { userSettings } from '../../agent/user-settings.ts'
import { type AuditRecord, decided, redactRecord, secretValues } from '../../audit/index.ts'
import { createRedactor, type Redact } from '../../guard/redact.ts'
import type { Role } from '../../guard/role.ts'
import { createStaticGuard, type Operation, type UserPolicy } from '../../guard/static/index.ts'
import { findHistories, type HistoryName, type Typed } from '../../history/index.ts'
import {
  type Certainty,
  type Decision,
  type RuleId,
  UserError,
  type Verdict,
  withoutKnowing,
} from '../../verdict/index.ts'

/** Something that was typed or done, and would not have passed. */
export interface Finding {
  /** The same for the same command, whenever it is looked for. */
  id: string
  verdict: Exclude<Verdict, 'ALLOW'>
  /** None where no rule objects, but nobody answers for it. */
  rule: RuleId | undefined
  certainty: Certainty | undefined
  /** What was not understood. */
  unknowns: readonly string[] | undefined
  reason: string
  suggestion: string | undefined
  /** Without secrets. */
  command: string
  /** A secret was taken out of it, or its middle. */
  shortened: boolean
  operation: Operation['kind']
  role: Role
  /** How often, and where. */
  times: number
  histories: HistoryName[]
  /** The last time, in ISO 8601, where it is known. */
  last: string | undefined
  directory: string | undefined
}

export interface Review {
  /** What was read, and how many of them were different. */
  commands: number
  different: number
  /** Of the different ones: those without objection. */
  passing: number
  files: { history: HistoryName; path: string; commands: number }[]
  troubles: { path: string; why: string }[]
  findings: Finding[]
  /** There were more different ones than are judged. */
  isCut: boolean
}

export interface ReviewOptions {
  home: string
  policy: UserPolicy | undefined
  packageFolder: string
  env: Readonly<Record<string, string | undefined>>
  onProgress(commands: number): void
}

/** So many different commands are judged; what is remembered of each is its digest. */
const MOST_DIFFERENT = 300_000
const PROGRESS_EVERY = 500

/** Reads every history below a home, and asks the guard about each command once. Runs nothing. */
export function reviewHistories(options: ReviewOptions): Review {
  const { home, onProgress } = options
  const review: Review = {
    commands: 0,
    different: 0,
    passing: 0,
    files: [],
    troubles: [],
    findings: [],
    isCut: false,
  }
  const judge = new HistoryJudge(options)
  const found = findHistories(home, (path, why) => review.troubles.push({ path, why }))
  for (const { history, path, read } of found) {
    const onTrouble = (why: string) => review.troubles.push({ path, why })
    let commands = 0
    try {
      for (const typed of read(path, { onTrouble })) {
        commands++
        if (++review.commands % PROGRESS_EVERY === 0) onProgress(review.commands)
        judge.add(history, typed)
      }
    } catch (error) {
      onTrouble(whyUnreadable(error, path))
    }
    review.files.push({ history, path, commands })
  }
  const { different, passing, isCut, findings } = judge
  return { ...review, different, passing, isCut, findings: [...findings.values()].sort(byWeight) }
}

/** A folder, a pipe, no rights: whatever it is, the other histories are read. */
function whyUnreadable(error: unknown, path: string): string {
  if (UserError.is(error)) return error.message.replace(`${path}: `, '')
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined) throw error
  return `cannot be read (${code})`
}

function byWeight(a: Finding, b: Finding): number {
  if (a.verdict !== b.verdict) return a.verdict === 'BLOCK' ? -1 : 1
  return b.times - a.times || (a.command < b.command ? -1 : 1)
}

/** What would have become of a call, and what that rests on. */
interface Judged {
  verdict: Verdict
  decision: Decision
  operation: Operation
  role: Role
}

const VERDICT_OF = { pass: 'ALLOW', ask: 'WARN', deny: 'BLOCK' } as const

class HistoryJudge {
  readonly #options: ReviewOptions
  readonly #redactValues: Redact
  /** Of every different command: what was found against it, if anything. */
  readonly #judged = new Map<string, Finding | undefined>()
  readonly findings = new Map<string, Finding>()
  isCut = false
  passing = 0

  constructor(options: ReviewOptions) {
    this.#options = options
    this.#redactValues = createRedactor(secretValues(options.env))
  }

  get different(): number {
    return this.#judged.size
  }

  add(history: HistoryName, { call, time, directory }: Typed): void {
    const key = digest(`${'command' in call ? 'person' : 'agent'} ${textOf(call)}`)
    let finding = this.#judged.get(key)
    if (!this.#judged.has(key)) {
      if (this.#judged.size >= MOST_DIFFERENT) {
        this.isCut = true
        return
      }
      finding = this.#judge(history, call, directory)
      this.#judged.set(key, finding)
      if (!finding) this.passing++
    }
    if (!finding) return
    finding.times++
    if (!finding.histories.includes(history)) finding.histories.push(history)
    const at = time !== undefined && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : ''
    if (at > (finding.last ?? '')) finding.last = at
  }

  #judge(
    history: HistoryName,
    call: Typed['call'],
    directory: string | undefined,
  ): Finding | undefined {
    const found =
      'command' in call
        ? this.#typed(call.command, directory)
        : this.#called(history, call, directory)
    if (!found || found.verdict === 'ALLOW') return undefined
    const { verdict, decision, operation, role } = found
    const text = describeOperation(operation)
    const told: Omit<AuditRecord, 'time'> = {
      event: 'decision',
      agent: '',
      command: text,
      ...decided(decision),
    }
    const record = redactRecord(told, this.#redactValues)
    const id = digest(`${verdict} ${operation.kind} ${record.command}`).slice(0, 8)
    const finding: Finding = this.findings.get(id) ?? {
      id,
      verdict,
      rule: decision.verdict === 'ALLOW' ? undefined : decision.rule,
      certainty: decision.certainty,
      unknowns: record.unknowns,
      reason: record.reason ?? '',
      suggestion: record.suggestion,
      command: record.command,
      shortened: record.shortened === true,
      operation: operation.kind,
      role,
      times: 0,
      histories: [],
      last: undefined,
      directory,
    }
    this.findings.set(id, finding)
    return finding
  }

  /** A person in the guarded shell. */
  #typed(command: string, directory: string | undefined): Judged {
    const { policy } = this.#options
    const role = policy?.role ?? 'default'
    const overlay = {
      role,
      asker: 'person' as const,
      ...(policy && { policy }),
      ...(directory !== undefined && { directory }),
    }
    const decision = createStaticGuard(overlay).analyse(command)
    const { verdict } = withoutKnowing(decision, policy?.unresolved ?? 'ask', true)
    return { verdict, decision, operation: { kind: 'command', text: command }, role }
  }

  /** An agent, as its hook would have been asked; nothing where a tool touches nothing. */
  #called(
    history: HistoryName,
    { tool, input }: { tool: string; input: unknown },
    directory: string | undefined,
  ): Judged | undefined {
    const { policy, home, env, packageFolder } = this.#options
    const role = policy?.role ?? 'developer'
    const place = directory ?? home
    try {
      const plan = readPlan(tool, input)
      if (plan.operations.length === 0) return undefined
      const own = [...ownFiles(packageFolder, place, env), ...userSettings(home, env)]
      const judgement = judgeCall(plan.operations, {
        role,
        policy,
        directory: plan.directory ?? directory,
        asks: PROTOCOLS.some(({ agent, asks }) => asks && agent === history),
        // Each call by itself: what is shown for one must not hang on others.
        denials: 0,
        ownFiles: own,
      })
      const { analysis: decision, operation, answer } = judgement
      const verdict = decision.verdict === 'ALLOW' ? VERDICT_OF[answer] : decision.verdict
      return { verdict, decision, operation, role }
    } catch {
      // What cannot be read as a call was none, or is of another version of the agent.
      return undefined
    }
  }
}

function textOf(call: Typed['call']): string {
  return 'command' in call ? call.command : `${call.tool}\0${JSON.stringify(call.input)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
