import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../verdict/index.ts'
import { readLogInfo } from './eval-reader.ts'
import { LogError } from './log-error.ts'
import type { LogInfo } from './logged-sample.ts'

/** The logs below a folder, or the file itself. A path that does not exist, or has none, is an error. */
export function findLogs(path: string): string[] {
  const entries = entriesBelow(path)
  if (entries === 'a file') return [path]
  const logs = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eval'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (logs.length === 0) throw new LogError(path, 'this folder holds no .eval logs')
  return logs
}

function entriesBelow(path: string): Dirent[] | 'a file' {
  try {
    return statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
      : 'a file'
  } catch (error) {
    const { code, path: where = path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new LogError(path, 'no such file or folder', { cause: error })
    throw new LogError(where, `cannot be read (${code})`, { cause: error })
  }
}

/** What is in a folder of logs: only headers are read. Broken logs are listed, not fatal. */
export function listLogs(paths: readonly string[]): { logs: LogInfo[]; broken: UserError[] } {
  const logs: LogInfo[] = []
  const broken: UserError[] = []
  for (const path of paths) {
    try {
      logs.push(readLogInfo(path))
    } catch (error) {
      if (!UserError.is(error)) throw error
      broken.push(error)
    }
  }
  return { logs, broken }
}
