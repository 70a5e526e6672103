import { bold, dim } from 'ansis'
import { printable, wrap } from './format.ts'
import { table } from './table.ts'

/** A table of guards whose columns are explained below it. */
export interface NotedTable {
  title: string
  /** The first is the guard; the others are figures. */
  heads: readonly string[]
  note: string
}

/** The table for a terminal; nothing where it has no rows. */
export function notedTableLines(
  { title, heads, note }: NotedTable,
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  if (rows.length === 0) return []
  return [
    bold(title),
    ...table(
      heads.map((head, i) => ({ title: head, align: i === 0 ? 'left' : 'right' })),
      rows.map(([name, ...cells]) => [printable(name!), ...cells]),
      { column: 0, width },
    ),
    ...wrap(note, width).map((line) => dim(line)),
    '',
  ]
}
