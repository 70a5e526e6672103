import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { piecesIn } from './pieces.ts'
import { type LoggedRecord, readRecord } from './read-record.ts'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** More than that at once is somebody who fills the log: the rest comes with the next look. */
const MAX_BYTES = 4 * 1024 * 1024

/** What was added to the log since the last look, by whoever wrote it. */
export class LogFollower {
  readonly #folder: string
  /** How much of each file was read, by the file itself: its name changes when it is put aside. */
  #read = new Map<string, number>()

  /** Starts at the end of the log as it is now. */
  constructor(folder: string) {
    this.#folder = folder
    this.#look(() => {})
  }

  /** The new records, in the order of their times. */
  look(): LoggedRecord[] {
    const records: LoggedRecord[] = []
    this.#look((line) => {
      const record = readRecord(line)
      if (record) records.push(record)
    }, 0)
    return records.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  }

  /** Files that were not there at the last look are read from `start`, or not at all. */
  #look(onLine: (line: string) => void, start?: number): void {
    const now = new Map<string, number>()
    for (const { name } of piecesIn(this.#folder)) {
      try {
        const fd = openSync(join(this.#folder, name), O_RDONLY | O_NOFOLLOW | (O_NONBLOCK ?? 0))
        try {
          const { ino, birthtimeMs, size } = fstatSync(fd)
          const file = `${ino} ${birthtimeMs}`
          const from = this.#read.get(file) ?? start ?? size
          now.set(file, from <= size ? from + readLines(fd, from, size, onLine) : size)
        } finally {
          closeSync(fd)
        }
      } catch {
        // Given up, or not ours to read.
      }
    }
    this.#read = now
  }
}

/** Reads the whole lines between two places; returns how many bytes they are. */
function readLines(fd: number, from: number, to: number, onLine: (line: string) => void): number {
  const bytes = Buffer.allocUnsafe(Math.min(to - from, MAX_BYTES))
  const read = readSync(fd, bytes, 0, bytes.length, from)
  const end = bytes.subarray(0, read).lastIndexOf(10) + 1
  // A line that is longer than all of this is no record.
  if (end === 0) return read === MAX_BYTES ? read : 0
  for (const line of bytes.toString('utf8', 0, end).split('\n')) onLine(line)
  return end
}
