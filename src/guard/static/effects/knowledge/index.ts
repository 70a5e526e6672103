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

/** The entry that a name is another one for: `tofu` is `terraform`. */
export function findAlias(name: string): string | undefined {
  const line = findLine(PACKED, name) ?? lineOfAliasTarget(name)
  return line?.startsWith('=') ? readAlias(line).target : undefined
}

/** The subcommands of a program that have an entry, its own and those of what it is the same as. */
export function subcommandsOf(program: string): string[] {
  const start = `${program} `
  const own = allNames()
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
  const target = findAlias(program)
  return target === undefined ? own : [...new Set([...own, ...subcommandsOf(target)])].sort()
}

let all: readonly string[] | undefined

function allNames(): readonly string[] {
  all ??= namesIn(PACKED)
  return all
}

let names: string[] | undefined

/** Every program of the knowledge base, without subcommands. */
export function programNames(): string[] {
  names ??= allNames().filter((name) => !name.includes(' '))
  return names
}
