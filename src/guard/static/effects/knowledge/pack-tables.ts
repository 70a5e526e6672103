import type { KnowledgeTable } from './entry.ts'

/** One line per program, `name TAB line`, sorted by name so that a line is found by halving. */
export function packTables(tables: KnowledgeTable): string {
  return Object.keys(tables)
    .sort()
    .map((name) => `${name}\t${tables[name]}`)
    .join('\n')
}

/** The line of a program in packed tables. */
export function findLine(packed: string, name: string): string | undefined {
  let low = 0
  let high = packed.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = packed.lastIndexOf('\n', middle - 1) + 1
    const tab = packed.indexOf('\t', start)
    const found = packed.slice(start, tab)
    if (found === name) {
      const end = packed.indexOf('\n', tab)
      return packed.slice(tab + 1, end < 0 ? packed.length : end)
    }
    if (found < name) {
      const end = packed.indexOf('\n', tab)
      low = end < 0 ? packed.length : end + 1
    } else high = start
  }
  return undefined
}

/** Every name in packed tables. */
export function namesIn(packed: string): string[] {
  return packed.split('\n').map((line) => line.slice(0, line.indexOf('\t')))
}
