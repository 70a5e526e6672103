import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../audit/index.ts'
import { makeFolder } from '../disk/make-folder.ts'
import { writeFileWhole } from '../disk/write-file.ts'
import { readOwnFile } from './read-own-file.ts'

/** How long a denial counts, in milliseconds. */
const COUNTS_FOR = 30 * 60_000
/** How many are kept: more than a few make no difference. */
const MOST_KEPT = 16
/** How many lines a file may have before those that no longer count are taken out. */
const MOST_LINES = 64
const MAX_BYTES = 64 * 1024
/** Files of conversations that ended are removed after this time, in milliseconds, so many at once. */
const LEFT_FOR = 24 * 60 * 60_000
const MOST_REMOVED = 1000
const FILE_NAME_LENGTH = 32
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
const APPENDING = O_WRONLY | O_APPEND | O_CREAT | (O_NOFOLLOW ?? 0)

/** What was denied in one conversation lately. Whoever was denied something and tries on is doubted sooner. */
export interface RecentDenials {
  /** How many different calls were denied. */
  count(): number
  add(digest: string): void
  /** A person let it through, so it counts no more. */
  forget(digest: string): void
}

/** A conversation that nobody remembers. */
export const NO_DENIALS: RecentDenials = { count: () => 0, add: () => {}, forget: () => {} }

interface Denial {
  time: number
  digest: string
}

/**
 * A small file for each conversation, made when something is denied and not before. Where it cannot be
 * read or written the calls are judged all the same, each by itself.
 */
export class DenialsOnDisk implements RecentDenials {
  readonly #folder: string
  readonly #path: string
  readonly #now: () => number

  /** `conversation`: what the agent calls it; any text. */
  constructor(stateFolder: string, conversation: string, now: () => number = Date.now) {
    this.#folder = join(stateFolder, 'denials')
    this.#path = join(this.#folder, sha256(conversation).slice(0, FILE_NAME_LENGTH))
    this.#now = now
  }

  count(): number {
    return this.#recent().length
  }

  add(digest: string): void {
    const lines = this.#lines()
    const recent = this.#recent(lines)
    // The same once more is no further attempt.
    if (recent.some((denial) => denial.digest === digest)) return
    const denial = { time: this.#now(), digest }
    tryTo(() => {
      if (lines === undefined || lines.length >= MOST_LINES)
        return this.#write([...recent.slice(1 - MOST_KEPT), denial])
      if (lines.length === 0) this.#begin()
      // Calls are denied side by side: what another one adds meanwhile must stay.
      append(this.#path, lineOf(denial))
    })
  }

  forget(digest: string): void {
    const recent = this.#recent()
    const others = recent.filter((denial) => denial.digest !== digest)
    if (others.length < recent.length) tryTo(() => this.#write(others))
  }

  #begin(): void {
    // A file has no business there, and would end all memory.
    if (statSync(this.#folder, { throwIfNoEntry: false })?.isFile()) rmSync(this.#folder)
    makeFolder(this.#folder, 0o700)
    const oldest = this.#now() - LEFT_FOR
    for (const name of readdirSync(this.#folder).slice(0, MOST_REMOVED)) {
      // What cannot be removed, a folder say, keeps nothing from being added.
      tryTo(() => {
        const path = join(this.#folder, name)
        const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: oldest }
        if (mtimeMs < oldest) rmSync(path, { force: true })
      })
    }
  }

  #write(denials: readonly Denial[]): void {
    writeFileWhole(this.#path, denials.map(lineOf).join(''), 0o600)
  }

  /** Undefined where there is something that cannot be believed. */
  #lines(): string[] | undefined {
    // Most conversations have none, and an exception costs more than a look.
    if (!existsSync(this.#path)) return []
    try {
      return readOwnFile(this.#path, MAX_BYTES).split('\n').filter(Boolean)
    } catch {
      return undefined
    }
  }

  #recent(lines = this.#lines()): Denial[] {
    const oldest = this.#now() - COUNTS_FOR
    const byDigest = new Map<string, Denial>()
    for (const line of lines ?? []) {
      const denial = denialIn(line)
      if (denial !== undefined && denial.time >= oldest) byDigest.set(denial.digest, denial)
    }
    return [...byDigest.values()]
  }
}

const LINE = /^(\d{1,16}) ([0-9a-f]{64})$/

function lineOf({ time, digest }: Denial): string {
  return `${time} ${digest}\n`
}

/** A line that was cut off, or that nobody here wrote, says nothing. */
function denialIn(line: string): Denial | undefined {
  const [, time, digest] = LINE.exec(line) ?? []
  return digest === undefined ? undefined : { time: Number(time), digest }
}

function append(path: string, line: string): void {
  const file = openSync(path, APPENDING, 0o600)
  try {
    writeSync(file, line)
  } finally {
    closeSync(file)
  }
}

function tryTo(write: () => void): void {
  try {
    write()
  } catch {
    // A full disk, a folder that is not ours: see above.
  }
}
