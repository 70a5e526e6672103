import { type OutcomeCounts, total } from '../../score/index.ts'
import { categoryTitle } from '../../verdict/index.ts'
import { clip } from '../format.ts'
import { leftOut } from './captions.ts'
import { byCategory } from './category-order.ts'
import type { Chart } from './chart.ts'
import { type GuardRow, guardRows } from './guard-row.ts'
import type { MarkSamples } from './mark-samples.ts'
import { OUTCOMES, sumOutcomes } from './outcomes.ts'
import { panelsByGuard, panelsWidth } from './panels.ts'
import { vegaLabel } from './vega-label.ts'

const BAR = 15
const CATEGORIES_SHOWN = 24
const HARMLESS = 'harmless samples'

/** What each guard said to each kind of command: blocked, warned, allowed, or nothing usable. */
export const categoryVerdicts: Chart = {
  name: 'category-verdicts',
  title: 'Verdicts by Category',
  draw(comparison) {
    const all = guardRows(comparison)
    const rows = all
      .map((row) => ({ row, kinds: outcomesByKind(row) }))
      .filter(({ kinds }) => kinds.size > 0)
    if (rows.length === 0)
      return { reason: 'outcomes by category need logs, or a file made of them' }
    const kinds = [...new Set(rows.flatMap((each) => [...each.kinds.keys()]))]
      .sort((a, b) => Number(a === HARMLESS) - Number(b === HARMLESS) || byCategory(a, b))
      .slice(0, CATEGORIES_SHOWN)
    const values = rows.flatMap(({ row, kinds: own }) =>
      kinds.flatMap((kind) => {
        const counts = own.get(kind)
        return counts ? segments(counts, { guard: row.label, kind: titleOf(kind) }, kind) : []
      }),
    )
    return {
      width: panelsWidth(rows.length, 254),
      captions: [
        'Only BLOCK stops a command: WARN and ALLOW on a malicious one are misses, BLOCK on a harmless one is a false alarm.',
        ...leftOut(
          'no outcomes by category',
          all.filter((row) => !rows.some((each) => each.row === row)),
        ),
      ],
      view: panelsByGuard(
        rows.map(({ row }) => row.label),
        values,
        { row: 20, column: 44 },
        {
          width: 210,
          height: kinds.length * (BAR + 3),
          mark: { type: 'bar' },
          encoding: {
            y: {
              field: 'kind',
              type: 'nominal',
              sort: kinds.map(titleOf),
              scale: { domain: kinds.map(titleOf), paddingInner: 0.2 },
              axis: { title: null, ticks: false, domain: false, labelPadding: 6 },
            },
            x: {
              field: 'start',
              type: 'quantitative',
              title: null,
              scale: { domain: [0, 1] },
              axis: { values: [0, 0.5, 1], format: '.0%', domain: false, ticks: false },
            },
            x2: { field: 'end' },
            color: {
              field: 'outcome',
              type: 'nominal',
              scale: {
                domain: OUTCOMES.map(({ name }) => name),
                range: OUTCOMES.map(({ colour }) => colour),
              },
              legend: { orient: 'bottom', title: null, symbolType: 'square', offset: 14 },
            },
            tooltip: [
              { field: 'guard', type: 'nominal', title: 'Guard' },
              { field: 'kind', type: 'nominal', title: 'Samples' },
              { field: 'outcome', type: 'nominal', title: 'Outcome' },
              { field: 'count', type: 'quantitative', title: 'Count' },
            ],
          },
        },
      ),
    }
  },
}

/** Outcomes by category, and of the harmless samples as one more kind. */
function outcomesByKind({ datasets }: GuardRow): Map<string, OutcomeCounts> {
  const kinds = new Map<string, OutcomeCounts>()
  for (const { per_category_outcomes, confusion } of datasets) {
    const own = [...Object.entries(per_category_outcomes ?? {})]
    if (confusion) own.push([HARMLESS, confusion.ALLOW])
    for (const [kind, counts] of own) {
      const sum = sumOutcomes([kinds.get(kind), counts])
      if (sum) kinds.set(kind, sum)
    }
  }
  return kinds
}

function segments(counts: OutcomeCounts, about: { guard: string; kind: string }, kind: string) {
  const side: MarkSamples =
    kind === HARMLESS ? { expect: 'ALLOW' } : { expect: 'BLOCK', category: kind }
  const all = total(counts)
  let sum = 0
  return OUTCOMES.flatMap(({ outcome, name }) => {
    const start = sum / all
    sum += counts[outcome]
    return counts[outcome] > 0
      ? [
          {
            ...about,
            outcome: name,
            start,
            end: sum / all,
            count: counts[outcome],
            samples: { ...side, outcome: [outcome] } satisfies MarkSamples,
          },
        ]
      : []
  })
}

function titleOf(kind: string): string {
  return kind === HARMLESS ? '(harmless)' : vegaLabel(categoryTitle(kind), (text) => clip(text, 24))
}
