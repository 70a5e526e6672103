import { compilePattern, matchesPattern } from '../resolve/pattern.ts'
import { hasGlob, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import type { SensitivePath } from './sensitive-paths.ts'

/**
 * One form for every spelling of a path: no scheme, no `//`, `/./` or `..`, no detour through
 * `/proc/self/root`, and a home directory is `~`.
 */
export function normalisePath(value: Value): string {
  let path = withoutSymbols(plain(value)).replace(/^file:(?:\/\/)?/, '')
  const absolute = path.startsWith('/')
  const parts: string[] = []
  let climbed = false
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (parts.length > 0) parts.pop()
      else climbed = true
    } else parts.push(part)
  }
  // Climbing far enough from anywhere ends at the root.
  const root =
    absolute ||
    (climbed && /^(?:etc|root|home|proc|var|usr|dev|boot|bin|sbin|lib)$/.test(parts[0] ?? ''))
  path = (root ? '/' : '') + parts.join('/')
  if (!root && path === '') path = climbed ? '../..' : '.'
  path = path.replace(/^(?:\/proc\/[^/]+\/(?:root|cwd)(?=\/))+/, '')
  return path.replace(/^\/(?:home|Users)\/[^/*?]+(?=\/|$)/, '~').replace(/^\/root(?=\/\.)/, '~')
}

/** The first kind of sensitive path that this one is, or that a pattern could mean. */
export function findSensitive(
  table: readonly SensitivePath[],
  value: Value,
): SensitivePath | undefined {
  const path = normalisePath(value)
  const found = table.find(({ pattern }) => pattern.test(path))
  if (found || !hasGlob(value)) return found
  return findByGlob(table, withoutSymbols(plain(value)))
}

/** A glob counts only if it was aimed: `/etc/sh*` is, `/etc/*` is not. */
function findByGlob(table: readonly SensitivePath[], glob: string): SensitivePath | undefined {
  const pattern = compilePattern(glob.replace(/\/+/g, '/'))
  const aim = glob
    .slice(glob.lastIndexOf('/') + 1)
    .replace(/\[(.)\]/g, '$1')
    .replace(/\[[^\]]*\]|[*?]/g, '')
  if (aim.length < 2 && !/^\.?\?+$/.test(glob.slice(glob.lastIndexOf('/') + 1))) return undefined
  return table.find(({ examples }) => examples.some((example) => matchesPattern(pattern, example)))
}
