import { AGENT_VARIABLES } from '../effects/knowledge/guard-switches.ts'
import { isKind } from '../effects/program-kinds.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Nested deeper than this, nobody's settings are. */
const MAX_DEPTH = 12

/** What in the settings of an agent loosens it: where, with which value, and what it then does. */
const LOOSENING: readonly (readonly [RegExp, RegExp, string])[] = [
  [/(?:^|\.)disable\w*hooks?$/i, /^(?!false$|null$|0$|$)/, 'switches hooks off'],
  [
    /(?:^|\.)(?:hooks(?:config)?\.enabled|enable_?hooks|features\.(?:codex_)?hooks)$/i,
    /^(?:false|0)$/,
    'switches hooks off',
  ],
  [/(?:^|\.)hooks(?:config)?\.disabled(?:\.|$)/i, /^(?!false$)/, 'switches hooks off'],
  [/(?:^|\.)allowManagedHooksOnly$/i, /^true$/, 'switches the hooks of its user off'],
  [
    /(?:^|\.)(?:default|approval|permission)_?(?:mode|policy)$/i,
    /^(?:bypassPermissions|yolo|never|dontAsk|full-auto)$/i,
    'lets the agent act unasked',
  ],
  [
    /(?:^|\.)(?:allow|allowed|allowed_?tools)\.\d+$/i,
    /^(?:\*|(?:bash|shell|run_shell_command)(?:\([\s:*]*\))?)$/i,
    'lets every command run unasked',
  ],
  [/(?:^|\.)permission(?:\.(?:bash|\*))?(?:\.\*)?$/i, /^allow$/i, 'lets every command run unasked'],
  [
    /(?:^|\.)(?:autoAccept|skipDangerousModePermissionPrompt|enableAllProjectMcpServers|dangerously\w*)$/i,
    /^true$/,
    'lets the agent act unasked',
  ],
  [
    new RegExp(
      String.raw`(?:^|\.)env\.(?:PATH|HOME|ENV|BASH_ENV|NODE_OPTIONS|NODE_PATH|LD_\w+|DYLD_\w+|XDG_\w+_HOME|${AGENT_VARIABLES})$`,
    ),
    /^/,
    'changes what the guard is started with',
  ],
]

/**
 * Why the settings of an agent with this content disarm or loosen a guard; undefined where they do
 * not. `isOurs` tells our files where our hook stands in the settings, and has to stay.
 */
export function loosens(content: string, isOurs: IsOurs | undefined): string | undefined {
  let settings: Json
  try {
    settings = JSON.parse(content) as Json
  } catch {
    // An agent that cannot read its settings goes on without its hooks.
    return 'is not JSON'
  }
  const loose = findLoosening(settings, '', 0)
  if (loose !== undefined) return loose
  return isOurs && !callsHook(settings, isOurs) ? 'does not ask this guard any more' : undefined
}

function findLoosening(value: Json, path: string, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const text = String(value)
    return LOOSENING.find(([place, loose]) => place.test(path) && loose.test(text))?.[2]
  }
  if (depth > MAX_DEPTH) return 'is nested too deeply to be read'
  for (const [key, item] of Object.entries(value)) {
    const found = findLoosening(item, path === '' ? key : `${path}.${key}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** The events before something is done, in the words of all agents, and the least time for us. */
const BEFORE: readonly (readonly [RegExp, number])[] = [
  [/^(?:PreToolUse|beforeShellExecution)$/i, 5],
  // Gemini counts in milliseconds.
  [/^BeforeTool$/, 5000],
]
/** Names of the tool that runs commands. */
const SHELL_TOOL = /^(?:bash|shell|run_shell_command|execute_command|terminal)$/i

/** Whether settings ask us before a command runs. */
function callsHook(settings: Json, isOurs: IsOurs): boolean {
  const hooks = isObject(settings) ? settings.hooks : undefined
  if (!isObject(hooks)) return false
  return Object.entries(hooks).some(([event, entries]) => {
    const least = BEFORE.find(([name]) => name.test(event))?.[1]
    return (
      least !== undefined &&
      Array.isArray(entries) &&
      entries.some((entry) => asksUs(entry, least, isOurs))
    )
  })
}

function asksUs(entry: Json, least: number, isOurs: IsOurs): boolean {
  if (!isObject(entry) || !coversShell(entry.matcher)) return false
  const calls = Array.isArray(entry.hooks) ? entry.hooks : [entry]
  return calls.some(
    (call) =>
      isObject(call) &&
      isAlwaysAsked(call, least) &&
      [call.command, call.bash].some((line) => typeof line === 'string' && isOurCall(line, isOurs)),
  )
}

/** Nobody waits for an answer that comes later, or only sometimes, or does without. */
function isAlwaysAsked(call: { [key: string]: Json }, least: number): boolean {
  const { timeout, timeoutSec, onFailure = 'block' } = call
  return (
    onFailure === 'block' &&
    [call.async, call.asyncRewake, call.disabled, call.if, call.once].every(
      (field) => field === undefined || field === false || field === null,
    ) &&
    [timeout, timeoutSec].every(
      (time) => time === undefined || (typeof time === 'number' && time >= least),
    )
  )
}

function coversShell(matcher: Json | undefined): boolean {
  if (matcher === undefined || matcher === null || matcher === '') return true
  return (
    typeof matcher === 'string' &&
    (/^\.?\*$/.test(matcher) || matcher.split('|').some((one) => SHELL_TOOL.test(one)))
  )
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a path is one of our own files, which nobody but a person can have changed. */
export type IsOurs = (path: string) => boolean

const DATA_HOME = /\$\{XDG_DATA_HOME:-\$HOME\/\.local\/share\}/g
/** What may stand before the program of a command: `exec`, the interpreter, a runner of packages. */
const BEFORE_PROGRAM =
  /^(?:exec\s+|command\s+|npx\s+(?:(?:-y|--yes|--no-install)\s+)?|["']?(?:\/usr(?:\/local)?\/bin\/)?(?:node|sh)["']?\s+)*/
const FIRST_WORD = /^(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?=\s|$)/

/**
 * Whether a command line of a hook is a call of ours that nothing behind it makes up for: `aegish
 * hook`, but neither `aegish hook || true` nor a script of that name from somewhere else.
 */
export function isOurCall(line: string, isOurs: IsOurs): boolean {
  const inner = /^\s*(?:\/bin\/)?(?:ba|da)?sh\s+-c\s+(["'])([\s\S]*)\1\s*$/.exec(line)?.[2] ?? line
  const parts = withValues(inner.replace(DATA_HOME, '~/.local/share').replaceAll('$HOME', '~'))
    .replace(/[<>]+\s*(?:&\d|\/dev\/null)/g, ' ')
    .split(/[;&|\n{}]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const calls = parts.filter((part) => isCall(part, isOurs))
  return calls.length > 0 && (calls.includes(last) || /^exit [1-9]\d*$/.test(last))
}

/** Names that the line gives to values, filled in: `h=…; "$h" --agent x`. */
function withValues(line: string): string {
  const [, name, value] = /^\s*(\w+)="([^"$`]*)";/.exec(line) ?? []
  return name === undefined ? line : line.replaceAll(`$${name}`, () => value!)
}

function isCall(part: string, isOurs: IsOurs): boolean {
  const command = part.replace(BEFORE_PROGRAM, '')
  const [whole = '', double, single, bare] = FIRST_WORD.exec(command) ?? []
  const program = double ?? single ?? bare ?? ''
  if (isKind(program, 'guard') || (/\.js$/.test(program) && isOurs(program)))
    return /^\s+hook\b/.test(command.slice(whole.length))
  return /\/hook$/.test(program) && isOurs(program)
}
