import { type Entry, readEntry } from './entry.ts'
import { findLine, namesIn } from './pack-tables.ts'
import { PACKED } from './packed.ts'

const entries = new Map<string, Entry>()

/** What is known about a program, or about `program subcommand`. Lines are read on first use. */
export function findEntry(name: string): Entry | undefined {
  const known = entries.get(name)
  if (known) return known
  const line = findLine(PACKED, name)
  if (line === undefined) return undefined
  const entry = line.startsWith('=') ? findEntry(line.slice(1)) : readEntry(line)
  if (entry) entries.set(name, entry)
  return entry
}

let names: string[] | undefined

/** Every program of the knowledge base, without subcommands. */
export function programNames(): string[] {
  names ??= namesIn(PACKED).filter((name) => !name.includes(' '))
  return names
}
