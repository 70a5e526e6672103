import { percent } from '../format.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { inkOnScale } from './colour-scale.ts'
import { guardRows } from './guard-row.ts'
import { textWidth } from './text-width.ts'

/** How often two guards both got a sample right, or both wrong: two alike protect like one. */
export const agreement: Chart = {
  name: 'agreement',
  title: 'Agreement between Guards',
  draw({ significance, ...comparison }, theme) {
    const all = guardRows({ significance, ...comparison })
    const labels = new Map(all.map(({ name, label }) => [name, label]))
    const pairs = significance.flatMap(({ a, b, pairs: count, only_a_correct, only_b_correct }) => {
      const [first, second] = [labels.get(a), labels.get(b)]
      if (first === undefined || second === undefined || count === 0) return []
      const value = 1 - (only_a_correct + only_b_correct) / count
      const text = (value * 100).toFixed(0)
      const about = `${percent(value)} of ${count} samples`
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
    const domain = [Math.min(0.9, Math.floor(lowest * 20) / 20), 1]
    const range = theme.scale.slice(-2)
    const step = names.length > 14 ? 26 : 38
    const position = (field: string, axis: object) => ({
      field,
      type: 'nominal',
      sort: names,
      scale: { domain: names, paddingInner: 0.05 },
      axis: { title: null, ticks: false, domain: false, labelPadding: 8, ...axis },
    })
    const x = position('column', {
      orient: 'top',
      labelAngle: -45,
      labelAlign: 'left',
      labelBaseline: 'middle',
      labelOverlap: false,
    })
    const y = position('row', {})
    const widest = Math.max(...names.map((name) => textWidth(name, 12)))
    return {
      width: Math.max(420, names.length * step + widest),
      captions: [
        'Share of samples, in percent, that both guards got right or both got wrong. Guards that err on the same samples add little to each other.',
        ...leftOut(
          'no samples in common',
          all.filter(({ label }) => !paired.has(label)),
        ),
      ],
      view: {
        width: names.length * step,
        height: names.length * (step - 8),
        data: {
          values: pairs.map((pair) => ({
            ...pair,
            ink: inkOnScale(pair.value, domain, range),
          })),
        },
        layer: [
          {
            mark: { type: 'rect' },
            encoding: {
              x,
              y,
              color: {
                field: 'value',
                type: 'quantitative',
                scale: { domain, range, interpolate: 'rgb', clamp: true },
                legend: {
                  orient: 'bottom',
                  title: 'Agreement',
                  gradientLength: 200,
                  format: '.0%',
                  values: domain,
                  offset: 14,
                },
              },
              tooltip: [
                { field: 'row', type: 'nominal', title: 'Guard' },
                { field: 'column', type: 'nominal', title: 'Other guard' },
                { field: 'about', type: 'nominal', title: 'Agreement' },
              ],
            },
          },
          {
            mark: {
              type: 'text',
              fontSize: names.length > 14 ? 9 : 11,
              color: { expr: 'datum.ink' },
            },
            encoding: { x, y, text: { field: 'text', type: 'nominal' } },
          },
        ],
      },
    }
  },
}
