import { printable } from './format.ts'

/**
 * Rows as CSV (RFC 4180), for spreadsheets and terminals: a text that would be taken for a formula
 * gets an apostrophe before it, and what would move the cursor or turn text around is written out
 * (`\\u001b`), as everywhere else where people look.
 */
export function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('')
}

/** What spreadsheets begin a formula with, in the full width of East Asian scripts too. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/

function cell(value: string | number | null | undefined): string {
  if (value == null) return ''
  if (typeof value === 'number') return String(value)
  const text = printable(FORMULA.test(value) ? `'${value}` : value)
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
