import { closeSync, readFileSync } from 'node:fs'
import { identityOf, openItself } from './identity.ts'
import type { ExpectedPath } from './launcher-settings.ts'
import { type Mount, readMounts } from './mount-table.ts'

/**
 * Looks whether every path is what the rules were made for, and mounted as they say. Called inside,
 * where what is mounted stays as it is whoever renames things outside. Throws at the first that is
 * not; leaves the `kept` ones open, so that nobody has to find them again by their names.
 */
export function openExpected(
  expected: readonly ExpectedPath[],
  kept: ReadonlySet<string>,
): Map<string, number> {
  const opened = new Map<string, number>()
  if (expected.length === 0) return opened
  const table = readMounts(readFileSync('/proc/self/mountinfo', 'utf8'))
  const mounts = new Map(table.map((mount) => [mount.id, mount]))
  for (const each of expected) {
    const descriptor = openItself(each.path)
    if (!isAsExpected(descriptor, each, mounts)) {
      throw new Error(`${each.path} was exchanged meanwhile: try again`)
    }
    if (kept.has(each.path)) opened.set(each.path, descriptor)
    else closeSync(descriptor)
  }
  return opened
}

function isAsExpected(
  descriptor: number,
  { path, identity, mount }: ExpectedPath,
  mounts: ReadonlyMap<string, Mount>,
): boolean {
  if (identity !== undefined && identityOf(descriptor) !== identity) return false
  if (mount === undefined) return true
  const info = readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')
  const found = mounts.get(/^mnt_id:\s*(\d+)/m.exec(info)?.[1] ?? '')
  return found?.path === path && (mount === 'any' || found.readOnly)
}
