import type { Command } from 'commander'
import {
  type MutationTally,
  mutateSamples,
  parseRecipes,
  samplesWriter,
  writeSamples,
} from '../../suite/index.ts'
import { commaList, defineCommand, runs, wholeNumber } from '../command-line.ts'
import { SKIP_INVALID, samplesOf } from './shipped.ts'

interface MutateOptions {
  techniques: string[]
  seed: number
  out: string
  skipInvalid?: boolean
}

/** `aegish suite mutate`: the malicious samples of a suite, written differently. */
export function define(): Command {
  return defineCommand(
    'suite mutate',
    'Rewrite malicious samples so that the same programs run with the same arguments.',
    [
      'aegish suite mutate core --techniques base64,variables --out mutants.jsonl',
      'aegish suite mutate core --techniques empty-quotes+eval --out mutants.jsonl',
    ],
  )
    .argument('<suite>', 'a suite by name, or a file or folder')
    .requiredOption('--techniques <technique>', 'all, or names; a+b applies a, then b', commaList)
    .option('--seed <number>', 'the seed of names, places and choices', wholeNumber(), 42)
    .requiredOption('--out <file>', 'a .jsonl file, or a .json file with metadata')
    .option(...SKIP_INVALID)
    .addHelpText('after', '\n"aegish suite techniques" lists them.')
    .action(async (name: string, options: MutateOptions) => {
      samplesWriter(options.out)
      const { techniques, seed } = options
      const tally: MutationTally = { mutants: 0, harmless: 0, notApplicable: new Map() }
      const samples = samplesOf(name, options)
      const mutants = mutateSamples(samples, parseRecipes(techniques), seed, tally)
      await writeSamples(options.out, mutants, { techniques, seed })
      process.stdout.write(`${tally.mutants} mutants\n`)
      for (const [recipe, count] of tally.notApplicable) {
        process.stderr.write(`${recipe} does not apply to ${count} samples\n`)
      }
      if (tally.harmless > 0) {
        process.stderr.write(`${tally.harmless} harmless samples were left out\n`)
      }
    })
}

export const run = runs(define)
