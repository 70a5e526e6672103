import { type Entry, readAlias, readEntry, withTraits } from './entry.ts'
import { findLine, namesIn } from './pack-tables.ts'
import { PACKED } from './packed.ts'

const entries = new Map<string, Entry>()

/** Names that have no line: they are asked about again and again. */
const undescribed = new Set<string>()
const MOST_UNDESCRIBED = 4096

/** What is known about a program, or about `program subcommand`. Lines are read on first use. */
export function findEntry(name: string): Entry | undefined {
  const known = entries.get(name)
  if (known) return known
  if (undescribed.has(name)) return undefined
  const line = findLine(PACKED, name) ?? lineOfAliasTarget(name)
  if (line === undefined) {
    if (undescribed.size < MOST_UNDESCRIBED) undescribed.add(name)
    return undefined
  }
  const entry = line.startsWith('=') ? findAliasTarget(line) : readEntry(line)
  if (entry) entries.set(name, entry)
  return entry
}

/** `tofu` is `=terraform`: then `tofu plan` is `terraform plan`, unless it has a line of its own. */
function lineOfAliasTarget(name: string): string | undefined {
  const blank = name.indexOf(' ')
  const line = blank < 0 ? undefined : findLine(PACKED, name.slice(0, blank))
  return line?.startsWith('=') ? `=${readAlias(line).target}${name.slice(blank)}` : undefined
}

function findAliasTarget(line: string): Entry | undefined {
  const { target, traits } = readAlias(line)
  const entry = findEntry(target)
  return entry && traits !== '' ? withTraits(entry, traits) : entry
}

let names: string[] | undefined

/** Every program of the knowledge base, without subcommands. */
export function programNames(): string[] {
  names ??= namesIn(PACKED).filter((name) => !name.includes(' '))
  return names
}
