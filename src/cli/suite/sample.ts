import type { Command } from 'commander'
import { createRandom, drawSamples } from '../../suite/index.ts'
import { defineCommand, runs, wholeNumber } from '../command-line.ts'
import { print } from '../print.ts'
import { printedSamples } from './sample-text.ts'
import { SKIP_INVALID, samplesOf } from './shipped.ts'

interface SampleOptions {
  count: number
  seed: number
  json?: boolean
  skipInvalid?: boolean
}

/** `aegish suite sample`: some samples at random, the same ones for the same seed. */
export function define(): Command {
  return defineCommand('suite sample', 'Draw samples of a suite at random.', [
    'aegish suite sample core -n 20 --seed 7',
  ])
    .argument('<suite>', 'a suite by name, or a file or folder')
    .option('-n, --count <number>', 'how many', wholeNumber(1), 10)
    .option('--seed <number>', 'the seed of the draw', wholeNumber(), 42)
    .option('--json', 'print JSON Lines, which can be read as a suite again')
    .option(...SKIP_INVALID)
    .action(async (name: string, options: SampleOptions) => {
      const random = createRandom(options.seed)
      const drawn = await drawSamples(samplesOf(name, options), options.count, random)
      await print(printedSamples(drawn, options.json === true))
    })
}

export const run = runs(define)
