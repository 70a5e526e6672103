import type { Command } from 'commander'
import { explainProgram } from '../guard/static/explain/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { printJson } from './print.ts'
import { showBelief } from './program-report.ts'
import { terminalWidth } from './terminal.ts'

/** `aegish explain-program`: what the static guard believes about a program. */
export function define(): Command {
  return defineCommand('explain-program', 'Say what the static guard believes about a program.', [
    'aegish explain-program sort',
    'aegish explain-program git clone',
    'aegish explain-program gcc --json',
  ])
    .argument('<program>', 'the name of a program')
    .argument('[subcommand...]', 'one of its subcommands')
    .option('--json', 'print as JSON')
    .action((name: string, subcommand: string[], { json }: { json?: boolean }) => {
      if (name.trim() === '') throw new UserError('USAGE', 'the name of the program is empty')
      const belief = explainProgram(name, subcommand.length > 0 ? subcommand.join(' ') : undefined)
      if (json) printJson(belief)
      else process.stdout.write(showBelief(belief, terminalWidth()))
      process.exitCode = EXIT.fine
    })
}

export const run = runs(define)
