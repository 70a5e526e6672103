import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { readLines } from '../disk/read-lines.ts'

const BLOCK = 256 * 1024
/** No record is longer; of a longer line nothing is kept. */
const MAX_LINE = 1024 * 1024

/** The lines of a file of the log; undefined in place of one that is too long to be a record. */
export function* linesForwards(
  path: string,
): Generator<{ text: string | undefined; number: number; isCut: boolean }> {
  for (const { bytes, number, isCut } of readLines(path, { maxLine: MAX_LINE }))
    yield { text: bytes?.toString('utf8'), number, isCut }
}

/** The whole lines of a file from its end, without those that are too long to be a record. */
export function* linesBackwards(path: string): Generator<string> {
  const fd = openFile(path)
  try {
    const block = Buffer.allocUnsafe(BLOCK)
    let parts: Buffer[] = []
    let length = 0
    // What stands behind the last line feed is no whole line.
    let isWhole = false
    const add = (part: Buffer) => {
      length += part.length
      if (length > MAX_LINE) parts = []
      else parts.push(Buffer.from(part))
    }
    const line = function* () {
      if (isWhole && length > 0 && length <= MAX_LINE)
        yield Buffer.concat(parts.reverse()).toString('utf8')
      parts = []
      length = 0
      isWhole = true
    }
    for (let end = fstatSync(fd).size; end > 0; ) {
      const start = Math.max(0, end - BLOCK)
      const read = readSync(fd, block, 0, end - start, start)
      // It was cut meanwhile.
      if (read < end - start) return
      let to = read
      for (let at = lastFeed(block, to); at !== -1; at = lastFeed(block, to)) {
        add(block.subarray(at + 1, to))
        yield* line()
        to = at
      }
      add(block.subarray(0, to))
      end = start
    }
    yield* line()
  } finally {
    closeSync(fd)
  }
}

function lastFeed(block: Buffer, before: number): number {
  return before === 0 ? -1 : block.lastIndexOf(10, before - 1)
}

/** Not through a link, and not where a pipe could wait for ever. */
function openFile(path: string): number {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  return openSync(path, O_RDONLY | O_NOFOLLOW | (O_NONBLOCK ?? 0))
}
