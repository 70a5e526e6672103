import { lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isWithin, realPath } from '../paths.ts'
import type { Place } from './place.ts'
import { entriesOf } from './walk.ts'

/** What git executes or obeys, in the folder of a repository or of a linked working tree. */
const OBEYED = [
  ...['config', 'config.worktree', 'hooks', 'info/attributes', 'commondir', 'gitdir'],
] as const
export const OBEYED_BY_GIT = 'what git obeys'

/** Repositories of submodules nest; deeper ones are nobody's. */
const DEEPEST = 6

export interface GitPlaces {
  places: Place[]
  /** Links in the place of what git obeys: nothing can be mounted on a link, so nobody can hold it. */
  loose: string[]
  /** The store of a repository elsewhere, whose working tree this is. */
  store?: string
}

/**
 * The places of a `.git` in the workspace that decide about what git runs later, outside. Where it
 * is a file that leads to the store of a repository elsewhere, that one is named too.
 */
export function gitPlaces(path: string, workspace: string): GitPlaces {
  if (kindOf(path) === 'link') {
    const target = realPath(path)
    const inside = target !== undefined && isWithin(target, workspace)
    const led = inside ? gitPlacesAt(target, workspace) : { places: [], loose: [] }
    return { ...led, loose: [path, ...led.loose] }
  }
  return gitPlacesAt(path, workspace)
}

function gitPlacesAt(path: string, workspace: string): GitPlaces {
  const git = gitFolderOf(path)
  if (git === undefined) return { places: [], loose: [] }
  if (git === path) return obeyedIn(git, workspace)
  const pointer: Place = { path, kind: 'file', is: 'trusted', what: 'where git finds a repository' }
  const isInside = isWithin(git, workspace)
  const store = isInside ? undefined : storeOfWorktree(git, path)
  // A file in the workspace may claim anything: what it leads to in there only becomes read-only.
  const { places, loose } = isInside
    ? obeyedIn(git, workspace)
    : store === undefined
      ? { places: [], loose: [] }
      : obeyedIn(store, store)
  return { places: [pointer, ...places], loose, ...(store !== undefined && { store }) }
}

/** Whether a folder is itself what `.git` is elsewhere, by the names in it: a bare repository. */
export function isRepository(names: ReadonlySet<string>): boolean {
  return names.has('HEAD') && names.has('objects') && names.has('refs')
}

/** The folder of a repository: `.git` itself, or where that file leads. Links are not followed. */
export function gitFolderOf(path: string): string | undefined {
  try {
    const stat = lstatSync(path)
    if (stat.isDirectory()) return path
    if (!stat.isFile() || stat.size > 4096) return undefined
    const named = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1]
    return named === undefined ? undefined : realPath(resolve(dirname(path), named.trim()))
  } catch {
    return undefined
  }
}

/**
 * The store of a linked working tree. The file in the workspace may say anything; only a
 * repository that names this working tree itself is believed.
 */
function storeOfWorktree(git: string, path: string): string | undefined {
  try {
    const back = readFileSync(join(git, 'gitdir'), 'utf8').trim()
    if (realPath(resolve(git, back)) !== path) return undefined
    const store = realPath(resolve(git, readFileSync(join(git, 'commondir'), 'utf8').trim()))
    return store !== undefined && dirname(dirname(git)) === store ? store : undefined
  } catch {
    return undefined
  }
}

/** What git obeys in a folder of its own, in those of its linked working trees and submodules. */
export function obeyedIn(git: string, workspace: string, depth = 0): GitPlaces {
  makeHooks(git)
  const found: GitPlaces = { places: [], loose: [] }
  for (const name of OBEYED) {
    const path = join(git, name)
    const kind = kindOf(path)
    if (kind === 'link') {
      found.loose.push(path)
      const target = realPath(path)
      const led = target !== undefined && isWithin(target, workspace) ? kindOf(target) : undefined
      if (target !== undefined && led !== undefined && led !== 'link') {
        found.places.push({ path: target, kind: led, is: 'trusted', what: OBEYED_BY_GIT })
      }
    } else if (kind !== undefined) {
      found.places.push({ path, kind, is: 'trusted', what: OBEYED_BY_GIT })
    }
  }
  if (depth >= DEEPEST) return found
  const below = [
    ...foldersIn(join(git, 'worktrees')).map((path) => obeyedIn(path, workspace, DEEPEST)),
    ...repositoriesBelow(join(git, 'modules'), workspace, depth + 1),
  ]
  for (const { places, loose } of below) {
    found.places.push(...places)
    found.loose.push(...loose)
  }
  return found
}

/** Of submodules, whose names may have slashes. */
function repositoriesBelow(folder: string, workspace: string, depth: number): GitPlaces[] {
  if (depth > DEEPEST) return []
  return foldersIn(folder).flatMap((path) =>
    kindOf(join(path, 'HEAD')) === 'file'
      ? [obeyedIn(path, workspace, depth)]
      : repositoriesBelow(path, workspace, depth + 1),
  )
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}

/** A repository without a folder of hooks gets an empty one, which can then be withheld. */
function makeHooks(git: string): void {
  if (kindOf(join(git, 'HEAD')) !== 'file' || kindOf(join(git, 'objects')) !== 'folder') return
  try {
    if (realPath(git) === git) mkdirSync(join(git, 'hooks'))
  } catch {
    // It is there, or cannot be made, and then not from inside either.
  }
}

/** The repository that a folder is a part of, as its hooks are: git's own place, and nobody's work. */
export function repositoryAround(folder: string): string | undefined {
  const above = dirname(folder)
  // A working tree may lie in the folder of its repository.
  if (above === folder || kindOf(join(folder, '.git')) !== undefined) return undefined
  const names = new Set(entriesOf(above).map(({ name }) => name))
  return basename(above) === '.git' || isRepository(names) ? above : repositoryAround(above)
}

function kindOf(path: string): 'folder' | 'file' | 'link' | undefined {
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return 'link'
    return stat.isDirectory() ? 'folder' : stat.isFile() ? 'file' : undefined
  } catch {
    return undefined
  }
}
