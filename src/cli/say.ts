import { printable } from '../report/format.ts'

/**
 * Says one line on stderr, where everything goes that is not the result. What comes from files,
 * names and providers may try to move the cursor: it is made visible here, for all of them.
 */
export function say(message: string): void {
  process.stderr.write(`aegish: ${printable(message)}\n`)
}
