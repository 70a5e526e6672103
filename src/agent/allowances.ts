import { rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../disk/make-folder.ts'
import { readOwnFile } from './read-own-file.ts'

/** That of a person, for one call. */
export interface Permission {
  /** The person. */
  by: string
}

/** Where a person leaves a permission for one call, which the call takes away when it runs. */
export class Allowances {
  readonly #folder: string

  constructor(stateFolder: string) {
    this.#folder = join(stateFolder, 'allowances')
  }

  /** Lets the call with this digest through once, until a time in milliseconds; says who did. */
  grant(digest: string, until: number, by: string): void {
    makeFolder(this.#folder, 0o700)
    const path = join(this.#folder, digest)
    // A file that is there keeps its owner and its rights: it is made anew.
    rmSync(path, { force: true })
    writeFileSync(path, `${until} ${by}\n`, { mode: 0o600, flag: 'wx' })
  }

  /** Who let the call through, where somebody did; asked twice, the second time nobody has. */
  use(digest: string, now: number): Permission | undefined {
    const path = join(this.#folder, digest)
    try {
      const { until, by } = readOwn(path)
      // Of several processes that come this far, one takes it away.
      unlinkSync(path)
      return now <= until ? { by } : undefined
    } catch {
      return undefined
    }
  }
}

/** Only what its owner wrote, and nobody else could have. */
function readOwn(path: string): Permission & { until: number } {
  const [until, ...by] = readOwnFile(path).trimEnd().split(' ')
  return { until: Number(until), by: by.join(' ') }
}
