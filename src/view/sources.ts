import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
  /** A log may be named beside its folder, and a folder in two ways: each is read once. */
  const seen = new Set<string>()
  const add = (map: Map<string, string>, path: string, stamp: string | undefined) => {
    if (stamp === undefined || seen.has(resolve(path))) return
    seen.add(resolve(path))
    map.set(path, stamp)
  }
  for (const path of paths) {
    try {
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat) sources.problems.set(path, `${path}: no such file or folder`)
      else if (!stat.isDirectory()) add(sources.files, path, stampOf(path))
      else {
        const { logs, runs } = lookInto(path)
        for (const log of logs) add(sources.files, log, stampOf(log))
        for (const run of runs) add(sources.runs, run, runStampOf(run))
        if (logs.length + runs.length === 0) {
          sources.problems.set(path, `${path}: this folder holds no .eval logs yet`)
        }
      }
    } catch (error) {
      sources.problems.set(path, `${path}: cannot be read (${(error as Error).message})`)
    }
  }
  return sources
}

function lookInto(folder: string): { logs: string[]; runs: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name)
  return {
    logs: entries
      .filter(({ name }) => name.endsWith('.eval'))
      .map(pathOf)
      .sort(),
    runs: entries
      .filter(({ name }) => name === 'run.json')
      .map(({ parentPath }) => parentPath)
      .sort(),
  }
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
