import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { UserError } from '../../verdict/index.ts'

/** The file by which an export is known again. */
export const MARKER = 'data/index.js'

/**
 * Refuses to write over anything but an earlier export, unless that is wanted; and over what is
 * being looked at, or what we stand in, in any case.
 */
export function checkFolder(
  folder: string,
  own: readonly string[],
  options: { force: boolean; sources: readonly string[] },
): void {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) throw new UserError('NOT_EMPTY', `${folder}: is a file, not a folder`)
  const entries = readdirSync(folder)
  if (entries.length === 0) return
  const needed = [process.cwd(), homedir(), ...options.sources].find((path) => holds(folder, path))
  if (needed !== undefined) {
    throw new UserError(
      'NOT_EMPTY',
      `${folder}: holds ${needed}, which an export must not replace; name another folder`,
    )
  }
  const stranger = entries.find((entry) => !own.includes(entry))
  const isExport = stranger === undefined && existsSync(join(folder, MARKER))
  if (!isExport && !options.force) {
    throw new UserError(
      'NOT_EMPTY',
      `${folder}: is not empty and no earlier export${stranger ? ` (it holds ${stranger})` : ''}; name another folder, or replace all of it with --force`,
    )
  }
}

/** Whether a path lies in a folder, or is it. */
function holds(folder: string, path: string): boolean {
  if (!existsSync(path)) return false
  const way = relative(realpathSync(folder), realpathSync(path))
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way)
}

/** Fills a folder whole or not at all: it is written beside its place, and moved there at the end. */
export async function replaceFolder(
  folder: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  // A link stays a link: what it leads to is replaced.
  const place = existsSync(folder) ? realpathSync(folder) : resolve(folder)
  let temporary: string | undefined
  try {
    mkdirSync(dirname(place), { recursive: true })
    temporary = mkdtempSync(join(dirname(place), `.${basename(place)}-`))
    const fresh = join(temporary, 'new')
    mkdirSync(fresh)
    await fill(fresh)
    const old = join(temporary, 'old')
    if (existsSync(place)) renameSync(place, old)
    try {
      renameSync(fresh, place)
    } catch (error) {
      if (existsSync(old)) renameSync(old, place)
      throw error
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Only the disk names its errors by a word; that somebody interrupts is no failure of it.
    if (UserError.is(error) || typeof code !== 'string') throw error
    throw new UserError('CANNOT_WRITE', `${folder}: cannot be written (${message})`, {
      cause: error,
    })
  } finally {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
  }
}
