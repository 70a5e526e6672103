import { hookCommand, isOurCommand, keptOptions, otherAgent } from './hook-command.ts'
import type { InstallEnvironment, Scope } from './install-environment.ts'
import type { SettingsForm } from './installable-agent.ts'

/** Settings as they were parsed: whatever is not ours is kept as it is. */
export type Settings = Record<string, unknown>

/** A hook of ours in somebody's settings. */
export interface FoundHook {
  event: string
  /** The group's matcher; undefined matches everything. */
  matcher: unknown
  hook: Record<string, unknown>
  /** The place of the group in its event, and of the hook in its group. */
  group: number
  index: number
}

/**
 * The time-out for agents, in seconds. Long on purpose: most of them take it for a yes, and the
 * launcher has ended a guard that hangs by then.
 */
export const AGENT_TIMEOUT_SECONDS = 600

/** Fields of a hook with which agents do not wait for it, ask it only at times, or call another. */
export const DISARMING = ['async', 'asyncRewake', 'once', 'if', 'args', 'shell']

/** Fields that call a program, by agent. */
const COMMAND_FIELDS = ['command', 'bash']

/** Whether an entry of a list of hooks calls us. */
function isOurs(hook: unknown): hook is Record<string, unknown> {
  return isObject(hook) && COMMAND_FIELDS.some((field) => isOurCommand(hook[field]))
}

/** The hooks of ours in settings, in every event: also where no installer of ours puts them. */
export function findHooks(settings: Settings): FoundHook[] {
  const events = isObject(settings.hooks) ? settings.hooks : {}
  return Object.entries(events).flatMap(([event, groups]) =>
    listOf(groups).flatMap((entry, group): FoundHook[] => {
      if (isOurs(entry)) return [{ event, matcher: entry.matcher, hook: entry, group, index: 0 }]
      if (!isObject(entry)) return []
      return listOf(entry.hooks).flatMap((hook, index) =>
        isOurs(hook) ? [{ event, matcher: entry.matcher, hook, group, index }] : [],
      )
    }),
  )
}

/** The settings with our hook, and nothing else changed. */
export function withHook(
  settings: Settings,
  form: SettingsForm,
  name: string,
  scope: Scope,
  at: InstallEnvironment,
): Settings {
  const hooks = objectOr(settings.hooks)
  for (const event of form.events) {
    const before = listOf(hooks[event])
    const ours = findHooks({ hooks: { [event]: before } })
    const hook = ourHook(name, form, ours[0]?.hook, (options) =>
      hookCommand(name, scope, at, options),
    )
    const entry = form.grouped ? { matcher: '*', hooks: [hook] } : hook
    // In its old place where it has one: Codex trusts a hook by its number.
    const place = ours.find(({ group }) => isOnlyOurs(before[group]))?.group
    const after = before.flatMap((each, i) => (i === place ? [entry] : (withoutOurs(each) ?? [])))
    hooks[event] = place === undefined ? [...after, entry] : after
  }
  const start = Object.keys(settings).length === 0 ? form.start : undefined
  const after: Settings = { ...start, ...settings, hooks }
  for (const { key, value } of scope === 'managed' ? (form.locks ?? []) : []) {
    setAt(after, key, value)
  }
  return after
}

/** Sets a value below keys, in copies of what is there. */
function setAt(settings: Settings, [first, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) settings[first!] = value
  else {
    const below = objectOr(settings[first!])
    setAt(below, rest, value)
    settings[first!] = below
  }
}

/** Takes a value out, and what is empty without it. */
function removeAt(settings: Settings, [first, ...rest]: readonly string[]): void {
  const below = settings[first!]
  if (rest.length > 0 && isObject(below)) {
    const copy = { ...below }
    removeAt(copy, rest)
    settings[first!] = copy
    if (Object.keys(copy).length > 0) return
  }
  delete settings[first!]
}

/** The settings without our hooks; undefined where nothing but our own beginnings is left. */
export function withoutHook(
  settings: Settings,
  form: SettingsForm,
  scope: Scope,
): Settings | undefined {
  const before = objectOr(settings.hooks)
  const hooks: Settings = Object.create(null)
  for (const [event, groups] of Object.entries(before)) {
    const found = findHooks({ hooks: { [event]: groups } })
    const after = listOf(groups).flatMap((each) => withoutOurs(each) ?? [])
    if (found.length === 0) hooks[event] = groups
    else if (after.length > 0) hooks[event] = after
  }
  const rest: Settings = { ...settings, hooks: { ...hooks } }
  for (const { key } of scope === 'managed' ? (form.locks ?? []) : []) removeAt(rest, key)
  if (Object.keys(hooks).length > 0) return rest
  delete rest.hooks
  const isLeft = Object.keys(rest).some((key) => !Object.hasOwn(form.start ?? {}, key))
  return isLeft ? rest : undefined
}

/** Our hook, with the options, the time-out and the other fields that a person gave it. */
function ourHook(
  name: string,
  form: SettingsForm,
  before: Record<string, unknown> | undefined,
  command: (options: string) => string,
): Record<string, unknown> {
  const { key, perSecond } = form.timeout
  const { bash, matcher: _, ...kept }: Settings = before ?? {}
  const old = [before?.command, bash].find(isOurCommand)
  for (const field of DISARMING) delete kept[field]
  // "gemini hooks migrate" copies Claude Code's seconds, and takes them for milliseconds.
  if (old !== undefined && otherAgent(old, name)) delete kept[key]
  return {
    ...(kept.type === undefined && { type: 'command' }),
    ...kept,
    command: command(old === undefined ? '' : keptOptions(old)),
    ...(kept[key] === undefined && { [key]: AGENT_TIMEOUT_SECONDS * perSecond }),
    ...form.fields,
  }
}

/** A group, or a hook, without ours; undefined if that leaves nothing of it. */
function withoutOurs(entry: unknown): unknown {
  if (isOurs(entry)) return undefined
  if (!isObject(entry) || !Array.isArray(entry.hooks)) return entry
  const hooks = entry.hooks.filter((hook) => !isOurs(hook))
  if (hooks.length === entry.hooks.length) return entry
  return hooks.length > 0 ? { ...entry, hooks } : undefined
}

function isOnlyOurs(entry: unknown): boolean {
  return withoutOurs(entry) === undefined
}

/** A list; what is no list is refused by the caller before anything is written. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOr(value: unknown): Settings {
  return isObject(value) ? { ...value } : {}
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the hooks have the form that agents read; anything else must not be replaced. */
export function hasKnownForm({ hooks }: Settings): boolean {
  if (hooks === undefined) return true
  return isObject(hooks) && Object.values(hooks).every((groups) => Array.isArray(groups))
}
