import type { KnowledgeTable } from './entry.ts'

/** A program with its subcommands, again under other names: `podman` understands what `docker` does. */
export function sameCommands(
  table: KnowledgeTable,
  program: string,
  ...others: readonly string[]
): KnowledgeTable {
  const copies: Record<string, string> = {}
  for (const key of Object.keys(table)) {
    if (key !== program && !key.startsWith(`${program} `)) continue
    for (const other of others) {
      const copy = other + key.slice(program.length)
      if (Object.hasOwn(table, copy)) throw new Error(`${copy} has a line of its own`)
      copies[copy] = `=${key}`
    }
  }
  return copies
}
