import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { readBounded } from '../disk/read-bounded.ts'
import { writeFileWhole } from '../disk/write-file.ts'

/** How many commands are kept from session to session. */
const KEPT = 5000
const MAX_BYTES = 16 * 1024 * 1024

const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants

/**
 * The commands that were given before, in a file of their own that only its owner reads. It is
 * written as bash writes its own with times: a line `#SECONDS` before each command, so that a
 * command of several lines stays one.
 */
export class History {
  readonly file: string
  readonly #entries: string[]

  private constructor(file: string, entries: string[]) {
    this.file = file
    this.#entries = entries
  }

  /** Never throws: a history that cannot be read must not keep anybody out of a shell. */
  static open(file: string, onFailure: (why: string) => void): History {
    let entries: string[] = []
    try {
      if (existsSync(file)) entries = parse(readBounded(file, MAX_BYTES).toString('utf8'))
    } catch (error) {
      onFailure((error as Error).message)
    }
    const history = new History(file, entries)
    if (entries.length > KEPT * 1.2) history.#shorten()
    return history
  }

  get entries(): readonly string[] {
    return this.#entries
  }

  /** Remembers a command; throws where it cannot be written down, and remembers it all the same. */
  add(command: string, seconds: number): void {
    // What begins with a blank is not kept, as people know it for what holds a password.
    if (/^\s|^$/.test(command) || command === this.#entries.at(-1)) return
    this.#entries.push(command)
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 })
    const file = openSync(this.file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
    try {
      const bytes = Buffer.from(record(command, seconds))
      if (writeSync(file, bytes) < bytes.length) throw new Error('the disk is full')
    } finally {
      closeSync(file)
    }
  }

  #shorten(): void {
    this.#entries.splice(0, this.#entries.length - KEPT)
    try {
      writeFileWhole(this.file, this.#entries.map((entry) => record(entry, 0)).join(''))
      chmodSync(this.file, 0o600)
    } catch {
      // It stays long.
    }
  }
}

function record(command: string, seconds: number): string {
  return `#${seconds}\n${command}\n`
}

function parse(text: string): string[] {
  return text
    .split(/^#\d+\n/m)
    .map((entry) => entry.replace(/\n$/, ''))
    .filter((entry) => entry !== '')
}
