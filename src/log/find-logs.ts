import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../verdict/index.ts'
import { readLogInfo } from './eval-reader.ts'
import { LogError } from './log-error.ts'
import type { LogInfo } from './logged-sample.ts'

/** The logs below a folder, or the file itself. A path that does not exist, or has none, is an error. */
export function findLogs(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) throw new LogError(path, 'no such file or folder')
  if (!stat.isDirectory()) return [path]
  const logs = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eval'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (logs.length === 0) throw new LogError(path, 'this folder holds no .eval logs')
  return logs
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
