import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readBounded } from '../disk/read-bounded.ts'
import { UserError } from '../verdict/index.ts'
import { didYouMean } from '../verdict/nearest.ts'
import { notJson } from './read/invalid-entry.ts'
import { type SuiteInfo, suiteInfoSchema } from './suite-info.ts'

/** Where the samples of a suite lie, and what the suite says about itself if it is a whole one. */
export interface SuiteSource {
  /** The name that was asked for. */
  name: string
  samplesFile: string
  /** Present for a folder with `suite.json`, absent for a bare file of samples. */
  folder?: string
  info?: SuiteInfo
}

export const SUITE_FILE = 'suite.json'
/** It only describes the suite. */
const INFO_LIMIT = 4 * 1024 * 1024
export const SAMPLES_FILE = 'samples.jsonl'
export const CARD_FILE = 'README.md'

/**
 * Finds a suite: one of those in the folder `shipped` by name, or a file of samples or a folder
 * with `suite.json` by path. A shipped name wins; `./core` is always a path.
 */
export function findSuite(nameOrPath: string, shipped: string): SuiteSource {
  if (shippedNames(shipped).includes(nameOrPath)) {
    return folderSource(nameOrPath, join(shipped, nameOrPath))
  }
  const stats = statSync(nameOrPath, { throwIfNoEntry: false })
  if (stats === undefined) {
    const names = shippedNames(shipped)
    const hint = names.length > 0 ? ` (shipped suites: ${names.join(', ')})` : ''
    throw new UserError(
      'NO_SUCH_SUITE',
      `${nameOrPath}: no such suite, file or folder${didYouMean(nameOrPath, names)}${hint}`,
    )
  }
  if (stats.isDirectory()) return folderSource(nameOrPath, nameOrPath)
  return { name: nameOrPath, samplesFile: nameOrPath }
}

/** The names of the suites in a folder, in the order of the alphabet. */
export function shippedNames(shipped: string): string[] {
  try {
    return readdirSync(shipped, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function folderSource(name: string, folder: string): SuiteSource {
  const info = readSuiteInfo(folder)
  return { name, folder, info, samplesFile: join(folder, SAMPLES_FILE) }
}

/** Reads and checks the `suite.json` of a folder. */
export function readSuiteInfo(folder: string): SuiteInfo {
  const parsed = suiteInfoSchema.safeParse(readSuiteFile(folder))
  if (parsed.success) return parsed.data
  const file = join(folder, SUITE_FILE)
  const [issue] = parsed.error.issues
  throw new UserError(
    'INVALID_SUITE',
    `${file}: ${issue!.path.join('.') || 'the file'}: ${issue!.message} ("aegish suite seal" writes counts and sha256)`,
  )
}

/** The content of `suite.json` before anything is asked of it. */
export function readSuiteFile(folder: string): unknown {
  const file = join(folder, SUITE_FILE)
  const text = readBounded(file, INFO_LIMIT).toString('utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError('INVALID_SUITE', `${file}: ${notJson(error)}`)
  }
}
