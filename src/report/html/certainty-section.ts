import type { Comparison } from '../../compare/index.ts'
import { CERTAINTY, certaintyRows } from '../certainty-text.ts'
import { html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** The guards that say whether they know or how sure they are. */
export function certaintySections(comparison: Comparison): Section[] {
  const rows = certaintyRows(comparison)
  if (rows.length === 0) return []
  return [
    {
      id: 'certainty',
      title: 'Certainty',
      body: html`${htmlTable(CERTAINTY.heads, rows)}<p class="faint">${CERTAINTY.note}.</p>`,
    },
  ]
}
