import { writeOut } from '../format.ts'

/** Text that is markup already. Only this module and the page make it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | null | undefined | readonly Part[]

/** A template whose parts are escaped, unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = texts[0]!
  for (const [i, part] of parts.entries()) markup += render(part) + texts[i + 1]!
  return new Html(markup)
}

function render(part: Part): string {
  if (part == null) return ''
  if (part instanceof Html) return part.markup
  if (Array.isArray(part)) return part.map(render).join('')
  return escapeHtml(String(part))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text from a log as text on a page. What is invisible or turns the direction of writing is shown
 * by its number: a command must look like what it is.
 */
export function escapeHtml(text: string): string {
  return writeOut(
    text.replace(/[&<>"']/g, (char) => ENTITIES[char]!),
    '\n\t',
  )
}

/** From this many columns on, a table is set closer where paper is narrow. */
const DENSE = 16

/** A table with a head; the first column is text, the others are numbers. */
export function htmlTable(
  titles: readonly (string | Html)[],
  rows: readonly (readonly (string | Html)[])[],
  options: { text?: readonly number[] } = {},
): Html {
  const text = options.text ?? [0]
  const cell = (content: string | Html, i: number) =>
    text.includes(i) ? html`<td>${content}</td>` : html`<td class="n">${content}</td>`
  const table = titles.length < DENSE ? html`<table>` : html`<table class="dense">`
  return html`<div class="wide">${table}<thead><tr>${titles.map((title, i) =>
    text.includes(i)
      ? html`<th scope="col">${title}</th>`
      : html`<th scope="col" class="n">${title}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>\n`)}</tbody></table></div>`
}
