import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../verdict/index.ts'
import { makeFolder } from './make-folder.ts'

/** Writes a file whole or not at all; with `mode` where not everybody shall read it. */
export function writeFileWhole(path: string, content: string | Uint8Array, mode = 0o666): void {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    makeFolder(dirname(path))
    writeFileSync(temporary, content, { mode })
    renameSync(temporary, path)
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary)
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError('CANNOT_WRITE', `${path}: cannot be written (${why})`, { cause: error })
  }
}
