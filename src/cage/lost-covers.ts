import { type FSWatcher, lstatSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { PathRule } from './cage.ts'
import { identityAt } from './identity.ts'
import { ruleFor, type WantedRule } from './layout.ts'

/** What lies on a file or folder, and goes with it. */
const COVERS: ReadonlySet<PathRule['rule']> = new Set(['nothing', 'empty', 'read-only'])

/**
 * The kernel takes a mount away where somebody outside puts another file in the place of what it lies
 * on: an editor that saves `.env`, `git config`. Nothing can keep it; who watches knows at once.
 * Not in a home, which is shown entry by entry: there the new file is not in the cage at all.
 */
export function watchCovers(
  rules: readonly WantedRule[],
  onLost: (rule: PathRule) => void,
): () => void {
  const folders = new Map<string, Map<string, { rule: PathRule; identity: string | undefined }>>()
  for (const rule of rules) {
    const folder = dirname(rule.path)
    if (rule.by !== 'table' || !COVERS.has(rule.rule)) continue
    if (ruleFor(rules, folder)?.rule === 'listed') continue
    const entries = folders.get(folder) ?? new Map()
    folders.set(folder, entries.set(basename(rule.path), { rule, identity: whichAt(rule.path) }))
  }
  const watchers = [...folders].flatMap(([folder, entries]) => {
    const look = (name: string | null) => {
      const entry = name === null ? undefined : entries.get(name)
      if (!entry) return
      const now = whichAt(entry.rule.path)
      if (now === undefined || now === entry.identity) return
      entries.delete(name!)
      onLost(entry.rule)
    }
    const watcher = startWatching(folder, look)
    return watcher ? [watcher] : []
  })
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}

/** Which file lies there, told apart from one that was given its number when it was gone. */
function whichAt(path: string): string | undefined {
  const identity = identityAt(path)
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return identity && stat && `${identity} ${stat.birthtimeNs}`
}

/** A system may allow few watches, or none: then it is as without. */
function startWatching(folder: string, look: (name: string | null) => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, (_, name) => look(name))
    return watcher.on('error', () => watcher.close())
  } catch {
    return undefined
  }
}
