import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readAtuin } from './atuin-history.ts'
import { readClaudeCode, readCodex, readGemini } from './sessions.ts'
import { readBash, readFish, readZsh } from './shell-histories.ts'
import type { HistoryName, HistoryReader } from './typed.ts'

/** A file with what was typed, and how it is read. */
export interface HistoryFile {
  history: HistoryName
  path: string
  read: HistoryReader
}

interface Source {
  history: HistoryName
  read: HistoryReader
  /** Files below the home; or a folder below it, and which names in it are meant, at any depth. */
  files?: readonly string[]
  folder?: string
  names?: RegExp
}

const SOURCES: readonly Source[] = [
  { history: 'bash', read: readBash, files: ['.bash_history'] },
  { history: 'zsh', read: readZsh, files: ['.zsh_history', '.zhistory', '.histfile'] },
  { history: 'fish', read: readFish, files: ['.local/share/fish/fish_history'] },
  { history: 'atuin', read: readAtuin, files: ['.local/share/atuin/history.db'] },
  {
    history: 'claude-code',
    read: readClaudeCode,
    folder: '.claude/projects',
    names: /\.jsonl$/,
  },
  {
    history: 'codex',
    read: readCodex,
    folder: '.codex/sessions',
    names: /^rollout-.*\.jsonl$/,
  },
  {
    history: 'gemini',
    read: readGemini,
    folder: '.gemini/tmp',
    names: /^session-.*\.jsonl?$/,
  },
]

const MAX_DEPTH = 6
/** So many conversations of one agent are read, the newest. */
const MAX_FILES = 5000

/** Every history below a home. What is there and cannot be read is told. */
export function findHistories(
  home: string,
  onTrouble: (path: string, why: string) => void,
): HistoryFile[] {
  return SOURCES.flatMap(({ history, read, files = [], folder, names }) => {
    const named = files.map((file) => join(home, file)).filter((path) => isThere(path, onTrouble))
    const found = folder ? filesBelow(join(home, folder), names!, onTrouble) : []
    return [...named, ...found].map((path) => ({ history, path, read }))
  })
}

function isThere(path: string, onTrouble: (path: string, why: string) => void): boolean {
  try {
    lstatSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    // A folder on the way is none, or may not be entered.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') onTrouble(path, codeOf(error))
    return false
  }
  return true
}

function filesBelow(
  folder: string,
  names: RegExp,
  onTrouble: (path: string, why: string) => void,
): string[] {
  const found: { path: string; changed: number }[] = []
  const visit = (at: string, depth: number) => {
    for (const entry of entriesOf(at, onTrouble)) {
      const path = join(at, entry.name)
      // No link is followed: it may lead anywhere, and in a circle.
      if (entry.isDirectory() && depth < MAX_DEPTH) visit(path, depth + 1)
      else if (entry.isFile() && names.test(entry.name))
        found.push({ path, changed: changedAt(path) })
      else if (names.test(entry.name)) onTrouble(path, 'is no ordinary file: left out')
    }
  }
  visit(folder, 0)
  found.sort((a, b) => b.changed - a.changed)
  if (found.length > MAX_FILES)
    onTrouble(
      folder,
      `has ${found.length} conversations, of which the newest ${MAX_FILES} are read`,
    )
  return found.slice(0, MAX_FILES).map(({ path }) => path)
}

function entriesOf(folder: string, onTrouble: (path: string, why: string) => void): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'ENOENT' && code !== 'ENOTDIR') onTrouble(folder, `cannot be read (${code})`)
    return []
  }
}

function changedAt(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
