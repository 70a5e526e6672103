import { lstatSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../audit/index.ts'
import { makeFolder } from '../disk/make-folder.ts'
import type { ParsedBefore } from '../guard/static/policy/policy-file.ts'
import { isOwn, readOwnFile } from './read-own-file.ts'

/** Another number where policies are read in another way. */
const FORM = 1

/**
 * What policies in YAML became when they were last read, because every hook reads them and parsing
 * takes longer than deciding. Whoever can write here can write the policy: only one of the same user
 * is kept, the whole of its text is compared, and what is kept is checked like a policy.
 */
export class KeptPolicies implements ParsedBefore {
  readonly #folder: string
  readonly #path: string
  readonly #file: string

  /** For the policy at a path. */
  constructor(stateFolder: string, path: string) {
    this.#folder = join(stateFolder, 'policies')
    this.#path = path
    this.#file = join(this.#folder, `${sha256(path).slice(0, 32)}.json`)
  }

  get(text: string): unknown {
    try {
      if (!isOwn(lstatSync(this.#folder)) || !this.#isOwnPolicy()) return undefined
      const kept: unknown = JSON.parse(readOwnFile(this.#file))
      const { form, text: same, policy } = kept as Record<string, unknown>
      return form === FORM && same === text ? policy : undefined
    } catch {
      return undefined
    }
  }

  /** Without it the next one takes longer: that it cannot be kept is nobody's concern. */
  set(text: string, policy: unknown): void {
    const temporary = `${this.#file}.${process.pid}.tmp`
    try {
      if (!this.#isOwnPolicy()) return
      makeFolder(this.#folder, 0o700)
      writeFileSync(temporary, JSON.stringify({ form: FORM, text, policy }), {
        mode: 0o600,
        flag: 'wx',
      })
      renameSync(temporary, this.#file)
    } catch {
      rmSync(temporary, { force: true })
    }
  }

  /** A policy of somebody else, such as the administrator's, is stronger than what we could keep of it. */
  #isOwnPolicy(): boolean {
    return process.getuid !== undefined && statSync(this.#path).uid === process.getuid()
  }
}
