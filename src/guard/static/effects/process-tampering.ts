import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { UNWATCHED } from './knowledge/asked-facts.ts'
import { OUR_PROCESS } from './knowledge/guard-switches.ts'
import { findFacts } from './knowledge/index.ts'
import { WATCHING_PROCESS } from './knowledge/watching-processes.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { describesOurs, KEEPS_SECRETS, namesProcess } from './programs/processes.ts'

/** A signal by which Node lets anybody debug the process. */
const OPENS_DEBUGGER = /^-(?:s )?(?:(?:SIG)?USR1|10)\b/

/**
 * A program reaches into a process that runs: our service, which must not end, or an agent, whose
 * hooks are code like any other. Of a number alone nobody can tell whose it is.
 */
export function checkProcessTampering({ machine, name, args }: Call): void {
  // A recorder that may not write any more is as good as stopped.
  if (isKind(name, 'limiter') && namesProcess(machine, args, WATCHING_PROCESS))
    machine.miss('outcome', name, '', UNWATCHED)
  if (!isKind(name, 'meddler') && !findFacts(name).meddles?.includes(plain(args[0] ?? ''))) return
  const kills = isKind(name, 'signaller')
  if (kills && !OPENS_DEBUGGER.test(args.map(plain).join(' '))) {
    if (isSoughtFor(machine, args, isOurs))
      machine.emit('disarm', name, 'aegish', { how: 'ends the service of this guard' })
    return
  }
  if (kills && isSoughtFor(machine, args, isInspected))
    machine.miss('outcome', name, '', 'who reaches into the process from then on')
  if (isKind(name, 'tracer') && isSoughtFor(machine, args, keepsSecrets))
    machine.emit('read', name, '/proc/1/mem')
  const named =
    !kills && args.some((word, i) => i > 0 && isName(args[i - 1]!) && isGuarded(plain(word)))
  if (
    named ||
    isSoughtFor(machine, args, isGuarded) ||
    args.some((word) => isParent(machine, word))
  )
    machine.emit('disarm', name, 'process', {
      how: 'reaches into the process of an agent or of this guard',
    })
}

function keepsSecrets(text: string): boolean {
  return (text.match(/[\w.-]+/g) ?? []).some((word) => KEEPS_SECRETS.test(word))
}

/** Interpreters that answer such a signal. */
function isInspected(text: string): boolean {
  return (text.match(/[\w.-]+/g) ?? []).some((word) => isKind(word, 'javascript-runner'))
}

function isOurs(text: string): boolean {
  return OUR_PROCESS.test(text) || describesOurs(text)
}

/** Whether processes are named that must be left alone: those of this guard, and of agents. */
function isGuarded(text: string): boolean {
  const words = text.match(/[\w-]+/g) ?? []
  // Shorter names are parts of other words.
  return (
    isOurs(text) ||
    words.some((word) =>
      [word, ...word.split('-')].some((name) => name.length > 3 && isKind(name, 'agent')),
    )
  )
}

/** `kill $(pgrep -f aegish)`: the numbers are unknown, but not what was looked for. */
function isSoughtFor(
  machine: Machine,
  args: readonly Value[],
  isMeant: (text: string) => boolean,
): boolean {
  const unknown = args.some((word) => !isKnown(word) && /^[-=\w]*$/.test(withoutSymbols(word)))
  return (
    unknown &&
    machine.resolved.some(
      ({ arguments: [program = '', ...words] }) =>
        isKind(plain(program), 'process-finder') && words.some((word) => isMeant(plain(word))),
    )
  )
}

/** Options behind which a process is named: `lldb -n claude`, `frida --attach-name claude`. */
function isName(word: Value): boolean {
  return /^-(?:n|N|w|-(?:attach-)?name|-pname)$/.test(plain(word))
}

/** `$PPID`: whoever started the shell is the agent. */
function isParent(machine: Machine, word: Value): boolean {
  return machine.symbols.in(word).some(({ detail }) => detail === 'PPID')
}
