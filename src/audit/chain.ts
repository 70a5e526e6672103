import type { AuditRecord } from './audit-record.ts'

// Every line of a file names the hash of the line before it and its own: what is changed, taken out
// or moved leaves a line that does not fit. `seq` counts the lines of one chain from 1.

/** What the next line of a chain follows on. */
export interface Link {
  seq: number
  hash: string
}

export type Hash = (text: string) => string

/** What the first line of a chain follows on. */
export const BEGINNING: Link = { seq: 0, hash: '0'.repeat(64) }

const HASH_FIELD = ',"hash":"'
const END = /,"seq":([1-9]\d{0,14}),"prev":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/

/** A record as the next line of a chain, without a line feed. */
export function chained(record: AuditRecord, last: Link, hash: Hash): { line: string; link: Link } {
  const seq = last.seq + 1
  const text = `${JSON.stringify(record).slice(0, -1)},"seq":${seq},"prev":"${last.hash}"`
  const own = hash(text)
  return { line: `${text}${HASH_FIELD}${own}"}`, link: { seq, hash: own } }
}

/** Where a line stands in its chain, as it says; undefined where it says nothing. */
export function linkOf(line: string): (Link & { prev: string }) | undefined {
  const found = END.exec(line)
  return found ? { seq: Number(found[1]), prev: found[2]!, hash: found[3]! } : undefined
}

/** Whether a line that has a link is as it was written. */
export function isAsWritten(line: string, hash: Hash): boolean {
  return hash(line.slice(0, line.lastIndexOf(HASH_FIELD))) === linkOf(line)?.hash
}

/** For those who hash much: loaded by nobody else. */
export function fastHash(text: string): string {
  return process.getBuiltinModule('node:crypto').hash('sha256', text)
}
