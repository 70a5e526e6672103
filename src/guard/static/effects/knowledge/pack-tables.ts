import type { KnowledgeTable } from './entry.ts'

const TAB = 9
const NEWLINE = 10

/**
 * One line per program, `name TAB line`, sorted by name so that a line is found by halving. As bytes:
 * a hook looks up three lines, and making a text of all of them would cost it more than that.
 */
export function packTables(tables: KnowledgeTable): Buffer {
  const lines = Object.keys(tables)
    .sort()
    .map((name) => `${name}\t${tables[name]}`)
  return Buffer.from(lines.join('\n'), 'latin1')
}

/** The line of a program in packed tables. */
export function findLine(packed: Buffer, name: string): string | undefined {
  let low = 0
  let high = packed.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = packed.lastIndexOf(NEWLINE, Math.max(middle - 1, 0)) + 1
    const tab = packed.indexOf(TAB, start)
    const found = packed.toString('latin1', start, tab)
    const next = packed.indexOf(NEWLINE, tab)
    const end = next < 0 ? packed.length : next
    if (found === name) return packed.toString('latin1', tab + 1, end)
    if (found < name) low = end + 1
    else high = start
  }
  return undefined
}

/** Every name in packed tables. */
export function namesIn(packed: Buffer): string[] {
  return packed
    .toString('latin1')
    .split('\n')
    .map((line) => line.slice(0, line.indexOf('\t')))
}
