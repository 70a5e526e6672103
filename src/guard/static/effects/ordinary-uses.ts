import { isKnown, plain, type Value } from '../resolve/value.ts'
import { asksForHelp, type Call } from './call.ts'
import { parseArguments } from './entries/parse-arguments.ts'
import { type Entry, readEntry } from './knowledge/entry.ts'
import { findEntry, findFacts } from './knowledge/index.ts'
import { readUses } from './knowledge/ordinary-uses.ts'
import { remembered } from './knowledge/remembered.ts'
import { optionsAt } from './ordinary-options.ts'

/** `kubectl set frob`, `systemctl isolate reboot.target`: words that are neither described nor ordinary. */
export function checkOrdinaryUse({
  machine,
  name,
  args,
  entry,
}: Pick<Call, 'machine' | 'name' | 'args' | 'entry'>): void {
  const farthest = usesOf(name)
  if (farthest === undefined || asksForHelp(args)) return
  const words = wordsOf(name, entry ?? NO_ENTRY, args)
  const known = words.findIndex((word) => !isKnown(word))
  // What somebody puts in is an ordinary word, and a help text nothing at all.
  const texts = words.slice(0, known < 0 ? words.length : known).map(plain)
  if (texts.some((word) => ASKS.test(word)) || asksInPassing(args)) return
  const at = farthest(texts)
  if (at === texts.length || isDescribed(name, texts, at)) return
  // No subcommand begins so: a line of some configuration, a path, a number.
  if (at === 0 && !/^[a-z]/i.test(texts[0]!)) return
  const path = [name, ...texts.slice(0, at)].join(' ')
  machine.miss('outcome', path, '', `${JSON.stringify(texts[at])}, which nobody described`)
}

/** `--help` among its own options: behind `--` stand the words of another command. */
function asksInPassing(args: readonly Value[]): boolean {
  const at = args.findIndex((word) => /^--(?:help)?$/.test(word))
  return at >= 0 && plain(args[at]!) === '--help'
}

const ASKS = /^(?:help|version|completions?)$/

const NO_ENTRY = readEntry('-*')

/** How many of the words behind a program are ordinary; undefined where it has no list of such uses. */
export const usesOf = remembered((name: string) => {
  const lines = findFacts(name).ordinary
  return lines && readUses(lines)
})

/** Whether an entry says what the words up to this one do. */
function isDescribed(name: string, words: readonly string[], at: number): boolean {
  const path = [name, ...words.slice(0, at)].join(' ')
  if (findEntry(`${path} ${words[at]}`) !== undefined) return true
  return findEntry(path)?.traits.get('others')?.split(',').includes(words[at]!) === true
}

/** The words that are neither options nor their values, with those of subcommands. */
function wordsOf(name: string, entry: Entry, args: readonly Value[]): Value[] {
  const options = optionsAt(name)
  const { operands, command } = parseArguments(options ? { ...entry, options } : entry, args)
  const words = operands.map(({ value }) => value)
  if (!command || !entry.traits.has('sub')) return words
  const [word = '', ...rest] = command
  const inner = `${name} ${plain(word)}`
  return [...words, word, ...wordsOf(inner, withOptionsOf(entry, findEntry(inner)), rest)]
}

const merged = new WeakMap<Entry, WeakMap<Entry, Entry>>()

/** A subcommand that may have the options of its program, too. */
function withOptionsOf(program: Entry, subcommand = NO_ENTRY): Entry {
  const known = merged.get(program) ?? new WeakMap<Entry, Entry>()
  merged.set(program, known)
  const both = known.get(subcommand) ?? {
    ...subcommand,
    options: new Map([...program.options, ...subcommand.options]),
  }
  known.set(subcommand, both)
  return both
}
