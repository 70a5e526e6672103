import type { Comparison } from '../../compare/index.ts'
import { categoryTitle } from '../../verdict/index.ts'
import { samplesCaption } from '../chart/captions.ts'
import { byCategory } from '../chart/category-order.ts'
import { guardRows, intervalOf, rateOf } from '../chart/guard-row.ts'
import { NOT_AVAILABLE, percent } from '../format.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** Detection by category, one table per set of samples. */
export function categorySection(parts: readonly Comparison[]): Section {
  const tables = parts.flatMap((part) => categoryTable(part) ?? [])
  return {
    id: 'categories',
    title: 'Categories',
    body:
      tables.length > 0
        ? html`<p class="faint">Share of malicious samples blocked, with 95% Wilson intervals.</p>${tables}`
        : html`<p>No guard answered malicious samples with a category.</p>`,
  }
}

function categoryTable(part: Comparison): Html | null {
  const rows = guardRows(part).filter(({ categories }) => categories.size > 0)
  const names = [...new Set(rows.flatMap(({ categories }) => [...categories.keys()]))].sort(
    byCategory,
  )
  if (names.length === 0) return null
  const size = (name: string) =>
    Math.max(...rows.map(({ categories }) => categories.get(name)?.count ?? 0))
  return html`<h3>${samplesCaption(part)}</h3>${htmlTable(
    [
      'Guard',
      ...names.map((name) => html`${categoryTitle(name)}<br><small>(${size(name)})</small>`),
    ],
    rows.map(({ label, categories }) => [
      label,
      ...names.map((name) => {
        const own = categories.get(name)
        if (!own) return NOT_AVAILABLE
        const { low, high } = intervalOf(own)
        return html`${percent(rateOf(own))}<br><small>${percent(low, 0)} to ${percent(high, 0)}</small>`
      }),
    ]),
  )}`
}
