import { lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isWithin, realPath } from '../paths.ts'
import type { Place } from './find-places.ts'
import { entriesOf } from './walk.ts'

/** What git executes or obeys, in the folder of a repository. */
const OBEYED = ['config', 'config.worktree', 'hooks', 'info/attributes', 'commondir'] as const
/** Repositories of submodules nest; deeper ones are nobody's. */
const DEEPEST = 6

/**
 * The places of a `.git` in the workspace that decide about what git runs later, outside. Where it
 * is a file that leads to the store of a repository elsewhere, that one is named too.
 */
export function gitPlaces(path: string, workspace: string): { places: Place[]; store?: string } {
  const git = gitFolderOf(path)
  if (git === undefined) return { places: [] }
  if (git === path) return { places: obeyedIn(git) }
  const pointer: Place = { path, kind: 'file', is: 'trusted', what: 'where git finds a repository' }
  if (isWithin(git, workspace)) return { places: [pointer] }
  const store = storeOfWorktree(git, path)
  if (store === undefined) return { places: [pointer] }
  return { places: [pointer, ...obeyedIn(store)], store }
}

/** Whether a folder is itself what `.git` is elsewhere: a bare repository. */
export function isRepository(folder: string): boolean {
  return kindOf(join(folder, 'HEAD')) === 'file' && kindOf(join(folder, 'objects')) === 'folder'
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

function obeyedIn(git: string, depth = 0): Place[] {
  makeHooks(git)
  const own = OBEYED.flatMap((name): Place[] => {
    const path = join(git, name)
    const kind = kindOf(path)
    return kind === undefined ? [] : [{ path, kind, is: 'trusted', what: 'what git obeys' }]
  })
  return [...own, ...repositoriesBelow(join(git, 'modules'), depth)]
}

/** Of submodules, whose names may have slashes. */
function repositoriesBelow(folder: string, depth: number): Place[] {
  if (depth >= DEEPEST) return []
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .flatMap((path) =>
      kindOf(join(path, 'HEAD')) === 'file'
        ? obeyedIn(path, depth + 1)
        : repositoriesBelow(path, depth + 1),
    )
}

/** A repository without a folder of hooks gets an empty one, which can then be withheld. */
function makeHooks(git: string): void {
  if (kindOf(join(git, 'HEAD')) !== 'file') return
  try {
    mkdirSync(join(git, 'hooks'))
  } catch {
    // It is there, or cannot be made, and then not from inside either.
  }
}

function kindOf(path: string): 'folder' | 'file' | undefined {
  try {
    const stat = lstatSync(path)
    return stat.isDirectory() ? 'folder' : stat.isFile() ? 'file' : undefined
  } catch {
    return undefined
  }
}
