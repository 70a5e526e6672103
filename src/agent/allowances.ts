import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../disk/make-folder.ts'

const { O_RDONLY, O_NOFOLLOW } = constants

/** Where a person leaves a permission for one call, which the call takes away when it runs. */
export class Allowances {
  readonly #folder: string

  constructor(stateFolder: string) {
    this.#folder = join(stateFolder, 'allowances')
  }

  /** Lets the call with this digest through once, until a time in milliseconds. */
  grant(digest: string, until: number): void {
    makeFolder(this.#folder, 0o700)
    const path = join(this.#folder, digest)
    // A file that is there keeps its owner and its rights: it is made anew.
    rmSync(path, { force: true })
    writeFileSync(path, `${until}\n`, { mode: 0o600, flag: 'wx' })
  }

  /** Whether the call may run; asked twice, the second one may not. */
  use(digest: string, now: number): boolean {
    const path = join(this.#folder, digest)
    try {
      const until = readOwn(path)
      // Of several processes that come this far, one takes it away.
      unlinkSync(path)
      return now <= until
    } catch {
      return false
    }
  }
}

/** Only what its owner wrote, and nobody else could have. */
function readOwn(path: string): number {
  const file = openSync(path, O_RDONLY | O_NOFOLLOW)
  try {
    const { uid, mode } = fstatSync(file)
    const others = (mode & 0o022) !== 0 && process.platform !== 'win32'
    if (others || uid !== (process.getuid?.() ?? uid)) throw new Error('not ours')
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } finally {
    closeSync(file)
  }
}
