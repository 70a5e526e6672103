import {
  AuditLog,
  type AuditRecord,
  auditFolder,
  secretValues,
  stateFolder,
} from '../audit/index.ts'
import { homeFolder } from '../disk/home-folder.ts'
import { createRedactor, holdsValue } from '../guard/redact.ts'
import type { Role } from '../guard/role.ts'
import type { UserPolicy } from '../guard/static/index.ts'
import type { AgentName } from './agent-name.ts'
import { Allowances } from './allowances.ts'
import { linkReader } from './behind-links.ts'
import { type Judged, judgeEvent, type Setting } from './judge-event.ts'
import { ownFiles } from './own-files.ts'
import { packageNameReader } from './package-name.ts'
import { isFields } from './protocol/fields.ts'
import { parseEvent } from './protocol/parse-event.ts'
import { DenialsOnDisk, type RecentDenials } from './recent-denials.ts'
import { Unreadable } from './unreadable.ts'
import { userSettings } from './user-settings.ts'

/** How a hook was set up. */
export interface Setup {
  agent?: AgentName | undefined
  role?: Role | undefined
  policy: UserPolicy | undefined
  /** The folder that this package is installed in: no agent may change it. */
  packageFolder?: string | undefined
  /** Whoever judges for other processes says what is around them, and writes down for all of them. */
  around?: Around | undefined
}

/** What is around the process that asks. */
export interface Around extends Pick<Setting, 'record' | 'redactValues'> {
  /** What is remembered of conversations, if not on disk. */
  denials?: Setting['denials'] | undefined
  env: Readonly<Record<string, string | undefined>>
  /** Where it was started. */
  directory: string
}

/** Decides about an event, with whose words to answer in; throws what went wrong. */
export function judge(
  event: unknown,
  { agent, role = 'developer', policy, packageFolder, around = thisProcess() }: Setup,
  directory: string = process.cwd(),
): Judged {
  const fields = typeof event === 'string' ? parseEvent(event) : event
  if (!isFields(fields)) throw new Unreadable('the event is no object')
  const { env, record, redactValues, directory: started, denials = denialsOnDisk } = around
  const ours = oncePerPlace((place) => [
    ...ownFiles(packageFolder, place, env, started),
    ...userSettings(homeFolder(), env),
    // Where this process writes, which need not be where the one that asks would.
    auditFolder(process.env),
  ])
  return judgeEvent(fields, {
    agent,
    role,
    policy,
    directory,
    ownFiles: ours,
    behindLinks: (folder) => linkReader(folder, homeFolder(), ours(folder)),
    packageName: (folder) => packageNameReader(folder, homeFolder()),
    useAllowance: (digest) => new Allowances(stateFolder()).use(digest, Date.now()),
    denials,
    record,
    redactValues,
  })
}

function denialsOnDisk(conversation: string): RecentDenials {
  return new DenialsOnDisk(stateFolder(), conversation)
}

/** Most calls ask twice about one folder, and every time files are looked for. */
function oncePerPlace(look: (place: string) => string[]): (place: string) => readonly string[] {
  const known = new Map<string, string[]>()
  return (place) => {
    const found = known.get(place) ?? look(place)
    known.set(place, found)
    return found
  }
}

function thisProcess(): Around {
  return { env: process.env, directory: process.cwd(), record, redactValues: valueRedactor() }
}

/**
 * Takes out the values of variables that hold secrets. Whether one does is asked by its name only
 * where the text holds the value: what knows such names takes long to start, and most texts hold none.
 */
function valueRedactor(): (text: string) => string {
  // Every variable is asked of the system: once for all texts of a call.
  let variables: [string, string | undefined][] | undefined
  return (text) => {
    variables ??= Object.entries(process.env)
    const held = variables.filter(([, value]) => holdsValue(text, value))
    return held.length === 0 ? text : createRedactor(secretValues(Object.fromEntries(held)))(text)
  }
}

/** A log that cannot be written changes no decision. */
function record(facts: Omit<AuditRecord, 'time'>): void {
  const log = new AuditLog(auditFolder(process.env))
  try {
    const notice = log.append({ time: new Date().toISOString(), ...facts })
    if (notice !== undefined) process.stderr.write(`aegish hook: ${notice}\n`)
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
