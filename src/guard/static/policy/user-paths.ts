import type { Machine } from '../effects/machine.ts'
import { isKind, startsWithKind } from '../effects/program-kinds.ts'
import { listedFolders, readListing } from '../effects/programs/listings.ts'
import { plain, type Unknown, type Value } from '../resolve/value.ts'
import { DEFAULT_DIRECTORY } from '../resolve/variables.ts'
import { MARK, MARKS, overlap } from './overlap.ts'

/** A path of a user's policy: the patterns that it stands for. */
export interface PathPattern {
  forms: readonly string[]
  /** It names no place: `*.pem`, `**\/.env`. */
  floating: boolean
}

/** A path that a command names. */
export interface Place {
  /** Where an unknown part could lead, it is open. */
  form: string
  /** The same with unknown parts that lead nowhere in particular. */
  settled: string
  /** Whether it is a pattern itself, aimed at nothing: `*`, `src/**`. */
  unaimed: boolean
  /** Whether some part may be anything at all. */
  open: boolean
}

/** Stands for a name that nobody else uses: only what is open matches it. */
const SOME_NAME = '\uFFFF'
const OWN_HOME = '/home/user'
const HOME = /^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/
const ONE_HOME = /^\/(?:home|Users)\/[^/*?[]+(?=\/|$)|^\/root(?=\/|$)/
const ANY_HOME = ['/home/*', '/Users/*', '/root']

/** A path as somebody denies it: wherever it may lie, with everything below it. */
export function deniedPath(text: string): PathPattern {
  const path = text.replace(/^file:\/\//, '').replace(/(?:\/\*\*)+\/?$/, '') || '/'
  const own = ONE_HOME.exec(path)?.[0]
  const paths = HOME.test(path)
    ? ANY_HOME.map((home) => path.replace(HOME, home))
    : own === undefined
      ? [path.replace(/^~(?=\w)/, '/home/')]
      : [path, OWN_HOME + path.slice(own.length)]
  const floating = !/^\//.test(paths[0]!) || /^\/\*\*/.test(paths[0]!)
  return {
    forms: paths.flatMap((each) => formsOf(floating ? `/**/${each}` : each)),
    floating,
  }
}

/** A path as somebody allows it: this one, and below it only where `**` says so. */
export function allowedPath(text: string, directory: string | undefined): PathPattern {
  const paths = HOME.test(text)
    ? ANY_HOME.map((home) => text.replace(HOME, home))
    : [/^[/]/.test(text) ? text : `${directory ?? DEFAULT_DIRECTORY}/${text}`]
  return { forms: paths.flatMap(formsOf), floating: false }
}

/** Two stars between slashes may also be nothing at all. */
function formsOf(path: string): string[] {
  const [head, ...rest] = segmentsOf(path)
    .join('/')
    .split(/(?<=^|\/)\*\*(?:\/\*\*)*(?=\/|$)/)
  let forms = [head!]
  for (const part of rest.slice(0, 4)) {
    forms = forms.flatMap((before) => [
      before.replace(/\/$/, '') + part,
      `${before}${MARKS.any}${part}`,
    ])
  }
  return forms.map((form) => `/${form}`.replace(/\/+/g, '/').replace(/\/$/, '')).map(withMarks)
}

function withMarks(pattern: string): string {
  return pattern
    .replace(/\[[^\]/]*\]/g, MARKS.one)
    .replace(/\*+/g, MARKS.name)
    .replaceAll('?', MARKS.one)
}

/** The names of a path without `//`, `.` and `..`. */
function segmentsOf(path: string): string[] {
  const segments: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') segments.pop()
    else if (part !== '' && part !== '.') segments.push(part)
  }
  return segments
}

/** The place that a path of a command means; nothing where it is no path of this machine. */
export function placeOf(
  value: Value,
  machine: Machine,
  directory: string | undefined,
): Place | undefined {
  if (value === '' || /^(?!file:)\w+:\/\//.test(value)) return undefined
  const open = normalise(
    withSources(value, machine, (bounds) => bounds),
    directory,
  )
  const settled = normalise(
    withSources(value, machine, (bounds) => bounds.replace(MARKED, SOME_NAME)),
    directory,
  )
  const last = settled.slice(settled.lastIndexOf('/') + 1)
  const unaimed = MARK.test(last) && !/[\w-]/.test(last)
  const isOpen = (value.match(SYMBOLS) ?? []).some(
    (run) => boundsOf(machine.symbols.in(run), true) === MARKS.any,
  )
  // The system opens no longer ones.
  if (open.length > LONGEST) return undefined
  return { form: open, settled, unaimed, open: isOpen }
}

const LONGEST = 4096
const SYMBOLS = /[\uE100-\uF8FF]+|‹[^›]*›/g
const MARKED = new RegExp(MARK, 'g')

/** The path with each unknown part as what is known about it. */
function withSources(value: Value, machine: Machine, use: (bounds: string) => string): string {
  const glob = value.replace(/[\x01-\x03]/g, '�').replace(/\uE003[^\uE004/]*\uE004/g, MARKS.one)
  // `**/x` begins here, and not anywhere.
  const start = /^[*\uE001]/.test(glob) ? './' : ''
  return plain(
    start +
      glob.replace(SYMBOLS, (run: string, at: number) =>
        use(boundsOf(machine.symbols.in(run), at === 0)),
      ),
  )
    .replace(/\*\*+/g, MARKS.any)
    .replaceAll('*', MARKS.name)
    .replaceAll('?', MARKS.one)
}

function normalise(text: string, directory: string | undefined): string {
  const path = text
    .replace(/^file:(?:\/\/)?/, '')
    .replace(/^(?:\/proc\/(?:[^/]+\/task\/)?[^/]+\/root(?=\/|$))+/, '/')
    .replace(/^\/proc\/(?:[^/]+\/task\/)?[^/]+\/cwd(?=\/|$)/, '.')
    .replace(/^~(?=\/|$)/, OWN_HOME)
    .replace(/^~root(?=\/|$)/, '/root')
    .replace(/^~(?=[\w-]+(?:\/|$))/, '/home/')
  if (path.startsWith(MARKS.any)) return path
  if (path.startsWith('/')) return joined(segmentsOf(path))
  const climbed = /^(?:\.\.\/)+/.exec(path)
  // Nobody knows how far up the root is: climbing may end there.
  const start = directory ?? DEFAULT_DIRECTORY
  if (climbed && directory === undefined && climbed[0].length >= 9) return joined(segmentsOf(path))
  return joined(segmentsOf(`${start}/${path}`))
}

function joined(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment}`).join('')
}

/** What unknown parts may be: one name, something below a directory, or anything. */
function boundsOf(sources: readonly Unknown[], first: boolean): string {
  const telling = sources.filter((source) => !reorders(source))
  if (telling.length > 0 && telling.every(isName)) return MARKS.name
  if (telling.length > 0 && telling.every(isFresh)) return first ? `/tmp/${MARKS.name}` : MARKS.name
  if (telling.length > 0 && telling.every(isHere)) return first ? `./${MARKS.any}` : MARKS.any
  const root = telling.length === 1 ? listedRoot(telling[0]!) : undefined
  if (root === undefined) return MARKS.any
  return first ? `${root === '.' ? './' : root}${MARKS.any}` : MARKS.any
}

/** Programs that only choose or reorder lines. */
function reorders({ origin, detail }: Unknown): boolean {
  return origin === 'output' && (isKind(detail, 'reorderer') || isKind(detail, 'line-chooser'))
}

const NAME_VARIABLES =
  /^(?:RANDOM|E?UID|PPID|USER|LOGNAME|HOSTNAME|SECONDS|LINENO|BASHPID|EPOCH\w+|[?$#!])$/

/** A number, a date, the name of an account: no slash in it. */
function isName({ origin, detail }: Unknown): boolean {
  return origin === 'output'
    ? detail === 'arithmetic' || isKind(detail, 'namer') || listsNames(detail)
    : NAME_VARIABLES.test(detail)
}

function listsNames(detail: string): boolean {
  return readListing(detail)?.prints === 'names' && !/[*?[]/.test(detail)
}

/** A file that is new: nobody could have denied it. */
function isFresh({ origin, detail }: Unknown): boolean {
  return origin === 'output' && isKind(detail, 'fresh-teller')
}

/** Below the directory that one works in, or of the script itself. */
function isHere({ origin, detail }: Unknown): boolean {
  return (
    (origin === 'output' && startsWithKind(detail, 'local-lister')) ||
    (origin === 'user' && detail === '$0') ||
    detail === 'BASH_SOURCE'
  )
}

/** `find ROOT` lists what lies below. */
function listedRoot({ origin, detail }: Unknown): string | undefined {
  const folders = origin === 'output' ? listedFolders(detail) : []
  return folders.length === 1 ? folders[0] : undefined
}

/** Whether a place is denied, surely or perhaps; `deep`: everything below the place is reached. */
export function touches(
  { forms, floating }: PathPattern,
  { form, settled, unaimed, open }: Place,
  deep: boolean,
): 'surely' | 'perhaps' | undefined {
  let perhaps = false
  for (const denied of forms) {
    const sure = overlap(settled, denied)
    const above = deep && !floating ? sure.above : false
    // A pattern means names; what it leaves open above them is no folder of that name.
    const below = sure.below && !(floating && MARK.test(settled))
    if (sure.same || below || above === 'surely') {
      // `*` is no name that begins with a dot, and may be any other.
      if (!(floating && unaimed)) return 'surely'
      perhaps ||= !/\/\.[^/]*$/.test(denied)
      continue
    }
    if (above === 'perhaps') perhaps = true
    // A name without a place could be among all that is listed; only what is open warns of it.
    if (form === settled || (floating && !open)) continue
    const could = overlap(form, denied)
    perhaps ||= could.same || could.below || (deep && !floating && could.above !== false)
  }
  return perhaps ? 'perhaps' : undefined
}

/** Whether a place is surely one that is allowed, with everything that is reached below it. */
export function isWithin({ forms }: PathPattern, { form, settled }: Place, deep: boolean): boolean {
  if (form !== settled) return false
  const some = settled.replace(MARKED, SOME_NAME)
  const all = deep ? [some, `${some}/${SOME_NAME}`, `${some}/${SOME_NAME}/${SOME_NAME}`] : [some]
  return all.every((path) => forms.some((allowed) => overlap(path, allowed).same))
}
