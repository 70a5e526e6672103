import type { Command } from 'commander'
import { auditFolder, headsOf } from '../../audit/index.ts'
import { printable } from '../../report/format.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { say } from '../say.ts'

/** `aegish audit head`: what one keeps elsewhere, so that nobody can rewrite what was. */
export function define(): Command {
  return defineCommand('audit head', 'Print the end of every chain of the log.', [
    'aegish audit head',
    'aegish audit head >> heads',
  ])
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
One line each: hash, number of the last record, its time, the chain. Kept where
whoever rewrites the log cannot reach, it proves all that was before it.`,
    )
    .action(({ json }: { json?: boolean }) => {
      const folder = auditFolder(process.env)
      const heads = headsOf(folder)
      if (json) printJson(heads)
      else
        process.stdout.write(
          heads
            .map(({ hash, seq, time, chain }) => `${hash} ${seq} ${printable(time)} ${chain}\n`)
            .join(''),
        )
      if (heads.length === 0) say(`nothing was decided yet, says ${folder}`)
    })
}

export const run = runs(define)
