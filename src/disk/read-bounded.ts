import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { UserError } from '../verdict/user-error.ts'

const MEGABYTE = 1024 * 1024

/**
 * Opens a file that a user or a folder names, if it is an ordinary one. A device has no end, and a
 * pipe may wait for ever; anybody's folder can name both.
 */
export function openOrdinary(path: string): number {
  // A pipe without a writer would hang in opening it.
  const fd = reading(path, () => openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)))
  // What was opened is asked, not the path: that may mean something else by now.
  const stats = fstatSync(fd)
  if (stats.isFile()) return fd
  closeSync(fd)
  throw cannotRead(path, stats.isDirectory() ? REASONS.get('EISDIR')! : REASONS.get('ENXIO')!)
}

/** The bytes of an ordinary file, which may be no more than `limit`. */
export function readBounded(path: string, limit: number): Buffer {
  const fd = openOrdinary(path)
  try {
    if (fstatSync(fd).size > limit) throw tooLarge(path, limit)
    return reading(path, () => readAll(fd, path, limit))
  } finally {
    closeSync(fd)
  }
}

/** Everything that comes in on standard input, up to `limit` bytes. */
export function readInputBounded(limit: number, fd = 0): Buffer {
  return reading('standard input', () => readAll(fd, 'standard input', limit))
}

function readAll(fd: number, path: string, limit: number): Buffer {
  const pieces: Buffer[] = []
  let total = 0
  let room = Buffer.allocUnsafe(0)
  for (;;) {
    // Most of what is read is short: what is left of a piece is enough to see that there is no more.
    if (room.length < 1024) room = Buffer.allocUnsafe(64 * 1024)
    const read = readPiece(fd, room)
    if (read === 0) return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, total)
    total += read
    // Files of some file systems grow, or say that they are empty.
    if (total > limit) throw tooLarge(path, limit)
    pieces.push(room.subarray(0, read))
    room = room.subarray(read)
  }
}

/** A terminal or a pipe that somebody made non-blocking has nothing yet, or has ended. */
function readPiece(fd: number, piece: Buffer): number {
  for (;;) {
    try {
      return readSync(fd, piece, 0, piece.length, null)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

const REASONS = new Map([
  ['ENOENT', 'no such file'],
  ['ENOTDIR', 'no such file'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'may not be read (permission denied)'],
  ['ELOOP', 'links lead in a circle'],
  ['ENXIO', 'is no ordinary file'],
])

function reading<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (UserError.is(error)) throw error
    const { code } = error as NodeJS.ErrnoException
    throw cannotRead(path, REASONS.get(code ?? '') ?? `cannot be read (${code ?? error})`, error)
  }
}

function cannotRead(path: string, why: string, cause?: unknown): UserError {
  return new UserError('CANNOT_READ', `${path}: ${why}`, { cause })
}

function tooLarge(path: string, limit: number): UserError {
  const size = limit < MEGABYTE ? `${limit / 1024} kB` : `${limit / MEGABYTE} MB`
  return new UserError('TOO_LARGE', `${path}: is larger than ${size}`)
}
