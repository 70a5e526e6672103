import { isKnown, plain } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Entry } from '../knowledge/entry.ts'
import { handledBy } from '../knowledge/handled-programs.ts'
import { weightyWord } from '../knowledge/weighty-words.ts'

/** An option that its entry does not list has no effect that we know of: its name may speak of one. */
export function noteOption({ machine, name }: Call, option: string): void {
  // Where code of ours reads the arguments, it knows them.
  if (option.length < 4 || handledBy(name) !== undefined) return
  if (weightyWord(option) !== undefined)
    machine.miss('outcome', name, '', `${option}, which nobody described`)
}

/** A subcommand without an entry: what it does is not known, whatever else is known of the program. */
export function noteSubcommand({ machine, name }: Call, parent: Entry, word: string): void {
  const others = parent.traits.get('others')
  if (others === '*' || others?.split(',').includes(word)) return
  // What somebody puts in is an ordinary operand, and a help text nothing at all.
  if (!isKnown(word) || /^(?:help|version|completion)$/.test(word) || !/^[a-z]/i.test(word)) return
  machine.miss('outcome', name, '', `${JSON.stringify(plain(word))}, which nobody described`)
}
