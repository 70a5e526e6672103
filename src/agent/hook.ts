import { homedir } from 'node:os'
import { AuditLog, auditFolder, stateFolder } from '../audit/index.ts'
import type { Role } from '../guard/role.ts'
import type { UserPolicy } from '../guard/static/index.ts'
import type { AgentName } from './agent-name.ts'
import { Allowances } from './allowances.ts'
import type { HookDecision } from './decision.ts'
import { type Judged, judgeEvent } from './judge-event.ts'
import { ownFiles } from './own-files.ts'
import { isFields } from './protocol/fields.ts'
import { parseEvent } from './protocol/parse-event.ts'
import { Unreadable } from './unreadable.ts'
import { bothPolicies, readUserPolicy, userPolicyPath } from './user-policy.ts'

export interface HookOptions {
  /** Whose events they are. Otherwise they are recognised by their shape. */
  agent?: AgentName
  /** Who is at the keyboard. Default: a developer, or what the policy says. */
  role?: Role
  /** A policy beside the user's own in `~/.config/aegish/policy.yaml`, which counts in any case. */
  policy?: UserPolicy
  /** The folder that this package is installed in: no agent may change it. */
  packageFolder?: string
}

export interface Hook {
  /**
   * Decides about an event of an agent. Never throws: what cannot be read or judged is denied.
   * `directory` is where the agent works, where the event does not say it.
   */
  decide(event: unknown, context?: { directory?: string }): Promise<HookDecision>
}

/** The guard for an agent that asks in process, such as a plug-in. */
export function createHook(options: HookOptions = {}): Hook {
  return {
    async decide(event, context = {}) {
      try {
        const { protocol: _, ...decision } = await judge(event, options, context.directory)
        return decision
      } catch (error) {
        return { answer: 'deny', reason: refusal(error) }
      }
    },
  }
}

/** The same with whose words to answer in; throws what went wrong. */
export async function judge(
  event: unknown,
  { agent, role = 'developer', policy, packageFolder }: HookOptions,
  directory: string = process.cwd(),
): Promise<Judged> {
  const fields = typeof event === 'string' ? parseEvent(event) : event
  if (!isFields(fields)) throw new Unreadable('the event is no object')
  const home = homedir()
  const allowances = new Allowances(stateFolder(home))
  const own = await readUserPolicy(userPolicyPath(home))
  return judgeEvent(fields, {
    agent,
    role,
    policy: bothPolicies(policy, own),
    directory,
    ownFiles: (place) => ownFiles(packageFolder, place, process.env),
    useAllowance: (digest) => allowances.use(digest, Date.now()),
    record,
  })
}

/** A log that cannot be written changes no decision. */
function record(facts: Parameters<Parameters<typeof judgeEvent>[1]['record']>[0]): void {
  const folder = auditFolder(process.env)
  try {
    new AuditLog(folder).append({ time: new Date().toISOString(), ...facts })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`aegish hook: the log of decisions cannot be written (${why})\n`)
  }
}

/** Why an event was refused, for the agent and its user. */
export function refusal(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error)
  return `aegish cannot judge this call, so it is denied: ${why}`
}
