import type { AuditRecord } from '../audit/index.ts'
import type { Role } from '../guard/role.ts'
import type { Overlay, UserPolicy } from '../guard/static/index.ts'
import type { AgentName } from './agent-name.ts'
import type { Permission } from './allowances.ts'
import { auditRecord } from './audit-record.ts'
import { type Answer, type HookDecision, PASS } from './decision.ts'
import { digestOf, idOf } from './digest.ts'
import { explain } from './explain.ts'
import { judgeCall } from './judge-call.ts'
import { type Fields, firstOf } from './protocol/fields.ts'
import { knows, recognise } from './protocol/index.ts'
import type { Call, Protocol } from './protocol/protocol.ts'
import { isQuiet } from './protocol/quiet-events.ts'
import type { RecentDenials } from './recent-denials.ts'
import { fullPath, withResults } from './settings-after-edit.ts'
import type { Plan } from './tool/plan.ts'
import { readPlan } from './tool/read-plan.ts'
import { Unreadable } from './unreadable.ts'

/** What a hook needs to know beside the event. */
export interface Setting {
  /** Whose events they are, where somebody said so. */
  agent: AgentName | undefined
  role: Role
  policy: UserPolicy | undefined
  /** Where the agent works, for events that do not say it. */
  directory: string
  ownFiles(project: string): readonly string[]
  /** What finds the paths behind links, told from a folder. */
  behindLinks(directory: string): Overlay['behindLinks']
  /** What finds the names of packages in folders, told from one. */
  packageName(directory: string): Overlay['packageName']
  /** What lets this call through, where a person did; the permission is gone afterwards. */
  useAllowance(digest: string): Permission | undefined
  /** What was denied lately in a conversation. */
  denials(conversation: string): RecentDenials
  /** Names the question, where whoever asks gave it a name. */
  request?: string | undefined
  record(record: Omit<AuditRecord, 'time'>): void
  /** Takes out secrets that are known by their values. */
  redactValues(text: string): string
}

/** A decision, and whose words it is to be told in; without a protocol, in everybody's. */
export interface Judged extends HookDecision {
  protocol?: Protocol
}

/** Decides about one event. Throws `Unreadable` where that cannot be done. */
export function judgeEvent(event: Fields, setting: Setting): Judged {
  const protocol = recognise(event, setting.agent)
  const call: Call = protocol?.read(event) ?? {
    event: undefined,
    tool: undefined,
    input: event,
    directory: event.cwd,
    session: undefined,
  }
  if (isQuiet(call.event)) return PASS
  const plan = planOf(call)
  if (plan.operations.length === 0) {
    if (protocol === undefined) throw new Unreadable('no event that a hook knows')
    return PASS
  }
  // Other events of an agent are answered in every shape: nobody knows what it reads there.
  const known = protocol && knows(protocol, call.event) ? protocol : undefined
  return {
    ...judgePlan(plan, call, setting, {
      request: setting.request ?? firstOf(event, REQUEST_IDS),
      agent: protocol?.agent ?? setting.agent ?? 'unknown',
      asks: known?.asks ?? false,
    }),
    ...(known && { protocol: known }),
  }
}

function planOf({ event, tool, input }: Call): Plan {
  // An event that nobody knows, about no tool.
  if (tool === undefined && input === undefined && typeof event === 'string' && !BEFORE.test(event))
    return { operations: [], replacements: new Map(), directory: undefined }
  return readPlan(typeof tool === 'string' ? tool : '', input)
}

/** How agents name one call of a tool. */
const REQUEST_IDS = ['tool_use_id', 'tool_call_id', 'toolCallId', 'callID']

/** Names of events before a tool runs, by which something must be carried. */
const BEFORE = /^(?:pre|before)|tool/i

function judgePlan(
  plan: Plan,
  call: Call,
  setting: Setting,
  { request, agent, asks }: { request: unknown; agent: string; asks: boolean },
): HookDecision {
  const project = isText(call.directory) ? call.directory : setting.directory
  // A tool may work elsewhere; what is ours in the project stays ours.
  const directory = plan.directory === undefined ? project : fullPath(plan.directory, project)
  const operations = withResults(plan, directory)
  const { role: standard, policy } = setting
  const role = policy?.role ?? standard
  const denials = setting.denials(conversationOf(call, agent, project))
  const judgement = judgeCall(operations, {
    role,
    policy,
    directory,
    asks,
    denials: denials.count(),
    ownFiles: setting.ownFiles(project),
    behindLinks: setting.behindLinks(directory),
    packageName: setting.packageName(directory),
  })
  const { analysis, disarms } = judgement
  const { verdict, rule, certainty, suggestion, unknowns } = analysis
  const objects = judgement.answer !== 'pass'
  const digest = objects ? digestOf(operations, directory) : undefined
  const id = digest && !disarms ? idOf(digest) : undefined
  const override = id === undefined ? undefined : setting.useAllowance(digest!)
  const answer: Answer = override
    ? 'pass'
    : judgement.answer === 'ask' && !asks
      ? 'deny'
      : judgement.answer
  if (override) denials.forget(digest!)
  else if (verdict === 'BLOCK' && digest) denials.add(digest)
  setting.record(
    auditRecord({
      judgement,
      operations,
      call,
      agent,
      request,
      directory,
      role,
      answer,
      id,
      digest,
      override,
      redactValues: setting.redactValues,
    }),
  )
  return {
    answer,
    verdict,
    rule,
    role,
    certainty,
    ...(unknowns && { unknowns }),
    ...(suggestion !== undefined && { suggestion }),
    ...(id !== undefined && { id }),
    ...(answer !== 'pass' && { reason: explain(analysis, id) }),
  }
}

/** An agent that does not name its conversations has one in each project. */
function conversationOf({ session }: Call, agent: string, project: string): string {
  return `${agent} ${isText(session) ? session.slice(0, MAX_NAME) : `in ${project}`}`
}

const MAX_NAME = 200

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
