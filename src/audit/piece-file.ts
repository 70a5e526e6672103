import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../disk/make-folder.ts'
import { type Link, linkOf } from './chain.ts'

const { O_RDWR, O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK } = constants

/** The end of a file is looked at first; the longest line that a record can become is shorter than the second. */
const TAILS = [4 * 1024, 512 * 1024]

/** A file of the log, open for adding lines: readable by its owner alone, and no link. */
export class PieceFile {
  readonly #fd: number
  /** How large it is. */
  bytes: number
  /** A line that somebody else's end left without its line feed. */
  #isTorn = false

  private constructor(fd: number, bytes: number) {
    this.#fd = fd
    this.bytes = bytes
  }

  static open(path: string, { isNew = false } = {}): PieceFile {
    const flags =
      O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | (O_NONBLOCK ?? 0) | (isNew ? O_EXCL : 0)
    let fd: number
    try {
      fd = openSync(path, flags, 0o600)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      makeFolder(dirname(path), 0o700)
      fd = openSync(path, flags, 0o600)
    }
    const stats = fstatSync(fd)
    if (stats.isFile()) return new PieceFile(fd, stats.size)
    closeSync(fd)
    throw new Error(`${path} is no ordinary file`)
  }

  /** Where its last whole line stands in the chain; undefined where there is none. */
  lastLink(): Link | undefined {
    for (const tail of TAILS) {
      const start = Math.max(0, this.bytes - tail)
      const bytes = Buffer.allocUnsafe(this.bytes - start)
      const read = readSync(this.#fd, bytes, 0, bytes.length, start)
      const lines = bytes.toString('latin1', 0, read).split('\n')
      this.#isTorn = lines.pop() !== ''
      for (const line of lines.reverse()) {
        const link = linkOf(line)
        if (link) return link
      }
      if (start === 0) break
    }
    return undefined
  }

  /** Whether somebody took the file away meanwhile. */
  get isGone(): boolean {
    return fstatSync(this.#fd).nlink === 0
  }

  /** Adds whole lines, or none: a full disk leaves no half of one. */
  add(lines: string): void {
    const bytes = Buffer.from(this.#isTorn ? `\n${lines}` : lines)
    let written = 0
    try {
      while (written < bytes.length) {
        const more = writeSync(this.#fd, bytes, written)
        if (more === 0) throw new Error('the disk is full')
        written += more
      }
    } catch (error) {
      if (written > 0) ftruncateSync(this.#fd, this.bytes)
      throw error
    }
    this.bytes += written
    this.#isTorn = false
  }

  close(): void {
    closeSync(this.#fd)
  }
}
