import { dirname } from 'node:path'
import { identityAt } from './identity.ts'
import { OBEYED_BY_GIT } from './places/git-places.ts'
import type { Place, Search } from './places/place.ts'
import { trustedInWritable } from './places/workspace-places.ts'

/**
 * What has appeared in the workspace since the cage was closed and is obeyed outside: settings of
 * agents, and files that lead git elsewhere. It could not be withheld while it was not there, or no
 * longer since somebody outside has put another file in its place. A repository that is new as a
 * whole is none of it: cloning one is everyday.
 */
export function watchForNew(search: Search, places: readonly Place[]): () => Place[] {
  const before = places.filter(({ is }) => is === 'trusted').map(({ path }) => path)
  const known = new Map(before.map((path) => [path, identityAt(path)]))
  const repositories = new Set(before.map((path) => dirname(path)))
  return () =>
    trustedInWritable(search).filter(({ path, what }) =>
      known.has(path)
        ? known.get(path) !== identityAt(path)
        : what !== OBEYED_BY_GIT || repositories.has(dirname(path)),
    )
}
