import type { Command } from 'commander'
import { isNothing, removal } from '../../agent/install/index.ts'
import { EXIT } from '../../verdict/index.ts'
import { runs } from '../command-line.ts'
import { say } from '../say.ts'
import { defineChange, type Options, readArguments } from './arguments.ts'
import { makeChange } from './show-change.ts'

/** `aegish hook uninstall`: takes the hook out of the settings of agents, and nothing else. */
export function define(): Command {
  const all = 'every agent that has it'
  return defineChange('uninstall', 'Take the hook out of the settings of agents.', all, [
    'aegish hook uninstall claude-code',
    'aegish hook uninstall --all --dry-run',
  ])
    .addHelpText(
      'after',
      `
The launcher stays where it is: settings of projects may call it. Inside of an
agent this command is denied.`,
    )
    .action((names: string[], options: Options) => {
      process.exitCode = uninstall(names, options)
    })
}

export const run = runs(define)

export function uninstall(names: readonly string[], options: Options): number {
  const { agents, scope, at } = readArguments(names, options)
  const changes = agents
    .map((agent) => removal(agent, scope, at))
    .filter((change) => !(options.all && isNothing(change)))
  for (const change of changes) makeChange(change, options.dryRun)
  if (changes.length === 0) say('nothing to do, no agent has the hook')
  return EXIT.fine
}
