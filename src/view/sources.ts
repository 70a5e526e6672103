import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAtWork } from '../run/index.ts'

/** What the paths name at this moment. */
export interface Sources {
  /** Logs and comparison files, each with a stamp that changes when its content does. */
  files: Map<string, string>
  /** Folders of runs, with a stamp of their journals. */
  runs: Map<string, string>
  /** Paths that name nothing to show, and why. */
  problems: Map<string, string>
}

/** Looks at the paths: files as they are, folders for the logs and runs below them. */
export function findSources(paths: readonly string[]): Sources {
  const sources: Sources = { files: new Map(), runs: new Map(), problems: new Map() }
  for (const path of paths) {
    try {
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat) sources.problems.set(path, `${path}: no such file or folder`)
      else if (!stat.isDirectory()) sources.files.set(path, stampOf(path) ?? '')
      else addFolder(sources, path)
    } catch (error) {
      sources.problems.set(path, `${path}: cannot be read (${(error as Error).message})`)
    }
  }
  return sources
}

function addFolder({ files, runs, problems }: Sources, folder: string): void {
  const before = files.size + runs.size
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort(byPath)) {
    const path = join(entry.parentPath, entry.name)
    const isLog = entry.isFile() && entry.name.endsWith('.eval')
    const isRun = entry.isFile() && entry.name === 'run.json'
    if (isLog) add(files, path, stampOf(path))
    if (isRun) add(runs, entry.parentPath, runStampOf(entry.parentPath))
  }
  if (files.size + runs.size === before) {
    problems.set(folder, `${folder}: this folder holds no .eval logs yet`)
  }
}

function byPath(a: Dirent, b: Dirent): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1
}

function add(map: Map<string, string>, path: string, stamp: string | undefined): void {
  if (stamp !== undefined) map.set(path, stamp)
}

/** That the process at work has ended shows in no file. */
function runStampOf(folder: string): string | undefined {
  const stamp = stampOf(join(folder, 'samples.jsonl'))
  return stamp && `${stamp} ${isAtWork(folder)}`
}

/** Undefined for a file that is not there, or no longer. */
function stampOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && `${stat.size} ${stat.mtimeMs} ${stat.ino}`
}
