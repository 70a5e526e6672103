import { analyse } from '../../guard/static/index.ts'
import { answerHook, type Failure } from './answer.ts'

// The entry that agents call before every command (bin/hook.js): the hook without options that
// need more than the guard itself.

export { analyse }

/** `aegish hook [--fail safe|open]`. */
export function run(argv: readonly string[]): number {
  const fail: Failure = /open$/.test(argv.at(-1) ?? '') ? 'open' : 'safe'
  return answerHook({}, fail)
}
