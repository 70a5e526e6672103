import { dirname } from 'node:path'
import { type Place, trustedInWritable } from './places/find-places.ts'
import type { Site } from './profile.ts'

/**
 * What has appeared in the workspace since the cage was closed and is obeyed outside: settings of
 * agents, and files that lead git elsewhere. It could not be withheld while it was not there. A
 * repository that is new as a whole is none of it: cloning one is everyday.
 */
export function appearedSince({ found, search }: Site): Place[] {
  const before = found.places.filter(({ is }) => is === 'trusted').map(({ path }) => path)
  const known = new Set(before)
  const repositories = new Set(before.map(dirname))
  return trustedInWritable(search).filter(
    ({ path }) => !known.has(path) && (!path.includes('/.git/') || repositories.has(dirname(path))),
  )
}
