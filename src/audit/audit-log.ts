import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../disk/make-folder.ts'
import type { AuditRecord } from './audit-record.ts'

const CURRENT = 'audit.jsonl'
const OLDER = /^audit-[\dTZ.-]+-\d+\.jsonl$/
/** The file is put aside when it is larger, and the oldest is given up. */
const MAX_BYTES = 8 * 1024 * 1024
const KEPT = 4

const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants

/** The log of decisions: lines that are only ever added, readable by their owner alone. */
export class AuditLog {
  readonly folder: string
  readonly #maxBytes: number

  constructor(folder: string, maxBytes: number = MAX_BYTES) {
    this.folder = folder
    this.#maxBytes = maxBytes
  }

  /** Adds a line in one write, so that lines of several processes do not mix. */
  append(record: AuditRecord): void {
    const file = this.#open()
    try {
      const line = Buffer.from(`${JSON.stringify(record)}\n`)
      if (writeSync(file, line) < line.length) throw new Error('the disk is full')
      if (fstatSync(file).size > this.#maxBytes) this.#putAside(record.time)
    } finally {
      closeSync(file)
    }
  }

  #open(): number {
    const path = join(this.folder, CURRENT)
    const flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW
    try {
      return openSync(path, flags, 0o600)
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
      makeFolder(this.folder, 0o700)
      return openSync(path, flags, 0o600)
    }
  }

  /** Under a name that nobody else takes: two processes may do this at once, and nothing is lost. */
  #putAside(time: string): void {
    const name = `audit-${time.replaceAll(':', '-')}-${process.pid}.jsonl`
    renameSync(join(this.folder, CURRENT), join(this.folder, name))
    for (const old of this.#older().slice(KEPT)) rmSync(join(this.folder, old), { force: true })
  }

  /** The newest first. */
  #older(): string[] {
    return readdirSync(this.folder)
      .filter((name) => OLDER.test(name))
      .sort()
      .reverse()
  }

  /** All records that can be read, the newest first. */
  *newest(): Generator<AuditRecord> {
    for (const name of [CURRENT, ...this.#readable()]) {
      for (const line of this.#lines(name)) {
        const record = parseRecord(line)
        if (record) yield record
      }
    }
  }

  #readable(): string[] {
    try {
      return this.#older()
    } catch {
      return []
    }
  }

  #lines(name: string): string[] {
    try {
      return readFileSync(join(this.folder, name), 'utf8').split('\n').reverse()
    } catch {
      return []
    }
  }
}

/** A line that a full disk cut off is no record. */
function parseRecord(line: string): AuditRecord | undefined {
  if (line === '') return undefined
  try {
    const value: unknown = JSON.parse(line)
    const known = typeof value === 'object' && value !== null && 'command' in value
    return known ? (value as AuditRecord) : undefined
  } catch {
    return undefined
  }
}
