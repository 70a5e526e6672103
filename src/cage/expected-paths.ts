import { CageError } from './cage.ts'
import { identityAt } from './identity.ts'
import type { ExpectedPath } from './launcher-settings.ts'
import type { WantedRule } from './layout.ts'

/** What the launcher must find at every path that a rule is about. */
export function expectedPaths(rules: readonly WantedRule[], nothing: string): ExpectedPath[] {
  const covered = identityAt(nothing)
  return rules.flatMap((rule): ExpectedPath[] => {
    const { path } = rule
    // Nobody in a cage writes the folder of an entry.
    if (rule.by === 'entry') return []
    switch (rule.rule) {
      case 'writable':
        return [{ path, identity: mustLieThere(path), mount: 'any' }]
      case 'read-only':
        return [{ path, identity: mustLieThere(path), mount: 'read-only' }]
      case 'nothing':
        return [{ path, ...(covered && { identity: covered }), mount: 'read-only' }]
      default:
        return [{ path, mount: 'any' }]
    }
  })
}

/** Only what really lies at its path: a link would be followed by whoever mounts it. */
function mustLieThere(path: string): string {
  const identity = identityAt(path)
  if (identity !== undefined) return identity
  throw new CageError('CAGE_MOVED', `${path}: somebody moves it while the cage is made: try again`)
}
