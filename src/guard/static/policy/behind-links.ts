import type { Effect, EffectKind } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { hasGlob, isKnown, plain } from '../resolve/value.ts'
import { HOME } from '../resolve/variables.ts'

/** What is done to a path is done to what a link at its end means; or to that link itself. */
const FOLLOWS: Partial<Record<EffectKind, boolean>> = {
  read: true,
  'read-tree': true,
  use: true,
  write: true,
  unpack: true,
  edit: true,
  rewrite: true,
  rights: true,
  'open-to-all': true,
  chown: true,
  link: false,
  delete: false,
  'delete-tree': false,
  replace: false,
}

/**
 * An effect on a path with links in it that somebody made before, as one on the path behind them:
 * `x/settings.json` where `x` leads to `~/.claude`. Undefined where nobody can look, or none is there.
 */
export function behindLinks(effect: Effect, machine: Machine): Effect | undefined {
  const { behindLinks: look } = machine.context
  const last = FOLLOWS[effect.kind]
  if (look === undefined || last === undefined) return undefined
  const { target } = effect
  if (hasGlob(target) || !isKnown(target)) return undefined
  const path = plain(target)
  const behind = look(below(path, HOME, '~'), last || path.endsWith('/'))
  return behind === undefined ? undefined : { ...effect, target: below(behind, '~', HOME) }
}

/** A path with another beginning. */
function below(path: string, before: string, after: string): string {
  return path === before || path.startsWith(`${before}/`) ? after + path.slice(before.length) : path
}
