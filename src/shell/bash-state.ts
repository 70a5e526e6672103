import type { ShellState, ShellVariable } from '../guard/shell-state.ts'
import { BashWords } from './bash-words.ts'

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
  aliases: ReadonlyMap<string, string>
  /** The names of functions, and whether programs inherit them. */
  functions: ReadonlyMap<string, { exported: boolean }>
}

/** From the fields of a message, in the order in which the start-up text writes them. */
export function readState(fields: readonly string[]): BashState {
  const [status = '', directory = ''] = fields
  return {
    status: Number.parseInt(status, 10) || 0,
    directory,
    variables: readVariables(fields[2] ?? ''),
    aliases: readAliases(fields[3] ?? ''),
    functions: readFunctionNames(fields[4] ?? ''),
  }
}

/** The output of `declare -p`. */
export function readVariables(text: string): Map<string, BashVariable> {
  const variables = new Map<string, BashVariable>()
  const words = new BashWords(text)
  while (!words.done) {
    const { place } = words
    const head = words.take(/declare -([\w-]+) (\w+)/)
    if (head) {
      const [, flags = '', name = ''] = head
      const value = words.take(/=/) && readValue(words, flags)
      const declaration = words.since(place)
      if (value) variables.set(name, { exported: flags.includes('x'), value, declaration })
    }
    words.skipLine()
  }
  return variables
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

/** The output of `declare -F`. */
export function readFunctionNames(text: string): Map<string, { exported: boolean }> {
  const names = new Map<string, { exported: boolean }>()
  for (const [, flags = '', name = ''] of text.matchAll(/^declare -(\w+) (.+)$/gm))
    names.set(name, { exported: flags.includes('x') })
  return names
}

/** Set by bash itself or by us: no command gave them a value that a decision should know. */
const BASH_OWN =
  /^(?:__aegish_\w+|BASH\w*|EPOCH\w+|SRANDOM|RANDOM|SECONDS|LINENO|DIRSTACK|FUNCNAME|GROUPS|HISTCMD|COMP_\w+|MAPFILE|REPLY|PIPESTATUS|EUID|UID|PPID|SHELLOPTS|SHLVL|OPTIND|OPTERR|IFS|PWD|OLDPWD|PS[0-4]|PROMPT_COMMAND|histchars|COLUMNS|LINES|HOSTTYPE|MACHTYPE|OSTYPE|HOSTNAME|TERM|_)$/

/** What a guard should know of this bash: what somebody set, not what it was born with. */
export function stateForGuard(
  now: BashState,
  start: BashState,
  functions: ReadonlyMap<string, string>,
): ShellState {
  const variables = new Map<string, ShellVariable>()
  for (const [name, { value }] of now.variables) {
    if (BASH_OWN.test(name)) continue
    const before = start.variables.get(name)
    if (before?.exported && same(before.value, value)) continue
    variables.set(name, value)
  }
  return { directory: now.directory, variables, aliases: now.aliases, functions }
}

function same(one: ShellVariable, other: ShellVariable): boolean {
  return 'value' in one && 'value' in other && one.value === other.value
}
