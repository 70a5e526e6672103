import { type Command, Option } from 'commander'
import { NETWORKS, SANDBOXES } from '../cage/cage.ts'
import { ROLES } from '../guard/role.ts'
import { FAIL_MODES } from '../shell/judge.ts'
import { UNRESOLVED } from '../verdict/index.ts'
import { each, withCageExceptions } from './cage-options.ts'
import { defineCommand, positiveNumber, runCommand } from './command-line.ts'
import { loginArguments } from './shell/login-arguments.ts'
import type { ShellOptions } from './shell/settings.ts'

/** `aegish shell`: bash, with every command decided before it runs. */
export function define(): Command {
  const command = defineCommand('shell', 'Bash, with every command decided before it runs.', [
    'aegish shell',
    "aegish shell -c 'echo hello'",
    "echo 'echo hello' | aegish shell",
  ])
    .usage('[options] [script] [args...]')
    .argument('[script]', 'a script to decide about and run')
    .argument('[args...]', 'its arguments')
    .passThroughOptions()
    .option('-c <command>', 'decide about one command, run it, exit with its code')
    .option('-l, --login', 'read the start-up files of a login')
    .option('--norc', 'leave your own start-up files out')
    .option('--guard <guard>', 'who decides (default: static)')
    .option('--fallback <guard>', 'who decides where it does not answer; may be repeated', each)
    .addOption(
      new Option('--fail-mode <mode>', 'without an answer: block, or ask').choices(FAIL_MODES),
    )
    .option('--timeout <seconds>', 'how long a guard may take', positiveNumber)
    .addOption(new Option('--role <role>', 'who is at the keyboard').choices(ROLES))
    .option('--policy <file>', 'your own policy, on top')
    .addOption(
      new Option('--unresolved <how>', 'what the guard cannot resolve').choices(UNRESOLVED),
    )
    .addOption(new Option('--sandbox <profile>', 'a cage around it all').choices(SANDBOXES))
    .addOption(new Option('--net <network>', 'what a cage lets through').choices(NETWORKS))
  return withCageExceptions(command)
    .addHelpText(
      'after',
      `
Exit codes: the command's; 1 blocked, 2 cancelled or wrong usage.
What to set once stands in ~/.config/aegish/aegish.config.yaml, under "shell".`,
    )
    .action(async (script: string | undefined, args: string[], options: ShellOptions) => {
      const { startShell } = await import('./shell/start.ts')
      process.exitCode = await startShell(script, args, options)
    })
}

/** Started as somebody's shell, it is given the arguments that shells are given. */
export const run = (argv: string[]): Promise<number> =>
  runCommand(define(), argv[0] === '--login-shell' ? loginArguments(argv.slice(1)) : argv)
