import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findEntry, findFacts } from './knowledge/index.ts'
import type { Machine } from './machine.ts'
import { checkOrdinaryOptions } from './ordinary-options.ts'
import { checkOrdinaryUse } from './ordinary-uses.ts'
import { checkPlainHarm } from './plain-harm.ts'
import { isKind } from './program-kinds.ts'
import { checkProtectors } from './protectors.ts'
import { followTellingWords } from './telling-words.ts'

/**
 * What the words of a program leave open matters only where nothing is blocked, so it waits until then. All are
 * asked: the work of the walk bounds how many there can be, and a limit of their own could be filled with padding.
 */
export function deferWords({
  machine,
  name,
  args,
  entry,
}: Pick<Call, 'machine' | 'name' | 'args' | 'entry'>): void {
  const last = machine.deferredWords.at(-1)
  // A loop asks the same again and again.
  const isSame =
    last?.name === name &&
    last.args.length === args.length &&
    args.every((word, i) => word === last.args[i])
  if (args.length > 0 && !isSame)
    machine.deferredWords.push({ name, args, entry, span: machine.span })
}

/** Notes what no entry says about the words of each program that was run. */
export function checkDeferredWords(machine: Machine): void {
  machine.endWalk()
  for (const { name, args, entry, span } of machine.deferredWords.splice(0)) {
    machine.span = span
    const unclear = machine.gaps.length
    checkOrdinaryUse({ machine, name, args, entry })
    checkOrdinaryOptions({ machine, name, args })
    const words = args.map(plain)
    followTellingWords(machine, name, words)
    if (isKind(name, 'program-finder')) checkFoundProgram(machine, name, args)
    checkProtectors(machine, name, words)
    if (machine.gaps.length > unclear) checkPlainHarm({ machine, name, args }, unclear)
  }
}

/** `yarn tool verb`: a script of the project may have the name of the tool, and mostly runs it. */
function checkFoundProgram(machine: Machine, finder: string, args: readonly Value[]): void {
  const at = args.findIndex((word) => !word.startsWith('-') && plain(word) !== 'run')
  const name = plain(args[at] ?? '')
  const facts = findEntry(`${finder} ${name}`) === undefined ? findFacts(name) : {}
  if (facts.unclear === undefined && facts.ordinary === undefined) return
  const rest = args.slice(at + 1)
  const words = rest.map(plain)
  followTellingWords(machine, name, words)
  const text = words.join(' ')
  for (const [question, how] of facts.unclear ?? [])
    if (question.test(text)) machine.miss('outcome', name, '', how)
}
