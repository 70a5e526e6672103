import { plain, type Value } from '../../resolve/value.ts'
import type { EffectKind } from '../effect.ts'
import type { Machine } from '../machine.ts'
import { isKind } from '../program-kinds.ts'

/** Programs that ask their user for a password. */
const ASKERS = ['user-switch', 'login-client', 'password-store', 'password-asker'] as const

/** What keeps or passes on what somebody types. */
const PASSES_ON = /\bread\b|>(?!\s*&|\s*\/dev\/(?:null|stderr|stdout)\b)|(?<!\|)\|(?!\|)/
/** The same, by a program; or it looks over his shoulder. */
const PASSING_ON = ['remote-client', 'shell', 'side-tool', 'tool', 'tracer'] as const

/** A function that calls the program whose name it has, and tells somebody else, or hides what it keeps. */
const CALLS_ON = ['command ', 'builtin ', '/bin/']
const ELSEWHERE =
  /:\/\/(?!localhost|127\.)|\/dev\/(?:tcp|udp)\/|(?<![\d.])(?!127\.|0\.)(?:\d{1,3}\.){3}\d|\b[\w-]+\.(?:com|net|org|io|dev|ru|cn|xyz|top|info|me|co)\b|>\s*(?:\/tmp|\/var\/tmp|\/dev\/shm|~\/\.|"?\$HOME\/\.)/

/** `sudo() { read -s p; echo "$p" >> FILE; command sudo "$@"; }`: a function or an alias in the place of one. */
export function noteFalseName(machine: Machine, name: string, body: string): void {
  if (!ASKERS.some((kind) => isKind(name, kind))) {
    if (CALLS_ON.some((way) => body.includes(way + name)) && ELSEWHERE.test(body))
      machine.miss('stand-in', name, '', 'who gets what is typed there')
    return
  }
  const words = body.match(/[\w.-]+/g) ?? []
  if (
    PASSES_ON.test(body) ||
    words.some((word) => word !== name && PASSING_ON.some((kind) => isKind(word, kind)))
  )
    machine.miss('stand-in', name, '', 'who gets what is typed there')
}

/** What shells do before or after each command, or at each prompt, without being told. */
const BY_ITSELF =
  /^(?:command_not_found_handler?|preexec|precmd|chpwd|periodic|zshaddhistory|zshexit|TRAP[A-Z]+|fish_(?:(?:right_)?prompt|preexec|postexec|exit|command_not_found|title|greeting))$/

/** Arrays of zsh with the names of such functions. */
const LISTS_FUNCTIONS = /^(?:precmd|preexec|chpwd|periodic|zshexit|zshaddhistory)_functions$/

/** Whether an array holds the names of functions that a shell calls by itself. */
export function listsFunctions(name: string): boolean {
  return LISTS_FUNCTIONS.test(name)
}

/** A function that the shell calls by itself from now on, written before or after. */
export function callByItself(machine: Machine, name: string): void {
  const { environment } = machine
  if (environment.function(name) === undefined) {
    machine.traps.push({ script: name, environment, isFunction: true })
    return
  }
  runBesideCommands(machine, () =>
    machine.runText(name, { frame: machine.frameFor('shell', name), input: undefined }),
  )
}

/** Whether a shell calls a function of this name by itself. */
export function isCalledByItself(name: string): boolean {
  return BY_ITSELF.test(name)
}

/** A signal that is no signal: the command of a trap runs for each command. */
const EACH_COMMAND = /^(?:DEBUG|RETURN)$/i

export function watchesCommands(signals: readonly Value[]): boolean {
  return signals.some((word) => EACH_COMMAND.test(plain(word)))
}

const KEEPS = new Set<EffectKind>(['write', 'send', 'fetch', 'connect'])

/** What a shell keeps for its user. */
const OWN_HISTORY = /_history$|^\/dev\/(?:null|tty|stderr|stdout|pts\/\S*)$/

/** Runs what goes with each command of a session: where it writes or sends, somebody reads along. */
export function runBesideCommands(machine: Machine, run: () => void): void {
  const before = machine.effects.mark
  run()
  if (
    machine.effects
      .since(before)
      .some(({ kind, target }) => KEEPS.has(kind) && !OWN_HISTORY.test(plain(target)))
  )
    machine.miss('outcome', 'trap', '', 'who reads along what is typed from then on')
}

/** What a shell runs is written down for whoever has the other end of a descriptor. */
export function noteTrace(machine: Machine): void {
  const descriptor = machine.environment.variable('BASH_XTRACEFD')?.value
  if (
    descriptor !== undefined &&
    machine.environment.channel(Number(descriptor))?.kind === 'socket'
  )
    machine.miss('outcome', 'set', '', 'who reads along what is typed from then on')
}
