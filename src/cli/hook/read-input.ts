import { readSync } from 'node:fs'
import { MAX_EVENT_BYTES } from '../../agent/protocol/parse-event.ts'
import { Unreadable } from '../../agent/unreadable.ts'

/** Standard input as a text, as far as it has the size of an event. */
export function readInput(): string {
  const pieces: Buffer[] = []
  let length = 0
  for (;;) {
    const piece = Buffer.allocUnsafe(64 * 1024)
    const read = readPiece(piece)
    if (read === 0) return Buffer.concat(pieces).toString('utf8')
    length += read
    if (length > MAX_EVENT_BYTES)
      throw new Unreadable(`the input is larger than ${MAX_EVENT_BYTES / 1024 / 1024} MB`)
    pieces.push(piece.subarray(0, read))
  }
}

function readPiece(piece: Buffer): number {
  for (;;) {
    try {
      return readSync(0, piece)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      // Nothing there yet, on a pipe that does not wait by itself.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
    }
  }
}
