import type { Command } from 'commander'
import { printable } from '../../report/format.ts'
import { diffSuites, type Sample, type SuiteDifference } from '../../suite/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { print, printJson } from '../print.ts'
import { commandLines } from './sample-text.ts'
import { SKIP_INVALID, samplesOf } from './shipped.ts'

/** `aegish suite diff`: what came, what went, and what is labelled otherwise. */
export function define(): Command {
  return defineCommand('suite diff', 'Compare two suites, command by command.', [
    'aegish suite diff core ./my-core',
  ])
    .argument('<a>', 'the earlier suite: a name, a file or a folder')
    .argument('<b>', 'the later suite')
    .option('--json', 'print JSON')
    .option(...SKIP_INVALID)
    .action(async (a: string, b: string, options: { json?: boolean; skipInvalid?: boolean }) => {
      const difference = await diffSuites(samplesOf(a, options), samplesOf(b, options))
      if (options.json) printJson(difference)
      else await print(differenceText(difference))
    })
}

export const run = runs(define)

function* differenceText({ same, added, removed, changed }: SuiteDifference): Generator<string> {
  for (const sample of removed) yield `- ${oneLine(sample)}\n`
  for (const sample of added) yield `+ ${oneLine(sample)}\n`
  for (const { command, fields } of changed) {
    yield `~ ${commandLines(command)}\n`
    for (const [field, { from, to }] of Object.entries(fields)) {
      yield `    ${printable(`${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`)}\n`
    }
  }
  yield `${added.length} added, ${removed.length} removed, ${changed.length} changed, ${same} the same\n`
}

function oneLine({ id, command }: Sample): string {
  return `${printable(id)}  ${commandLines(command)}`
}
