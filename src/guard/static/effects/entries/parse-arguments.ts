import { plain, type Value } from '../../resolve/value.ts'
import { KEY_OPTION } from '../guesses/unknown-program.ts'
import type { ArgumentType } from '../knowledge/argument-types.ts'
import type { Entry, OptionMeaning } from '../knowledge/entry.ts'
import { isKnownProgram } from '../program-names.ts'
import { typeByMode } from './by-flags.ts'

export interface ParsedOption {
  /** As the knowledge base spells it, or as written where it is not listed. */
  name: string
  value: Value | undefined
  meaning: OptionMeaning | undefined
}

interface ParsedOperand {
  value: Value
  type: ArgumentType
}

export interface ParsedArguments {
  options: ParsedOption[]
  operands: ParsedOperand[]
  /** The words from an operand with the type `argv` or `remote-argv` on. */
  command: Value[] | undefined
}

/** Splits arguments into options and operands, as the program itself would. */
export function parseArguments(entry: Entry, words: readonly Value[]): ParsedArguments {
  const args = entry.traits.has('slashes') ? words.map(withDash) : words
  const options: ParsedOption[] = []
  const values: Value[] = []
  let command: Value[] | undefined
  const stopsAt = commandIndex(entry)
  let ended = false
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    const text = plain(word)
    if (!ended && text === '--') {
      ended = true
      continue
    }
    if (
      ended ||
      text === '-' ||
      !/^[-+]/.test(text) ||
      (text[0] === '+' && !entry.options.has(text.slice(0, 2)))
    ) {
      if (stopsAt !== undefined && values.length >= stopsAt) {
        command = args.slice(i)
        break
      }
      values.push(word)
      if (entry.traits.has('posix')) ended = true
      if (entry.traits.has('sub')) {
        command = args.slice(i)
        values.pop()
        break
      }
      continue
    }
    i += readOption(entry, args, i, options)
  }
  return { options, operands: assignTypes(entry, args, values, options), command }
}

/** `/out:FILE` of compilers that came from Windows. */
function withDash(word: Value): Value {
  return word.replace(/^\/(?=[a-z]\w*(?::|$))/i, '-')
}

const COMMAND_TYPES = new Set<ArgumentType>(['argv', 'exec-argv', 'remote-argv', 'net-argv'])

function commandIndex(entry: Entry): number | undefined {
  const at = entry.first.findIndex((type) => COMMAND_TYPES.has(type))
  return at < 0 ? undefined : at
}

/** Reads the option at this place; returns how many further words it took. */
function readOption(
  entry: Entry,
  args: readonly Value[],
  at: number,
  into: ParsedOption[],
): number {
  const text = plain(args[at]!)
  const colon = text.indexOf(':')
  // `--out:FILE`, as some compilers want it.
  const isGlued =
    colon > 2 && /^(?:write|peek)$/.test(entry.options.get(text.slice(0, colon))?.type ?? '')
  const equals = isGlued ? colon : text.indexOf('=')
  const name = equals > 0 ? text.slice(0, equals) : text
  const exact = entry.options.get(name)
  // Many programs take long names with one dash, too.
  const single = !exact && name.length > 4 && name[0] === '-' && entry.options.has(`-${name}`)
  if (text.startsWith('--') || exact || single) {
    const spelled = exact ? name : single ? `-${name}` : abbreviated(entry, name)
    const meaning = entry.options.get(spelled) ?? keyOption(spelled, args[at + 1])
    if (equals > 0) into.push({ name: spelled, value: text.slice(equals + 1), meaning })
    else if (meaning?.type !== undefined && !meaning.optional) {
      const words = wordsTaken(meaning)
      into.push({ name: spelled, value: args[at + words], meaning })
      return words
    } else into.push({ name: spelled, value: undefined, meaning })
    return 0
  }
  return readLetters(entry, args, at, into)
}

/** What is guessed of an option, and not listed. */
export const GUESSED_KEY: OptionMeaning = { type: 'use' }

/** An option that nobody described, but whose name asks for a key, and a file behind it. */
function keyOption(name: string, next: Value | undefined): OptionMeaning | undefined {
  return next !== undefined && /^(?!-).*[./]/s.test(next) && KEY_OPTION.test(name)
    ? GUESSED_KEY
    : undefined
}

function wordsTaken({ type }: OptionMeaning): number {
  return type === 'pair' || type === 'named' ? 2 : 1
}

/** Types of a word that is run or loaded. */
const RUNS: ReadonlySet<ArgumentType> = new Set(['side', 'program', 'tool', 'editor', 'lib'])

/** `-abc` is `-a -b -c`, unless one of them takes the rest as its value. */
function readLetters(
  entry: Entry,
  args: readonly Value[],
  at: number,
  into: ParsedOption[],
): number {
  const text = plain(args[at]!)
  const sign = text[0]!
  if (text.length > 2 && entry.traits.has('whole')) {
    into.push({ name: text.replace(/=.*/s, ''), value: undefined, meaning: undefined })
    return 0
  }
  const glued = gluedLongName(entry, text)
  if (glued) {
    into.push(glued)
    return 0
  }
  for (let j = 1; j < text.length; j++) {
    const name = sign + text[j]!
    const meaning = entry.options.get(name)
    if (meaning?.type === undefined) {
      // No option is called so: a letter before it that nobody described took the rest.
      if (!/[\w?@#%!]/.test(text[j]!)) return 0
      into.push({ name, value: undefined, meaning })
      continue
    }
    const rest = text.slice(j + 1)
    // What is glued to a letter that runs or loads something must look like it: `-pn2` does not.
    if (
      RUNS.has(meaning.type) &&
      ((/^[\w:,+-]+$/.test(rest) && !isKnownProgram(rest)) || /\d/.test(text.slice(1, j)))
    )
      return 0
    if (rest !== '')
      into.push({
        name,
        value: rest.replace(meaning.type === 'write' ? /^[=:]/ : /^=/, ''),
        meaning,
      })
    else if (meaning.optional) into.push({ name, value: undefined, meaning })
    else {
      into.push({ name, value: args[at + 1], meaning })
      return 1
    }
    return 0
  }
  return 0
}

/** `-Wl,x` and the like: a listed name of several letters with its value glued on. */
function gluedLongName(entry: Entry, text: string): ParsedOption | undefined {
  if (text.length < 4) return undefined
  for (let length = Math.min(text.length - 1, 16); length > 2; length--) {
    const meaning = entry.options.get(text.slice(0, length))
    if (meaning?.type !== undefined) {
      return {
        name: text.slice(0, length),
        // `-out:FILE` of some compilers; to others the colon belongs to the value: `-XX:…`.
        value: text.slice(length).replace(meaning.type === 'write' ? /^[=:]/ : /^=/, ''),
        meaning,
      }
    }
  }
  return undefined
}

/** GNU programs take any unambiguous beginning of a long name. */
function abbreviated(entry: Entry, name: string): string {
  if (name.length < 5) return name
  let found: string | undefined
  for (const candidate of entry.options.keys()) {
    if (!candidate.startsWith(name)) continue
    if (found !== undefined) return name
    found = candidate
  }
  return found ?? name
}

function assignTypes(
  entry: Entry,
  args: readonly Value[],
  values: Value[],
  options: readonly ParsedOption[],
): ParsedOperand[] {
  const { repeated, last } = entry
  const instead = entry.traits.get('instead')?.split(',')
  // With `-e PATTERN` every operand is a file.
  const given = instead && options.some(({ name }) => instead.includes(name))
  const first = given ? entry.first.slice(1) : entry.first
  const changed = typeByMode(entry, args)
  return values.map((value, i) => {
    const type = i === 0 && changed !== undefined ? changed : first[i]
    if (type !== undefined) return { value, type }
    const fromEnd = i - (values.length - last.length)
    if (fromEnd >= 0 && last[fromEnd] !== undefined) return { value, type: last[fromEnd] }
    return { value, type: repeated ?? 'maybe' }
  })
}
