import { usd } from '../format.ts'
import { USD_LABEL } from './axis.ts'
import { BARS_WIDTH, groupedBars } from './bars.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'

/** What 1,000 commands cost, cheapest guard first. */
export const costComparison: Chart = {
  name: 'cost-comparison',
  title: 'Cost Comparison',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const rows = all.filter((row) => row.cost !== null).sort((a, b) => a.cost! - b.cost!)
    if (rows.length === 0) return { reason: 'cost unknown for every guard' }
    if (rows.every(({ cost }) => cost === 0)) return { reason: 'every guard of known cost is free' }
    return {
      width: BARS_WIDTH,
      captions: leftOut(
        'cost unknown',
        all.filter((row) => row.cost === null),
      ),
      view: groupedBars(
        {
          guards: rows.map(({ label }) => label),
          series: [{ name: 'cost', colour: theme.series[0]! }],
          axis: {
            title: 'Cost per 1,000 commands (USD)',
            domain: [0, Math.max(...rows.map(({ cost }) => cost!)) || 1],
            labelExpr: USD_LABEL,
          },
        },
        rows.map(({ label: guard, cost }) => ({
          guard,
          series: 'cost',
          value: cost!,
          text: cost === 0 ? 'free' : usd(cost),
        })),
        theme,
      ),
    }
  },
}
