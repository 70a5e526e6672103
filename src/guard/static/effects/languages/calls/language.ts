import type { Value } from '../../../resolve/value.ts'
import type { Language as LanguageName } from '../../knowledge/languages.ts'
import type { Pattern } from '../../knowledge/pattern.ts'
import type { Machine } from '../../machine.ts'
import type { Syntax } from './tokenise.ts'

/**
 * What a function does with its arguments: a key of the tables in run-calls.ts, file-calls.ts,
 * network-calls.ts, text-calls.ts and apply-call.ts. `words.1`: the second argument is the first
 * that matters. The ones that most languages need:
 *
 * exec       a command line for a shell, or a list of words
 * words      all arguments are the words of a command
 * spawn      a program and then a list of its arguments
 * open       a file, with a mode that says whether it is read, written, or a pipe
 * eval       code of the same language
 * decode     gives back decoded text: base64, hex, chr, reverse …
 * module     names a module: `require('x')`
 * attribute  `getattr(x, 'name')`
 */
type CallArgumentType = string

/** A language that is read by its calls. */
export interface Language {
  syntax: Syntax
  /** Functions by dotted name, by `.method`, or by bare name. */
  calls: Readonly<Record<string, CallArgumentType>>
  /** Members that are computed without a call: `path.parent`. */
  properties?: Readonly<Record<string, CallArgumentType>>
  /** Calls need no parentheses: `system "ls"`. */
  bareCalls?: boolean
  /** Calls are written `(name argument …)`. */
  prefixCalls?: boolean
  /** Characters or words that join strings. */
  concatenates?: RegExp
  /** Interpolation in strings: the expression is group 1 or 2. */
  interpolation?: RegExp
  /** Names in front of a variable: `$`, `my`, `let` … are skipped. */
  declarations?: RegExp
  /** A function is a value that anything may be given. */
  givesFunctions?: boolean
  /** What makes code do something that its text does not name, beside what is kept for most languages. */
  reflects?: Pattern
  /** Other spellings of the same code. */
  prepare?: (code: string) => string
}

/** A value in the code: text, perhaps a list, perhaps the name of a module or function. */
export interface CodeValue {
  text: Value
  list?: CodeValue[]
  /** The text is that of a number, which can be calculated with. */
  number?: true
  /** The dotted name of what this is: a module, an object, a function. */
  path?: string
  /** What it holds by name: an object, a dictionary. */
  fields?: ReadonlyMap<string, CodeValue>
  /** The file that it was opened for writing to. */
  file?: Value
  /** What a module gives to a function is called like it, and is not the module. */
  given?: true
  /** A function that the code defines: reads its body with these arguments. */
  code?: (args: CodeArgument[]) => CodeValue
}

/** What one piece of code has done so far. */
export interface CodeState {
  machine: Machine
  language: Language
  /** The name of the language, for code that evaluates code; undefined where that is not followed. */
  languageName: LanguageName | undefined
  by: string
  /** The code itself. */
  source: Value
  variables: Map<string, CodeValue>
  /** Modules whose functions need no prefix: `from os import *`. */
  wildcards: string[]
  /** Names of parameters in the function that is read, with whether the code calls it. */
  parameters: Map<string, boolean>
  /** Bodies of functions that are being read because of a call: they may call themselves. */
  running: Set<number>
  /** How many tokens of bodies may still be read again, with other values. */
  rereads: number
  /** How many elements of lists that are made by a loop are still read. */
  elements: number
  /** Addresses that it is connected to, or ports that it listens on. */
  connections: string[]
  /** Something is executed whose text comes from elsewhere, or a shell. */
  executes: boolean
  /** What the code has read: a later call may send it. */
  reads: Value[]
  sends: { address: string; data: Value }[]
  output: Value[]
  /** Functions that run what they are given, and were named without being called: how often. */
  handed: Map<string, number> | undefined
}

/** An argument of a call, perhaps with a keyword in front. */
export type CodeArgument = CodeValue & { keyword?: string }

/** One call of a function whose type is known. */
export interface CodeCall {
  state: CodeState
  /** The type without its number. */
  kind: string
  /** The number in the type: which argument matters. */
  at: number
  /** The name of the function, as far as it is known. */
  path: string
  args: CodeArgument[]
  /** The arguments without a keyword. */
  positional: CodeArgument[]
  /** The text of the argument that matters. */
  value: Value
  /** What the function is a method of. */
  receiver: CodeValue | undefined
}

/** What calls do and give back, by their type. */
export type CodeCalls = Readonly<Record<string, (call: CodeCall) => CodeValue>>

/** What a call gives back when nothing is known about it: its name, so that methods on it are found. */
export function passOn({ path, receiver }: Pick<CodeCall, 'path' | 'receiver'>): CodeValue {
  return { text: receiver?.text ?? '', path }
}

/** What a call gives back that is made for what it does. */
export function nothing({ path }: CodeCall): CodeValue {
  return { text: '', path }
}

/** What stands for everything that is there anyway: `os.__dict__`, `globalThis.x`, `_G.os`. */
const TRANSPARENT =
  /^(?:__dict__|__builtins?__|builtins|__globals__|globalThis|global|window|_G|_ENV|modules)$/

/** The type of a function: by its full name, its last two parts, as a method, or alone. */
export function findCall(
  calls: Readonly<Record<string, CallArgumentType>>,
  path: string,
): CallArgumentType | undefined {
  const isBare = !path.includes('.') && !TRANSPARENT.test(path)
  const found = (isBare ? [path, `.${path}`] : keysOf(path)).find((key) =>
    Object.hasOwn(calls, key),
  )
  return found === undefined ? undefined : calls[found]
}

function keysOf(path: string): string[] {
  const parts = path.split('.').filter((part) => part !== '' && !TRANSPARENT.test(part))
  const last = parts.at(-1) ?? ''
  const keys = [parts.join('.'), parts.slice(-2).join('.'), `.${last}`]
  return parts.length <= 1 ? [...keys, last] : keys
}
