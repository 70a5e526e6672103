import { join } from 'node:path'
import { linkOf } from './chain.ts'
import { linesBackwards } from './log-lines.ts'
import { piecesIn } from './pieces.ts'
import { readRecord } from './read-record.ts'

/** The end of a chain: whoever knows it elsewhere knows all that stands before it. */
export interface Head {
  chain: string
  seq: number
  hash: string
  time: string
}

/** The end of every chain, the newest first. */
export function headsOf(folder: string): Head[] {
  const heads = new Map<string, Head>()
  for (const { name, chain } of piecesIn(folder)) {
    const head = headOf(join(folder, name), chain)
    if (head && head.seq > (heads.get(chain)?.seq ?? 0)) heads.set(chain, head)
  }
  return [...heads.values()].sort((a, b) => (a.time < b.time ? 1 : -1))
}

function headOf(path: string, chain: string): Head | undefined {
  for (const line of linesBackwards(path)) {
    const link = linkOf(line)
    if (link) return { chain, seq: link.seq, hash: link.hash, time: readRecord(line)?.time ?? '' }
  }
  return undefined
}
