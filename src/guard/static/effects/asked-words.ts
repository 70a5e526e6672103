import type { Call } from './call.ts'
import type { Machine } from './machine.ts'
import { checkOrdinaryUse } from './ordinary-uses.ts'
import { checkProtectors } from './protectors.ts'
import { followTellingWords } from './telling-words.ts'

/** So many are looked at: a longer text has met other limits. */
const MOST = 256

/** What the words of a program leave open matters only where nothing is blocked, so it waits until then. */
export function askLater({ machine, name, args, entry }: Call): void {
  if (args.length > 0 && machine.asked.length < MOST)
    machine.asked.push({ name, args, entry, span: machine.span })
}

/** Notes what no entry says about the words of each program that was run. */
export function answerAsked(machine: Machine): void {
  for (const { name, args, entry, span } of machine.asked.splice(0)) {
    machine.span = span
    checkOrdinaryUse({ machine, name, args, entry })
    followTellingWords({ machine, name, args })
    checkProtectors({ machine, name, args })
  }
}
