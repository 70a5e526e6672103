import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../disk/make-folder.ts'
import { underLock } from './append-lock.ts'
import type { AuditRecord } from './audit-record.ts'
import { AuditWriter } from './audit-writer.ts'
import { BEGINNING, chained, type Link } from './chain.ts'
import { PieceFile } from './piece-file.ts'
import { asideName, CHAIN, piecesOf, SHARED, writerName } from './pieces.ts'
import { giveUpOldest, RETENTION, type Retention } from './retention.ts'
import { sha256 } from './sha256.ts'

const LOCK = 'audit.lock'
/** An agent waits for its hook: so long at most for others who write at the same time. */
const DEADLINE_MS = 250

/** The log that everybody shares who writes a line and ends: a hook, `aegish allow`. */
export class AuditLog {
  readonly folder: string
  readonly #retention: Retention
  readonly #deadlineMs: number

  constructor(
    folder: string,
    {
      retention = RETENTION,
      deadlineMs = DEADLINE_MS,
    }: { retention?: Retention; deadlineMs?: number } = {},
  ) {
    this.folder = folder
    this.#retention = retention
    this.#deadlineMs = deadlineMs
  }

  /**
   * Adds a line to the chain. Where that cannot be done in time or at all, the line goes to a file of
   * its own, and why is returned; throws where it is written nowhere.
   */
  append(record: AuditRecord): string | undefined {
    const why = this.#appendShared(record)
    if (why === undefined) return undefined
    const own = new AuditWriter(this.folder, 'once', { retention: this.#retention, hash: sha256 })
    own.append(record)
    own.close()
    return `${why}; this decision is in ${own.file}`
  }

  #appendShared(record: AuditRecord): string | undefined {
    const lock = join(this.folder, LOCK)
    const add = () => underLock(lock, this.#deadlineMs, () => this.#add(record))
    try {
      return this.#inFolder(add) ? undefined : `others write to the log for too long (${lock})`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  #inFolder<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      makeFolder(this.folder, 0o700)
      return act()
    }
  }

  #add(record: AuditRecord): void {
    const path = join(this.folder, SHARED)
    let file = PieceFile.open(path)
    try {
      let link = file.bytes === 0 ? this.#linkBefore() : file.lastLink()
      if (link === undefined || file.bytes > this.#retention.pieceBytes) {
        this.#putAside(path, link)
        file.close()
        file = PieceFile.open(path)
        link ??= this.#linkBefore()
      }
      file.add(`${chained(record, link, sha256).line}\n`)
    } finally {
      file.close()
    }
  }

  /** What the first line of a file follows on: the last one that was put aside. */
  #linkBefore(): Link {
    const before = piecesOf(CHAIN, this.folder).filter(({ name }) => name !== SHARED)
    for (const { name } of before.reverse()) {
      const file = PieceFile.open(join(this.folder, name))
      const link = file.lastLink()
      file.close()
      if (link) return link
    }
    return BEGINNING
  }

  /** A file without a line that one could follow on is kept under a name that says so. */
  #putAside(path: string, last: Link | undefined): void {
    const name = last
      ? asideName(CHAIN, last.seq)
      : writerName('damaged', new Date(), process.pid, 0)
    renameSync(path, join(this.folder, name))
    giveUpOldest(this.folder, this.#retention)
  }
}
