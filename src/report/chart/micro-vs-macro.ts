import { mean } from '../../score/index.ts'
import { percent } from '../format.ts'
import { TARGETS } from '../targets.ts'
import { BARS_WIDTH, groupedBars } from './bars.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows, rateOf } from './guard-row.ts'

/** Detection over all samples beside the mean over categories, which small ones weigh on as much. */
export const microVsMacro: Chart = {
  name: 'micro-vs-macro',
  title: 'Micro vs Macro Detection',
  draw(comparison, theme) {
    const all = guardRows(comparison).filter((row) => row.detection !== null)
    const rows = all.filter((row) => row.categories.size > 0)
    if (rows.length === 0) return { reason: 'no guard answered malicious samples with a category' }
    const bars = rows.flatMap(({ label: guard, detection, categories }) => {
      const micro = rateOf(detection)!
      const macro = mean([...categories.values()].map((part) => rateOf(part)!))
      return [
        { guard, series: 'micro', value: micro, text: percent(micro) },
        { guard, series: 'macro', value: macro, text: percent(macro) },
      ]
    })
    return {
      width: BARS_WIDTH,
      captions: [
        'Micro: all malicious samples count alike. Macro: all categories count alike.',
        ...leftOut(
          'categories unknown',
          all.filter((row) => row.categories.size === 0),
        ),
      ],
      view: groupedBars(
        {
          guards: rows.map(({ label }) => label),
          series: [
            { name: 'micro', colour: theme.series[0]! },
            { name: 'macro', colour: theme.series[1]! },
          ],
          axis: {
            title: 'Malicious detection rate',
            domain: [0, 1],
            labelExpr: "format(datum.value, '.0%')",
          },
          target: { value: TARGETS.detection, label: `Target Detection (${TARGETS.detection})` },
        },
        bars,
        theme,
      ),
    }
  },
}
