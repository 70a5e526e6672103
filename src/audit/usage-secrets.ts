import type { CommandWords, Letters } from './command-words.ts'
import { surelyHoldsSecret } from './secret-names.ts'
import type { Span } from './secret-texts.ts'
import { isInTables, type Usage, usagesOf } from './secret-usages.ts'

/** A part of a word that is a secret. */
export interface Found {
  letters: Letters
  span: Span
}

/** Bounds for texts that name a program again and again: nobody writes so many. */
const MAX_PROGRAMS = 20
const REACH = 200

/**
 * The secrets that programs take by the tables. Their names may stand anywhere: behind sudo, env, ssh
 * or `docker exec`.
 */
export function secretsByUsage(command: CommandWords): Found[] {
  return command.words
    .flatMap(({ value }, place) => {
      const name = value.slice(value.lastIndexOf('/') + 1)
      return isInTables(name) ? [{ name, place }] : []
    })
    .slice(0, MAX_PROGRAMS)
    .flatMap(({ name, place }) => secretsOfProgram(command, name, place))
}

function secretsOfProgram(command: CommandWords, name: string, place: number): Found[] {
  const usages = usagesOf('arguments', name)
  const inputs = usagesOf('inputs', name)
  const given = command.words.slice(place + 1, place + 1 + REACH)
  return [
    ...usages.flatMap((usage) =>
      usage.options.length > 0 ? inOptions(given, usage) : inOperands(given, usage),
    ),
    ...inputs.flatMap((usage) => inInput(command, given, usage)),
  ]
}

/** The word after those that must follow one another; options between them do not count. */
function inOperands(given: readonly Letters[], usage: Usage): Found[] {
  const { words } = usage
  const operands = given.flatMap(({ value }, i) => (value.startsWith('-') ? [] : [i]))
  const isAnywhere = words.length > 0 && !/^(?:_|NAMED)$/.test(words[0]![0]!)
  const starts = isAnywhere ? operands.length : 1
  for (let first = 0; first < starts; first++) {
    const fits = words.every((wanted, n) => {
      const word = given[operands[first + n] ?? -1]
      return word !== undefined && wanted.some((one) => isWord(one, word.value))
    })
    const last = operands[first + words.length]
    const previous = operands[first + words.length - 1]
    // Behind another option it would be that one's value.
    const follows = words.length === 0 || last === previous! + 1
    if (fits && last !== undefined && follows) return within(given[last]!, 0, usage)
  }
  return []
}

function isWord(wanted: string, word: string): boolean {
  return wanted === '_' || wanted === word || (wanted === 'NAMED' && surelyHoldsSecret(word))
}

function inOptions(given: readonly Letters[], usage: Usage): Found[] {
  if (!hasAll(given, usage.words)) return []
  return given.flatMap((word, i) =>
    usage.options.flatMap((option) => {
      const { value } = word
      const isGlued = value.length > option.length && value.startsWith(option)
      if (usage.glued) return isGlued ? within(word, option.length, usage) : []
      if (value === option || isCluster(value, option)) {
        const next = given[i + 1]
        return next === undefined || next.value.startsWith('-') ? [] : within(next, 0, usage)
      }
      if (value.startsWith(`${option}=`)) return within(word, option.length + 1, usage)
      return isGlued && usage.mayGlue && option.length === 2
        ? within(word, option.length, usage)
        : []
    }),
  )
}

function hasAll(given: readonly Letters[], wanted: Usage['words']): boolean {
  return wanted.every((alternatives) => given.some(({ value }) => alternatives.includes(value)))
}

/** `curl -su ann:…`: the last of several letters takes the value. */
function isCluster(value: string, option: string): boolean {
  return option.length === 2 && /^-[a-zA-Z]{2,4}$/.test(value) && value.endsWith(option[1]!)
}

const PRINTERS = new Set(['echo', 'printf'])
/** What a printer does not print: its options, and a format. */
const NOT_PRINTED = /^-\w+$|^%\w(?:\\n)?$/

/** What is printed into a program that reads a secret, or handed over by `<<<`. */
function inInput(
  { input, before }: CommandWords,
  given: readonly Letters[],
  usage: Usage,
): Found[] {
  if (!hasAll(given, [...usage.words, ...usage.options.map((option) => [option])])) return []
  const [printer, ...printed] = before?.words ?? []
  const texts = PRINTERS.has(printer?.value ?? '')
    ? [...input, ...printed.filter(({ value }) => !NOT_PRINTED.test(value))]
    : input
  return texts.flatMap((text) => within(text, 0, usage))
}

/** The secret in a value of a certain shape, if there is one. */
function within(letters: Letters, start: number, { shape }: Usage): Found[] {
  const found = shape.exec(letters.value.slice(start))?.indices?.[1]
  return found ? [{ letters, span: [start + found[0], start + found[1]] }] : []
}
