import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Entry } from '../knowledge/entry.ts'
import { handledBy } from '../knowledge/handled-programs.ts'
import { findFacts } from '../knowledge/index.ts'
import { remembered } from '../knowledge/remembered.ts'
import { isAddressOfOthers, isWeightyPlace } from '../knowledge/weighty-aims.ts'
import { weightyWord } from '../knowledge/weighty-words.ts'
import { optionsAt } from '../ordinary-options.ts'
import { usesOf } from '../ordinary-uses.ts'
import { isKind } from '../program-kinds.ts'

/**
 * Options that an entry does not list have no effect that we know of: a name may speak of one, or they may be
 * about something that one would aim at.
 */
export function noteOptions({ machine, name, args }: Call, entry: Entry, options: string[]): void {
  // Where code of ours reads the arguments, it knows their names.
  const weighty =
    handledBy(name) === undefined
      ? options.find(
          (option) =>
            option.length >= 4 &&
            weightyWord(option) !== undefined &&
            !optionsAt(name)?.has(option),
        )
      : undefined
  if (weighty !== undefined) {
    machine.miss('outcome', name, '', `${weighty}, which nobody described`)
    return
  }
  // What is run sees the places that it is given: the ordinary options of a wrapper make nothing else of them.
  const listed = entry.first.includes('argv') ? optionsAt(name) : undefined
  const rich = options.filter((option) => !isPlainOption(option) && !listed?.has(option))
  if (rich.length === 0 || onlyShows(name)) return
  const words = args.map(plain)
  const place = words.find(isWeightyPlace)
  const aim = place === undefined ? addressBehind(rich, words, entry) : [rich[0], place]
  if (aim !== undefined)
    machine.miss('outcome', name, '', `what ${aim[0]} makes of ${JSON.stringify(aim[1])}`)
}

/** A word of which its entry says nothing. */
export function noteOperand({ machine, name }: Call, entry: Entry, operand: Value): void {
  const word = plain(operand)
  if (!isKnown(operand) || onlyShows(name)) return
  // The first of the objects that a service has.
  if (word === '/' && isKind(name, 'bus-client')) return
  if (isWeightyPlace(word) || (isAddressOfOthers(word) && !notesAddresses(name, entry)))
    machine.miss('outcome', name, '', `what it makes of ${JSON.stringify(word)}`)
}

/** A pattern that has an address in it. */
const SPEAKS_OF_ADDRESSES = /:\\\/\\\/|https\?|\[:\/\]/

/** Whether an address is only written down, the place that the program asks, or judged by its facts. */
function notesAddresses(name: string, entry: Entry): boolean {
  const program = name.split(' ')[0]!
  return (
    isKind(program, 'record-keeper') ||
    entry.traits.get('out') === 'network' ||
    findFacts(program).unclear?.some(([question]) => SPEAKS_OF_ADDRESSES.test(question.source)) ===
      true
  )
}

/** A subcommand without an entry: what it does is not known, whatever else is known of the program. */
export function noteSubcommand({ machine, name }: Call, parent: Entry, word: string): void {
  // Where it has a list of ordinary uses, that says which words are known (ordinary-uses.ts).
  const [program, ...words] = [...name.split(' '), plain(word)]
  const ordinary = usesOf(program!)?.(words)
  if (ordinary === words.length || (ordinary !== undefined && words.length === 1)) return
  const others = parent.traits.get('others')
  if (others === '*' || others?.split(',').includes(word)) return
  // What somebody puts in is an ordinary operand, and a help text nothing at all.
  if (!isKnown(word) || /^(?:help|version|completion)$/.test(word) || !/^[a-z]/i.test(word)) return
  machine.miss('outcome', name, '', `${JSON.stringify(plain(word))}, which nobody described`)
}

/** An option and the address that it seems to be given, unless the program takes addresses anyway. */
function addressBehind(
  options: string[],
  words: string[],
  entry: Entry,
): [string, string] | undefined {
  const operands = [...entry.first, ...entry.last, entry.repeated]
  if (
    entry.kinds.has('browser') ||
    operands.some((type) => type === 'url' || type === 'host' || type === 'dest')
  )
    return undefined
  const listed = new Set(options)
  for (const [i, word] of words.entries()) {
    if (!isAddressOfOthers(word)) continue
    // Letters may stand together: `-abx ADDRESS`.
    const before = words[i - 1]?.replace(/^-[A-Za-z]+([A-Za-z])$/, '-$1') ?? ''
    const option = /^(--?[\w-]+)=/.exec(word)?.[1] ?? before
    if (listed.has(option)) return [option, word]
  }
  return undefined
}

const SHOWING = [
  'basic',
  'line-chooser',
  'pager',
  'path-teller',
  'reporter',
  'teller',
  'text-tool',
  'viewer',
] as const

const onlyShows = remembered((name: string) => SHOWING.some((kind) => isKind(name, kind)))

/** Whether an option only says how much is told, in which shape, and whether one is asked. */
function isPlainOption(option: string): boolean {
  if (/^-[vqhVln\d]$/.test(option)) return true
  if (!option.startsWith('--')) return false
  return option
    .slice(2)
    .split('-')
    .every((word) => PLAIN_WORDS.has(word))
}

const PLAIN_WORDS = new Set(
  `
    all assume batch check color colors colour compact count csv debug depth dry format header help human
    info interval json level limit list lock long mode name no omit pager pretty print progress quiet
    readable reply run session show silent simulate sort squash status strict system table test timeout trace
    type user verbose verify version wait xml yaml yes
  `
    .trim()
    .split(/\s+/),
)
