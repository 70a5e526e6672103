import { stripVTControlCharacters } from 'node:util'
import { clipMiddle } from './format.ts'

/** A column of a terminal table. */
export interface Column {
  title: string
  align?: 'left' | 'right'
}

/** No name is cut shorter than this, even where the table then is too wide. */
const SHORTEST = 12

/**
 * Rows as aligned columns with two spaces between them; colours do not count as width. Names in the
 * column that `fit` says are cut in their middle where the table would be wider than `width`.
 */
export function table(
  columns: readonly Column[],
  given: readonly (readonly string[])[],
  fit?: { column: number; width: number },
): string[] {
  const rows = fit ? fitted(columns, given, fit) : given
  const widths = widthsOf(columns, rows)
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => pad(cell, widths[i]!, columns[i]!.align ?? 'left'))
      .join('  ')
      .trimEnd()
  return [
    line(columns.map(({ title }) => title)),
    widths.map((size) => '─'.repeat(size)).join('  '),
    ...rows.map(line),
  ]
}

function fitted(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  fit: { column: number; width: number },
): string[][] {
  const others = widthsOf(columns, rows).filter((_, i) => i !== fit.column)
  const room = fit.width - others.reduce((sum, size) => sum + size + 2, 0)
  return rows.map((row) =>
    row.map((cell, i) => (i === fit.column ? clipMiddle(cell, Math.max(SHORTEST, room)) : cell)),
  )
}

function widthsOf(columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  return columns.map(({ title }, i) =>
    rows.reduce((most, row) => Math.max(most, width(row[i] ?? '')), width(title)),
  )
}

function width(cell: string): number {
  return stripVTControlCharacters(cell).length
}

function pad(cell: string, size: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, size - width(cell)))
  return align === 'left' ? cell + space : space + cell
}
