import { printable } from './format.ts'

/** Letters and what stands between them in ordinary names: nothing that Markdown reads. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,;:()+/_-]*$/u

/** What turns into a link by itself: an address, an issue, the hash of a commit. */
const LINKED = /:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b/i

/**
 * Text from a log as Markdown that shows it and does nothing else. What is not plain stands in a
 * code span: only there do `@name`, `#1` and addresses stay what they are, whoever renders it.
 */
export function escapeMarkdown(text: string): string {
  const shown = printable(text.replace(/[\r\n]+/g, ' '))
  return PLAIN.test(shown) && !LINKED.test(shown) ? shown.replaceAll('_', '\\_') : codeSpan(text)
}

/** Text as code, on one line, whatever it holds. */
export function codeSpan(text: string): string {
  const shown = printable(text)
  if (shown.trim() === '') return shown
  const longest = (shown.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  const space = /^[ `]|[ `]$/.test(shown) ? ' ' : ''
  return `${fence}${space}${shown}${space}${fence}`
}

/** Rows as a Markdown table. Cells are expected to be escaped, but for what ends a cell. */
export function markdownTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  // A bar ends its cell unless an odd number of backslashes stands before it.
  const cell = (text: string) =>
    text.replace(/(\\*)\|/g, (bar, slashes) => (slashes.length % 2 === 0 ? `${slashes}\\|` : bar))
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)]
}
