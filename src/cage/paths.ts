import { realpathSync } from 'node:fs'

/** Whether a path is another one or lies below it. Both are absolute and plain. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || isBelow(path, folder)
}

/** Whether a path lies below another one. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '/'
    ? path !== '/' && path.startsWith('/')
    : path.length > folder.length && path.startsWith(folder) && path[folder.length] === '/'
}

/** How many names a path has: `/` has none. */
export function depthOf(path: string): number {
  return path === '/' ? 0 : path.split('/').length - 1
}

/** Where a path leads in the end, or nothing where it leads nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Without those that lie below another one. */
export function outermost(folders: readonly string[]): string[] {
  return [...new Set(folders)].filter((folder) => !folders.some((other) => isBelow(folder, other)))
}
