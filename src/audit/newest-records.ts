import { join } from 'node:path'
import { linesBackwards } from './log-lines.ts'
import { type Piece, piecesIn } from './pieces.ts'
import { type LoggedRecord, readRecord } from './read-record.ts'

/** Clocks and disks do not agree on the last moment. */
const SLACK_MS = 2000

/** All records of the log that can be read, of all who wrote, the newest first. */
export function* newestRecords(folder: string): Generator<LoggedRecord> {
  const waiting = piecesIn(folder)
  const open: { next: LoggedRecord; rest: Generator<LoggedRecord> }[] = []
  const openNext = (rest: Generator<LoggedRecord>) => {
    const { value, done } = rest.next()
    if (!done) open.push({ next: value, rest })
  }
  for (;;) {
    open.sort((a, b) => (a.next.time < b.next.time ? 1 : a.next.time > b.next.time ? -1 : 0))
    const piece = waiting.at(-1)
    // A file that was last written before the newest record holds nothing newer.
    if (piece && isNewer(piece, open[0]?.next)) {
      waiting.pop()
      openNext(recordsBackwards(join(folder, piece.name)))
      continue
    }
    const newest = open.shift()
    if (!newest) return
    yield newest.next
    openNext(newest.rest)
  }
}

function isNewer({ changed }: Piece, record: LoggedRecord | undefined): boolean {
  return record === undefined || !(Date.parse(record.time) > changed + SLACK_MS)
}

/** None of a file that is gone, or that may not be read. */
function* recordsBackwards(path: string): Generator<LoggedRecord> {
  try {
    for (const line of linesBackwards(path)) {
      const record = readRecord(line)
      if (record) yield record
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
  }
}
