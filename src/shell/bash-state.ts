import type { ShellState, ShellVariable } from '../guard/shell-state.ts'
import { BashWords, quote } from './bash-words.ts'

/** One variable of the living bash. */
export interface BashVariable {
  exported: boolean
  value: ShellVariable
  /** The command by which it would be made again. */
  declaration: string
}

/** What bash tells about itself when it waits. */
export interface BashState {
  status: number
  directory: string
  variables: ReadonlyMap<string, BashVariable>
  /** What becomes of values that are assigned (`declare -l`), also where none is yet. */
  attributes: NonNullable<ShellState['attributes']>
  aliases: ReadonlyMap<string, string>
  /** The names of functions, and whether programs inherit them. */
  functions: ReadonlyMap<string, { exported: boolean }>
  /** `$1`, `$2` … */
  arguments: readonly string[]
  /** What runs by itself, on a signal or before, within and after commands. */
  traps: readonly string[]
}

/** From the fields of a message, in the order in which the start-up text writes them. */
export function readState(fields: readonly string[]): Omit<BashState, 'traps'> {
  const [status = '', directory = ''] = fields
  const { variables, attributes } = readVariables(fields[2] ?? '')
  return {
    status: Number.parseInt(status, 10) || 0,
    directory: directory.replace(/\n$/, ''),
    variables: withOwnSeparators(variables),
    attributes,
    aliases: readAliases(fields[3] ?? ''),
    functions: readFunctionNames(fields[4] ?? ''),
    arguments: readWords(fields[5] ?? ''),
  }
}

/** While bash tells, it needs field separators of its own: those of the session have another name. */
function withOwnSeparators(variables: Map<string, BashVariable>): Map<string, BashVariable> {
  const session = variables.get('__aegish_ifs')?.value
  if (session && 'value' in session) {
    const declaration = `declare -- IFS=${quote(session.value)}`
    variables.set('IFS', { exported: false, value: session, declaration })
  }
  return variables
}

type Attribute = 'i' | 'l' | 'u' | 'c'

/** The output of `declare -p`. */
export function readVariables(text: string): {
  variables: Map<string, BashVariable>
  attributes: Map<string, Attribute>
} {
  const variables = new Map<string, BashVariable>()
  const attributes = new Map<string, Attribute>()
  const words = new BashWords(text)
  while (!words.done) {
    const { place } = words
    const head = words.take(/declare -([\w-]+) (\w+)/)
    if (head) {
      const [, flags = '', name = ''] = head
      const value = words.take(/=/) && readValue(words, flags)
      const declaration = words.since(place)
      if (value) variables.set(name, { exported: flags.includes('x'), value, declaration })
      const attribute = /[iluc]/.exec(flags)?.[0] as Attribute | undefined
      if (attribute && !MADE_BY_BASH.test(name)) attributes.set(name, attribute)
    }
    words.skipLine()
  }
  return { variables, attributes }
}

function readValue(words: BashWords, flags: string): ShellVariable {
  if (flags.includes('n')) return { reference: words.word() }
  if (!words.take(/\(/)) return { value: words.word() }
  const elements = new Map<string, string>()
  while (words.take(/\s*\[/)) {
    const key = words.quoted() ?? words.take(/[^\]]*/)![0]
    words.take(/\]=/)
    elements.set(key, words.word())
  }
  words.take(/\s*\)/)
  return { elements }
}

/** The output of `alias -p`. */
export function readAliases(text: string): Map<string, string> {
  const aliases = new Map<string, string>()
  const words = new BashWords(text)
  while (!words.done) {
    const head = words.take(/alias (?:-- )?([^\s=]+)=/)
    if (head) aliases.set(head[1]!, words.word())
    words.skipLine()
  }
  return aliases
}

/** Words with blanks between them, each as bash quotes it. */
function readWords(text: string): string[] {
  const words = new BashWords(text)
  const list: string[] = []
  while (!words.done) {
    list.push(words.word())
    if (!words.take(/ /)) break
  }
  return list
}

/** The output of `trap -p`. */
export function readTraps(text: string): string[] {
  const traps: string[] = []
  const words = new BashWords(text)
  while (!words.done) {
    const action = words.take(/trap -- /) && words.word()
    if (action) traps.push(action)
    words.skipLine()
  }
  return traps
}

/** The output of `declare -F`. */
export function readFunctionNames(text: string): Map<string, { exported: boolean }> {
  const names = new Map<string, { exported: boolean }>()
  for (const [, flags = '', name = ''] of text.matchAll(/^declare -(\w+) (.+)$/gm))
    names.set(name, { exported: flags.includes('x') })
  return names
}

/** Every bash makes these by itself, whatever a command assigns, and ours are nobody's. */
export const MADE_BY_BASH =
  /^(?:__aegish_\w+|BASH|BASHOPTS|BASHPID|BASH_(?:ALIASES|ARGC|ARGV|ARGV0|CMDS|COMMAND|EXECUTION_STRING|LINENO|MONOSECONDS|SOURCE|SUBSHELL|TRAPSIG|VERSINFO|VERSION)|EPOCHREALTIME|EPOCHSECONDS|S?RANDOM|SECONDS|LINENO|FUNCNAME|GROUPS|HISTCMD|COMP_WORDBREAKS|PIPESTATUS|EUID|UID|PPID|SHELLOPTS|SHLVL|PS[0-4]|PROMPT_COMMAND|histchars|_)$/

/** What a guard should know of this bash: what somebody set, not what it was born with. */
export function stateForGuard(
  now: BashState,
  start: BashState,
  functions: ReadonlyMap<string, string>,
): ShellState {
  const variables = new Map<string, ShellVariable>()
  for (const [name, { value }] of now.variables) {
    if (MADE_BY_BASH.test(name) || isAsUsual(name, value, now)) continue
    const before = start.variables.get(name)
    if (before?.exported && same(before.value, value) && !isPlace(name, value)) continue
    variables.set(name, value)
  }
  const expands = optionsOf(now, 'BASHOPTS').includes('expand_aliases')
  return {
    directory: now.directory,
    variables,
    attributes: now.attributes,
    aliases: expands ? now.aliases : new Map(),
    functions,
    arguments: now.arguments,
  }
}

/** What says nothing that is not known anyway. */
function isAsUsual(name: string, variable: ShellVariable, { directory }: BashState): boolean {
  if (!('value' in variable)) return false
  return name === 'PWD'
    ? variable.value === directory
    : name === 'IFS' && variable.value === ' \t\n'
}

/** The options of bash that are switched on. */
export function optionsOf(state: BashState, variable: 'SHELLOPTS' | 'BASHOPTS'): string[] {
  const options = state.variables.get(variable)?.value
  return options !== undefined && 'value' in options ? options.value.split(':') : []
}

/** What the environment brought along may be a secret, unless it is the name of a file. */
export function isPlace(name: string, variable: ShellVariable): boolean {
  return name !== 'HOME' && 'value' in variable && /^~?\/[^\s:]*$/.test(variable.value)
}

function same(one: ShellVariable, other: ShellVariable): boolean {
  return 'value' in one && 'value' in other && one.value === other.value
}
