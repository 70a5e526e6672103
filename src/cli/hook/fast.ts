import { readHookArguments } from '../../agent/hook-options.ts'
import { answerHook, responseTo } from './answer.ts'
import { readInput } from './read-input.ts'
import { writeOutput } from './write-output.ts'

// The entry that agents call before every tool (bin/hook.js): the hook without the rest of the
// command line.

export { readHookArguments, readInput, responseTo, writeOutput }

/** `aegish hook` with options that fit; undefined with others, which the command line explains. */
export function run(argv: readonly string[], packageFolder: string): Promise<number> | undefined {
  const options = readHookArguments(argv)
  return options && answerHook(options, packageFolder)
}
