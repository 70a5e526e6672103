import { type Entry, readAlias, readEntry, withTraits } from './entry.ts'
import type { Facts, ImplicitFile, VariableType } from './facts.ts'
import { findLaterFiles, findRow, findVariable, namesIn, unpackFacts } from './pack-tables.ts'
import { PACKED } from './packed.ts'
import { remembered } from './remembered.ts'

/** What is known about a program, or about `program subcommand`. Lines are read on first use. */
export const findEntry: (name: string) => Entry | undefined = remembered((name) => {
  const line = findRow(PACKED, name)?.line ?? lineOfAliasTarget(name)
  if (line === undefined) return undefined
  return line.startsWith('=') ? findAliasTarget(line) : readEntry(line)
})

/** `tofu` is `=terraform`: then `tofu plan` is `terraform plan`, unless it has a line of its own. */
function lineOfAliasTarget(name: string): string | undefined {
  const blank = name.indexOf(' ')
  const line = blank < 0 ? undefined : findRow(PACKED, name.slice(0, blank))?.line
  return line?.startsWith('=') ? `=${readAlias(line).target}${name.slice(blank)}` : undefined
}

function findAliasTarget(line: string): Entry | undefined {
  const { target, traits } = readAlias(line)
  const entry = findEntry(target)
  return entry && traits !== '' ? withTraits(entry, traits) : entry
}

const NO_FACTS: Facts = {}

/** What is known about a program beside its line; an alias has that of its target, too. */
export const findFacts: (name: string) => Facts = remembered(readFacts)

function readFacts(name: string): Facts {
  const row = findRow(PACKED, name)
  const own = row?.facts === undefined ? NO_FACTS : unpackFacts<Facts>(row.facts)
  const line = row?.line ?? lineOfAliasTarget(name)
  if (!line?.startsWith('=')) return own
  const inherited = findFacts(readAlias(line).target)
  if (own === NO_FACTS) return inherited
  const both: Record<string, unknown> = { ...inherited, ...own }
  for (const key of Object.keys(inherited) as (keyof Facts)[]) {
    const [mine, theirs] = [own[key], inherited[key]]
    if (Array.isArray(mine)) both[key] = [mine, theirs].flat()
    else if (mine !== undefined) both[key] = { ...theirs, ...mine }
  }
  return both
}

/** What a variable means to the programs that obey it. */
export const findVariableType: (name: string) => VariableType | undefined = remembered(
  (name) => findVariable(PACKED, name) as VariableType | undefined,
)

let laterFiles: readonly ImplicitFile[] | undefined

/** Files that some program obeys some day: they are judged when they are written. */
export function filesJudgedWhenWritten(): readonly ImplicitFile[] {
  laterFiles ??= unpackFacts<ImplicitFile[]>(findLaterFiles(PACKED))
  return laterFiles
}

/** The entry that a name is another one for: `tofu` is `terraform`. */
export function findAlias(name: string): string | undefined {
  const line = findRow(PACKED, name)?.line ?? lineOfAliasTarget(name)
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
