import { isKnown, plain, type Value } from '../resolve/value.ts'
import { asksForHelp, type Call } from './call.ts'
import { GUESSED_KEY, type ParsedOption, parseArguments } from './entries/parse-arguments.ts'
import { type Entry, readEntry } from './knowledge/entry.ts'
import { findEntry, findFacts } from './knowledge/index.ts'
import { type ListedOption, type OptionLine, readOptionLine } from './knowledge/ordinary-options.ts'
import { remembered } from './knowledge/remembered.ts'
import type { Machine } from './machine.ts'

/** `docker run --volumes-from x`, `ssh -o Frob=y`: an option, or a value, that is neither described nor ordinary. */
export function checkOrdinaryOptions({
  machine,
  name,
  args,
}: Pick<Call, 'machine' | 'name' | 'args'>): void {
  if (linesOf(name) === undefined || !args.some(isOption) || asksForHelp(args)) return
  let path = name
  let rest: readonly Value[] = args
  for (;;) {
    const level = levelOf(path)
    const { command, options } = parseArguments(level.entry, rest)
    const word = command && (level.goesOn || level.hasSubcommands) ? plain(command[0]!) : undefined
    const deeper = word !== undefined && level.hasWord(word)
    // Where no line goes on, the word is an operand, or a subcommand of which nobody listed the options.
    const isOpen = word !== undefined && !deeper && level.hasSubcommands
    const further = word === undefined || deeper ? [] : parseArguments(level.all, rest).options
    // As the value of an option, or behind the words of another command, it asks for nothing.
    if ([...options, ...further].some(isHelp)) return
    const odd =
      (isOpen || further.length === 0 ? options : further).find((one) =>
        isOdd(machine, level, one),
      ) ??
      // There letters mean something else, and names that are not listed are its own.
      (isOpen
        ? further.find((one) => one.name.length > 2 && one.meaning && isOdd(machine, level, one))
        : undefined)
    if (odd !== undefined) {
      const { name: option, value, meaning } = odd
      const what =
        meaning && value !== undefined ? `${option} ${JSON.stringify(plain(value))}` : option
      machine.miss('outcome', path, '', `the option ${what}, which nobody described`)
      return
    }
    if (!deeper) return
    path += ` ${word}`
    rest = command!.slice(1)
  }
}

function isOption(word: Value): boolean {
  return word.startsWith('-') || word.startsWith('+')
}

/** The options behind a program or a subcommand, with those that are listed; undefined where none is. */
export function optionsAt(path: string): Entry['options'] | undefined {
  return linesOf(path.split(' ', 1)[0]!) && levelOf(path).all.options
}

const ABOUT_ITSELF = new Set(['-h', '--help', '--version', '--usage'])

function isHelp({ name, value, meaning }: ParsedOption): boolean {
  return name === '--help' && value === undefined && meaning?.type === undefined
}

function isOdd(
  machine: Machine,
  level: Level,
  { name: option, value, meaning }: ParsedOption,
): boolean {
  if (meaning === undefined || meaning === GUESSED_KEY)
    return level.closed && !ABOUT_ITSELF.has(option)
  const holds = level.values.get(option)
  if (holds === undefined || value === undefined) return false
  return (isKnown(value) || isFound(machine, value)) && !holds(plain(value))
}

/** Whether some program or file names a part of a value, and not the user. */
function isFound(machine: Machine, value: Value): boolean {
  return machine.symbols
    .in(value)
    .some(({ origin }) => origin !== 'environment' && origin !== 'user')
}

const linesOf = remembered((name: string) => {
  const { ordinaryOptions } = findFacts(name)
  return ordinaryOptions?.map(readOptionLine)
})

/** What is known of the options behind a program or a subcommand. */
interface Level {
  /** Up to the word behind it that leads on, and with all words as operands. */
  entry: Entry
  all: Entry
  values: ReadonlyMap<string, (value: string) => boolean>
  /** Whether options that are not listed are undescribed. */
  closed: boolean
  /** Whether some line goes on from here, and with which word. */
  goesOn: boolean
  hasWord: (word: string) => boolean
  hasSubcommands: boolean
}

const NO_ENTRY = readEntry('-*')

const levelOf = remembered((path: string): Level => {
  const [name, ...words] = path.split(' ')
  const lines = linesOf(name!)!
  const options: Entry['options'] & Map<string, ListedOption['meaning']> = new Map()
  const values = new Map<string, (value: string) => boolean>()
  let closed = false
  let ends = false
  let whole = false
  let own: Entry | undefined
  for (let depth = 0; depth <= words.length; depth++) {
    own = findEntry([name, ...words.slice(0, depth)].join(' '))
    ends = false
    const seen = new Set<string>()
    for (const [option, meaning] of own?.options ?? []) {
      options.set(option, meaning)
      values.delete(option)
    }
    for (const line of lines) {
      if (line.path.length !== depth || !leads(line, words, depth)) continue
      const listed = line.read()
      closed = !listed.open && (depth > 0 || words.length === 0)
      ends ||= listed.ends
      whole ||= listed.whole
      for (const [option, { meaning, holds }] of listed.options) {
        // What a program has itself stands before that of the one that it is another name for.
        if (seen.has(option)) continue
        seen.add(option)
        const described = own?.options.get(option)
        if (described?.type === undefined && described?.effect === undefined)
          options.set(option, meaning)
        if (holds) values.set(option, holds)
        else values.delete(option)
      }
    }
  }
  const traits = new Map((own ?? NO_ENTRY).traits)
  const hasSubcommands = traits.delete('sub')
  if (ends) traits.set('posix', '')
  if (whole) traits.set('whole', '')
  const further = lines.filter(
    (line) => line.path.length > words.length && leads(line, words, words.length),
  )
  const goesOn = further.length > 0
  const all = { ...(own ?? NO_ENTRY), options, traits }
  if (ends) all.first = ['-', 'remote-argv']
  return {
    all,
    entry: goesOn || hasSubcommands ? { ...all, traits: new Map([...traits, ['sub', '']]) } : all,
    values,
    closed,
    goesOn,
    hasWord: (word) => further.some((line) => line.path[words.length]!(word)),
    hasSubcommands,
  }
})

/** Whether the words of a line begin with these. */
function leads(line: OptionLine, words: readonly string[], length: number): boolean {
  return line.path.every((holds, i) => i >= length || holds(words[i]!))
}
