import { accessSync, constants, lstatSync, readFileSync, statSync } from 'node:fs'
import { isBelow, isWithin, realPath } from '../paths.ts'
import { guardedPlace, isPublic, secretFile, secretFolder, trustedPlace } from './classify.ts'
import { formOf, type Homes } from './forms.ts'
import { trackedFiles } from './git-index.ts'
import { gitPlaces, isRepository } from './git-places.ts'
import { type Entry, entriesOf, walk } from './walk.ts'

/** Something on this machine that a table names. */
export interface Place {
  path: string
  kind: 'folder' | 'file' | 'socket'
  /** `secret`: not to be read. `trusted`: not to be written. `helper`: not to be reached. */
  is: 'secret' | 'trusted' | 'helper'
  what: string
}

export interface Found {
  places: Place[]
  /** Folders that were too many to look through. */
  notSeen: string[]
  /** The store of a repository whose working tree the workspace is, where it lies elsewhere. */
  repository?: string
}

export interface Search {
  home: string
  homes: Homes
  /** Folders that may be written. */
  writable: readonly string[]
  /** Folders that the cage replaces by its own: nothing in them is seen, */
  replaced: readonly string[]
  /** but for these, which are shown again. */
  shown: readonly string[]
  /** Files and folders that variables name. */
  named: readonly string[]
  uid: number
}

/** The nearest folders of each tree are looked into, and so many of them. */
const FOLDERS = { home: 4000, workspace: 4000, system: 1500 }

/** Programs and their data, devices, and what the cage makes anew. */
const SYSTEM_SKIPPED: ReadonlySet<string> = new Set([
  ...['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32', 'usr', 'boot', 'snap', 'nix', 'gnu'],
  ...['proc', 'sys', 'dev', 'run', 'tmp', 'lost+found'],
])
const SYSTEM_TREES = ['/usr/local/etc']
const SYSTEM_QUIET =
  /^\/var\/(?:cache|log|tmp|run|lock)$|^\/var\/lib\/(?:dpkg|apt|rpm|docker|containerd|snapd|flatpak)$/

/** Looks for everything on this machine that the tables name and that this user could reach. */
export function findPlaces(search: Search): Found {
  const found = new Map<string, Place>()
  const notSeen: string[] = []
  const add = (place: Place) => {
    if (!found.has(place.path)) found.set(place.path, place)
  }
  const look = (root: string, folders: number, skip: (entry: Entry) => boolean) => {
    const enter = (entry: Entry) => !skip(entry) && lookAt(entry, search, add)
    notSeen.push(...walk(root, { folders, enter }).notSeen)
  }
  const longest = (path: string, folders: readonly string[]) =>
    Math.max(-1, ...folders.filter((each) => isWithin(path, each)).map(({ length }) => length))
  const replaced = (path: string) => longest(path, search.replaced) > longest(path, search.shown)
  const writable = (path: string) => search.writable.some((folder) => isWithin(path, folder))
  const elsewhere = ({ path }: Entry) => replaced(path) || writable(path)

  for (const [folder] of search.homes) {
    if (folder !== '/') look(folder, FOLDERS.home, elsewhere)
  }
  for (const root of systemRoots(search)) {
    const skip = ({ path }: Entry) => SYSTEM_QUIET.test(path) || path === search.home
    look(root, FOLDERS.system, (entry) => elsewhere(entry) || skip(entry))
  }
  othersHomes(search).forEach(add)
  for (const path of search.named) nameOf(path, search, add)
  for (const path of listeningSockets()) {
    if (!replaced(path)) add({ path, kind: 'socket', is: 'helper', what: 'a program outside' })
  }

  const inside = lookThroughWritable(search, add)
  notSeen.push(...inside.notSeen)
  const { repository } = inside
  const places = withoutTracked([...found.values()], search.writable)
  return { places, notSeen, ...(repository !== undefined && { repository }) }
}

/** What decides about what runs outside, as it lies in the folders that may be written now. */
export function trustedInWritable(search: Search): Place[] {
  const found: Place[] = []
  lookThroughWritable(search, (place) => found.push(place))
  return found.filter(({ is }) => is === 'trusted')
}

function lookThroughWritable(search: Search, add: (place: Place) => void): Omit<Found, 'places'> {
  const notSeen: string[] = []
  const repositories = search.writable.flatMap((folder) => {
    const git = isRepository(folder) ? [folder] : []
    const seen = walk(folder, {
      folders: FOLDERS.workspace,
      enter: (entry) => {
        if (entry.name === '.git') git.push(entry.path)
        return lookAt(entry, search, add)
      },
    })
    notSeen.push(...seen.notSeen)
    return git.map((path) => gitPlaces(path, folder))
  })
  for (const { places } of repositories) places.forEach(add)
  const repository = repositories.find((each) => each.store !== undefined)?.store
  return { notSeen, ...(repository !== undefined && { repository }) }
}

/** Adds what an entry is; says whether to look into it. */
function lookAt(entry: Entry, search: Search, add: (place: Place) => void): boolean {
  const { path, kind } = entry
  if (kind === 'other') return false
  if (kind === 'socket') {
    add({ path, kind, is: 'helper', what: 'a program outside' })
    return false
  }
  const form = formOf(path, search.homes)
  if (isPublic(form)) return false
  const canWrite = search.writable.some((folder) => isBelow(path, folder))
  if (kind === 'link') {
    // What a link in the workspace leads to is for the workspace to say, and that may be a lie.
    if (!canWrite) followLink(path, form, search, add)
    return false
  }
  const secret = kind === 'folder' ? secretFolder(form) : secretFile(form)
  if (secret !== undefined && couldRead(path, search.uid)) {
    add({ path, kind, is: 'secret', what: secret })
    return false
  }
  if (canWrite) {
    const inHome = form.startsWith('~')
    const trusted =
      guardedPlace(form, kind === 'folder') ??
      (inHome ? trustedPlace(form, kind === 'folder') : undefined)
    if (trusted !== undefined) {
      add({ path, kind, is: 'trusted', what: trusted })
      return false
    }
  }
  return kind === 'folder'
}

/** A secret or a start-up file that lies somewhere else: `~/.bashrc` in a folder of dotfiles. */
function followLink(path: string, form: string, search: Search, add: (place: Place) => void): void {
  const asFolder = secretFolder(form)
  const secret = secretFile(form) ?? asFolder
  const ofHome = form.startsWith('~')
  const trusted = ofHome ? (guardedPlace(form, true) ?? trustedPlace(form, true)) : undefined
  if (secret === undefined && trusted === undefined) return
  const target = realPath(path)
  const kind = target === undefined ? undefined : fileKind(target)
  if (target === undefined || kind === undefined || target === '/') return
  if (secret !== undefined && couldRead(target, search.uid) && !holdsMore(target, search)) {
    if (kind === 'file' || asFolder !== undefined)
      add({ path: target, kind, is: 'secret', what: secret })
  } else if (trusted !== undefined && search.writable.some((each) => isBelow(target, each))) {
    add({ path: target, kind, is: 'trusted', what: trusted })
  }
}

/** A file or folder that a variable says is one of secrets. */
function nameOf(path: string, search: Search, add: (place: Place) => void): void {
  const target = realPath(path)
  const kind = target === undefined ? undefined : fileKind(target)
  if (target === undefined || kind === undefined || holdsMore(target, search)) return
  if (!couldRead(target, search.uid)) return
  add({ path: target, kind, is: 'secret', what: 'what a variable names as a place of secrets' })
}

/** Whether hiding a folder would hide the home or the workspace. */
function holdsMore(folder: string, { home, writable }: Search): boolean {
  return [home, ...writable].some((path) => isWithin(path, folder))
}

function fileKind(path: string): 'folder' | 'file' | 'socket' | undefined {
  try {
    const stat = statSync(path)
    if (stat.isDirectory()) return 'folder'
    if (stat.isFile()) return 'file'
    return stat.isSocket() ? 'socket' : undefined
  } catch {
    return undefined
  }
}

/** Its owner can make readable what is not. */
function couldRead(path: string, uid: number): boolean {
  try {
    if (lstatSync(path).uid === uid) return true
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function systemRoots({ home }: Search): string[] {
  const top = entriesOf('/')
    .filter((entry) => entry.isDirectory() && !SYSTEM_SKIPPED.has(entry.name))
    .map(({ name }) => `/${name}`)
    .filter((path) => path !== home && path !== '/home' && path !== '/root')
  return [...top, ...SYSTEM_TREES]
}

/** Homes of others: whatever lies in them is not for this cage. */
function othersHomes(search: Search): Place[] {
  const homes = ['/root', ...entriesOf('/home').map(({ name }) => `/home/${name}`)]
  return homes.flatMap((path): Place[] => {
    const kind = fileKind(path)
    if (kind !== 'folder' || path === search.home || !couldRead(path, search.uid)) return []
    return [{ path, kind, is: 'secret', what: 'the home of somebody else' }]
  })
}

/** Sockets with a name on which somebody listens, as far as the kernel tells. */
function listeningSockets(): string[] {
  let table: string
  try {
    table = readFileSync('/proc/net/unix', 'utf8')
  } catch {
    return []
  }
  const paths = table
    .split('\n')
    .flatMap((line) => /^(?:\S+ +){6}\S+ (\/.*)$/.exec(line)?.[1] ?? [])
  return [...new Set(paths)].filter(
    (path) => fileKind(path) === 'socket' && realPath(path) === path,
  )
}

/**
 * What a repository tracks can be read from its store whatever is covered, and a covered file would
 * be committed as an empty one.
 */
function withoutTracked(places: Place[], writable: readonly string[]): Place[] {
  const inside = places.filter(
    ({ path, is }) => is === 'secret' && writable.some((folder) => isBelow(path, folder)),
  )
  if (inside.length === 0) return places
  const tracked = new Set(writable.flatMap(trackedFiles))
  return places.filter((place) => !inside.includes(place) || !tracked.has(place.path))
}
