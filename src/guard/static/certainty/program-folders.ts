import type { EffectKind } from '../effects/effect.ts'
import { anyOf } from '../policy/any-of.ts'
import { normalisePath } from '../policy/path-class.ts'
import { isKnown, type Value } from '../resolve/value.ts'

/** Folders in which programs of everybody are installed, this guard and what it runs on among them. */
const HOLDS_PROGRAMS = anyOf(
  String.raw`^~\/\.(?:local\/(?:bin|lib|share\/(?:pipx|uv|pnpm|mise|fnm))|npm-global|nvm|volta|fnm|asdf|mise|bun|nodenv)(?:\/(?:bin|lib|shims|versions|node|installs|node_modules|v\d[\d.]*|\**))*\/?$`,
  String.raw`^\/usr\/(?:local\/)?(?:lib\/node_modules|bin)\/?\**$|^\/opt\/(?:node\S*|\*+)?$`,
)

const TAKEN: ReadonlySet<EffectKind> = new Set(['delete', 'delete-tree', 'replace'])

/** Whether programs go that nobody named, and perhaps the guard with them. */
export function takesPrograms(kind: EffectKind, target: Value): boolean {
  return TAKEN.has(kind) && isKnown(target) && HOLDS_PROGRAMS.test(normalisePath(target))
}
