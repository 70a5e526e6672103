import { percent } from '../format.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { heatMap } from './heat-map.ts'

/** How often two guards both got a sample right, or both wrong: two alike protect like one. */
export const agreement: Chart = {
  name: 'agreement',
  title: 'Agreement between Guards',
  draw(comparison, theme) {
    const { significance } = comparison
    const all = guardRows(comparison)
    const labels = new Map(all.map(({ name, label }) => [name, label]))
    const pairs = significance.flatMap(({ a, b, pairs: count, only_a_correct, only_b_correct }) => {
      const [first, second] = [labels.get(a), labels.get(b)]
      if (first === undefined || second === undefined || count === 0) return []
      const value = 1 - (only_a_correct + only_b_correct) / count
      const text = (value * 100).toFixed(0)
      const about = `${first}, ${second}: ${percent(value)} of ${count} samples`
      return [
        { row: first, column: second, value, text, about },
        { row: second, column: first, value, text, about },
      ]
    })
    if (pairs.length === 0) return { reason: 'needs the logs of two guards on the same samples' }
    const paired = new Set(pairs.map(({ row }) => row))
    const rows = all.filter(({ label }) => paired.has(label))
    const names = rows.map(({ label }) => label)
    const lowest = Math.min(...pairs.map(({ value }) => value))
    return {
      width: 560,
      captions: [
        'Share of samples, in percent, that both guards got right or both got wrong. Guards that err on the same samples add little to each other.',
        ...leftOut(
          'no samples in common',
          all.filter(({ label }) => !paired.has(label)),
        ),
      ],
      view: heatMap({
        rows: names,
        columns: names,
        cells: pairs,
        legend: 'Agreement',
        domain: [Math.min(0.9, Math.floor(lowest * 20) / 20), 1],
        range: theme.scale.slice(-2),
      }),
    }
  },
}
