import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Call } from './call.ts'
import {
  AGENT_NAMES,
  AGENT_VARIABLE_LINE,
  AGENT_VARIABLE_WORD,
  ENVIRONMENT_FILE,
  GIT_REWRITES,
  GUARD_COMMANDS,
  GUARD_OPTIONS,
  GUARD_PROGRAMS,
  GUARD_VARIABLES,
  VARIABLE_SETTERS,
} from './knowledge/guard-switches.ts'
import { isAmong } from './knowledge/is-among.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** A script of ours: `node bin/aegish.js hook uninstall`, `yarn aegish …`. */
const OUR_SCRIPT = /(?:^|\/|^npm:)aegish(?:\.[cm]?[jt]s)?$|\/aegish\/(?:bin|dist)\/[\w.-]+$/

/** Looks whether a program is told to take a guard out, by the tables of switches. */
export function checkGuardSwitches({ machine, name: called, args }: Call): void {
  // A package by its version: `npx @openai/codex@latest`.
  const version = called.indexOf('@', 1)
  const name = version < 0 ? called : called.slice(0, version)
  if (isKind(name, 'javascript-runner')) {
    const at = args.findIndex((word) => !word.startsWith('-') && word !== 'run')
    if (at >= 0 && OUR_SCRIPT.test(plain(args[at]!)))
      checkCommands(machine, 'aegish', args.slice(at + 1))
  }
  if (name === 'git') checkWorkTree(machine, args)
  if (!GUARD_PROGRAMS.has(name)) return
  checkCommands(machine, name, args)
  checkOptions(machine, name, args)
  if (AGENT_NAMES.has(name)) {
    checkVariables(machine, name)
    checkOtherHome(machine, name, args)
  }
  checkSetters(machine, name, args)
  if (name === 'env') checkEmptied(machine, args)
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

/** Agents that start later get other settings. */
function checkSetters(machine: Machine, name: string, args: readonly Value[]): void {
  for (const [programs, verb] of VARIABLE_SETTERS) {
    if (!isAmong(programs, name)) continue
    const at = args.findIndex((word) => verb.test(plain(word)))
    const word = args.find((word, i) => at >= 0 && i >= at && AGENT_VARIABLE_WORD.test(plain(word)))
    if (word !== undefined)
      machine.emit('disarm', name, plain(word), {
        how: 'gives agents that start later other settings',
      })
  }
}

/** `env -i claude`, `env -u CLAUDE_CONFIG_DIR claude`: without what leads the agent to its settings. */
function checkEmptied(machine: Machine, args: readonly Value[]): void {
  let emptied = false
  for (const [i, value] of args.entries()) {
    const word = plain(value)
    const unset = /^(?:-u|--unset=)(.+)$/.exec(word)?.[1] ?? (args[i - 1] === '-u' ? word : '')
    if (/^(?:-i|-|--ignore-environment)$/.test(word) || AGENT_VARIABLE_WORD.test(unset))
      emptied = true
    else if (!/^-|=/.test(word) && args[i - 1] !== '-u') {
      const name = word.slice(word.lastIndexOf('/') + 1)
      if (emptied && AGENT_NAMES.has(name))
        machine.emit('disarm', name, 'env', {
          how: 'starts without the variables that lead it to its settings',
        })
      return
    }
  }
}

/** An agent is started as somebody else, or below another root, with the settings that are there. */
function checkOtherHome(machine: Machine, name: string, args: readonly Value[]): void {
  if (args.length > 0 && args.every((word) => /^--?(?:v|version|h|help)$/.test(word))) return
  for (let at = machine.frame; at; at = at.parent)
    if (isKind(at.by, 'user-switch') || isKind(at.by, 'root-switch')) {
      machine.emit('disarm', name, at.by, {
        how: `starts with the settings of others, by ${at.by}`,
      })
      return
    }
}

/** `cd ~/.claude && git stash`: where a repository is the folder of an agent. */
function checkWorkTree(machine: Machine, args: readonly Value[]): void {
  const at = args.findIndex((word, i) => !word.startsWith('-') && !VALUED.test(args[i - 1] ?? ''))
  if (at < 0 || !GIT_REWRITES.test(plain(args[at]!))) return
  const place = args.indexOf('-C')
  const folder =
    place >= 0 && place < at
      ? args[place + 1]!
      : (machine.environment.variable('GIT_WORK_TREE')?.value ?? '.')
  machine.emit('rewrite', 'git', machine.absolute(folder), { how: 'rewrites files in' })
}

/** Options of git itself that take the next word. */
const VALUED = /^(?:-C|-c|--git-dir|--work-tree|--namespace|--config-env|--exec-path)$/

/** A file gets lines that agents, or shells that start them, take their variables from. */
export function checkEnvironmentFile(machine: Machine, path: Value, content: Value): void {
  const variable = ENVIRONMENT_FILE.test(path) && AGENT_VARIABLE_LINE.exec(content)?.[1]
  if (variable)
    machine.emit('disarm', plain(path), variable, {
      how: `gives agents that start later other settings, by ${variable}`,
    })
}

/** `kill $(pgrep -f aegish)`: the numbers are unknown, but not what was looked for. */
function checkSignal(machine: Machine, args: readonly Value[]): void {
  const unknown = args.some((word) => !isKnown(word) && withoutSymbols(word).trim() === '')
  const looked = machine.resolved.some(
    ({ arguments: [program = '', ...words] }) =>
      isKind(plain(program), 'process-finder') &&
      words.some((word) => /\baegish\b/.test(plain(word))),
  )
  if (unknown && looked)
    machine.emit('disarm', 'kill', 'aegish', { how: 'ends the service of this guard' })
}
