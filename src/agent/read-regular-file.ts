import { existsSync } from 'node:fs'
import { readBounded } from '../disk/read-bounded.ts'

/** The text of a regular file of bounded size; undefined for anything else, such as a pipe. */
export function readRegularFile(path: string, maxBytes = 1024 * 1024): string | undefined {
  // Most are not there, and an exception costs more than a look.
  if (!existsSync(path)) return undefined
  try {
    return readBounded(path, maxBytes).toString('utf8')
  } catch {
    return undefined
  }
}
