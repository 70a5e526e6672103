import { statSync } from 'node:fs'
import { readPolicy } from '../agent/user-policy.ts'
import type { UserPolicy } from '../guard/static/index.ts'

/** More files than one person has policies. */
const MOST = 64

/** Policies as they were read, each until its file changes. One that is broken is not kept. */
export class PolicyCache {
  readonly #kept = new Map<string, { version: string; policy: Promise<UserPolicy> }>()

  readonly read = async (path: string): Promise<UserPolicy> => {
    const version = versionOf(path)
    const known = this.#kept.get(path)
    if (version !== undefined && known?.version === version) return known.policy
    const policy = readPolicy(path)
    if (version !== undefined) {
      if (this.#kept.size >= MOST) this.#kept.clear()
      this.#kept.set(path, { version, policy })
    }
    policy.catch(() => this.#kept.delete(path))
    return policy
  }
}

/** What changes whenever a file is written or replaced; undefined where there is none. */
function versionOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}
