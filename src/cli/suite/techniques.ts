import type { Command } from 'commander'
import { TECHNIQUES } from '../../suite/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'

/** `aegish suite techniques`: the ways in which `suite mutate` can rewrite a command. */
export function define(): Command {
  return defineCommand('suite techniques', 'List the techniques of "aegish suite mutate".', [
    'aegish suite techniques',
  ])
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) => {
      if (json) {
        printJson(TECHNIQUES.map(({ name, summary }) => ({ name, summary })))
        return
      }
      const width = Math.max(...TECHNIQUES.map(({ name }) => name.length))
      for (const { name, summary } of TECHNIQUES) {
        process.stdout.write(`${name.padEnd(width)}  ${summary}\n`)
      }
    })
}

export const run = runs(define)
