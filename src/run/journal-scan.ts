import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { UserError } from '../verdict/index.ts'
import { type EntryBody, type EntryHead, readHead } from './journal-entry.ts'

const CHUNK = 4 * 1024 * 1024
/**
 * Only what was written after the last `fdatasync` can be damaged by a power cut, and that is
 * rarely more than this: so much of the end is parsed in full.
 */
const UNSURE_TAIL = 16 * 1024 * 1024

/** Where a line stands in a journal. */
export interface LinePlace {
  offset: number
  length: number
}

/** Where the journal's good part ends, and how many lines of it are unreadable. */
export interface JournalScan {
  length: number
  damaged: number
}

/**
 * Walks over the finished samples of a journal without parsing them. A torn last line is left
 * out; a line that cannot be read is counted and skipped, so that its sample runs again. Whoever
 * follows a journal goes on where the last scan ended.
 */
export function scanJournal(
  path: string,
  visit: (head: EntryHead, offset: number, length: number) => void,
  from = 0,
): JournalScan {
  let fd: number
  try {
    fd = openSync(path, 'r')
  } catch (error) {
    // Killed before the first line: nothing is finished.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { length: from, damaged: 0 }
    throw error
  }
  try {
    const size = fstatSync(fd).size
    let bytes = Buffer.allocUnsafe(CHUNK)
    let damaged = 0
    /** File offset of the first byte in the buffer, and how many bytes of it are filled. */
    let base = from
    let filled = 0
    for (;;) {
      if (filled === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)])
      const read = readSync(fd, bytes, filled, bytes.length - filled, base + filled)
      if (read === 0) return { length: base, damaged }
      filled += read
      let start = 0
      for (;;) {
        const end = bytes.indexOf(10, start)
        if (end < 0 || end >= filled) break
        const head = readHead(bytes, start, end)
        const unsure = base + start >= size - UNSURE_TAIL
        if (head === null || (unsure && !isJson(bytes, start, end))) damaged++
        else visit(head, base + start, end - start)
        start = end + 1
      }
      bytes.copyWithin(0, start, filled)
      base += start
      filled -= start
    }
  } finally {
    closeSync(fd)
  }
}

/** The line of an open journal that a scan found at this place. */
export function readEntry(fd: number, path: string, { offset, length }: LinePlace): EntryBody {
  const bytes = Buffer.allocUnsafe(length)
  readSync(fd, bytes, 0, length, offset)
  try {
    // Our own line: its head was checked by the scan, its body was written by entryLine.
    return JSON.parse(bytes.toString('utf8')) as EntryBody
  } catch (error) {
    throw new UserError('BAD_JOURNAL', `${path}: the line at byte ${offset} is damaged`, {
      cause: error,
    })
  }
}

function isJson(bytes: Buffer, start: number, end: number): boolean {
  try {
    JSON.parse(bytes.toString('utf8', start, end))
    return true
  } catch {
    return false
  }
}
