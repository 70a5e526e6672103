import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditRecord } from './audit-record.ts'
import { BEGINNING, chained, fastHash, type Hash, type Link } from './chain.ts'
import { PieceFile } from './piece-file.ts'
import { asideName, writerName } from './pieces.ts'
import { giveUpOldest, RETENTION, type Retention } from './retention.ts'

/** The log of a process that decides more than once: a file and a chain of its own. */
export class AuditWriter {
  readonly #folder: string
  readonly #who: string
  readonly #retention: Retention
  readonly #hash: Hash
  #file: PieceFile | undefined
  #name = ''
  #link: Link = BEGINNING

  /** `who` is a word for the names of its files: `shell`, `service`. */
  constructor(
    folder: string,
    who: string,
    { retention = RETENTION, hash = fastHash }: { retention?: Retention; hash?: Hash } = {},
  ) {
    this.#folder = folder
    this.#who = who
    this.#retention = retention
    this.#hash = hash
  }

  /** The file that it writes; empty before the first record. */
  get file(): string {
    return this.#name && join(this.#folder, this.#name)
  }

  /** Adds a record, or throws; as the log that others share, which may say where it went instead. */
  append(record: AuditRecord): undefined {
    this.appendAll([record])
  }

  /** Adds records in one write: all of them, or none where it throws. */
  appendAll(records: readonly AuditRecord[]): void {
    if (records.length === 0) return
    const file = this.#open()
    let link = this.#link
    let text = ''
    for (const record of records) {
      const next = chained(record, link, this.#hash)
      text += `${next.line}\n`
      link = next.link
    }
    try {
      file.add(text)
    } catch (error) {
      this.#leaveNoEmptyFile(file)
      throw error
    }
    this.#link = link
  }

  close(): void {
    this.#file?.close()
    this.#file = undefined
  }

  /** On a full disk every hook would leave one, and as many as are kept would push out the log itself. */
  #leaveNoEmptyFile(file: PieceFile): void {
    if (file.bytes > 0) return
    this.close()
    rmSync(this.file, { force: true })
  }

  #open(): PieceFile {
    // Somebody cleaned up: the chain goes on in another file.
    if (this.#file?.isGone) this.close()
    else if (this.#file && this.#file.bytes > this.#retention.pieceBytes) this.#putAside()
    this.#file ??= this.#create()
    return this.#file
  }

  #putAside(): void {
    const chain = this.#name.replace(/\.jsonl$/, '')
    this.close()
    renameSync(this.file, join(this.#folder, asideName(chain, this.#link.seq)))
    this.#file = PieceFile.open(this.file, { isNew: true })
    giveUpOldest(this.#folder, this.#retention)
  }

  #create(): PieceFile {
    for (let attempt = 0; ; attempt++) {
      const name = writerName(this.#who, new Date(), process.pid, attempt)
      try {
        const file = PieceFile.open(join(this.#folder, name), { isNew: true })
        this.#name = name
        giveUpOldest(this.#folder, this.#retention)
        return file
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 100) throw error
      }
    }
  }
}
