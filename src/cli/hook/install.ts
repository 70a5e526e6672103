import type { Command } from 'commander'
import {
  installation,
  isNothing,
  launcherChange,
  type Scope,
  writeTarget,
} from '../../agent/install/index.ts'
import { EXIT } from '../../verdict/index.ts'
import { runs } from '../command-line.ts'
import { say } from '../say.ts'
import { defineChange, type Options, readArguments } from './arguments.ts'
import { recordedHere } from './recorded.ts'
import { makeChange, placeOf } from './show-change.ts'

/** `aegish hook install`: puts the hook into the settings of agents. */
export function define(): Command {
  return defineChange('install', 'Put the hook into the settings of agents.', [
    'aegish hook install claude-code codex',
    'aegish hook install --all --dry-run',
    'aegish hook install claude-code --project',
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
  const { agents, scope, at } = readArguments(names, options)
  const recorded = recordedHere(at.directory)
  // All are prepared before the first is written: one that is broken changes none.
  const changes = agents.map((agent) => ({
    agent,
    change: installation(agent, scope, at, recorded),
  }))
  // The settings of a project call the launcher of whoever works in it; this person has none yet.
  const launcher = launcherChange(scope, at, recorded)
  if (!isNothing(launcher)) {
    process.stdout.write(`${placeOf(launcher)}: the launcher, ${sayWritten(options)}\n`)
    if (!options.dryRun) writeTarget(launcher.target, launcher.after!, launcher.mode)
  }
  for (const { agent, change } of changes) {
    makeChange(change, options.dryRun)
    const todo = agent.leftToDo?.[scope]
    if (todo !== undefined && !isNothing(change)) say(`${agent.name}: ${todo}`)
    if (agent.limits !== undefined) say(`${agent.name}: ${agent.limits}`)
  }
  if (options.dryRun) return EXIT.fine
  say(`in place; "aegish hook uninstall ${undoWords(names, scope)}" takes it out, "aegish doctor"`)
  say('says whether it guards')
  if (/\/_npx\//.test(recorded.package)) {
    say("this package lies in npx's cache, which npm empties: npm install -g aegish")
  }
  return EXIT.fine
}

const sayWritten = ({ dryRun }: Options) => (dryRun ? 'would be written' : 'written')

function undoWords(names: readonly string[], scope: Scope): string {
  const whose = names.length > 0 ? names.join(' ') : '--all'
  return scope === 'user' ? whose : `${whose} --${scope}`
}
