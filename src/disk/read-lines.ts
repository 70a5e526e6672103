import { closeSync, fstatSync, readSync } from 'node:fs'
import { openOrdinary } from './read-bounded.ts'

const BLOCK = 256 * 1024

/** A line of a file; without `bytes` where it is longer than it may be. */
export interface FileLine {
  bytes: Buffer | undefined
  /** Its number, from 1 where the reading began. */
  number: number
  /** The file ended before the line did. */
  isCut: boolean
}

/**
 * The lines of an ordinary file, however large it and they are: no more than `maxLine` bytes of one
 * are held. With `last`, only so many bytes at the end of the file, from the first line that begins
 * there.
 */
export function* readLines(
  path: string,
  { maxLine, last }: { maxLine: number; last?: number },
): Generator<FileLine> {
  const fd = openOrdinary(path)
  try {
    const start = last === undefined ? 0 : Math.max(0, fstatSync(fd).size - last)
    let position = Math.max(0, start - 1)
    // One byte earlier: it tells whether a line begins there.
    let isSkipping = start > 0
    const block = Buffer.allocUnsafe(BLOCK)
    let number = 1
    let parts: Buffer[] = []
    let length = 0
    const add = (part: Buffer) => {
      length += part.length
      if (length > maxLine) parts = []
      else parts.push(Buffer.from(part))
    }
    const line = (isCut: boolean): FileLine => {
      const bytes = length > maxLine ? undefined : Buffer.concat(parts)
      parts = []
      length = 0
      return { bytes, number: number++, isCut }
    }
    for (;;) {
      const read = readSync(fd, block, 0, BLOCK, position)
      if (read === 0) break
      position += read
      let at = 0
      for (let end = block.indexOf(10); end !== -1 && end < read; end = block.indexOf(10, at)) {
        const part = block.subarray(at, end)
        at = end + 1
        if (isSkipping) {
          isSkipping = false
          continue
        }
        add(part)
        yield line(false)
      }
      if (at < read && !isSkipping) add(block.subarray(at, read))
    }
    if (length > 0) yield line(true)
  } finally {
    closeSync(fd)
  }
}
