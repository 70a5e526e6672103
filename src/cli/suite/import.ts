import { Argument, type Command } from 'commander'
import { printable } from '../../report/format.ts'
import {
  type HarmlessImport,
  importHarmless,
  samplesWriter,
  writeSamples,
} from '../../suite/index.ts'
import { defineCommand, runs } from '../command-line.ts'
import { printJson } from '../print.ts'
import { reportInvalid, SKIP_INVALID } from './shipped.ts'

interface ImportOptions {
  from: string
  out: string
  json?: boolean
  skipInvalid?: boolean
}

/** `aegish suite import harmless`: what is plainly harmless of somebody's list of commands. */
export function define(): Command {
  return defineCommand('suite import', 'Import harmless samples, screened.', [
    'aegish suite import harmless --from commands.json --out harmless.jsonl',
  ])
    .addArgument(new Argument('<kind>', 'what is imported').choices(['harmless']))
    .requiredOption('--from <file>', 'records {command, prompt?, source?} as .json, .jsonl or .csv')
    .requiredOption('--out <file>', 'a .jsonl file, or a .json file with metadata')
    .option('--json', 'print the report as JSON')
    .option(...SKIP_INVALID)
    .action(async (_kind: string, options: ImportOptions) => {
      samplesWriter(options.out)
      const loading = options.skipInvalid ? { onInvalid: reportInvalid } : {}
      const imported = await importHarmless(options.from, loading)
      const { read, samples, removed } = imported
      const metadata = { read, kept: samples.length, removed: removed.length }
      await writeSamples(options.out, samples, metadata)
      if (options.json) printJson({ ...metadata, removals: removed })
      else process.stdout.write(reportText(imported))
    })
}

export const run = runs(define)

function reportText({ read, samples, removed }: HarmlessImport): string {
  const reasons = new Map<string, number>()
  for (const { reason } of removed) {
    const kind = reason.replace(/ of line \d+$/, '')
    reasons.set(kind, (reasons.get(kind) ?? 0) + 1)
  }
  const lines = [
    ...removed.map(
      ({ line, reason, command }) => `line ${line}: ${reason}: ${command.split('\n')[0]}`,
    ),
    `${read} read, ${samples.length} kept, ${removed.length} removed`,
    ...[...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `  ${count} ${reason}`),
  ]
  return `${lines.map(printable).join('\n')}\n`
}
