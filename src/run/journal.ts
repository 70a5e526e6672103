import { type FileHandle, open, stat } from 'node:fs/promises'
import { EXIT, UserError } from '../verdict/index.ts'

/** The journal could not be written: what was counted is safe, the run can be resumed. */
export class JournalError extends UserError {
  override readonly name = 'JournalError'

  constructor(path: string, cause: NodeJS.ErrnoException) {
    const why =
      cause.code === 'ENOSPC' || cause.code === 'EDQUOT'
        ? 'the disk is full; free some space and resume'
        : cause.message
    super('JOURNAL', `${path}: ${why}`, { cause, exitCode: EXIT.failed })
  }
}

/** The journal is not there any more: what was counted is lost. */
export class JournalGoneError extends UserError {
  override readonly name = 'JournalGoneError'

  constructor(path: string) {
    super(
      'JOURNAL_GONE',
      `${path}: was deleted or replaced while the run was at work; what it held is lost`,
      { exitCode: EXIT.failed },
    )
  }
}

/** What a journal tells its owner, and asks it. */
export interface JournalOwner {
  /** Told once, when nothing more can be written. */
  failed?(failure: UserError): void
  /** Asked before something is written; throws when the journal belongs to somebody else now. */
  check?(): void
}

/** Lines that wait for the disk; who makes more waits too, so that a power cut costs no more. */
export const MOST_UNSYNCED = 1000
/** Lines that wait to be written together; more than this makes fast writers wait. */
const BACKLOG_BYTES = 4 * 1024 * 1024

/**
 * An append-only file of lines. A line is written as soon as it comes, so that killing the process
 * loses next to nothing; one `fdatasync` then serves all lines that were written meanwhile, so that
 * a power cut loses nothing that was counted. `committed` gets the items of a group after their
 * lines are on the disk, never before.
 */
export class Journal<Item> {
  readonly path: string
  readonly #committed: (items: Item[]) => void
  readonly #owner: JournalOwner
  readonly #file: FileHandle
  /** Whether the file that is being written still stands at its path. */
  readonly #isThere: () => Promise<boolean>
  /** Everything before this offset is whole lines. */
  #length: number
  #lines: string[] = []
  #items: Item[] = []
  /** Written, and not yet known to be on the disk. */
  #unsynced: Item[] = []
  #beingSynced = 0
  #backlog = 0
  #writing: Promise<void> | undefined
  #syncing: Promise<void> | undefined
  #failure: UserError | undefined

  private constructor(
    path: string,
    file: FileHandle,
    length: number,
    committed: (items: Item[]) => void,
    owner: JournalOwner,
    isThere: () => Promise<boolean>,
  ) {
    this.path = path
    this.#file = file
    this.#length = length
    this.#committed = committed
    this.#owner = owner
    this.#isThere = isThere
  }

  /** Opens a journal to go on at an offset; what stands behind it is a torn line and is cut off. */
  static async open<Item>(
    path: string,
    length: number,
    committed: (items: Item[]) => void,
    owner: JournalOwner = {},
  ): Promise<Journal<Item>> {
    let file: FileHandle | undefined
    try {
      // Not in append mode: positions are ours, so that a failed write can be undone.
      file = await open(path, length === 0 ? 'w' : 'r+')
      await file.truncate(length)
      await file.datasync()
      const { dev, ino } = await file.stat({ bigint: true })
      // A file that was deleted can still be written, and everything in it is lost at the end.
      const isThere = async () => {
        try {
          const now = await stat(path, { bigint: true })
          return now.ino === ino && now.dev === dev
        } catch (error) {
          return !['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
        }
      }
      return new Journal(path, file, length, committed, owner, isThere)
    } catch (error) {
      await file?.close()
      throw new JournalError(path, error as NodeJS.ErrnoException)
    }
  }

  /** Why nothing more can be written, once that is so. */
  get failure(): UserError | undefined {
    return this.#failure
  }

  /** Whether a writer that never waits should do so now. */
  get isBehind(): boolean {
    return this.#backlog > BACKLOG_BYTES
  }

  /** Takes one line, which ends in a line feed, and what to hand out once it is on the disk. */
  append(line: string, item: Item): void {
    if (this.#failure) return
    this.#lines.push(line)
    this.#items.push(item)
    this.#backlog += line.length
    this.#writing ??= this.#writeAll()
  }

  /**
   * Waits until everything so far is in the file, where a killed process cannot lose it. It may
   * still be on its way to the disk, unless that is far behind.
   */
  async written(): Promise<void> {
    await this.#writing
    if (this.#unsynced.length + this.#beingSynced > MOST_UNSYNCED) await this.#syncing
  }

  /** Waits until everything so far is on the disk; throws when it cannot be. */
  async flush(): Promise<void> {
    await this.#settled()
    if (this.#failure) throw this.#failure
  }

  async close(): Promise<void> {
    await this.#settled()
    await this.#file.close()
  }

  async #settled(): Promise<void> {
    while (this.#writing || this.#syncing) await (this.#writing ?? this.#syncing)
  }

  async #writeAll(): Promise<void> {
    // Lines that are appended in the same turn of the event loop go together.
    await new Promise(setImmediate)
    while (this.#lines.length > 0 && !this.#failure) {
      const [lines, items] = [this.#lines, this.#items]
      this.#lines = []
      this.#items = []
      this.#backlog = 0
      try {
        this.#owner.check?.()
      } catch (error) {
        // The file belongs to somebody else now: not a byte of it is touched.
        this.#fail(error)
        break
      }
      try {
        await this.#write(Buffer.from(lines.join('')))
      } catch (error) {
        this.#fail(error)
        // Half a line must not stay: the next one would be glued to it.
        await this.#file.truncate(this.#length).catch(() => {})
        break
      }
      for (const item of items) this.#unsynced.push(item)
      this.#syncing ??= this.#syncAll()
    }
    this.#writing = undefined
  }

  async #syncAll(): Promise<void> {
    while (this.#unsynced.length > 0) {
      const items = this.#unsynced
      this.#unsynced = []
      this.#beingSynced = items.length
      try {
        await this.#file.datasync()
        if (!(await this.#isThere())) throw new JournalGoneError(this.path)
      } catch (error) {
        this.#fail(error)
        break
      }
      this.#committed(items)
    }
    this.#beingSynced = 0
    this.#syncing = undefined
  }

  #fail(error: unknown): void {
    if (this.#failure) return
    this.#failure = UserError.is(error)
      ? error
      : new JournalError(this.path, error as NodeJS.ErrnoException)
    this.#owner.failed?.(this.#failure)
  }

  async #write(bytes: Buffer): Promise<void> {
    let done = 0
    while (done < bytes.length) {
      const { bytesWritten } = await this.#file.write(
        bytes,
        done,
        bytes.length - done,
        this.#length + done,
      )
      done += bytesWritten
    }
    this.#length += bytes.length
  }
}
