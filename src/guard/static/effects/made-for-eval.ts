import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { lateAtFirst } from './knowledge/pattern.ts'
import { startsWithKind } from './program-kinds.ts'

const DIALECT = '(?:ba|z|fi|tc|c|k|da)?sh'

/** An option that asks for code in the language of a shell. */
const ASKS_FOR_CODE = lateAtFirst(
  new RegExp(`^--(?:(?:${DIALECT})|shell(?:=${DIALECT})?|export(?:=${DIALECT})?)$`),
)
const IS_DIALECT = new RegExp(`^${DIALECT}$`)
const ASKED_DIALECT = new RegExp(`^(?:source_)?${DIALECT}(?:_source)?$`)
const COMPLETION_OPTION = lateAtFirst(
  /^--?[\w-]*completions?(?:-[\w-]+)?(?:=.*)?$|^(?:--generate=)?complete-\w+sh$/,
)
/** The same, but only where nothing else is known about the program. */
const MAY_ASK = lateAtFirst(/^--?(?:alias|init|hook|env|activate|shellenv)$/)
/** A subcommand of which only code for a shell comes. */
const COMPLETION_WORD = lateAtFirst(/^(?:[\w-]+-)?(?:tab-?)?complet(?:ions?|e)$|^shellenv$/)
const START_WORD = lateAtFirst(
  /^(?:[\w-]+[-_])?(?:init|hook|env|activate|alias|signin|prompt|setup)(?:[-_](?:script|shell))?$/,
)

/**
 * Whether a program is asked for code that the shell which asks shall run: `tool init bash`,
 * `tool --completion=zsh`. To trust the program is to trust what it prints then. A program that
 * keeps what others stored in it (git, a database) shows their text instead.
 */
export function printsShellCode({ machine, args, entry, name }: Call): boolean {
  if (machine.input !== undefined || startsWithKind(name, 'git-like')) return false
  if (!args.every(isLiteral)) return false
  const operands = args.map(plain).filter((word) => !word.startsWith('-'))
  const first = operands[0] ?? ''
  if (args.some((word) => COMPLETION_OPTION.test(plain(word))) || COMPLETION_WORD.test(first))
    return true
  // `tool util completion zsh`
  if (COMPLETION_WORD.test(operands[1] ?? '') && IS_DIALECT.test(operands[2] ?? '')) return true
  // What another machine answers is not what the program itself has to say.
  if (entry?.traits.get('out') === 'network') return false
  if (args.some((word) => ASKS_FOR_CODE.test(plain(word)))) return true
  if (machine.environment.names('').some((variable) => asksByVariable(variable))) return true
  if (entry !== undefined && !entry.traits.has('sub')) return false
  return START_WORD.test(first) || (!entry && args.some((word) => MAY_ASK.test(plain(word))))

  /** `_TOOL_COMPLETE=bash_source tool`, `COMPLETE=bash tool` */
  function asksByVariable(variable: string): boolean {
    const value = /^(?:\w+_)?COMPLETE$/.test(variable)
      ? machine.environment.variable(variable)?.value
      : undefined
    return value !== undefined && ASKED_DIALECT.test(value)
  }
}

/** Nothing from elsewhere is among the words: no address, no file, nothing unknown. */
function isLiteral(word: Value): boolean {
  return /^[\w.=,+@:-]*$/.test(word) && !/^\w+:\/\//.test(word)
}
