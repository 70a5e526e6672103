import { calibrationOf, poolConfidences } from '../../score/index.ts'
import { percent } from '../format.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { DECORATION } from './mark-samples.ts'
import { panelsByGuard, panelsWidth } from './panels.ts'

const SIDE = 190

/** Stated confidence against how often it was right. */
export const reliability: Chart = {
  name: 'reliability',
  title: 'Reliability of Stated Confidence',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const rows = all.flatMap((row) => {
      const stated = poolConfidences(row.datasets.map((each) => each.stated_confidences))
      const calibration = calibrationOf(stated)
      return calibration ? [{ row, calibration }] : []
    })
    if (rows.length === 0) return { reason: 'no guard states a confidence' }
    const titles = rows.map(
      ({ row, calibration }) =>
        `${row.label} (ECE ${percent(calibration.expected_calibration_error)})`,
    )
    const values = rows.flatMap(({ calibration }, i) =>
      calibration.bins.map(({ confidence, correct, count }) => ({
        guard: titles[i],
        confidence,
        right: correct / count,
        count,
        share: count / calibration.count,
      })),
    )
    const axis = { tickCount: 5, format: '.1f', grid: true }
    // Marks at the edge stay inside of their panel, or its title would move.
    const scale = { domain: [0, 1], nice: false, padding: 11 }
    const x = { field: 'confidence', type: 'quantitative', title: 'Stated confidence', scale, axis }
    const y = { field: 'right', type: 'quantitative', title: 'Share right', scale, axis }
    return {
      width: panelsWidth(rows.length, 220),
      captions: [
        'On the dashed line a guard keeps its word, below it is too sure. Up to ten groups of equal size; larger marks stand for more verdicts. ECE: expected calibration error.',
        ...leftOut(
          'no confidence stated',
          all.filter((row) => !rows.some((each) => each.row === row)),
        ),
      ],
      view: panelsByGuard(
        titles,
        values,
        { row: 26, column: 30 },
        {
          width: SIDE,
          height: SIDE,
          layer: [
            {
              data: { values: [{ from: 0, to: 1 }] },
              mark: { type: 'rule', color: theme.faint, strokeDash: [6, 4], ...DECORATION },
              encoding: {
                x: { field: 'from', type: 'quantitative', scale },
                x2: { field: 'to' },
                y: { field: 'from', type: 'quantitative', scale },
                y2: { field: 'to' },
              },
            },
            {
              mark: { type: 'rule', color: theme.series[0], opacity: 0.5, ...DECORATION },
              encoding: { x, y, y2: { field: 'confidence' } },
            },
            {
              mark: { type: 'point', filled: true, opacity: 1, color: theme.series[0] },
              encoding: {
                x,
                y,
                size: {
                  field: 'share',
                  type: 'quantitative',
                  scale: { domain: [0, 1], range: [30, 320] },
                  legend: null,
                },
                tooltip: [
                  { field: 'guard', type: 'nominal', title: 'Guard' },
                  { field: 'confidence', type: 'quantitative', title: 'Says', format: '.1%' },
                  { field: 'right', type: 'quantitative', title: 'Is right', format: '.1%' },
                  { field: 'count', type: 'quantitative', title: 'Verdicts' },
                ],
              },
            },
          ],
        },
      ),
    }
  },
}
