import { stripVTControlCharacters } from 'node:util'

/** A column of a terminal table. */
export interface Column {
  title: string
  align?: 'left' | 'right'
}

/** Rows as aligned columns with two spaces between them; colours do not count as width. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, i) =>
    Math.max(width(title), ...rows.map((row) => width(row[i] ?? ''))),
  )
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

function width(cell: string): number {
  return stripVTControlCharacters(cell).length
}

function pad(cell: string, size: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, size - width(cell)))
  return align === 'left' ? cell + space : space + cell
}
