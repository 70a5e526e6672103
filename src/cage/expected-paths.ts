import { CageError } from './cage.ts'
import { identityAt } from './identity.ts'
import type { ExpectedPath, Identity } from './launcher-settings.ts'
import type { WantedRule } from './layout.ts'
import { isWithin, realPath } from './paths.ts'

/** What the launcher must find at every path that a rule is about. */
export function expectedPaths(rules: readonly WantedRule[], nothing: string): ExpectedPath[] {
  const covered = identityAt(nothing)
  const writable = rules.filter(({ rule }) => rule === 'writable').map(({ path }) => path)
  const identify = (path: string) =>
    writable.some((folder) => isWithin(path, folder)) ? mustLieThere(path) : whereItLeads(path)
  return rules.flatMap(({ path, rule, by }): ExpectedPath[] => {
    // Nobody in a cage writes the folder of an entry.
    if (by === 'entry') return []
    switch (rule) {
      case 'writable':
        return [{ path, ...identify(path), mount: 'any' }]
      case 'read-only':
        return [{ path, ...identify(path), mount: 'read-only' }]
      case 'nothing':
        return [{ path, ...(covered && { identity: covered }), mount: 'read-only' }]
      default:
        return [{ path, mount: 'any' }]
    }
  })
}

/** In what may be written, only what really lies at its path: a link may lead elsewhere by now. */
function mustLieThere(path: string): { identity: Identity } {
  const identity = identityAt(path)
  if (identity !== undefined) return { identity }
  throw new CageError('CAGE_MOVED', `${path}: somebody moves it while the cage is made: try again`)
}

/** Links of the system (in /run) are followed by whoever mounts them. */
function whereItLeads(path: string): { identity?: Identity } {
  const identity = identityAt(realPath(path) ?? path)
  return identity === undefined ? {} : { identity }
}
