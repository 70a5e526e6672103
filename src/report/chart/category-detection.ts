import { categoryTitle } from '../../verdict/index.ts'
import { clip, percent, printable } from '../format.ts'
import { leftOut } from './captions.ts'
import { byCategory } from './category-order.ts'
import type { Chart } from './chart.ts'
import { guardRows, intervalOf, rateOf } from './guard-row.ts'
import { DECORATION, type MarkSamples } from './mark-samples.ts'

const PANEL = 132
const COLUMNS = 4
const CATEGORIES_SHOWN = 24

/** Detection with its uncertainty, one panel per category: small ones prove little. */
export const categoryDetection: Chart = {
  name: 'category-detection',
  title: 'Detection by Category with 95% Intervals',
  draw(comparison, theme) {
    const all = guardRows(comparison).filter((row) => row.detection !== null)
    const rows = all.filter((row) => row.categories.size > 0)
    if (rows.length === 0) return { reason: 'no guard answered malicious samples with a category' }
    const names = [...new Set(rows.flatMap((row) => [...row.categories.keys()]))]
      .sort(byCategory)
      .slice(0, CATEGORIES_SHOWN)
    const panel = (name: string) => {
      const count = Math.max(...rows.map((row) => row.categories.get(name)?.count ?? 0))
      return `${clip(printable(categoryTitle(name)), 16)} (${count})`
    }
    const values = rows.flatMap((row) =>
      names.flatMap((name) => {
        const part = row.categories.get(name)
        if (!part) return []
        const { low, high } = intervalOf(part)
        const value = rateOf(part)!
        const text = `${percent(value)} (${percent(low)} to ${percent(high)})`
        const samples: MarkSamples = { expect: 'BLOCK', category: name }
        return [{ guard: row.label, category: panel(name), value, low, high, text, samples }]
      }),
    )
    const guards = rows.map(({ label }) => label)
    const y = {
      field: 'guard',
      type: 'nominal',
      sort: guards,
      scale: { domain: guards },
      axis: { title: null, ticks: false, domain: false, labelPadding: 8, grid: true },
    }
    const x = (field: string) => ({
      field,
      type: 'quantitative',
      title: null,
      scale: { domain: [0, 1] },
      axis: { values: [0, 0.5, 1], format: '.0%', domain: false, ticks: false },
    })
    return {
      width: 690,
      captions: [
        'Share of malicious samples blocked, with Wilson intervals; the number of samples in brackets.',
        ...leftOut(
          'categories unknown',
          all.filter((row) => row.categories.size === 0),
        ),
      ],
      view: {
        data: { values },
        columns: COLUMNS,
        spacing: { row: 22, column: 34 },
        facet: { field: 'category', type: 'nominal', title: null, sort: names.map(panel) },
        spec: {
          width: PANEL,
          height: Math.max(1, guards.length) * 20,
          layer: [
            {
              mark: {
                type: 'rule',
                strokeWidth: 2,
                color: theme.series[0],
                opacity: 0.6,
                ...DECORATION,
              },
              encoding: { y, x: x('low'), x2: { field: 'high' } },
            },
            {
              mark: { type: 'point', filled: true, size: 46, opacity: 1, color: theme.series[0] },
              encoding: {
                y,
                x: x('value'),
                tooltip: [
                  { field: 'guard', type: 'nominal', title: 'Guard' },
                  { field: 'category', type: 'nominal', title: 'Category' },
                  { field: 'text', type: 'nominal', title: 'Detected' },
                ],
              },
            },
          ],
        },
      },
    }
  },
}
