import type { Command } from 'commander'
import { printable, wrap } from '../../report/format.ts'
import { parseFilter, type Sample } from '../../suite/index.ts'
import { commaList, defineCommand, runs } from '../command-line.ts'
import { print } from '../print.ts'
import { terminalWidth } from '../terminal.ts'
import { printedSamples } from './sample-text.ts'
import { SKIP_INVALID, samplesOf, suiteNamed } from './shipped.ts'

interface ShowOptions {
  filter: string[]
  json?: boolean
  skipInvalid?: boolean
}

/** `aegish suite show`: the samples of a suite, or some of them. */
export function define(): Command {
  return defineCommand('suite show', 'Print the samples of a suite.', [
    'aegish suite show core --filter expect=BLOCK,category=shell',
    'aegish suite show twins --filter tar --json > tar.jsonl',
  ])
    .argument('<suite>', 'a suite by name, or a file or folder')
    .option(
      '--filter <terms>',
      'field=value or a text of the command; all must hold',
      commaList,
      [],
    )
    .option('--json', 'print JSON Lines, which can be read as a suite again')
    .option(...SKIP_INVALID)
    .action(async (name: string, options: ShowOptions) => {
      const matches = parseFilter(options.filter)
      const { info } = suiteNamed(name)
      if (info && !options.json) {
        const title = `${info.title} (${info.name} ${info.version}, ${info.licence})`
        const lines = wrap(printable(info.description), terminalWidth())
        process.stdout.write(`${printable(title)}\n${lines.join('\n')}\n\n`)
      }
      await print(
        printedSamples(matching(samplesOf(name, options), matches), options.json === true),
      )
    })
}

export const run = runs(define)

async function* matching(
  samples: AsyncIterable<Sample>,
  matches: (sample: Sample) => boolean,
): AsyncGenerator<Sample> {
  for await (const sample of samples) if (matches(sample)) yield sample
}
