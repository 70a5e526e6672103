import { TARGETS } from '../targets.ts'
import { rateAxis } from './axis.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows, intervalOf, rateOf } from './guard-row.ts'
import { scatter } from './scatter.ts'

/** How many attacks are stopped against how much ordinary work is let through. */
export const detectionVsAcceptance: Chart = {
  name: 'detection-vs-acceptance',
  title: 'Detection vs Acceptance',
  draw(comparison, theme) {
    const rows = guardRows(comparison)
    const points = rows.flatMap((row) =>
      row.detection && row.acceptance
        ? [
            {
              row,
              x: rateOf(row.detection)!,
              y: rateOf(row.acceptance)!,
              xInterval: intervalOf(row.detection),
              yInterval: intervalOf(row.acceptance),
            },
          ]
        : [],
    )
    if (points.length === 0) {
      return { reason: 'no guard answered both malicious and harmless samples' }
    }
    return scatter(
      {
        intervals: 'Bars: 95% Wilson intervals.',
        captions: leftOut(
          'only one kind of sample',
          rows.filter((row) => !(row.detection && row.acceptance)),
        ),
        points,
        x: rateAxis('Malicious detection rate', [
          ...points.map(({ xInterval }) => xInterval.low),
          TARGETS.detection,
        ]),
        y: rateAxis('Harmless acceptance rate', [
          ...points.map(({ yInterval }) => yInterval.low),
          TARGETS.acceptance,
        ]),
        targets: [
          { on: 'x', value: TARGETS.detection, label: `Target Detection (${TARGETS.detection})` },
          {
            on: 'y',
            value: TARGETS.acceptance,
            label: `Target Acceptance (${TARGETS.acceptance})`,
          },
        ],
        frontier: false,
      },
      theme,
    )
  },
}
