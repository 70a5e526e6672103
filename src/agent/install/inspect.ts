import { existsSync } from 'node:fs'
import { UserError } from '../../verdict/index.ts'
import { INSTALLABLE } from './agents.ts'
import { scopesOf, targetOf } from './change.ts'
import { hookCommand, hookScript, isOurCommand, keptOptions, otherAgent } from './hook-command.ts'
import { DISARMING, type FoundHook, findHooks, isObject, type Settings } from './hook-entry.ts'
import type { InstallEnvironment, Scope } from './install-environment.ts'
import {
  formOf,
  type InstallableAgent,
  type Problem,
  type SettingsForm,
} from './installable-agent.ts'
import { parseJsonTree } from './json-tree.ts'
import { BOUND_SECONDS, launcherPath } from './launcher.ts'
import { isPluginText, pluginText } from './plugin-text.ts'
import { readIfThere } from './read-if-there.ts'
import { parseSettings } from './settings-text.ts'
import { blockOf } from './text-block.ts'

/** Our hook in one file of an agent, and every way in which it does not guard. */
export interface Inspection {
  agent: InstallableAgent
  scope: Scope
  path: string
  /** Whether the file names us. One that cannot be read might. */
  installed: boolean
  problems: Problem[]
}

/** Looks at every file of every agent that could hold our hook. Nothing is run. */
export function inspectAll(at: InstallEnvironment, packageFolder: string): Inspection[] {
  return INSTALLABLE.flatMap((agent) =>
    scopesOf(agent, at).map((scope) => inspect(agent, scope, at, packageFolder)),
  )
}

/** Looks at one file of an agent. */
export function inspect(
  agent: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
  packageFolder: string,
): Inspection {
  const path = agent.files[scope]!(at)
  const again = installCommand(agent, scope)
  const found: Inspection = { agent, scope, path, installed: false, problems: [] }
  try {
    const { text, stats } = targetOf(agent, scope, at)
    if (text === undefined) return { ...found, ...readElsewhere(agent, scope, at) }
    const form = formOf(agent, scope)
    if (form.kind === 'block') {
      const block = blockOf(text)
      if (block === undefined) return found
      const isGood = block === form.block(hookCommand(agent.name, scope, at, keptOptions(block)))
      const says = `${path}: the hook is of another installation, or was changed`
      return { ...found, installed: true, problems: isGood ? [] : [{ says, advice: again }] }
    }
    if (form.kind === 'settings') {
      const settings = parseSettings(text, path, form.comments)
      const hooks = findHooks(settings)
      if (hooks.length === 0) return { ...found, ...readElsewhere(agent, scope, at) }
      return { ...found, installed: true, problems: settingsProblems(agent, scope, at, settings) }
    }
    const isScript = form.kind === 'script'
    if (!(isScript ? isOurCommand(text) : isPluginText(text))) return found
    const places = { package: packageFolder, launcher: launcherPath(at, scope) }
    const expected = isScript
      ? hookScript(agent.name, scope, at, keptOptions(text))
      : pluginText(agent.name, scope, places)
    const problems: Problem[] = startedWithout(agent, scope, at)
    if (isScript && (stats!.mode & 0o100) === 0) {
      problems.push({ says: `${path} is not executable`, advice: again })
    } else if (text !== expected) {
      problems.push({ says: `${path} is of another installation, or was changed`, advice: again })
    }
    return { ...found, installed: true, problems }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    const why = UserError.is(error) ? says.replace(/[,;] nothing was changed$/, '') : says
    // Nobody's settings are wrong because we are not in them: only where they name us.
    const names = /aegish/.test(readIfThere(path) ?? '') || scope === 'user'
    return { ...found, problems: names ? [{ says: why, advice: 'mend it by hand' }] : [] }
  }
}

/** What to type to put a hook in its place. */
export function installCommand({ name }: InstallableAgent, scope: Scope): string {
  return `aegish hook install ${name}${scope === 'user' ? '' : ` --${scope}`}`
}

function settingsProblems(
  agent: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
  settings: Settings,
): Problem[] {
  const { form } = agent as InstallableAgent & { form: SettingsForm }
  const path = agent.files[scope]!(at)
  const advice = installCommand(agent, scope)
  const hooks = findHooks(settings)
  const asked = hooks.filter(({ event }) => form.events.includes(event))
  const missing = form.events.filter((event) => !asked.some((hook) => hook.event === event))
  const events = missing.map((event) => ({ says: `${path} has no hook for ${event}`, advice }))
  const firsts = form.events.flatMap((event) => asked.find((hook) => hook.event === event) ?? [])
  const others = [
    ...firsts.flatMap((hook) => hookProblems(agent, form, scope, at, hook)),
    ...(agent.examine?.(path, settings, scope, at) ?? []),
  ].map((problem) => ({ ...problem, says: `${path}: ${problem.says}` }))
  const locks = (scope === 'managed' ? (form.locks ?? []) : [])
    .filter(({ key, value }) => valueBelow(settings, key) !== value)
    .map(({ key, value }) => ({
      says: `${path}: without ${key.join('.')} ${String(value)} a project switches it off`,
      advice,
    }))
  return [
    ...events,
    ...others,
    ...locks,
    ...switchedOff(agent, scope, at, String(firsts[0]?.hook.command ?? '')),
    ...startedWithout(agent, scope, at),
  ]
}

/** Variables that are set here, and make the agent start without the hook. */
function startedWithout(
  { title, variables = [] }: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
) {
  if (scope === 'managed') return []
  return variables
    .filter((name) => !/^(?:0|false|no|off|)$/i.test(at.env[name] ?? ''))
    .map((name) => ({
      says: `${name} is set, and makes ${title} start without the hook`,
      advice: `unset ${name}`,
    }))
}

/** What is wrong with a hook itself. */
function hookProblems(
  agent: InstallableAgent,
  form: SettingsForm,
  scope: Scope,
  at: InstallEnvironment,
  { hook, matcher }: FoundHook,
): Problem[] {
  const advice = installCommand(agent, scope)
  const problems: Problem[] = []
  const command = String(hook.command ?? hook.bash)
  const called = calledWrongly(command, agent, scope, at)
  if (called !== undefined) problems.push({ says: called, advice })
  if (form.grouped && !['*', '.*', '', undefined].includes(matcher as string | undefined)) {
    problems.push({ says: `is asked only about ${String(matcher)}, not about other tools`, advice })
  }
  const { key, perSecond } = form.timeout
  const seconds = Number(hook[key] ?? Number.POSITIVE_INFINITY) / perSecond
  if (seconds <= BOUND_SECONDS) {
    problems.push({
      says: `its time-out of ${seconds} s is too short: the agent then takes it for a yes`,
      advice: `raise "${key}" above ${BOUND_SECONDS} s, or take it out and install again`,
    })
  }
  for (const [field, value] of Object.entries(form.fields ?? {})) {
    const says = `has no "${field}": ${JSON.stringify(value)}`
    if (hook[field] !== value) problems.push({ says, advice })
  }
  for (const field of DISARMING) {
    if (hook[field] !== undefined) problems.push({ says: `has "${field}"`, advice })
  }
  return problems
}

/** What is wrong with the command line of a hook. */
function calledWrongly(
  command: string,
  agent: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
): string | undefined {
  const gone = [...command.matchAll(/["'](\/[^"']+)["']/g)].find(([, file]) => !existsSync(file!))
  if (gone) return `calls ${gone[1]}, which is gone`
  const asker = otherAgent(command, agent.name)
  if (asker !== undefined) return `the hook is a copy of that for ${asker}`
  if (command === hookCommand(agent.name, scope, at, keptOptions(command))) return undefined
  return /aegish\/hook/.test(command)
    ? 'calls the launcher in another way than it should'
    : 'calls one Node or package by its place: when that moves, nothing is guarded'
}

/** The keys, in any settings that count in this folder, which keep the hook from guarding. */
function switchedOff(
  agent: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
  command: string,
): Problem[] {
  return (agent.switches ?? []).flatMap(({ key, isOff, files, except, says }) => {
    if (except === scope) return []
    return files(at).flatMap((file) => {
      if (!isOff(valueAt(file, key), command)) return []
      const what = says ?? 'switches the hook off'
      const managed = says === undefined && except === 'managed' && scope === 'user'
      const against = `or, against every project: sudo ${installCommand(agent, 'managed')}`
      const advice = managed ? `take it out; ${against}` : 'take it out'
      return [{ says: `${file}: ${key.join('.')} ${what}`, advice }]
    })
  })
}

/** A value in a file of JSON, with comments or without. */
function valueAt(file: string, key: readonly string[]): unknown {
  const text = readIfThere(file)
  if (text === undefined) return undefined
  const tree = parseJsonTree(text)
  // An agent that reads it more generously than we do may find the key.
  if (tree === undefined) {
    return new RegExp(`"${key.at(-1)}"\\s*:\\s*true`).test(text) ? true : undefined
  }
  return valueBelow(tree.node.value, key)
}

function valueBelow(value: unknown, key: readonly string[]): unknown {
  for (const part of key) {
    value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined
  }
  return value
}

/** A hook in the usual folder, while the environment makes the agent read another one. */
function readElsewhere(agent: InstallableAgent, scope: Scope, at: InstallEnvironment) {
  const usual = agent.files[scope]!({ ...at, env: {} })
  const path = agent.files[scope]!(at)
  if (scope !== 'user' || usual === path || !isOurCommand(readIfThere(usual) ?? '')) return {}
  const says = `the hook is in ${usual}, and the environment makes ${agent.title} read ${path}`
  return { problems: [{ says, advice: installCommand(agent, scope) }] }
}
