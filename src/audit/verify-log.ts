import { join } from 'node:path'
import { UserError } from '../verdict/user-error.ts'
import { BEGINNING, fastHash, isAsWritten, type Link, linkOf } from './chain.ts'
import { linesForwards } from './log-lines.ts'
import { type Piece, piecesIn } from './pieces.ts'
import { readRecord } from './read-record.ts'

/** Something about one line, or about a file where there is no line to name. */
export interface Remark {
  file: string
  line: number | undefined
  /** Whether somebody changed what was written; the others are what a crash or a limit leaves. */
  isDamage: boolean
  what: string
}

export interface Verification {
  chains: number
  records: number
  /** The hashes that were asked for and are nowhere. */
  missing: string[]
}

/** Checks every line of the log. `heads` are hashes that must be there, from `aegish audit head`. */
export function verifyLog(
  folder: string,
  heads: readonly string[],
  remark: (remark: Remark) => void,
): Verification {
  const missing = new Set(heads)
  const chains = groupByChain(piecesIn(folder))
  let records = 0
  for (const pieces of chains.values()) {
    const check = new ChainCheck(remark, (hash) => missing.delete(hash))
    for (const { name } of pieces.sort((a, b) => a.until - b.until)) check.file(folder, name)
    records += check.records
  }
  return { chains: chains.size, records, missing: [...missing] }
}

function groupByChain(pieces: readonly Piece[]): Map<string, Piece[]> {
  const chains = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const same = chains.get(piece.chain)
    if (same) same.push(piece)
    else chains.set(piece.chain, [piece])
  }
  return chains
}

type Line = ReturnType<typeof linesForwards> extends Generator<infer Each> ? Each : never

/** One chain, read from its first line to its last. */
class ChainCheck {
  readonly #remark: (remark: Remark) => void
  readonly #onHash: (hash: string) => void
  #last: Link | undefined
  #file = ''
  records = 0

  constructor(remark: (remark: Remark) => void, onHash: (hash: string) => void) {
    this.#remark = remark
    this.#onHash = onHash
  }

  file(folder: string, name: string): void {
    this.#file = name
    try {
      for (const line of linesForwards(join(folder, name))) this.#line(line)
    } catch (error) {
      if (!UserError.is(error)) throw error
      this.#damage(undefined, error.message)
    }
  }

  #line({ text, number, isCut }: Line): void {
    const link = text === undefined ? undefined : linkOf(text)
    if (text === undefined || !link) {
      this.#unchained(text, number, isCut)
      return
    }
    this.records++
    if (isAsWritten(text, fastHash)) this.#onHash(link.hash)
    else this.#damage(number, `record ${link.seq} was changed`)
    this.#follow(link, number)
    // One that was moved is no reason to miss others.
    if (link.seq > (this.#last?.seq ?? 0)) this.#last = link
  }

  #follow({ seq, prev }: Link & { prev: string }, number: number): void {
    const last = this.#last
    if (last === undefined) {
      if (seq > 1)
        this.#note(number, `begins with record ${seq}: those before it were given up, or removed`)
      else if (prev !== BEGINNING.hash)
        this.#damage(number, 'record 1 follows on something: it was changed')
      return
    }
    const expected = last.seq + 1
    if (seq > expected)
      this.#damage(number, `${missingText(expected, seq - 1)} before record ${seq}`)
    else if (seq < expected)
      this.#damage(
        number,
        `record ${seq} stands behind record ${last.seq}: moved, or written twice`,
      )
    else if (prev !== last.hash)
      this.#damage(number, `record ${seq} does not follow on the one before it, which was changed`)
  }

  /** A line that is in no chain: none that we wrote whole. */
  #unchained(text: string | undefined, number: number, isCut: boolean): void {
    if (text !== undefined && !isCut && readRecord(text))
      this.#damage(number, 'a record that no writer of ours has chained: it was added')
    else if (text !== '')
      this.#note(
        number,
        isCut ? 'ends in the middle: a write was cut short' : 'is no record: a write was cut short',
      )
  }

  #damage(line: number | undefined, what: string): void {
    this.#remark({ file: this.#file, line, isDamage: true, what })
  }

  #note(line: number, what: string): void {
    this.#remark({ file: this.#file, line, isDamage: false, what })
  }
}

function missingText(from: number, to: number): string {
  return from === to ? `record ${from} is missing` : `records ${from} to ${to} are missing`
}
