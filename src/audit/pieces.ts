import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

// The files of the log. Whoever writes once (hooks) shares `audit.jsonl`; whoever lives longer has
// `audit-WHO-TIME-PID.jsonl`. A file that has become large is put aside as `….SEQ.jsonl`, by the number
// of its last line.

/** The chain of those who write once, and the file that it is written to. */
export const CHAIN = 'audit'
export const SHARED = `${CHAIN}.jsonl`

const PIECE = /^(audit(?:-[\w.-]*?)?)(?:\.(\d{9,15}))?\.jsonl$/

/** One file of the log. */
export interface Piece {
  name: string
  /** The chain that it is part of. */
  chain: string
  /** The number of its last line, where it was put aside; infinite where it is still written. */
  until: number
  bytes: number
  /** When it was last written, in milliseconds. */
  changed: number
}

/** The ordinary files of the log, the oldest first; none where there is no such folder. */
export function piecesIn(folder: string): Piece[] {
  const pieces: Piece[] = []
  for (const name of namesIn(folder)) {
    const found = PIECE.exec(name)
    if (!found) continue
    try {
      const stats = lstatSync(join(folder, name))
      if (!stats.isFile()) continue
      const [, chain, until] = found
      pieces.push({
        name,
        chain: chain!,
        until: until === undefined ? Number.POSITIVE_INFINITY : Number(until),
        bytes: stats.size,
        changed: stats.mtimeMs,
      })
    } catch {
      // Given up in this very moment.
    }
  }
  return pieces.sort((a, b) => a.changed - b.changed || a.until - b.until)
}

/** The pieces of one chain, in their order. */
export function piecesOf(chain: string, folder: string): Piece[] {
  return piecesIn(folder)
    .filter((piece) => piece.chain === chain)
    .sort((a, b) => a.until - b.until)
}

export function asideName(chain: string, until: number): string {
  return `${chain}.${String(until).padStart(9, '0')}.jsonl`
}

export function writerName(who: string, time: Date, pid: number, attempt: number): string {
  const stamp = time.toISOString().replace(/[-:.Z]/g, '')
  return `audit-${who}-${stamp}-${pid}${attempt > 0 ? `-${attempt}` : ''}.jsonl`
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Changes whenever a line is added to the log. */
export function logVersion(folder: string): string {
  return piecesIn(folder)
    .map(({ name, bytes }) => `${name}:${bytes}`)
    .join(' ')
}
