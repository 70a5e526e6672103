import type { Code, Resolved } from '../effects/analysis-notes.ts'
import { findEntry } from '../effects/knowledge/index.ts'
import { lateAtFirst } from '../effects/knowledge/pattern.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName } from '../effects/program-names.ts'
import { hasGlob, isKnown, plain, type Value } from '../resolve/value.ts'

/** A word that names something, in a command whose program may make anything of it. */
export interface NamedWord {
  text: string
  program: string
}

/** Words of the shell itself that only print, set variables or control what runs. */
const ONLY_TEXT = new Set(
  ': true false type hash alias unalias eval trap export declare local readonly typeset let set unset shift return exit read mapfile'.split(
    ' ',
  ),
)
/** Words of the shell that run the rest: it is looked at by itself, and of theirs only the place. */
const RUNS_REST = new Set(['command', 'builtin', 'exec'])
const PLACE_OPTION = /^(?:-[CDa]|--(?:chdir|working-directory|directory|arg-file)(?:=.*)?)$/
const COMPARES = /^(?:=|==|!=|=~|<|>|-eq|-ne|-lt|-le|-gt|-ge|-ef|-nt|-ot)$/
/** Options for texts that people read. */
const MESSAGE =
  /^(?:-[a-zA-Z]*m|-[SGtb]|--(?:message|grep|author|title|body|notes|description|format|pretty|subject)(?:=.*)?)$/
/** Options for what is left alone. */
const LEAVES_OUT = lateAtFirst(
  /^--?(?:\w+-)*(?:exclude|ignore|skip|except|without|omit|prune)(?:-\w+)*(?:=.*)?$/,
)
/** Words that are longer are no names. */
const LONGEST = 1024

/** The words of a command that may name a file or a host. */
export function namedWords({ arguments: words }: Resolved): NamedWord[] {
  const program = nameOf(plain(words[0] ?? ''))
  const name = canonicalName(program)
  const args = words.slice(1)
  // What a pattern means is looked up in the directory, whoever prints it. Files that they do read
  // are effects of theirs.
  if (ONLY_TEXT.has(program) || isKind(name, 'text-tool'))
    return program === ':' || isKind(program, 'printer')
      ? args.filter(hasGlob).flatMap((word) => named(word, program))
      : []
  if (RUNS_REST.has(program) || isKind(name, 'wrapper') || isKind(name, 'shell'))
    return args
      .filter((word, i) => PLACE_OPTION.test(word.includes('=') ? word : (args[i - 1] ?? '')))
      .flatMap((word) => named(word, program))
  if (/^\[{1,2}$|^test$/.test(program) && args.some((word) => COMPARES.test(word))) return []
  const keeps = isKind(name, 'record-keeper')
  return args.flatMap((word, i) => {
    const skipped = [word, args[i - 1] ?? ''].some((at, k) => leavesOut(at, k === 1, keeps))
    return skipped ? [] : named(word, program)
  })
}

function named(word: Value, program: string): NamedWord[] {
  return isName(word) ? [{ text: plain(word), program }] : []
}

function leavesOut(word: Value, isBefore: boolean, keeps: boolean): boolean {
  if (isBefore && word.includes('=')) return false
  return LEAVES_OUT.test(word) || (keeps && MESSAGE.test(word))
}

function isName(word: Value): boolean {
  return (
    word !== '' &&
    word.length <= LONGEST &&
    isKnown(word) &&
    (!/[\s"'`<>|;(){}]/.test(word) || /^(?:\w+=\S+\s+)*host=\S/.test(word))
  )
}

const STRINGS = /(["'`])((?:\\.|(?!\1)[^\\\n]){2,500})\1/g
const PRINTS = /(?:print\w*|puts|echo|log|say|write|warn|die|throw|Error)\s*\(?\s*[frbu]?$/

/** The strings in code that may name a file or a host; what is only printed does not count. */
export function namedStrings({ text, program }: Code): NamedWord[] {
  const found: NamedWord[] = []
  // PowerShell's words need no quotes.
  if (findEntry(program)?.first[0] === 'script.powershell')
    found.push(
      ...(text.slice(0, 20_000).match(/\w+:\/\/\S+/g) ?? []).map((url) => ({ text: url, program })),
    )
  for (const match of text.slice(0, 20_000).matchAll(STRINGS)) {
    if (PRINTS.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
    const name = match[2]!.replace(/^[<>+|\s]+/, '')
    if (isName(name)) found.push({ text: name, program })
  }
  return found
}

/** What cannot be parsed is not run in mind: every word of it may be a name. */
export function namedInText({ source = '' }: Machine): NamedWord[] {
  return source
    .slice(0, 20_000)
    .split(/[\s"'`<>|;&(){}]+/)
    .filter(isName)
    .map((text) => ({ text, program: '' }))
}

/** The paths that a word can mean: as a whole, glued to an option, or as one part of several. */
export function pathsIn(word: string): string[] {
  if (/^(?!file:)\w[\w+.-]*:\/\//.test(word)) return []
  const parts = [word.replace(/^-\w/, ''), ...word.split(/[=,:;@]/)].filter((part) =>
    /^(?:\/|~|\.{1,2}\/)/.test(part),
  )
  return word.startsWith('-') ? parts : [word, ...parts]
}

/** The name of a program without its place. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split(' ')[0]!
}
