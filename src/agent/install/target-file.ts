import {
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { makeFolder } from '../../disk/make-folder.ts'
import { UserError } from '../../verdict/index.ts'

/** A file to be written: where it is asked for, and where it really lies. */
export interface TargetFile {
  path: string
  /** The file at the end of all links. */
  real: string
  /** Undefined if there is none yet. */
  text: string | undefined
  stats: Stats | undefined
}

/** Settings are small; what is larger is something else. */
const MOST_BYTES = 10 * 1024 * 1024

/**
 * Finds the file behind a path and reads it. Links are followed, because people keep their settings
 * elsewhere, but not blindly: one that leads nowhere, to somebody else's file, or (with `within`)
 * out of a project is refused.
 */
export function openTarget(path: string, within?: string): TargetFile {
  const real = realPath(path)
  if (within !== undefined && /^\.\.(?:\/|$)/.test(relative(nearestReal(within), real))) {
    refuse(path, `is a link out of the project, to ${real}`)
  }
  const stats = existsSync(real) ? statSync(real) : undefined
  if (stats === undefined) return { path, real, text: undefined, stats }
  if (!stats.isFile()) refuse(path, 'is not a file')
  if (stats.size > MOST_BYTES) refuse(path, 'is too large for settings')
  const me = process.getuid?.()
  if (me !== undefined && me !== 0 && stats.uid !== me) refuse(real, 'belongs to somebody else')
  return { path, real, text: readFileSync(real, 'utf8'), stats }
}

/** Writes the file whole or not at all, in its real place, with its mode and its owner. */
export function writeTarget({ real, stats }: TargetFile, text: string, mode = 0o644): void {
  const temporary = `${real}.${process.pid}.tmp`
  try {
    makeFolder(dirname(real))
    const file = openSync(temporary, 'wx', 0o600)
    try {
      writeFileSync(file, text)
      // A program of ours must be one, whatever was there before.
      fchmodSync(file, (stats === undefined ? mode : stats.mode & 0o777) | (mode & 0o111))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (stats !== undefined && process.getuid?.() === 0) {
      chownSync(temporary, stats.uid, stats.gid)
    }
    renameSync(temporary, real)
  } catch (error) {
    rmSync(temporary, { force: true })
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError('CANNOT_WRITE', `${real}: cannot be written (${why})`, { cause: error })
  }
}

/** Takes a file away that was wholly ours, and a link that led to it. */
export function removeTarget({ path, real }: TargetFile): void {
  for (const file of new Set([path, real])) rmSync(file, { force: true })
}

/** The path with every link in it followed, also where the last parts do not exist yet. */
function realPath(path: string): string {
  let at = path
  for (let links = 0; isLink(at); links++) {
    if (links > 40) refuse(path, 'is a link that leads in a circle')
    const target = resolve(dirname(at), readlinkSync(at))
    if (!existsSync(target) && !isLink(target)) {
      refuse(path, `is a link to ${target}, which does not exist`)
    }
    at = target
  }
  return nearestReal(at)
}

function nearestReal(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  if (isLink(path)) refuse(path, `is a link to ${readlinkSync(path)}, which does not exist`)
  return parent === path ? path : join(nearestReal(parent), path.slice(parent.length))
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function refuse(path: string, why: string): never {
  throw new UserError('BAD_SETTINGS', `${path}: ${why}; nothing was changed`)
}
