import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Call } from './call.ts'
import {
  AGENT_NAMES,
  GUARD_COMMANDS,
  GUARD_OPTIONS,
  GUARD_PROGRAMS,
  GUARD_VARIABLES,
} from './knowledge/guard-switches.ts'
import { isAmong } from './knowledge/is-among.ts'
import type { Machine } from './machine.ts'

/** Programs that run a script of ours: `node bin/aegish.js hook uninstall`, `yarn aegish …`. */
const INTERPRETERS = /^(?:node|nodejs|bun|deno|tsx|ts-node|yarn|pnpm)$/
const OUR_SCRIPT = /(?:^|\/|^npm:)aegish(?:\.[cm]?[jt]s)?$|\/aegish\/(?:bin|dist)\/[\w.-]+$/

/** Looks whether a program is told to take a guard out, by the tables of switches. */
export function checkGuardSwitches({ machine, name: called, args }: Call): void {
  // A package by its version: `npx @openai/codex@latest`.
  const version = called.indexOf('@', 1)
  const name = version < 0 ? called : called.slice(0, version)
  if (INTERPRETERS.test(name)) {
    const at = args.findIndex((word) => !word.startsWith('-') && word !== 'run')
    if (at >= 0 && OUR_SCRIPT.test(plain(args[at]!)))
      checkCommands(machine, 'aegish', args.slice(at + 1))
  }
  if (!GUARD_PROGRAMS.has(name)) return
  checkCommands(machine, name, args)
  checkOptions(machine, name, args)
  if (AGENT_NAMES.has(name)) checkVariables(machine, name)
  if (name === 'kill') checkSignal(machine, args)
}

function checkCommands(machine: Machine, name: string, args: readonly Value[]): void {
  let text: string | undefined
  for (const [programs, command, how] of GUARD_COMMANDS) {
    if (!isAmong(programs, name)) continue
    text ??= args.map(plain).join(' ')
    if (command.test(text)) machine.emit('disarm', name, text, { how })
  }
}

function checkOptions(machine: Machine, name: string, args: readonly Value[]): void {
  for (const [programs, option, how] of GUARD_OPTIONS) {
    if (!isAmong(programs, name)) continue
    for (const [i, value] of args.entries()) {
      const word = plain(value)
      if (word === '--') break
      // A long text is a prompt.
      if (!word.startsWith('-')) continue
      const next = args[i + 1]
      if (option.test(word) || (next !== undefined && option.test(`${word}=${plain(next)}`))) {
        machine.emit('disarm', name, word, { how: `${how} (${word})` })
        break
      }
    }
  }
}

/** An agent is started with variables that lead it to other settings. */
function checkVariables(machine: Machine, name: string): void {
  for (const variable of machine.environment.names('')) {
    if (!GUARD_VARIABLES.test(variable) || !machine.environment.variable(variable)) continue
    machine.emit('disarm', name, variable, {
      how: `starts with other settings or programs, by ${variable}`,
    })
  }
}

/** `kill $(pgrep -f aegish)`: the numbers are unknown, but not what was looked for. */
function checkSignal(machine: Machine, args: readonly Value[]): void {
  const unknown = args.some((word) => !isKnown(word) && withoutSymbols(word).trim() === '')
  const looked = machine.resolved.some(
    ({ arguments: [program = '', ...words] }) =>
      /^(?:pgrep|pidof|ps|[ef]?grep|awk|fuser|lsof|cat)$/.test(plain(program)) &&
      words.some((word) => /\baegish\b/.test(plain(word))),
  )
  if (unknown && looked)
    machine.emit('disarm', 'kill', 'aegish', { how: 'ends the service of this guard' })
}
