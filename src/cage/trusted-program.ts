import { accessSync, constants, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { findProgram } from './command-path.ts'

const ROOT = 0
const WRITABLE_BY_OTHERS = 0o022
const STICKY = 0o1000

/** Folders that nobody but an administrator fills. A workspace of root's belongs to root, too. */
const SYSTEM_FOLDERS: ReadonlySet<string> = new Set([
  ...['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin', '/usr/local/sbin', '/app/bin'],
  ...['/run/current-system/sw/bin', '/nix/var/nix/profiles/default/bin'],
])

/**
 * A program that the cage itself is made with. Whoever sets PATH, or has written into a folder on it
 * (`node_modules/.bin`), would choose what runs outside: only folders of the system count, and in
 * them only what nobody but root can change.
 */
export function findTrustedProgram(name: string, path: string | undefined): string | undefined {
  return (path ?? '')
    .split(':')
    .filter((folder) => SYSTEM_FOLDERS.has(folder))
    .flatMap((folder) => findProgram(name, folder) ?? [])
    .find(isRootsAlone)
}

/** A program that every system has. */
export function systemProgram(name: string): string | undefined {
  return findTrustedProgram(name, '/usr/bin:/bin:/run/current-system/sw/bin')
}

/** Whether nobody but root can change what a path leads to: by its name, and where it really lies. */
function isRootsAlone(path: string): boolean {
  try {
    return [path, realpathSync(path)].every((each) => upwards(each).every(isKeptByRoot))
  } catch {
    return false
  }
}

function upwards(path: string): string[] {
  return path === '/' ? ['/'] : [path, ...upwards(dirname(path))]
}

function isKeptByRoot(path: string): boolean {
  const stat = lstatSync(path)
  if (!isRoot(stat.uid, path)) return false
  // The rights of a link say nothing; in a sticky folder everybody removes only what is their own.
  return (
    stat.isSymbolicLink() || (stat.mode & WRITABLE_BY_OTHERS) === 0 || (stat.mode & STICKY) !== 0
  )
}

/** In a user namespace without root, its files seem to be nobody's: then they must not be ours. */
function isRoot(uid: number, path: string): boolean {
  if (uid === ROOT) return true
  if (uid !== nobody()) return false
  try {
    accessSync(path, constants.W_OK)
    return false
  } catch {
    return true
  }
}

function nobody(): number | undefined {
  try {
    return Number(readFileSync('/proc/sys/kernel/overflowuid', 'utf8'))
  } catch {
    return undefined
  }
}
