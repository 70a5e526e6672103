import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'

const { O_RDONLY, O_NONBLOCK } = constants

/** The text of a regular file of bounded size; undefined for anything else, such as a pipe. */
export function readRegularFile(path: string, maxBytes = 1024 * 1024): string | undefined {
  // Most are not there, and an exception costs more than a look.
  if (!existsSync(path)) return undefined
  let file: number | undefined
  try {
    file = openSync(path, O_RDONLY | O_NONBLOCK)
    const stats = fstatSync(file)
    if (!stats.isFile() || stats.size > maxBytes) return undefined
    const buffer = Buffer.alloc(stats.size)
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, stats.size, 0))
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
