import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Argument, type Command, Option } from 'commander'
import { quoteForShell } from '../agent/install/quote-for-shell.ts'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runCommand } from './command-line.ts'
import { packageRoot } from './package-root.ts'

const SHELLS = ['bash', 'zsh'] as const
type Shell = (typeof SHELLS)[number]

/** `aegish init`: the script that lets a shell ask the guard when Enter is pressed. */
export function define(): Command {
  return defineCommand('init', 'Print the script that asks the guard at your own prompt.', [
    'eval "$(aegish init bash)"                # at the end of ~/.bashrc',
    'eval "$(aegish init zsh)"                 # at the end of ~/.zshrc',
  ])
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addOption(
      new Option(
        '--fail <way>',
        'when nobody answers: run nothing (safe), or say so and run (open)',
      )
        .choices(['safe', 'open'])
        .default('open'),
    )
    .addHelpText(
      'after',
      `
Enter asks about the line: BLOCK is shown and not run, WARN is asked about. The
service answers ("aegish serve --detach"); without it Node is started each time.
docs/prompt.md lists the ways to run something past it.`,
    )
    .action((shell: Shell, { fail }: { fail: 'safe' | 'open' }) => {
      process.stdout.write(scriptFor(shell, fail))
      process.exitCode = EXIT.fine
    })
}

/** `init ask` is for the scripts and not for people. */
export async function run(argv: string[]): Promise<number> {
  if (argv[0] === 'ask') return (await import('./init/ask.ts')).answerPrompt(argv.slice(1))
  return runCommand(define(), argv)
}

function scriptFor(shell: Shell, fail: string): string {
  const program = fileURLToPath(new URL('bin/aegish.js', packageRoot))
  const settings = {
    __aegish_node: process.execPath,
    __aegish_program: program,
    __aegish_home: homedir(),
    __aegish_fail: fail,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoteForShell(value)}\n`)
  const script = readFileSync(join(fileURLToPath(packageRoot), 'bin', `prompt.${shell}`), 'utf8')
  return `${lines.join('')}${script}`
}
