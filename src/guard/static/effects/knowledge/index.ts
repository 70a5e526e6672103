import { type Entry, readEntry } from './entry.ts'
import { LINES } from './lines.ts'

const entries = new Map<string, Entry>()

/** What is known about a program, or about `program subcommand`. Lines are read on first use. */
export function findEntry(name: string): Entry | undefined {
  const known = entries.get(name)
  if (known) return known
  const line = LINES.get(name)
  if (line === undefined) return undefined
  const entry = line.startsWith('=') ? findEntry(line.slice(1)) : readEntry(line)
  if (entry) entries.set(name, entry)
  return entry
}

/** Every program of the knowledge base, without subcommands. */
export function programNames(): string[] {
  return [...LINES.keys()].filter((name) => !name.includes(' '))
}
