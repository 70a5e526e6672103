import { basename } from 'node:path'
import { type ComparisonFile, type Entrant, readComparisonFile } from '../compare/index.ts'
import { readBounded } from '../disk/read-bounded.ts'
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

/** Comparisons of many models with all their samples grow large. */
const FILE_LIMIT = 512 * 1024 * 1024

function readJson(path: string): unknown {
  const text = readBounded(path, FILE_LIMIT).toString('utf8')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UserError('BAD_JSON', `${path}: is not valid JSON`, { cause: error })
  }
  if (isTooDeep(json)) throw new UserError('BAD_JSON', `${path}: is nested too deeply`)
  return json
}
