import { printable } from './format.ts'

/** Text from a log as Markdown that shows it and does nothing else. */
export function escapeMarkdown(text: string): string {
  return printable(text.replace(/[\r\n]+/g, ' '))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_[\]|#!~]/g, '\\$&')
}

/** Rows as a Markdown table. Cells are expected to be escaped. */
export function markdownTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)]
}
