import { Argument, type Command, Option } from 'commander'
import { wrap } from '../../report/format.ts'
import {
  checkExtraction,
  type Extraction,
  extractGtfobins,
  GTFOBINS_URL,
  PLACEHOLDER_STYLES,
  type PlaceholderStyle,
  readRepository,
  samplesWriter,
  withClone,
  withoutProblems,
  writeSamples,
} from '../../suite/index.ts'
import { UserError } from '../../verdict/index.ts'
import { defineCommand, runs, wholeNumber } from '../command-line.ts'
import { say } from '../say.ts'
import { terminalWidth } from '../terminal.ts'
import { reportInvalid, SKIP_INVALID } from './shipped.ts'

interface ExtractOptions {
  from?: string
  clone?: string | true
  placeholders: PlaceholderStyle
  seed: number
  out: string
  skipInvalid?: boolean
}

/** `aegish suite extract gtfobins`: malicious samples from the user's own clone of GTFOBins. */
export function define(): Command {
  return defineCommand('suite extract', 'Extract malicious samples from a public source.', [
    'aegish suite extract gtfobins --from ~/GTFOBins.github.io --out gtfobins.jsonl',
    'aegish suite extract gtfobins --clone --placeholders varied --out varied.jsonl',
  ])
    .addArgument(new Argument('<source>', 'where the commands come from').choices(['gtfobins']))
    .option('--from <folder>', 'a clone of the repository')
    .option('--clone [url]', `clone it with git (default: ${GTFOBINS_URL})`)
    .addOption(
      new Option('--placeholders <style>', 'fixed values, or ones drawn by seed')
        .choices(PLACEHOLDER_STYLES)
        .default('classic'),
    )
    .option('--seed <number>', 'the seed of varied values', wholeNumber(), 42)
    .requiredOption('--out <file>', 'a .jsonl file, or a .json file with metadata')
    .option(...SKIP_INVALID)
    .action(async (_source: string, options: ExtractOptions) => {
      samplesWriter(options.out)
      const { metadata, samples } = refuseProblems(await extract(options), options)
      await writeSamples(options.out, samples, metadata)
      process.stdout.write(summary(metadata))
      process.stderr.write('GTFOBins is GPL-3.0: so is the file that was written.\n')
    })
}

export const run = runs(define)

async function extract(options: ExtractOptions): Promise<Extraction> {
  if ((options.from === undefined) === (options.clone === undefined)) {
    throw new UserError('USAGE', 'give either --from FOLDER or --clone')
  }
  const { placeholders, seed } = options
  const onInvalid = options.skipInvalid ? reportInvalid : undefined
  const read = (folder: string) =>
    extractGtfobins(readRepository(folder, onInvalid), { placeholders, seed, onInvalid })
  if (options.from !== undefined) return read(options.from)
  return withClone(typeof options.clone === 'string' ? options.clone : GTFOBINS_URL, read)
}

/** An extraction with problems is refused, or freed of them where that was asked for. */
function refuseProblems(extraction: Extraction, { skipInvalid }: ExtractOptions): Extraction {
  const problems = checkExtraction(extraction)
  if (problems.length === 0) return extraction
  if (!skipInvalid) {
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
    throw new UserError(
      'INVALID_EXTRACTION',
      `${problems[0]!.message}${more}; --skip-invalid leaves them out`,
    )
  }
  for (const { message } of problems) say(`${message} (left out)`)
  return withoutProblems(extraction, problems)
}

function summary({ counts, duplicates }: Extraction['metadata']): string {
  const categories = Object.entries(counts.categories)
    .sort(([, a], [, b]) => b - a)
    .map(([category, count]) => `${category} ${count}`)
  const text = `${counts.samples} commands of ${counts.binaries} binaries (${duplicates} duplicates left out): ${categories.join(', ')}`
  return `${wrap(text, terminalWidth()).join('\n')}\n`
}
