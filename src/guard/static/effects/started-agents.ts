import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import {
  AGENT_VARIABLE_WORD,
  GUARD_VARIABLES,
  givenVariable,
  VARIABLE_IN_CODE,
} from './knowledge/guard-switches.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** An agent is started: with which settings does it find itself? */
export function checkStartedAgent(machine: Machine, name: string, args: readonly Value[]): void {
  checkVariables(machine, name)
  if (args.length > 0 && args.every((word) => /^--?(?:v|version|h|help)$/.test(word))) return
  const other = otherSettings(machine)
  if (other !== undefined) machine.emit('disarm', name, other, { how: other })
}

/** Variables lead it to other settings. */
function checkVariables(machine: Machine, name: string): void {
  for (const variable of machine.environment.names('')) {
    if (!GUARD_VARIABLES.test(variable) || !machine.environment.variable(variable)) continue
    machine.emit('disarm', name, variable, {
      how: `starts with other settings or programs, by ${variable}`,
    })
  }
}

/** What around an agent gives it other settings: another user, another root, code that starts it. */
function otherSettings(machine: Machine): string | undefined {
  for (let at = machine.frame; at; at = at.parent) {
    const { kind, by } = at
    // Another machine has settings of its own, and nobody here to guard them.
    if (isKind(by, 'other-home') || (kind === 'remote' && !isKind(by, 'remote-client')))
      return `starts with the settings of others, by ${by}`
    if (kind !== 'code') continue
    const code = machine.code.findLast(({ program }) => program === by)
    const variable = code && VARIABLE_IN_CODE.exec(code.text)?.slice(1).find(Boolean)
    if (variable) return `starts with other settings or programs, by ${variable} in the code`
  }
  return undefined
}

/**
 * A program is told to start an agent with variables that lead it elsewhere, or without those that
 * it has: `systemd-run --setenv=HOME=/x claude`, `env -i claude`, `ssh localhost claude`.
 */
export function checkGivenVariables({ machine, name, args, entry }: Call): void {
  // Few programs are told such a thing: only then it is asked of every word whether it is an agent.
  const leads =
    isKind(name, 'variable-setter') ||
    isKind(name, 'remote-client') ||
    args.some((word) => word.includes('=') && givenVariable(plain(word)) !== undefined)
  if (!leads || entry?.traits.has('quiet')) return
  const at = args.findIndex((word) => agentIn(word) !== undefined)
  if (at < 0) return
  const agent = agentIn(args[at]!)!
  const before = args.slice(0, at).map(plain)
  const given = before.map(givenVariable).find(Boolean)
  const how =
    given !== undefined
      ? `starts with other settings or programs, by ${given}`
      : (isKind(name, 'variable-setter') && empties(before)) ||
          (isKind(name, 'remote-client') && isHere(before))
        ? 'starts without the variables that lead it to its settings'
        : undefined
  if (how !== undefined) machine.emit('disarm', agent, name, { how })
}

/** The agent that a word starts, by its name or as a whole command line. */
function agentIn(word: Value): string | undefined {
  const first = /^\s*([\w./~-]+)/.exec(plain(word))?.[1] ?? ''
  const name = first.slice(first.lastIndexOf('/') + 1)
  return isKind(name, 'agent') ? name : undefined
}

/** `env -i`, `env -u CLAUDE_CONFIG_DIR`; behind another word, the agent is only spoken of. */
function empties(words: readonly string[]): boolean {
  let emptied = false
  for (const [i, word] of words.entries()) {
    const isValue = words[i - 1] === '-u'
    if (!isValue && !/^-|=/.test(word)) return false
    const unset = isValue ? word : (/^(?:-u|--unset=)(.+)$/.exec(word)?.[1] ?? '')
    emptied ||= /^(?:-i|-|--ignore-environment)$/.test(word) || AGENT_VARIABLE_WORD.test(unset)
  }
  return emptied
}

/** Whether the machine that is connected to is this one: a login there starts afresh. */
function isHere(words: readonly string[]): boolean {
  return words.some((word) => /^(?:[\w.-]+@)?(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(word))
}
