import { readBounded, readInputBounded } from '../disk/read-bounded.ts'

/** Settings, policies and scripts are written by people; nobody writes this much. */
const LIMIT = 4 * 1024 * 1024

/** The text of a file that the user named; without a path, of standard input. */
export function readText(path?: string): string {
  const bytes = path === undefined ? readInputBounded(LIMIT) : readBounded(path, LIMIT)
  return bytes.toString('utf8')
}
