import { compilePattern, matchesPattern } from '../resolve/pattern.ts'
import { hasGlob, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import { CRITICAL, PRIVATE, SECRET_TREES, SECRETS, type SensitivePath } from './sensitive-paths.ts'

/**
 * One form for every spelling of a path: no scheme, no `//`, `/./` or `..`, no detour through
 * `/proc/self/root`, and a home directory is `~`.
 */
export function normalisePath(value: Value): string {
  if (value !== lastValue) {
    lastPath = normalise(value)
    lastValue = value
  }
  return lastPath
}

/** One path is looked up in several tables, one after the other. */
let lastValue: Value | undefined
let lastPath = ''

function normalise(value: Value): string {
  // An unknown part that is a whole name stands for some name.
  let path = withoutSymbols(plain(value).replace(/\/[\uE100-\uF8FF]+(?=\/)/g, '/x')).replace(
    /^file:(?:\/\/)?/,
    '',
  )
  if (path.startsWith('/proc/')) {
    path = path.replace(/^(?:\/proc\/(?:[^/]+\/task\/)?[^/]+\/(?:root|cwd)(?=\/|$))+/, '')
  }
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
  return path.replace(/^\/(?:home|Users)\/[^/*?]+(?=\/|$)/, '~').replace(/^\/root(?=\/\.)/, '~')
}

const MAX_SENSITIVE = 512

/** The first kind of sensitive path that this one is, or that a pattern could mean. */
export function findSensitive(
  table: readonly SensitivePath[],
  value: Value,
): SensitivePath | undefined {
  const path = normalisePath(value)
  // No such path is that long, and the patterns would look at it for ages.
  if (path.length > MAX_SENSITIVE) return undefined
  const found = table.find(({ pattern }) => pattern.test(path))
  if (found || !hasGlob(value)) return found
  for (const candidate of meanings(withoutSymbols(plain(value)))) {
    const meant = normalisePath(candidate)
    const row = table.find(({ pattern }) => pattern.test(meant))
    if (row) return row
  }
  return undefined
}

/** Every path that the tables give as an example: what a glob could have been aimed at. */
const EXAMPLES = [SECRETS, CRITICAL, SECRET_TREES, PRIVATE].flatMap((table) =>
  table.flatMap(({ examples }) => examples),
)

/** The sensitive paths that a glob could mean. It must be aimed: `/etc/sh*` is, `/etc/*` is not. */
function meanings(glob: string): string[] {
  const simple = glob.replace(/\/+/g, '/').replace(/\[([^\]!^-])\]/g, '$1')
  const slash = simple.lastIndexOf('/')
  const last = simple.slice(slash + 1)
  const aim = last.replace(/\[[^\]]*\]|[*?]/g, '')
  const found: string[] = [simple.replace(/[*?]|\[[^\]]*\]/g, 'x')]
  if (simple.slice(0, slash).search(/[*?[]/) < 0 && !/[*?[]/.test(last)) found.push(simple)
  const specific =
    aim.replace(/\.\w+$/, '').length >= 2 ||
    (/^[?]+$/.test(last) && last.length > 4) ||
    (aim.length >= 1 && /\?/.test(last))
  if (specific) {
    const pattern = compilePattern(simple)
    found.push(...EXAMPLES.filter((example) => matchesPattern(pattern, example)))
  }
  // A pattern in the directory, a name in clear: `/e?c/cron.d/job`.
  const directory = compilePattern(simple.slice(0, slash))
  if (/[*?[]/.test(simple.slice(0, slash))) {
    for (const example of EXAMPLES) {
      const place = example.slice(0, example.lastIndexOf('/'))
      if (matchesPattern(directory, place))
        found.push(`${place}/${last.replace(/[*?]|\[[^\]]*\]/g, 'x')}`)
    }
  }
  return found
}
