import type { Command } from 'commander'
import { findAgent, installation, isNothing, launcherChange } from '../../agent/install/index.ts'
import { EXIT } from '../../verdict/index.ts'
import { runs } from '../command-line.ts'
import { say } from '../say.ts'
import { defineChange, type Options, readArguments } from './arguments.ts'
import { recordedHere } from './recorded.ts'
import { makeChange } from './show-change.ts'

/** `aegish hook install`: puts the hook into the settings of agents. */
export function define(): Command {
  const all = 'every agent that is found on this machine'
  return defineChange('install', 'Put the hook into the settings of agents.', all, [
    'aegish hook install claude-code gemini',
    'aegish hook install --all --dry-run',
    'aegish hook install opencode --project',
  ])
    .option('--undo', 'the old name of "aegish hook uninstall"')
    .addHelpText('after', NOTES)
    .action(async (names: string[], { undo, ...options }: Options & { undo?: boolean }) => {
      process.exitCode = undo
        ? (await import('./uninstall.ts')).uninstall(names, options)
        : install(names, options)
    })
}

export const run = runs(define)

const NOTES = `
What is there is kept: other hooks, other keys, and the options and the time-out
of our own. The settings call a launcher, which denies when it cannot ask the
guard. "aegish doctor" says whether the hook guards in this folder.`

function install(names: readonly string[], options: Options): number {
  const { agents: asked, scope, at } = readArguments(names, options)
  const agents = options.all ? asked.filter((agent) => findAgent(agent, at)) : asked
  if (agents.length === 0) {
    say('no agent was found, on PATH or by its folder; name one')
    return EXIT.fine
  }
  const recorded = recordedHere(at.directory)
  // All are prepared before the first is written: one that is broken changes none.
  const changes = agents.map((agent) => ({
    agent,
    change: installation(agent, scope, at, recorded),
  }))
  // The settings of a project call the launcher of whoever works in it; this person has none yet.
  const launcher = launcherChange(scope, at, recorded)
  if (!isNothing(launcher)) makeChange(launcher, options.dryRun)
  for (const { agent, change } of changes) {
    if (!makeChange(change, options.dryRun)) continue
    const words = [agent.leftToDo?.[scope], agent.limits]
    for (const word of words) if (word !== undefined) say(`${agent.name}: ${word}`)
  }
  if (options.dryRun) return EXIT.fine
  say('in place; "aegish doctor" says whether it guards in this folder')
  const secret = [recorded.node, recorded.package].find((place) => place.startsWith(at.home))
  if (scope === 'managed' && secret !== undefined) {
    say(`others cannot read ${secret}: their commands are denied until it lies elsewhere`)
  }
  if (/\/_npx\//.test(recorded.package)) {
    say("this package lies in npx's cache, which npm empties: npm install -g aegish")
  }
  return EXIT.fine
}
