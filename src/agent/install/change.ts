import { UserError } from '../../verdict/index.ts'
import { hookCommand, hookScript, isOurCommand, keptOptions } from './hook-command.ts'
import { findHooks, type Settings, withHook, withoutHook } from './hook-entry.ts'
import { type InstallEnvironment, SCOPES, type Scope } from './install-environment.ts'
import { formOf, type InstallableAgent } from './installable-agent.ts'
import { isLauncherText, launcherPath, launcherText, type Recorded } from './launcher.ts'
import { isPluginText, pluginText } from './plugin-text.ts'
import { parseSettings, settingsText } from './settings-text.ts'
import { openTarget, type TargetFile } from './target-file.ts'
import { withBlock, withoutBlock } from './text-block.ts'

/** What an installer would do to one file. */
export interface Change {
  target: TargetFile
  /** The file afterwards; undefined takes it away. */
  after: string | undefined
  mode: number
  /** What the file is, where all of it is ours. */
  whole?: string
}

const PROGRAM = 0o755
const FILE = 0o644

/** The file of an agent with our hook; a change whose `after` is the text of today does nothing. */
export function installation(
  agent: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
  recorded: Recorded,
): Change {
  const target = targetOf(agent, scope, at)
  const { text, path } = target
  const form = formOf(agent, scope)
  switch (form.kind) {
    case 'block': {
      const command = hookCommand(agent.name, scope, at, keptOptions(text ?? ''))
      return { target, after: withBlock(text ?? '', form.block(command), path), mode: FILE }
    }
    case 'settings': {
      const before = parseSettings(text ?? '', path, form.comments)
      const after = withHook(before, form, agent.name, scope, at)
      return { target, after: unlessSame(before, after, target), mode: FILE }
    }
    case 'script': {
      if (text !== undefined && !isOurCommand(text)) refuseForeign(path)
      const options = text === undefined ? '' : keptOptions(text)
      return {
        target,
        after: hookScript(agent.name, scope, at, options),
        mode: PROGRAM,
        whole: 'the hook',
      }
    }
    case 'plugin': {
      if (text !== undefined && !isPluginText(text)) refuseForeign(path)
      const places = { package: recorded.package, launcher: launcherPath(at, scope) }
      return {
        target,
        after: pluginText(agent.name, scope, places),
        mode: FILE,
        whole: 'the plug-in',
      }
    }
  }
}

/** The file of an agent without our hook, and nothing else changed. */
export function removal(agent: InstallableAgent, scope: Scope, at: InstallEnvironment): Change {
  const target = targetOf(agent, scope, at)
  const { text, path } = target
  const keep = { target, after: text, mode: FILE }
  if (text === undefined) return keep
  const form = formOf(agent, scope)
  if (form.kind === 'block') {
    const after = withoutBlock(text)
    return { target, after: after === '' ? undefined : after, mode: FILE }
  }
  if (form.kind === 'settings') {
    const before = parseSettings(text, path, form.comments)
    if (findHooks(before).length === 0) return keep
    // A file that somebody linked to is theirs, even with nothing left in it.
    const after = withoutHook(before, form, scope) ?? (path === target.real ? undefined : {})
    return { target, after: after && settingsText(after, text, path), mode: FILE }
  }
  const isOurs = form.kind === 'plugin' ? isPluginText(text) : isOurCommand(text)
  return isOurs ? { ...keep, after: undefined, whole: 'the hook' } : keep
}

/** The launcher that the settings of this scope call. */
export function launcherChange(scope: Scope, at: InstallEnvironment, recorded: Recorded): Change {
  const target = openTarget(launcherPath(at, scope))
  if (target.text !== undefined && !isLauncherText(target.text)) refuseForeign(target.path)
  const home = scope === 'managed' ? '' : recorded.home
  return {
    target,
    after: launcherText({ ...recorded, home }),
    mode: PROGRAM,
    whole: 'the launcher',
  }
}

/** Whether a change would change anything. */
export function isNothing({ target, after, mode }: Change): boolean {
  if (after !== target.text) return false
  return after === undefined || (target.stats!.mode & mode & 0o111) === (mode & 0o111)
}

/** The scopes of an agent. In somebody's home the settings of the project are those of the person. */
export function scopesOf({ files }: InstallableAgent, at: InstallEnvironment): Scope[] {
  const isHome = files.project?.(at) === files.user?.(at)
  return SCOPES.filter((scope) => files[scope] && !(isHome && scope === 'project'))
}

/** The file of an agent in a scope; agents do not have all of them. */
export function targetOf(
  agent: InstallableAgent,
  scope: Scope,
  at: InstallEnvironment,
): TargetFile {
  const path = agent.files[scope]
  const scopes = scopesOf(agent, at)
  if (path === undefined || !scopes.includes(scope)) {
    const known = scopes.join(' and ')
    throw new UserError('NO_SUCH_SCOPE', `${agent.title} has no ${scope} hooks here, only ${known}`)
  }
  return openTarget(path(at), scope === 'project' ? at.directory : undefined)
}

function unlessSame(before: Settings, after: Settings, { text, path }: TargetFile): string {
  const isSame = text !== undefined && JSON.stringify(before) === JSON.stringify(after)
  return isSame ? text : settingsText(after, text, path)
}

function refuseForeign(path: string): never {
  throw new UserError(
    'BAD_SETTINGS',
    `${path}: is there and none of ours; call aegish from it, or move it away; nothing was changed`,
  )
}
