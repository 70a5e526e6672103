import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** Where an agent can put links. Those of the system belong to whoever administers it. */
const FOR_ALL = ['/tmp', '/var/tmp', '/dev/shm']

/** A call that names more paths than this is judged by its words alone from there on. */
const MOST_PATHS = 200

/**
 * Looks on this machine for links that lead from a path, told from `directory`, to another one. Of
 * second names for one and the same file, only those of `ownFiles` are known.
 */
export function linkReader(
  directory: string,
  home: string,
  ownFiles: readonly string[] = [],
): (path: string, last: boolean) => string | undefined {
  let looked = 0
  return (path, last) => {
    const full = resolve(
      directory,
      path.replace(/^~(?=\/|$)/, () => home),
    )
    const start = [directory, home, ...FOR_ALL].find((place) => isBelow(full, place))
    if (start === undefined || ++looked > MOST_PATHS) return undefined
    const behind = last ? realOf(full) : join(realOf(dirname(full)), basename(full))
    const real = last ? (sameFile(behind, ownFiles) ?? behind) : behind
    // These places may themselves lie behind links, which changes nothing.
    if (real === realOf(start) + full.slice(start.length)) return undefined
    const realHome = realOf(home)
    return isBelow(real, realHome) ? `~${real.slice(realHome.length)}` : real
  }
}

/** Another name of this very file, by a hard link. */
function sameFile(path: string, others: readonly string[]): string | undefined {
  const file = statIfThere(path)
  if (file === undefined || !file.isFile() || file.nlink < 2) return undefined
  return others.find((other) => {
    const { dev, ino } = (other !== path && statIfThere(other)) || {}
    return dev === file.dev && ino === file.ino
  })
}

function statIfThere(path: string) {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(place.endsWith(sep) ? place : place + sep)
}

/** The path without links, as far as it is there; a link to nothing yet leads where it says. */
function realOf(path: string, depth = 0): string {
  try {
    return realpathSync.native(path)
  } catch {
    const above = dirname(path)
    if (above === path || depth > 40) return path
    const real = join(realOf(above, depth + 1), basename(path))
    const target = linkAt(real)
    return target === undefined ? real : realOf(resolve(dirname(real), target), depth + 1)
  }
}

function linkAt(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}
