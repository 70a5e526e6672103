import { type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../../verdict/index.ts'

const NAMES = ['aegish.config.yaml', 'aegish.config.json', 'aegish.config.ts'] as const

/** Where a configuration was found. */
export interface ConfigFile {
  path: string
  /** TypeScript is a program: reading it runs it. */
  isProgram: boolean
}

/**
 * The configuration of a folder or the nearest one above it. Above the folder only files of the
 * same user or of root count: nobody else may put one into /tmp for all who work below it.
 */
export function findConfig(
  folder: string | undefined = here(),
  user = process.getuid?.(),
): ConfigFile | undefined {
  if (folder === undefined) return undefined
  for (let at = folder, above = false; ; above = true) {
    const found = NAMES.map((name) => join(at, name)).filter((path) => isOurs(path, above, user))
    if (found.length > 1) {
      throw new UserError('TWO_CONFIGS', `${found.join(' and ')}: keep one of them`)
    }
    if (found[0] !== undefined) return { path: found[0], isProgram: found[0].endsWith('.ts') }
    const parent = dirname(at)
    if (parent === at) return undefined
    at = parent
  }
}

/** The folder that this runs in; none where it was deleted, and then it has no configuration. */
function here(): string | undefined {
  try {
    return process.cwd()
  } catch {
    return undefined
  }
}

function isOurs(path: string, above: boolean, user: number | undefined): boolean {
  let stats: Stats | undefined
  try {
    stats = statSync(path, { throwIfNoEntry: false })
  } catch {
    // What may not be looked at cannot be meant.
  }
  if (!stats?.isFile()) return false
  return !above || user === undefined || stats.uid === user || stats.uid === 0
}
