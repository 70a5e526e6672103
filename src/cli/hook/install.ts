import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Argument, type Command } from 'commander'
import { printable } from '../../report/format.ts'
import { EXIT } from '../../verdict/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { packageRoot } from '../package-root.ts'
import { readText } from '../read-text.ts'
import { writeFileWhole } from '../write-file.ts'
import { addHook, parseSettings, removeHook } from './claude-settings.ts'

interface Options {
  project?: boolean
  undo?: boolean
  dryRun?: boolean
}

/** `aegish hook install`: puts the hook into the settings of an agent, or takes it out again. */
export function define(): Command {
  return defineCommand('hook install', "Put the hook into an agent's settings.", [
    'aegish hook install claude-code',
    'aegish hook install claude-code --project --dry-run',
    'aegish hook install claude-code --undo',
  ])
    .addArgument(new Argument('<agent>', 'whose settings').choices(['claude-code']))
    .option('--project', 'the settings of this project instead of yours')
    .option('--undo', 'take the hook out again, and nothing else')
    .option('--dry-run', 'only show what would change')
    .action((_agent: string, options: Options) => {
      process.exitCode = install(options)
    })
}

export const run = runs(define)

function install({ project, undo, dryRun }: Options): number {
  const path = join(project ? process.cwd() : homedir(), '.claude', 'settings.json')
  const before = existsSync(path) ? readText(path) : '{}\n'
  const settings = parseSettings(before, path)
  const changed = undo ? removeHook(settings) : addHook(settings, hookCommand())
  if (changed === undefined) {
    process.stdout.write(
      `${printable(path)}: nothing to do, the hook is ${undo ? 'not there' : 'there already'}\n`,
    )
    return EXIT.fine
  }
  const after = `${JSON.stringify(changed, null, 2)}\n`
  process.stdout.write(`${printable(path)}\n${showChange(before, after)}`)
  if (dryRun) return EXIT.fine
  writeFileWhole(path, after)
  process.stderr.write(
    undo
      ? 'the hook is taken out\n'
      : 'the hook is in place ("aegish hook install claude-code --undo" takes it out)\n',
  )
  return EXIT.fine
}

/** This very installation: the agent's PATH may be another one. */
function hookCommand(): string {
  const launcher = fileURLToPath(new URL('bin/aegish.js', packageRoot))
  return `"${process.execPath}" "${launcher}" hook`
}

/** The lines that go and come. */
function showChange(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && old[start] === fresh[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old.at(-1 - end) === fresh.at(-1 - end)
  )
    end++
  const gone = old.slice(start, old.length - end).map((line) => `- ${printable(line)}\n`)
  const come = fresh.slice(start, fresh.length - end).map((line) => `+ ${printable(line)}\n`)
  return [...gone, ...come].join('')
}
