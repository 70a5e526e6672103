import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Piece, piecesIn, SHARED } from './pieces.ts'

/** How much of the log is kept. A file that is larger is put aside; the oldest are given up. */
export interface Retention {
  pieceBytes: number
  allBytes: number
  pieces: number
}

const MEGABYTE = 1024 * 1024
export const RETENTION: Retention = {
  pieceBytes: 16 * MEGABYTE,
  allBytes: 256 * MEGABYTE,
  pieces: 1000,
}

/** Gives up the oldest files of the log where there is too much of it. */
export function giveUpOldest(folder: string, { allBytes, pieces }: Retention): void {
  for (const { name } of tooMany(piecesIn(folder), allBytes, pieces))
    rmSync(join(folder, name), { force: true })
}

function tooMany(oldestFirst: Piece[], allBytes: number, pieces: number): Piece[] {
  const mayGo = oldestFirst.filter(({ name }) => name !== SHARED)
  let bytes = oldestFirst.reduce((sum, piece) => sum + piece.bytes, 0)
  let count = oldestFirst.length
  return mayGo.filter((piece) => {
    if (bytes <= allBytes && count <= pieces) return false
    bytes -= piece.bytes
    count--
    return true
  })
}
