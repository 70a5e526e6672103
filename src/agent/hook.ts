import { homedir } from 'node:os'
import { AuditLog, auditFolder, stateFolder } from '../audit/index.ts'
import type { Role } from '../guard/role.ts'
import type { UserPolicy } from '../guard/static/index.ts'
import type { AgentName } from './agent-name.ts'
import { Allowances } from './allowances.ts'
import { linkReader } from './behind-links.ts'
import { type Judged, judgeEvent } from './judge-event.ts'
import { ownFiles } from './own-files.ts'
import { isFields } from './protocol/fields.ts'
import { parseEvent } from './protocol/parse-event.ts'
import { Unreadable } from './unreadable.ts'
import { userSettings } from './user-settings.ts'

/** How a hook was set up. */
export interface Setup {
  agent?: AgentName | undefined
  role?: Role | undefined
  policy: UserPolicy | undefined
  /** The folder that this package is installed in: no agent may change it. */
  packageFolder?: string | undefined
}

/** Decides about an event, with whose words to answer in; throws what went wrong. */
export function judge(
  event: unknown,
  { agent, role = 'developer', policy, packageFolder }: Setup,
  directory: string = process.cwd(),
): Judged {
  const fields = typeof event === 'string' ? parseEvent(event) : event
  if (!isFields(fields)) throw new Unreadable('the event is no object')
  const ours = (place: string) => [
    ...ownFiles(packageFolder, place, process.env),
    ...userSettings(homedir(), process.env),
  ]
  return judgeEvent(fields, {
    agent,
    role,
    policy,
    directory,
    ownFiles: ours,
    behindLinks: (folder) => linkReader(folder, homedir(), ours(folder)),
    useAllowance: (digest) => new Allowances(stateFolder()).use(digest, Date.now()),
    record,
  })
}

/** A log that cannot be written changes no decision. */
function record(facts: Parameters<Parameters<typeof judgeEvent>[1]['record']>[0]): void {
  const log = new AuditLog(auditFolder(process.env))
  try {
    const elsewhere = log.append({ time: new Date().toISOString(), ...facts })
    if (elsewhere !== undefined) process.stderr.write(`aegish hook: ${elsewhere}\n`)
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
