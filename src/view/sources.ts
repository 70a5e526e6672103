import { statSync } from 'node:fs'
import { logsIn } from '../log/index.ts'

/** What the paths name at this moment. */
export interface Sources {
  /** Logs and comparison files, each with a stamp that changes when its content does. */
  files: Map<string, string>
  /** Paths that name nothing to show, and why. */
  problems: Map<string, string>
}

/** Looks at the paths: files as they are, folders for the logs below them. */
export function findSources(paths: readonly string[]): Sources {
  const sources: Sources = { files: new Map(), problems: new Map() }
  for (const path of paths) {
    try {
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat) sources.problems.set(path, `${path}: no such file or folder`)
      else if (!stat.isDirectory()) sources.files.set(path, stampOf(stat))
      else addFolder(sources, path)
    } catch (error) {
      sources.problems.set(path, `${path}: cannot be read (${(error as Error).message})`)
    }
  }
  return sources
}

function addFolder(sources: Sources, folder: string): void {
  const logs = logsIn(folder)
  for (const log of logs) {
    const stat = statSync(log, { throwIfNoEntry: false })
    if (stat) sources.files.set(log, stampOf(stat))
  }
  if (logs.length === 0) {
    sources.problems.set(folder, `${folder}: this folder holds no .eval logs yet`)
  }
}

function stampOf({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }): string {
  return `${size} ${mtimeMs} ${ino}`
}
