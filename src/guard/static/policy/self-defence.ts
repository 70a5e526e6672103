import { type Effect, MAKES_FILE, MAKES_FOLDER } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName, isKnownProgram } from '../effects/program-names.ts'
import { readListing } from '../effects/programs/listings.ts'
import { compilePattern, matchesPattern } from '../resolve/pattern.ts'
import { hasGlob, isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import { everythingBelow } from './everything-below.ts'
import {
  AGENT_FOLDER,
  GUARDED,
  type GuardedPath,
  HOLDS_FOLDERS,
  OUR_FILES,
} from './guarded-paths.ts'
import { loosens } from './kept-hook.ts'
import { findSensitive, meanings, normalisePath } from './path-class.ts'
import { actor, quote } from './reasons/reason.ts'

/** What the settings that somebody installed us in, and our own files, are called. */
const OWN: GuardedPath = { what: 'the files of this guard', pattern: /^$/, examples: [] }
const OWN_SETTINGS: GuardedPath = {
  what: 'settings that this guard is named in',
  settings: true,
  pattern: /^$/,
  examples: [],
}

/** Any number of directories in between, also none. */
const DEEP = /\/[\uE001*]{2}\//

/** The guarded file that a path is, or that a pattern could mean. */
function findGuarded(target: Value, machine: Machine): GuardedPath | undefined {
  const path = fullPath(target, machine)
  const known = findKnown(target)
  if (known?.settings) return known
  if (isOurPackage(target, machine)) return OWN
  const own = ownFiles(machine).some((file) => isBelow(path, file))
  if (known) return known
  if (own) return /\.json$/.test(path) ? OWN_SETTINGS : OWN
  return findAmongMeant(target) ?? (isKnown(target) ? undefined : findListed(target, machine))
}

/** `~/.cl*\/s*.json`: too few letters to be aimed at anything, but a guarded file is among what they mean. */
function findAmongMeant(target: Value): GuardedPath | undefined {
  if (!hasGlob(target)) return undefined
  const glob = normalisePath(target)
  // Of everything in a directory, the directory decides.
  if (/^[^*?[]*\/\*+$/.test(glob)) return undefined
  const parts = glob.split('/')
  return hiddenExamples(parts.length).find(({ names }) => means(parts, names))?.row
}

interface HiddenExample {
  readonly row: GuardedPath
  readonly names: readonly string[]
}

/** By their number of names; made for the first glob. */
let hidden: Map<number, HiddenExample[]> | undefined

/** The guarded paths of so many names that a star does not show by itself. */
function hiddenExamples(depth: number): readonly HiddenExample[] {
  if (hidden === undefined) {
    hidden = new Map()
    for (const row of GUARDED)
      for (const example of row.examples) {
        const names = normalisePath(example).split('/')
        if (!names.some((name) => name.startsWith('.'))) continue
        hidden.set(names.length, [...(hidden.get(names.length) ?? []), { row, names }])
      }
  }
  return hidden.get(depth) ?? []
}

/** Whether a shell finds a hidden path by a glob: a star means no name that begins with a dot. */
function means(parts: readonly string[], names: readonly string[]): boolean {
  return parts.every(
    (part, i) =>
      part === names[i] ||
      (!(names[i]!.startsWith('.') && /^[*?[]/.test(part)) &&
        matchesPattern(compilePattern(part), names[i]!)),
  )
}

/** `find ~/.claude -name '*.json' | xargs rm`: names of files that some program lists in such a folder. */
function findListed(target: Value, machine: Machine): GuardedPath | undefined {
  if (withoutSymbols(plain(target)).trim() !== '') return undefined
  for (const { origin, detail } of machine.symbols.in(target)) {
    const read = origin === 'output' ? readListing(detail) : undefined
    const listing = read?.prints === 'paths' ? read : undefined
    const places = listing?.folders ?? (origin === 'file' ? [detail] : [])
    for (const place of places) {
      const folder = folderName(fullPath(place, machine), machine, !listing?.filtered)
      if (folder !== undefined) return { ...OWN, what: `files in ${folder}` }
      const below = listing?.pattern === undefined ? undefined : findNamed(place, listing.pattern)
      if (below) return below
    }
  }
  return undefined
}

/** A guarded file of some name, in the folders below one that holds those of agents. */
function findNamed(place: string, name: string): GuardedPath | undefined {
  const root = normalisePath(place)
  if (!HOLDS_FOLDERS.test(root)) return undefined
  const pattern = compilePattern(`${root}/**/${name}`)
  return GUARDED.find(({ examples }) =>
    examples.some((example) => matchesPattern(pattern, normalisePath(example))),
  )
}

function findKnown(target: Value): GuardedPath | undefined {
  // `~/.claude/**/settings.json` is also the one in `~/.claude` itself.
  const flat = DEEP.test(target) ? target.replace(DEEP, '/') : target
  return (
    findSensitive(GUARDED, target) ?? (flat === target ? undefined : findSensitive(GUARDED, flat))
  )
}

/** `$(npm root -g)/aegish`: where packages lie, a program says. */
function isOurPackage(target: Value, machine: Machine): boolean {
  return (
    !isKnown(target) &&
    /^\/(?:lib\/node_modules\/)?aegish(?:\/|$)/.test(withoutSymbols(plain(target))) &&
    machine.symbols
      .in(target)
      .some(({ detail }) => detail.split(' ').some((word) => isKind(word, 'node-package-manager')))
  )
}

/** The path from the root or a home on, where it is known what the command starts in. */
function fullPath(target: Value, machine: Machine): string {
  const path = normalisePath(target)
  const { directory } = machine.context
  return directory === undefined || /^[/~]/.test(path)
    ? path
    : normalisePath(`${directory}/${plain(target)}`)
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

const normalised = new WeakMap<readonly string[], readonly string[]>()

function ownFiles({ context: { ownFiles: files } }: Machine): readonly string[] {
  if (files === undefined) return []
  const known = normalised.get(files) ?? files.map((file) => normalisePath(file))
  normalised.set(files, known)
  return known
}

/** A guarded file is written. Where the whole content is known, it decides. */
export function writesGuarded(effect: Effect, machine: Machine): string | undefined {
  const { target, data = '', append } = effect
  const found = findGuarded(target, machine) ?? findReplaced(effect, machine)
  if (found === undefined || isOthersAffair(effect, machine)) return undefined
  const why =
    found.settings && !append && isKnown(data)
      ? loosens(data, mustKeep(target, machine) ? (path) => isOwnFile(path, machine) : undefined)
      : 'cannot be seen here'
  return (
    why &&
    `${actor(effect)} changes ${found.what} (${quote(machine, target)}); the new content ${why}`
  )
}

/** Whether a path is a file of ours, by the table or because this machine says so. */
export function isOwnFile(path: string, machine: Machine): boolean {
  return (
    OUR_FILES.test(normalisePath(path)) ||
    ownFiles(machine).some((file) => isBelow(normalisePath(path), file))
  )
}

/**
 * Whether our hook stands in these settings: always in those of the user, and in those of a project
 * unless whoever asks has looked and named the files in which it does.
 */
function mustKeep(target: Value, machine: Machine): boolean {
  const path = fullPath(target, machine)
  if (/^~\/\.[\w-]+\/|^\/etc\//.test(path)) return true
  return (
    machine.context.ownFiles === undefined || ownFiles(machine).some((file) => isBelow(path, file))
  )
}

/** A link or a mount in place of a folder of an agent, or files that are copied over all of it. */
function findReplaced(effect: Effect, machine: Machine): GuardedPath | undefined {
  const { program, target, data = '' } = effect
  const place = fullPath(subjectOf(effect, machine), machine)
  // A link into a folder that is there replaces nothing: `ln -s ../x .`.
  const covers = isKind(program, 'cover') && !/(?:^|\/)\.?$/.test(plain(target))
  const folder = folderName(place, machine, covers)
  if (folder === undefined) return undefined
  if (covers) return { ...OWN, what: folder }
  // `cp x/settings.json ~/.claude`: the name of what is copied says which file it is.
  const copied = machine.symbols.in(data).filter(({ origin }) => origin === 'file')
  // No file is written in the place of a directory: something goes into it.
  if (copied.length === 0) return { ...OWN, what: folder }
  for (const { detail } of copied) {
    const name = detail.slice(detail.lastIndexOf('/') + 1)
    if (/^(?:\.|\*+|)$/.test(name)) return { ...OWN, what: folder }
    const found = findGuarded(`${plain(target)}/${name}`, machine)
    if (found) return found
  }
  return undefined
}

/** What a folder is called in which guarded files lie: at any depth, or right in it. */
function folderName(path: string, machine: Machine, deep: boolean): string | undefined {
  const place = path.replace(/(?<=.)\/$/, '')
  if (AGENT_FOLDER.test(place)) return 'the folder of an agent or of this guard'
  const holds = ownFiles(machine).some((file) =>
    deep ? file !== place && isBelow(file, place) : parentOf(file) === place,
  )
  return holds ? 'a folder with files of this guard' : undefined
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

/**
 * What a script does some day to the settings of some project is that project's affair. What is the
 * user's, the machine's or ours stays guarded.
 */
function isOthersAffair(effect: Effect, machine: Machine): boolean {
  if (!effect.deferred) return false
  const path = fullPath(subjectOf(effect, machine), machine)
  return !(
    /^~(?:\/\.|$)|^\/etc(?:\/|$)/.test(path) ||
    ownFiles(machine).some((file) => isBelow(path, file))
  )
}

/** A guarded file is opened, removed or moved away, or its rights change. */
export function touchesGuarded(effect: Effect, machine: Machine): string | undefined {
  const found = findGuarded(subjectOf(effect, machine), machine) ?? findBelow(effect)
  return found && !isOthersAffair(effect, machine) ? says(effect, found.what, machine) : undefined
}

/** `find ~/.local -name '*.jsonl' -delete` goes into folders: what has such a name goes along. */
function findBelow({ program, kind, target }: Effect): GuardedPath | undefined {
  if (!isKind(program, 'tree-searcher') || kind !== 'delete' || !hasGlob(target)) return undefined
  const path = normalisePath(target)
  const slash = path.lastIndexOf('/')
  return findNamed(path.slice(0, slash), path.slice(slash + 1))
}

/**
 * A name among our own files is taken: with a file where a folder of ours would be made, or the other way round,
 * nothing is remembered or written there any more. Our folder itself may be made.
 */
export function takesOwnName(effect: Effect, machine: Machine): string | undefined {
  const { program, target, how } = effect
  const makesFolder = how === MAKES_FOLDER || isKind(program, 'folder-maker')
  if (!makesFolder && how !== MAKES_FILE && !isKind(program, 'file-maker')) return undefined
  const path = fullPath(target, machine)
  const isOurs = makesFolder && /\/aegish\/?$/.test(path)
  if (isOurs || !isOwnFile(path, machine) || isOthersAffair(effect, machine)) return undefined
  return `${actor(effect)} takes a name among ${OWN.what}: ${quote(machine, target)}`
}

/** What an effect is about; of everything in a directory, the directory. */
function subjectOf(effect: Effect, machine: Machine): Value {
  return everythingBelow(effect.target, machine)?.directory ?? effect.target
}

function says(effect: Effect, what: string, machine: Machine): string {
  const verb = effect.how ?? VERBS[effect.kind] ?? 'changes'
  return `${actor(effect)} ${verb} ${what}: ${quote(machine, effect.target)}`
}

const VERBS: Partial<Record<Effect['kind'], string>> = {
  edit: 'opens for editing',
  link: 'gives another name to',
  delete: 'removes',
  'delete-tree': 'removes',
  replace: 'moves or replaces',
  rewrite: 'rewrites',
  rights: 'changes the rights of',
  unpack: 'unpacks over',
}

/** A folder goes, or changes as a whole, in which a guarded file lies. */
export function touchesFolder(effect: Effect, machine: Machine): string | undefined {
  if (isOthersAffair(effect, machine)) return undefined
  const { kind } = effect
  const single = touchesGuarded(effect, machine)
  if (single !== undefined) return single
  const subject = subjectOf(effect, machine)
  const path = fullPath(subject, machine)
  const meant = hasGlob(subject) ? [path, ...meanings(subject)] : [path]
  const folder =
    firstOf(meant, (place) => folderName(place, machine, TAKES_ALL.has(kind))) ??
    (HOLDS_FOLDERS.test(path) && (overwrites(effect) || TAKES_ALL.has(kind))
      ? 'the folders of all agents'
      : undefined)
  return folder && says(effect, folder, machine)
}

function firstOf<T, Found>(items: readonly T[], find: (item: T) => Found | undefined) {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** What goes over all that is there. */
function overwrites({ kind, program }: Effect): boolean {
  return kind === 'unpack' && !isKind(program, 'gap-filler')
}

/** What these do to a directory, they do to all that lies below it. */
const TAKES_ALL = new Set<Effect['kind']>(['delete-tree', 'replace'])

/** A program that nobody knows is given a guarded file: to look at it, as far as one can tell. */
export function mayChangeGuarded(effect: Effect, machine: Machine): string | undefined {
  const { program, target, certain } = effect
  if (certain || isKnownProgram(canonicalName(program))) return undefined
  const what =
    findGuarded(target, machine)?.what ?? folderName(fullPath(target, machine), machine, false)
  return what && `what ${program} does with ${what} cannot be seen: ${quote(machine, target)}`
}

/** A script that nobody can follow to its end speaks of a guard. */
export function mayDisarm({ program, certain }: Effect): string | undefined {
  return certain
    ? undefined
    : `"${program}" names an agent's files or this guard, and is too long to be followed`
}

/** A program has the means to take a guard out, and is told to. */
export function disarms({ program, how }: Effect): string {
  return `${program} ${how ?? 'disarms a guard'}`
}
