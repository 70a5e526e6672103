import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Entry } from '../knowledge/entry.ts'
import { handledBy } from '../knowledge/handled-programs.ts'
import { findFacts } from '../knowledge/index.ts'
import { isAddressOfOthers, isWeightyPlace } from '../knowledge/weighty-aims.ts'
import { weightyWord } from '../knowledge/weighty-words.ts'
import { isKind } from '../program-kinds.ts'

/**
 * An option that its entry does not list has no effect that we know of: its name may speak of one, or it
 * may be about something that one would aim at.
 */
export function noteOption({ machine, name, args }: Call, entry: Entry, option: string): void {
  // Where code of ours reads the arguments, it knows them.
  if (handledBy(name) !== undefined) return
  if (option.length >= 4 && weightyWord(option) !== undefined)
    machine.miss('outcome', name, '', `${option}, which nobody described`)
  else if (!isPlainOption(option) && !onlyShows(name)) {
    const words = args.map(plain)
    const aim = words.find(isWeightyPlace) ?? addressOf(option, words, entry)
    if (aim !== undefined)
      machine.miss('outcome', name, '', `what ${option} makes of ${JSON.stringify(aim)}`)
  }
}

/** A word of which its entry says nothing. */
export function noteOperand({ machine, name }: Call, entry: Entry, operand: Value): void {
  const word = plain(operand)
  if (!isKnown(operand) || handledBy(name) !== undefined || onlyShows(name)) return
  if (isWeightyPlace(word) || (isAddressOfOthers(word) && !notesAddresses(name, entry)))
    machine.miss('outcome', name, '', `what it makes of ${JSON.stringify(word)}`)
}

/** Whether an address is only written down, the place that the program asks, or judged by its facts. */
function notesAddresses(name: string, entry: Entry): boolean {
  const program = name.split(' ')[0]!
  return (
    isKind(program, 'record-keeper') ||
    entry.traits.get('out') === 'network' ||
    findFacts(program).unclear !== undefined
  )
}

/** A subcommand without an entry: what it does is not known, whatever else is known of the program. */
export function noteSubcommand({ machine, name }: Call, parent: Entry, word: string): void {
  const others = parent.traits.get('others')
  if (others === '*' || others?.split(',').includes(word)) return
  // What somebody puts in is an ordinary operand, and a help text nothing at all.
  if (!isKnown(word) || /^(?:help|version|completion)$/.test(word) || !/^[a-z]/i.test(word)) return
  machine.miss('outcome', name, '', `${JSON.stringify(plain(word))}, which nobody described`)
}

/** The address that an option seems to be given, unless addresses are what the program takes anyway. */
function addressOf(option: string, words: string[], entry: Entry): string | undefined {
  const operands = [...entry.first, ...entry.last, entry.repeated]
  if (operands.some((type) => type === 'url' || type === 'host' || type === 'dest'))
    return undefined
  return words.find(
    (word, i) =>
      isAddressOfOthers(word) && (words[i - 1] === option || word.startsWith(`${option}=`)),
  )
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

function onlyShows(name: string): boolean {
  return SHOWING.some((kind) => isKind(name, kind))
}

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
