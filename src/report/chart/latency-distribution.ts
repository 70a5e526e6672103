import { duration } from '../format.ts'
import { DURATION_LABEL } from './axis.ts'
import { BARS_WIDTH, groupedBars } from './bars.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'

/** Mean and 90th percentile of the latency, fastest guard first. */
export const latencyDistribution: Chart = {
  name: 'latency-distribution',
  title: 'Latency Distribution',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const rows = all
      .filter((row) => row.latencyMs !== null)
      .sort((a, b) => a.latencyMs! - b.latencyMs!)
    if (rows.length === 0) return { reason: 'latency unknown for every guard' }
    const bars = rows.flatMap(({ label: guard, latencyMs, latencyP90Ms }) =>
      (
        [
          ['mean', latencyMs],
          ['p90', latencyP90Ms],
        ] as const
      ).flatMap(([series, value]) =>
        value === null ? [] : [{ guard, series, value, text: duration(value) }],
      ),
    )
    return {
      width: BARS_WIDTH,
      captions: [
        'Mean and 90th percentile of the time per command; over several datasets, the mean of theirs.',
        ...leftOut(
          'latency unknown',
          all.filter((row) => row.latencyMs === null),
        ),
      ],
      view: groupedBars(
        {
          guards: rows.map(({ label }) => label),
          series: [
            { name: 'mean', colour: theme.series[0]! },
            { name: 'p90', colour: theme.series[1]! },
          ],
          axis: {
            title: 'Latency per command',
            domain: [0, Math.max(...bars.map(({ value }) => value), 1e-6)],
            labelExpr: `datum.value === 0 ? '0' : (${DURATION_LABEL})`,
          },
        },
        bars,
        theme,
      ),
    }
  },
}
