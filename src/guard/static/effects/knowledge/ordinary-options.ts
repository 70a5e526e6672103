import type { OptionMeaning } from './entry.ts'

/**
 * Options that programs are given on ordinary days: lines of words that begin with a dash, behind the words of a
 * subcommand. They stand beside the lists of ordinary uses, in `ordinary/options/`.
 *
 *     -q --[no-]color              of the program itself: flags, here with the two names of the second
 *     run|create -d --rm           of a subcommand
 *     run -n,--name=               two names of one option; it takes a value
 *     run --pull=?                 takes a value only behind `=`
 *     run --pid=private|container:*    takes one of these values; a star is any part of one
 *     run --as=!*                  an exclamation mark: any value but these, so here none
 *     run --mode=~^[0-7]+$         a tilde: a pattern
 *     run --mount=,type=*|ro       a comma in front: what stands between the commas of the value is among these
 *     -...                         at the end: other options are not asked about, only these values
 *     ---                          options are whole words behind one dash: letters do not stand together
 *     run --                       at the end: behind the first operand stands the command of somebody else
 *
 * Where a program or a subcommand has such a line, an option that is neither in it nor described by an entry makes
 * the decision unresolved, and so does a value that is not among those of its option, whatever an entry says.
 */
export interface OptionLine {
  readonly path: readonly ((word: string) => boolean)[]
  /** The rest is read when the words before it are met. */
  readonly read: () => ListedOptions
}

export interface ListedOptions {
  readonly options: ReadonlyMap<string, ListedOption>
  readonly ends: boolean
  readonly whole: boolean
  readonly open: boolean
}

export interface ListedOption {
  readonly meaning: OptionMeaning
  /** Whether a value is ordinary; any is where this is left out. */
  readonly holds?: (value: string) => boolean
}

export function readOptionLine(line: string): OptionLine {
  const at = line.search(/(?<= |^)[-+]/)
  const words = line.slice(0, at).split(' ').slice(0, -1)
  return { path: words.map(readPathWord), read: () => readListed(line.slice(at)) }
}

function readListed(text: string): ListedOptions {
  const options = new Map<string, ListedOption>()
  for (const word of text.split(' ')) {
    const [, names = '', mark, values = ''] = /^([^=]+)(=\??)?(.*)$/s.exec(word)!
    const meaning: OptionMeaning =
      mark === undefined ? {} : mark === '=?' ? { type: '-', optional: true } : { type: '-' }
    const listed = values === '' ? { meaning } : { meaning, holds: readWhenAsked(values) }
    for (const name of names.split(',').flatMap(bothNames)) options.set(name, listed)
  }
  const ends = options.delete('--')
  const whole = options.delete('---')
  const open = options.delete('-...')
  return { options, ends, whole, open }
}

/** Patterns are long, and most values are never given. */
function readWhenAsked(values: string): (value: string) => boolean {
  let holds: ((value: string) => boolean) | undefined
  return (value) => {
    holds ??= readValues(values)
    return holds(value)
  }
}

/** `--[no-]color` is `--color` and `--no-color`. */
function bothNames(name: string): string[] {
  return name.includes('[no-]') ? [name.replace('[no-]', ''), name.replace('[no-]', 'no-')] : [name]
}

function readPathWord(pattern: string): (word: string) => boolean {
  if (pattern === '*') return () => true
  const words = new Set(pattern.split('|'))
  return (word) => words.has(word)
}

function readValues(values: string): (value: string) => boolean {
  if (values.startsWith('!')) {
    const holds = readValues(values.slice(1))
    return (value) => !holds(value)
  }
  if (values.startsWith(',')) {
    const holds = readValues(values.slice(1))
    return (value) => value.split(',').every(holds)
  }
  if (values.startsWith('~')) {
    const pattern = new RegExp(values.slice(1), 'i')
    return (value) => pattern.test(value)
  }
  const source = values.replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '.*')
  const glob = new RegExp(`^(?:${source})$`, 'is')
  // `-o "Key value"` is `-o Key=value`.
  return (value) => glob.test(value) || glob.test(value.trim().replace(/^([\w.-]+)\s+=?\s*/, '$1='))
}
