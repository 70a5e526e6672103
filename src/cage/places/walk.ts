import { type Dirent, readdirSync } from 'node:fs'

/** An entry of a folder, as its folder lists it: a link is a link. A pipe is as good as a socket. */
export interface Entry {
  path: string
  name: string
  kind: 'folder' | 'file' | 'link' | 'socket' | 'other'
}

/** Packages and stores of others, in thousands of files, and never where somebody keeps a secret. */
const NOT_ENTERED: ReadonlySet<string> = new Set([
  ...['node_modules', '.git', '.hg', '.svn', 'site-packages', 'dist-packages', '__pycache__'],
  ...['.rustup', 'proc', 'lost+found', '.snapshots', '.Trash'],
])

export interface Walk {
  /** How many folders are looked into, the nearest first. */
  folders: number
  /** Whether to look into a folder; asked for every entry. */
  enter(entry: Entry): boolean
  /** Whether a folder is one thing, by the names in it: then its entries are not looked at. */
  isWhole?(folder: string, names: ReadonlySet<string>): boolean
}

/** Looks through a folder, level by level; gives the folders that there was no time for. */
export function walk(root: string, { folders, enter, isWhole }: Walk): { notSeen: string[] } {
  let level = [root]
  let left = folders
  while (level.length > 0) {
    const next: string[] = []
    for (const [i, folder] of level.entries()) {
      if (left-- <= 0) return { notSeen: [...level.slice(i), ...next] }
      const entries = entriesOf(folder)
      if (isWhole?.(folder, new Set(entries.map(({ name }) => name)))) continue
      for (const entry of entries) {
        const path = folder === '/' ? `/${entry.name}` : `${folder}/${entry.name}`
        const kind = kindOf(entry)
        const wanted = enter({ path, name: entry.name, kind })
        if (wanted && kind === 'folder' && !NOT_ENTERED.has(entry.name)) next.push(path)
      }
    }
    level = next
  }
  return { notSeen: [] }
}

/** What cannot be listed cannot be read in the cage either. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

export function kindOf(entry: Dirent): Entry['kind'] {
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (entry.isSymbolicLink()) return 'link'
  return entry.isSocket() || entry.isFIFO() ? 'socket' : 'other'
}
