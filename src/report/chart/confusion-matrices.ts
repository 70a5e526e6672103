import { isCorrect, total } from '../../score/index.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { DECORATION, type MarkSamples } from './mark-samples.ts'
import { OUTCOMES, sumOutcomes } from './outcomes.ts'
import { panelsByGuard, panelsWidth } from './panels.ts'
import { ON_COLOUR } from './theme.ts'

const SIDES = [
  { expected: 'BLOCK', name: 'malicious' },
  { expected: 'ALLOW', name: 'harmless' },
] as const

/** What was expected against what came, in counts. */
export const confusionMatrices: Chart = {
  name: 'confusion-matrices',
  title: 'Confusion Matrices',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const rows = all.flatMap((row) => {
      const sides = SIDES.map(({ expected }) =>
        sumOutcomes(row.datasets.map(({ confusion }) => confusion?.[expected])),
      )
      return sides.some((side) => side !== null) ? [{ row, sides }] : []
    })
    if (rows.length === 0) return { reason: 'counts of outcomes need logs, or a file made of them' }
    const values = rows.flatMap(({ row, sides }) =>
      SIDES.flatMap(({ expected, name: side }, i) => {
        const counts = sides[i]
        if (!counts) return []
        return OUTCOMES.map(({ outcome, name }) => {
          const share = counts[outcome] / total(counts)
          const right = isCorrect(expected, outcome)
          return {
            guard: row.label,
            side,
            outcome: name,
            count: counts[outcome],
            share,
            kind: right ? 'right' : 'wrong',
            // Even one wrong answer in a thousand must be seen.
            samples: { expect: expected, outcome: [outcome] } satisfies MarkSamples,
            strength: counts[outcome] === 0 ? 0 : 0.15 + 0.85 * Math.sqrt(share),
          }
        })
      }),
    )
    const x = {
      field: 'outcome',
      type: 'nominal',
      sort: OUTCOMES.map(({ name }) => name),
      scale: { domain: OUTCOMES.map(({ name }) => name), paddingInner: 0.04 },
      axis: {
        title: null,
        ticks: false,
        domain: false,
        labelAngle: 0,
        labelFontSize: 10,
        labelOverlap: false,
      },
    }
    const y = {
      field: 'side',
      type: 'nominal',
      sort: SIDES.map(({ name }) => name),
      scale: { domain: SIDES.map(({ name }) => name), paddingInner: 0.06 },
      axis: { title: null, ticks: false, domain: false, labelPadding: 6 },
    }
    return {
      width: panelsWidth(rows.length, 262),
      captions: [
        'Rows: what the samples are. Columns: what the guard answered. Darker is a larger share of the row.',
        ...leftOut(
          'no counts of outcomes',
          all.filter((row) => !rows.some((each) => each.row === row)),
        ),
      ],
      view: {
        // Each matrix has its own column names: with many of them the last row is far away.
        resolve: { axis: { x: 'independent' } },
        ...panelsByGuard(
          rows.map(({ row }) => row.label),
          values,
          { row: 22, column: 26 },
          {
            width: 236,
            height: 64,
            layer: [
              {
                mark: { type: 'rect', stroke: theme.grid },
                encoding: {
                  x,
                  y,
                  color: {
                    field: 'kind',
                    type: 'nominal',
                    scale: {
                      domain: ['right', 'wrong'],
                      range: [theme.scale.at(-1), theme.scale[0]],
                    },
                    legend: { orient: 'bottom', title: null, symbolType: 'square', offset: 14 },
                  },
                  fillOpacity: {
                    field: 'strength',
                    type: 'quantitative',
                    scale: { domain: [0, 1], range: [0, 1] },
                    legend: null,
                  },
                  tooltip: [
                    { field: 'guard', type: 'nominal', title: 'Guard' },
                    { field: 'side', type: 'nominal', title: 'Samples' },
                    { field: 'outcome', type: 'nominal', title: 'Outcome' },
                    { field: 'count', type: 'quantitative', title: 'Count' },
                    { field: 'share', type: 'quantitative', title: 'Share', format: '.1%' },
                  ],
                },
              },
              {
                mark: {
                  type: 'text',
                  ...DECORATION,
                  fontSize: 12,
                  color: {
                    expr: `datum.strength > 0.7 ? ${JSON.stringify(ON_COLOUR.light)} : ${JSON.stringify(theme.ink)}`,
                  },
                },
                encoding: { x, y, text: { field: 'count', type: 'quantitative', format: ',' } },
              },
            ],
          },
        ),
      },
    }
  },
}
