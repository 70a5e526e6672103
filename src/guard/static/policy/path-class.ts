import { ownText } from '../own-text.ts'
import { behindFolderLinks, withoutDots } from '../resolve/folder-links.ts'
import { compilePattern, matching } from '../resolve/pattern.ts'
import {
  hasGlob,
  isKnown,
  plain,
  startsBelowPlace,
  type Value,
  withoutSymbols,
} from '../resolve/value.ts'
import { HOME } from '../resolve/variables.ts'
import { AGENT_FOLDERS, GUARDED } from './guarded-paths.ts'
import {
  CRITICAL,
  PRIVATE,
  SECRET_TREES,
  SECRETS,
  type SensitivePath,
  TRACES,
  VITAL,
} from './sensitive-paths.ts'

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
  let path = isKnown(value)
    ? plain(value)
    : withoutSymbols(plain(value).replace(/\/[\uE100-\uF8FF]+(?=\/)/g, '/x'))
  if (path.startsWith('file:')) path = path.replace(/^file:(?:\/\/)?/, '')
  if (path.startsWith('/proc/')) {
    path = path.replace(/^(?:\/proc\/(?:[^/]+\/task\/)?[^/]+\/(?:root|cwd)(?=\/|$))+/, '')
  }
  if (isPlainPath(path)) return withPlainHome(path)
  if (path.includes('/..')) path = behindFolderLinks(path)
  const absolute = path.startsWith('/')
  const { parts, climbed } = withoutDots(path)
  // Climbing far enough from anywhere ends at the root.
  const root =
    absolute ||
    (climbed && /^(?:etc|root|home|proc|var|usr|dev|boot|bin|sbin|lib)$/.test(parts[0] ?? ''))
  path = (root ? '/' : '') + parts.join('/')
  if (!root && path === '') path = climbed ? '../..' : '.'
  return withPlainHome(path)
}

/** Most paths are written as they are; dots stand in front of a slash or at the end, or they mean nothing. */
function isPlainPath(path: string): boolean {
  return !(
    path === '' ||
    path.includes('//') ||
    path.includes('./') ||
    path.endsWith('.') ||
    path.endsWith('/')
  )
}

function withPlainHome(path: string): string {
  if (!/^\/[hUr]|\/home/.test(path)) return path
  return path
    .replace(OTHER_HOMES, '/home')
    .replace(ONE_HOME, '~')
    .replace(/^\/root(?=\/\.)/, '~')
}

const ONE_HOME = /^\/(?:home|Users)\/[^/*?]+(?=\/|$)/
/** Where homes lie on machines of other kinds: immutable systems, Solaris, BSD, disks of their own. */
const OTHER_HOMES = /^\/(?:(?:var|usr|export|data|mnt|nfs|net)\/home|home\d)(?=\/|$)/

/** No sensitive path is that long, and the patterns would look at it for ages. */
const MAX_SENSITIVE = 512

const OF_PROGRAMS = /^\/(?:usr|s?bin|lib\d*|boot)(?:\/|$)/

/** Paths come from the text that is judged: there may be any number, and of any length. */
const MOST_REMEMBERED = 4096
const LONGEST_REMEMBERED = 128

/** What the tables say about each path, a column for each table; `null`: nothing. */
const rows = new Map<Value, (SensitivePath | null)[]>()
const columns = new Map<readonly SensitivePath[], number>()

/** One path is looked up in several tables, one after the other. */
let lastAsked: Value | undefined
let lastRow: (SensitivePath | null)[] = []

function rowFor(value: Value): (SensitivePath | null)[] {
  if (value === lastAsked) return lastRow
  let row = rows.get(value)
  if (row === undefined) {
    row = []
    if (rows.size >= MOST_REMEMBERED) rows.clear()
    rows.set(ownText(value), row)
  }
  lastAsked = value
  lastRow = row
  return row
}

function columnOf(table: readonly SensitivePath[]): number {
  let column = columns.get(table)
  if (column === undefined) {
    column = columns.size
    columns.set(table, column)
  }
  return column
}

/** The first kind of sensitive path that this one is, or that a pattern could mean. */
export function findSensitive<Row extends SensitivePath>(
  table: readonly Row[],
  value: Value,
): Row | undefined {
  if (value.length > LONGEST_REMEMBERED) return lookUpSensitive(table, value)
  const row = rowFor(value)
  const column = columnOf(table)
  let found = row[column]
  if (found === undefined) {
    found = lookUpSensitive(table, value) ?? null
    row[column] = found
  }
  return (found ?? undefined) as Row | undefined
}

function lookUpSensitive<Row extends SensitivePath>(
  table: readonly Row[],
  value: Value,
): Row | undefined {
  const full = normalisePath(value)
  // The programs in `$destdir/usr/bin` are somebody's own. A secret is one below any directory,
  // a start-up file in any home, and an account may be one after a change of the root.
  const below =
    (table as readonly SensitivePath[]) === CRITICAL &&
    startsBelowPlace(value) &&
    OF_PROGRAMS.test(full)
  const path = below ? `x${full}` : full
  if (path.length > MAX_SENSITIVE) return undefined
  const found = table.find(({ pattern }) => pattern.test(path))
  if (found || !hasGlob(value)) return found
  for (const meant of meanings(value)) {
    const row = table.find(({ pattern }) => pattern.test(meant))
    if (row) return row
  }
  return undefined
}

type ByDepth = ReadonlyMap<number, readonly string[]>

let aims: { examples: ByDepth; places: ByDepth } | undefined

/**
 * Every path that the tables give as an example, and their places: what a glob could have been aimed
 * at. Only paths of as many names as a glob are compared with it. Made for the first glob.
 */
function aimsOfGlobs(): { examples: ByDepth; places: ByDepth } {
  if (aims === undefined) {
    const tables = [SECRETS, CRITICAL, SECRET_TREES, PRIVATE, TRACES, VITAL, GUARDED]
    const named = tables.flatMap((table) => table.flatMap(({ examples }) => examples))
    const examples = [...named, ...AGENT_FOLDERS]
    aims = { examples: byDepth(examples), places: byDepth([...new Set(examples.map(placeOf))]) }
  }
  return aims
}

function byDepth(paths: readonly string[]): ByDepth {
  const groups = new Map<number, string[]>()
  for (const path of paths) {
    const group = groups.get(depthOf(path))
    if (group) group.push(path)
    else groups.set(depthOf(path), [path])
  }
  return groups
}

function placeOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** One glob is looked up in several tables, one after the other. */
let lastGlob: Value | undefined
let lastMeanings: readonly string[] = []

/** The sensitive paths that a glob could mean, in the form of `normalisePath`. */
export function meanings(value: Value): readonly string[] {
  if (value !== lastGlob) {
    const found = findMeanings(withoutSymbols(plain(value)))
    lastMeanings = found.map(normalise)
    lastGlob = value
  }
  return lastMeanings
}

const WILD = /[*?]|\[[^\]]*\]/g

/** A glob must be aimed: `/etc/sh*` is, `/etc/*` is not. */
function findMeanings(glob: string): string[] {
  const place = glob.startsWith('/') ? `/${withoutDots(glob).parts.join('/')}` : glob
  const simple = inOwnHome(place.replace(/\/+/g, '/').replace(/\[([^\]!^-])\]/g, '$1'))
  const slash = simple.lastIndexOf('/')
  const directory = simple.slice(0, Math.max(slash, 0))
  const last = simple.slice(slash + 1)
  const found: string[] = [simple.replace(WILD, 'x')]
  if (!/[*?[]/.test(simple)) found.push(simple)
  // `**/*.json` is a kind of file anywhere.
  if (isAimed(last) && (/\w/.test(directory) || !/^\*\.\w+$/.test(last)))
    found.push(...meantBy(simple, aimsOfGlobs().examples))
  // Everything in a directory of secrets is the secrets too: `~/.aws/*`.
  if (
    /^[*.]+$/.test(last) &&
    SECRET_TREES.some(({ pattern }) => pattern.test(normalise(directory)))
  )
    found.push(...meantBy(simple, aimsOfGlobs().examples))
  // A pattern in the directory, a name in clear: `/e?c/cron.d/job`. `**/*.css` is aimed at nothing.
  if (/[*?[]/.test(directory) && /\w.*\w/.test(directory)) {
    for (const place of meantBy(directory, aimsOfGlobs().places))
      found.push(`${place}/${last.replace(WILD, 'x')}`)
  }
  return found
}

/**
 * What lies in one home lies in any: the tables name it once. A hidden name alone, or above the directory, most likely
 * stands there, as where no pattern is in it.
 */
function inOwnHome(path: string): string {
  const hidden = RELATIVE_HIDDEN.exec(path)
  if (hidden) return `${HOME}/${path.slice(hidden[0].length)}`
  return path.replace(OTHER_HOMES, '/home').replace(ONE_HOME, HOME)
}

const RELATIVE_HIDDEN = /^(?:\.{1,2}\/)*(?=\.[^./])/

/** A hidden name by a pattern, in a home or in a directory that nobody named. */
const HIDDEN_BY_PATTERN = /^(?:~\/)?(?:\.{1,2}\/)*(\.[^/]*[*?[][^/]*)(?:\/|$)/
/** Hidden names in the source of a pattern: `\.aws`, `[._]netrc`. */
const HIDDEN_IN_SOURCE = /(?:\\\.|\[\._\])(\w[\w-]*)/g

/** Names of hidden files and folders that the tables speak of, also where no example has them; a cache is thrown away. */
const hiddenNames = new Map<readonly SensitivePath[], readonly string[]>()

function hiddenNamesOf(table: readonly SensitivePath[]): readonly string[] {
  let names = hiddenNames.get(table)
  if (names === undefined) {
    const found = table.flatMap(({ pattern }) => [...pattern.source.matchAll(HIDDEN_IN_SOURCE)])
    names = [...new Set(found.map(([, name]) => `.${name}`))].filter((name) => name !== '.cache')
    hiddenNames.set(table, names)
  }
  return names
}

/** Whether a pattern of hidden names (`~/.b*`, `.vault*`) may mean one that these tables speak of. */
export function mayMeanHidden(
  target: Value,
  tables: readonly (readonly SensitivePath[])[],
): boolean {
  const name = HIDDEN_BY_PATTERN.exec(normalisePath(target))?.[1]
  if (name === undefined) return false
  const pattern = compilePattern(name)
  return tables.some((table) => matching(pattern, hiddenNamesOf(table)).length > 0)
}

/** `/etc/*w`: a pattern of too few letters to be aimed at one name, but a secret is among what it means. */
export function mayMeanSecret(target: Value): boolean {
  const glob = plain(target)
  const last = glob.slice(glob.lastIndexOf('/') + 1)
  if (!/^[/~]/.test(glob) || !/[*?[]/.test(last) || !/\w/.test(last)) return false
  return meantBy(inOwnHome(glob), secretsByDepth()).length > 0
}

let secrets: ByDepth | undefined

function secretsByDepth(): ByDepth {
  secrets ??= byDepth(SECRETS.flatMap(({ examples }) => examples))
  return secrets
}

/** Whether a pattern of a name has enough letters, or marks in place of letters, to mean one name. */
function isAimed(name: string): boolean {
  const letters = name.replace(WILD, '')
  return (
    letters.replace(/(?<=.)\.\w+$/, '').length >= 2 ||
    (/^[?]+$/.test(name) && name.length > 4) ||
    (letters.length >= 1 && name.includes('?'))
  )
}

/** The paths that a glob could mean. Only two stars cross directories, or none of them. */
function meantBy(glob: string, paths: ByDepth): string[] {
  if (!glob.includes('**')) return matching(compilePattern(glob), paths.get(depthOf(glob)) ?? [])
  const all = [...paths.values()].flat()
  const found = matching(compilePattern(glob), all)
  return glob.includes('/**/')
    ? [...found, ...matching(compilePattern(glob.replaceAll('/**/', '/')), all)]
    : found
}

function depthOf(path: string): number {
  return path.split('/').length
}
