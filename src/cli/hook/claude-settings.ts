import { UserError } from '../../verdict/index.ts'

/** The part of Claude Code's settings that we touch; everything else is kept as it is. */
export interface Settings {
  hooks?: { PreToolUse?: Matcher[]; [event: string]: unknown }
  [key: string]: unknown
}

interface Matcher {
  matcher?: string
  hooks?: { type?: string; command?: string }[]
}

/** Ours is recognised by what it calls, wherever it is installed. */
const OURS = /(?:^|["\s/\\])aegish(?:\.js)?"?\s+hook\b/

function isOurs(hook: { command?: string }): boolean {
  return typeof hook.command === 'string' && OURS.test(hook.command)
}

/** Reads settings; `path` is for the message. */
export function parseSettings(text: string, path: string): Settings {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Settings
  } catch {
    // The message below says it.
  }
  throw new UserError(
    'BAD_SETTINGS',
    `${path}: is not a JSON object; mend it first, nothing was changed`,
  )
}

/** The commands of ours that the settings call. */
export function ourHooks(settings: Settings): string[] {
  const hooks = (settings.hooks?.PreToolUse ?? []).flatMap((matcher) => matcher.hooks ?? [])
  return hooks.filter(isOurs).map(({ command }) => command!)
}

/** The settings with the hook; undefined if it is there already. */
export function addHook(settings: Settings, command: string): Settings | undefined {
  const matchers = settings.hooks?.PreToolUse ?? []
  if (matchers.some(({ hooks = [] }) => hooks.some((hook) => hook.command === command)))
    return undefined
  const others = withoutOurs(matchers)
  return {
    ...settings,
    hooks: {
      ...settings.hooks,
      PreToolUse: [...others, { matcher: 'Bash', hooks: [{ type: 'command', command }] }],
    },
  }
}

/** The settings without the hook; undefined if it is not there. */
export function removeHook(settings: Settings): Settings | undefined {
  const matchers = settings.hooks?.PreToolUse ?? []
  if (!matchers.some(({ hooks = [] }) => hooks.some(isOurs))) return undefined
  const others = withoutOurs(matchers)
  const { PreToolUse: _, ...events } = settings.hooks ?? {}
  const hooks = others.length > 0 ? { ...events, PreToolUse: others } : events
  const { hooks: __, ...rest } = settings
  return Object.keys(hooks).length > 0 ? { ...rest, hooks } : rest
}

function withoutOurs(matchers: readonly Matcher[]): Matcher[] {
  return matchers
    .map((matcher) => ({
      ...matcher,
      hooks: (matcher.hooks ?? []).filter((hook) => !isOurs(hook)),
    }))
    .filter(({ hooks }, i) => hooks.length > 0 || (matchers[i]!.hooks ?? []).length === 0)
}
