import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { type ComparisonFile, type Entrant, readComparisonFile } from '../compare/index.ts'
import { isTooDeep } from '../log/index.ts'
import { UserError } from '../verdict/index.ts'

/** Reads a comparison file from the disk. Throws a UserError when it is none. */
export function loadComparisonFile(path: string): ComparisonFile {
  return readComparisonFile(path, readJson(path))
}

/** The same model from a log and from a file are two entrants; the file's says where it is from. */
export function addFileEntrant(
  entrants: Map<string, Entrant>,
  entrant: Entrant,
  path: string,
): void {
  const name = entrants.has(entrant.name) ? `${entrant.name} (${basename(path)})` : entrant.name
  entrants.set(name, { ...entrant, name })
}

const FILE_LIMIT = 512 * 1024 * 1024

function readJson(path: string): unknown {
  const text = readText(path)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UserError('BAD_JSON', `${path}: is not valid JSON`, { cause: error })
  }
  if (isTooDeep(json)) throw new UserError('BAD_JSON', `${path}: is nested too deeply`)
  return json
}

function readText(path: string): string {
  try {
    const stat = statSync(path)
    if (!stat.isFile()) throw new UserError('NO_FILE', `${path}: no such file`)
    if (stat.size > FILE_LIMIT)
      throw new UserError('TOO_LARGE', `${path}: is too large for a comparison file`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (UserError.is(error)) throw error
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`
    throw new UserError('NO_FILE', `${path}: ${why}`, { cause: error })
  }
}
