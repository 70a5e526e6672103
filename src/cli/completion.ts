import { Argument, type Command } from 'commander'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runCommand } from './command-line.ts'
import type { CommandTable } from './commands.ts'
import { SCRIPTS, type Shell } from './completion/scripts.ts'
import { suggest } from './completion/suggest.ts'

/** `aegish completion`: the script that lets a shell complete our commands. */
export function define(): Command {
  return defineCommand('completion', 'Print the completion script of a shell.', [
    'source <(aegish completion bash)      # in ~/.bashrc',
    'source <(aegish completion zsh)       # in ~/.zshrc, after compinit',
    'aegish completion fish > ~/.config/fish/completions/aegish.fish',
  ])
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .addHelpText('after', '\nCompletes commands, options, suites, guards, charts and the like.')
    .action((shell: Shell) => {
      process.stdout.write(SCRIPTS[shell])
      process.exitCode = EXIT.fine
    })
}

/** `completion suggest -- WORDS` is for the scripts and not for people. */
export async function run(argv: string[], commands: CommandTable): Promise<number> {
  if (argv[0] !== 'suggest') return runCommand(define(), argv)
  const words = argv.slice(argv[1] === '--' ? 2 : 1)
  for (const { value, description } of await suggest(commands, words)) {
    process.stdout.write(`${value}\t${description}\n`)
  }
  return EXIT.fine
}
