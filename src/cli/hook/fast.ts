import { analyse } from '../../guard/static/index.ts'
import { answerHook } from './answer.ts'
import { readOptions } from './options.ts'

// The entry that agents call before every tool (bin/hook.js): the hook without the rest of the
// command line.

export { analyse }

/** `aegish hook` with options that fit; undefined with others, which the command line explains. */
export function run(argv: readonly string[], packageFolder: string): Promise<number> | undefined {
  const options = readOptions(argv)
  return options && answerHook(options, packageFolder)
}
