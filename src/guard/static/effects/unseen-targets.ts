import { isKnown, plain, type Unknown, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import { UNSEEN } from './knowledge/unseen-words.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** Whether the words that a program prints, as its output is called, are from a list of one's own. */
type IsOwn = (detail: string) => boolean

/** `… | xargs git push origin`: a word that nobody sees here decides what a program sends, deletes or grants. */
export function checkUnseenTargets({ machine, name, args }: Call): void {
  const { unseen } = findFacts(name)
  if (!unseen || args.every(isKnown)) return
  for (const [question, how, ordinary, picked] of unseen) {
    if (picked === 'searched') {
      if (searches(machine) && question.test(args.map(anything).join(' ')))
        machine.miss('outcome', name, '', how)
      continue
    }
    const isOwn = (detail: string) =>
      ordinary?.test(detail) === true || (picked !== undefined && isKind(detail, 'picker'))
    const text = args.map((word) => shown(machine, word, isOwn)).join(' ')
    if (text.includes(UNSEEN) && question.test(text)) machine.miss('outcome', name, '', how)
  }
}

/** Options by which a history is searched for what somebody wrote, or for who it was. */
const SEARCHES = /^(?:--grep|--author|-S|-G|--committer)/

function searches(machine: Machine): boolean {
  return machine.resolved.some(
    ({ arguments: [program = '', ...words] }) =>
      isKind(plain(program), 'git-like') && words.some((word) => SEARCHES.test(plain(word))),
  )
}

function anything(word: Value): string {
  return isKnown(word) ? plain(word) : UNSEEN
}

/** A word as it is written, with a mark for what may be anything. */
function shown(machine: Machine, word: Value, isOwn: IsOwn): string {
  const [, option = '', value = word] = /^(--[\w-]+=)(.+)$/s.exec(word) ?? []
  return isAnything(machine, value, isOwn) ? option + UNSEEN : plain(word)
}

const UNKNOWN_START = /^[\uE100-\uF8FF]+/

/** Whether a word begins with what some program found, and not with what the user puts in. */
export function isAnything(machine: Machine, word: Value, isOwn: IsOwn): boolean {
  const [start = ''] = UNKNOWN_START.exec(word) ?? []
  return machine.symbols.in(start).some((source) => !isOrdinary(source, isOwn))
}

/** What the shell itself works out. */
const COMPUTED = /^(?:arithmetic|a sum)$/
/** Programs that choose among the lines that they get, or print one word: a date, a user. */
const PASSES_ON = ['line-chooser', 'reorderer', 'namer'] as const

function isOrdinary({ origin, detail }: Unknown, isOwn: IsOwn): boolean {
  if (origin === 'environment' || origin === 'user') return true
  if ((origin === 'output' || origin === 'network') && isOwn(detail)) return true
  if (origin === 'file') return isOwn(`< ${detail}`)
  return origin === 'output' && (COMPUTED.test(detail) || PASSES_ON.some((k) => isKind(detail, k)))
}
