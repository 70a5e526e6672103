import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { anyOf } from '../policy/any-of.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import { CRITICAL } from '../policy/sensitive-paths.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'

/**
 * Files in a home that some program obeys whenever it starts, and whose language nobody reads here: where
 * packages come from, which helpers are asked for passwords, what a console runs first.
 */
const OBEYED = anyOf(
  String.raw`^~\/\.(?:pip\/pip\.conf|config\/pip\/pip\.conf|config\/uv\/uv\.toml|condarc|gemrc|bundle\/config|gradle\/(?:init\.(?:gradle|gradle\.kts)|init\.d\/\S+)|m2\/(?:settings|toolchains)\.xml|mavenrc|sbt\/\S+\.sbt|docker\/(?:config\.json|cli-plugins\/\S+)|hgrc|config\/hg\/hgrc|curlrc|wgetrc|ansible\.cfg|terraformrc|terraform\.d\/plugins\/\S+|subversion\/config|config\/git\/(?:attributes|hooks\/\S+)|config\/gh\/config\.yml)$`,
  String.raw`^~\/\.(?:ghci|guile|sbclrc|octaverc|erlang|iex\.exs|tclshrc|wishrc|perldb|pdbrc|juliarc\.jl|node_repl\.js|lesskey|xbindkeysrc|screenrc|muttrc|mailcap|wezterm\.lua)$`,
  String.raw`^~\/\.(?:config\/(?:zed\/(?:settings|tasks)\.json|helix\/(?:config|languages)\.toml|wezterm\/\S+\.lua|kitty\/kitty\.conf|mpv\/scripts\/\S+|sxhkd\/sxhkdrc|ranger\/\S+|lf\/lfrc|neomutt\/\S+|mimeapps\.list|user-dirs\.dirs|lazygit\/config\.yml|code-flags\.conf|chromium-flags\.conf)|local\/share\/(?:nautilus\/scripts\/\S+|dbus-1\/services\/\S+|kservices5\/\S+)|jupyter\/jupyter\S*_config\.py)$`,
)

interface Obeyed {
  path: string
  span: Span
}

/** Files that are written where some program obeys them, and that no reader has looked into. */
export function obeyedWrites(machine: Machine): Obeyed[] {
  return machine.effects.all.flatMap(({ kind, target, span, deferred }) => {
    if (kind !== 'write' || deferred || !target.startsWith('/')) return []
    const path = normalisePath(target)
    return path.startsWith('~/.') && OBEYED.test(path) ? [{ path, span }] : []
  })
}

/** Whether what lies directly in a directory decides who may do what, or what will run. */
export function isVitalFolder(directory: Value): boolean {
  if (!isKnown(directory) || !plain(directory).startsWith('/')) return false
  // `rsync new/ ~/`: everything in it.
  const place = plain(directory).replace(/\/+\*?$/, '') || '/'
  if (VITAL_FOLDER.test(normalisePath(place))) return true
  // What is critical itself is judged as a file, and may be one that somebody has allowed.
  return !isCritical(place) && isCritical(`${place}/x`)
}

const isCritical = (path: string) => findSensitive(CRITICAL, path) !== undefined

const VITAL_FOLDER =
  /^(?:\/|\/etc(?:\/[^/]+\.d)?|\/root|\/home|~|~\/\.(?:ssh|config|gnupg|aws|kube|local(?:\/bin)?))$/
