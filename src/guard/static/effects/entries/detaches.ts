import { plain, type Value } from '../../resolve/value.ts'
import { findFacts } from '../knowledge/index.ts'

/**
 * Whether a launcher only takes a program out of the session: a job for later has a reason, and
 * so has one whose output is waited for. A job for "now" has none.
 */
export function detaches(name: string, args: readonly Value[]): boolean {
  const { detaches: detaching } = findFacts(name)
  if (!detaching) return false
  const { when, unless } = detaching
  const words = args.map(plain).join(' ')
  return when?.test(words) !== false && unless?.test(words) !== true
}
