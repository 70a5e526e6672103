import type { ShellState } from '../../shell-state.ts'
import type { Value } from '../resolve/value.ts'

/** What is known about the machine that a command would run on. */
export interface CommandContext {
  /** Where the command starts; unknown, it is a project in somebody's home. */
  directory?: string | undefined
  /**
   * The guard's own files on this machine, beside those that its table names, and the settings of
   * agents that it is named in. Undefined where nobody looked.
   */
  ownFiles?: readonly string[] | undefined
  /**
   * The path that links lead to which lie on this machine already; undefined where there are none.
   * `last` says whether a link at the very end is followed, too. A home is `~` in both paths.
   */
  behindLinks?: ((path: string, last: boolean) => string | undefined) | undefined
  /**
   * What the package in a folder is called, by its `package.json`; undefined where there is none. A
   * home is `~` in the path.
   */
  packageName?: ((folder: string) => string | undefined) | undefined
  /** The living shell that the command is for: its variables, aliases and functions. */
  shell?: ShellState | undefined
}

/** Directories of the system, a home itself, and whatever lies in a hidden folder. */
const NO_PROJECT =
  /^\/$|^\/(?:etc|usr|var|bin|sbin|lib\w*|boot|dev|proc|sys|run)(?:\/|$)|^\/(?:home|Users)(?:\/[^/]+)?$|^\/root$|\/\.[^/]/

/**
 * Whether a directory is one to work in: its files are named from there on, as in a project that
 * nobody knows the place of. From anywhere else, every path is told from the root on.
 */
export function isProject(directory: string): boolean {
  return !NO_PROJECT.test(directory)
}

/** A path in or above the project: below it from there on, else from the root on. */
export function resolveFrom(project: string, path: Value): Value {
  if (path === project) return '.'
  if (path.startsWith(`${project}/`)) return path.slice(project.length + 1)
  if (path.startsWith('/') || !/(?:^|\/)\.\.(?:\/|$)/.test(path)) return path
  // `../x`, or `src/../../x`.
  const parts: string[] = []
  const above = project.split('/')
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.length > 0) parts.pop()
    else if (above.length > 1) above.pop()
  }
  const place = above.join('/')
  const rest = parts.join('/')
  if (place === project) return rest || '.'
  return rest === '' ? place || '/' : `${place}/${rest}`
}
