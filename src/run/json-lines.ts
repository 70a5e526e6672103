import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import { invalidEntryError, LONGEST_ENTRY } from '../suite/index.ts'

const CHUNK = 1024 * 1024

/** One line of a file: its position among the lines that are not blank, and its number. */
export interface JsonLine {
  position: number
  line: number
  text: string
}

/**
 * The lines of a file that are wanted, without decoding the others: resuming a run over a million
 * samples must not parse the nine hundred thousand that are finished.
 */
export function* jsonLines(
  path: string,
  wanted: (position: number) => boolean,
): Generator<JsonLine> {
  const fd = openSync(path, 'r')
  try {
    let bytes = Buffer.allocUnsafe(CHUNK)
    let filled = 0
    let position = 0
    let line = 0
    for (;;) {
      if (filled > LONGEST_ENTRY) {
        throw invalidEntryError({ file: path, line: line + 1, message: 'the line is too long' })
      }
      if (filled === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)])
      const read = readSync(fd, bytes, filled, bytes.length - filled, null)
      // The last line may lack its line feed.
      if (read === 0 && filled > 0) bytes[filled++] = 10
      filled += read
      let start = 0
      for (;;) {
        const end = bytes.subarray(0, filled).indexOf(10, start)
        if (end < 0) break
        line++
        if (!isBlank(bytes, start, end)) {
          if (wanted(position)) {
            // A command in which a byte was silently replaced would be another command.
            if (!isUtf8(bytes.subarray(start, end))) {
              throw invalidEntryError({ file: path, line, message: 'this is not UTF-8 text' })
            }
            yield { position, line, text: bytes.toString('utf8', start, end) }
          }
          position++
        }
        start = end + 1
      }
      if (read === 0) return
      bytes.copyWithin(0, start, filled)
      filled -= start
    }
  } finally {
    closeSync(fd)
  }
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!
    if (byte !== 32 && byte !== 9 && byte !== 13) return false
  }
  return true
}
