import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import { invalidEntryError } from './invalid-entry.ts'
import { LONGEST_ENTRY, type Located, NOT_UTF8, readError } from './text.ts'

const CHUNK = 1024 * 1024
const [LINE_FEED, BYTE_ORDER_MARK] = [10, Buffer.from('\ufeff')]

/** One line of a file with its position among those that are not blank; or what is wrong with it. */
export interface JsonLine extends Located<string | Error> {
  position: number
}

/**
 * The lines of a file that are wanted, without decoding the others: resuming a run over a million
 * samples must not parse the nine hundred thousand that are finished.
 */
export function* jsonLines(
  path: string,
  wanted: (position: number) => boolean = () => true,
): Generator<JsonLine> {
  let position = 0
  for (const { line, value } of byteLines(path)) {
    if (isBlank(value)) continue
    if (wanted(position)) {
      // A command in which a byte was silently replaced would be another command.
      yield { position, line, value: isUtf8(value) ? value.toString('utf8') : new Error(NOT_UTF8) }
    }
    position++
  }
}

/** The lines of a file, each only until the next one is asked for. */
function* byteLines(path: string): Generator<Located<Buffer>> {
  const fd = attempt(path, () => openSync(path, 'r'))
  try {
    let bytes = Buffer.allocUnsafe(CHUNK)
    let filled = 0
    let line = 0
    for (;;) {
      if (filled > LONGEST_ENTRY) {
        throw invalidEntryError({ file: path, line: line + 1, message: 'the line is too long' })
      }
      if (filled === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)])
      const read = attempt(path, () => readSync(fd, bytes, filled, bytes.length - filled, null))
      // The last line may lack its line feed.
      if (read === 0 && filled > 0) bytes[filled++] = LINE_FEED
      filled += read
      let start = 0
      for (;;) {
        const end = bytes.subarray(0, filled).indexOf(LINE_FEED, start)
        if (end < 0) break
        line++
        const whole = bytes.subarray(start, end)
        const marked = line === 1 && whole.indexOf(BYTE_ORDER_MARK) === 0
        yield { line, value: marked ? whole.subarray(BYTE_ORDER_MARK.length) : whole }
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

function attempt<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw readError(path, error)
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13)
}
