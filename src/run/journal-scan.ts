import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { z } from 'zod'
import { UserError } from '../verdict/index.ts'
import {
  type EntryBody,
  type EntryHead,
  isIntact,
  type JournalShape,
  readHead,
} from './journal-entry.ts'

const CHUNK = 4 * 1024 * 1024
/** No line is longer; a sea of zeros that a power cut left must not fill the memory. */
const LONGEST_LINE = 256 * 1024 * 1024
/**
 * Lines of a run that an older version began may carry no checksum. Only what was written after the last `fdatasync` can
 * be damaged by a power cut, and that is rarely more than this: so much of the end is parsed in full.
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
 * out; a line that cannot be read, was changed, or is about nothing that the run has is counted
 * and skipped, so that its sample runs again. Whoever follows a journal goes on where the last
 * scan ended.
 */
export function scanJournal(
  path: string,
  shape: JournalShape,
  visit: (head: EntryHead, offset: number, length: number) => void,
  from = 0,
): JournalScan {
  const found = statSync(path, { throwIfNoEntry: false })
  // Killed before the first line: nothing is finished.
  if (!found) return { length: from, damaged: 0 }
  if (!found.isFile()) throw new UserError('BAD_JOURNAL', `${path}: is no regular file`)
  const fd = openSync(path, 'r')
  try {
    const size = fstatSync(fd).size
    let bytes = Buffer.allocUnsafe(CHUNK)
    let damaged = 0
    /** File offset of the first byte in the buffer, and how many bytes of it are filled. */
    let base = from
    let filled = 0
    /** Where the line began that is too long to be one, while its end is looked for. */
    let endless: number | undefined
    for (;;) {
      if (filled === bytes.length && filled < LONGEST_LINE) {
        bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)])
      } else if (filled === bytes.length) {
        endless ??= base
        base += filled
        filled = 0
      }
      const read = readSync(fd, bytes, filled, bytes.length - filled, base + filled)
      if (read === 0) return { length: endless ?? base, damaged }
      filled += read
      let start = 0
      for (;;) {
        const end = bytes.indexOf(10, start)
        if (end < 0 || end >= filled) break
        const head = endless === undefined ? readHead(bytes, start, end, shape) : null
        const isSure = !shape.sealed && base + start < size - UNSURE_TAIL
        const isWhole = () =>
          isIntact(bytes, start, end) ??
          (!shape.sealed && (isSure || parseEntry(bytes, start, end) !== undefined))
        if (head !== null && isWhole()) visit(head, base + start, end - start)
        else damaged++
        endless = undefined
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

/** As much of an entry as others rely on; a line with a checksum holds what we wrote. */
const entrySchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  answer: z.looseObject({ reply: z.string().nullable() }),
  timing: z
    .looseObject({ queueMs: z.number(), backoffMs: z.number(), modelMs: z.number() })
    .optional(),
  startedAt: z.string().optional(),
  completedAt: z.string().optional(),
  failures: z.array(z.string()).optional(),
  earlierReplies: z.array(z.string().nullable()).optional(),
})

/** The line of an open journal that a scan found at this place. */
export function readEntry(fd: number, path: string, { offset, length }: LinePlace): EntryBody {
  const bytes = Buffer.allocUnsafe(length)
  const read = readSync(fd, bytes, 0, length, offset)
  const entry = read === length ? parseEntry(bytes, 0, length) : undefined
  if (entry) return entry
  throw new UserError(
    'BAD_JOURNAL',
    `${path}: the line at byte ${offset} is damaged; delete it, and its sample runs again`,
  )
}

function parseEntry(bytes: Buffer, start: number, end: number): EntryBody | undefined {
  try {
    const entry: unknown = JSON.parse(bytes.toString('utf8', start, end))
    if (isIntact(bytes, start, end) || entrySchema.safeParse(entry).success) {
      return entry as EntryBody
    }
  } catch {
    // no JSON
  }
  return undefined
}
