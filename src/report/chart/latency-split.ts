import type { DatasetResult } from '../../compare/index.ts'
import { duration } from '../format.ts'
import { DURATION_LABEL } from './axis.ts'
import { BARS_WIDTH, stack, stackedBars } from './bars.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { TIME_COLOURS } from './theme.ts'

const PARTS = [
  { name: 'model', field: 'model_ms', colour: TIME_COLOURS.model },
  { name: 'back-off', field: 'backoff_ms', colour: TIME_COLOURS.backoff },
  { name: 'queue', field: 'queue_ms', colour: TIME_COLOURS.queue },
  { name: 'waiting, not told apart', field: 'waiting_ms', colour: TIME_COLOURS.waiting },
] as const

/** Where the time per command went: only the model's part says something about the guard. */
export const latencySplit: Chart = {
  name: 'latency-split',
  title: 'Latency: Model, Back-off and Queue',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const timed = all.flatMap((row) => {
      const parts = meanParts(row.datasets)
      return parts ? [{ row, parts, sum: parts.reduce((sum, ms) => sum + ms, 0) }] : []
    })
    if (timed.length === 0) {
      return { reason: 'no log tells how long commands waited (comparison files do not)' }
    }
    timed.sort((a, b) => a.sum - b.sum)
    const used = PARTS.filter((_, i) => timed.some(({ parts }) => parts[i]! > 0))
    return {
      width: BARS_WIDTH,
      captions: [
        'Mean time per command. Waiting in the queue and backing off say nothing about the guard.',
        ...leftOut(
          'times unknown',
          all.filter((row) => !timed.some((each) => each.row === row)),
        ),
      ],
      view: stackedBars(
        {
          guards: timed.map(({ row }) => row.label),
          series: used.map(({ name, colour }) => ({ name, colour })),
          axis: {
            title: 'Mean time per command',
            domain: [0, Math.max(...timed.map(({ sum }) => sum), 1e-6)],
            labelExpr: `datum.value === 0 ? '0' : (${DURATION_LABEL})`,
          },
        },
        timed.flatMap(({ row, parts }) =>
          stack(
            row.label,
            PARTS.map(({ name: series }, i) => ({
              series,
              value: parts[i]!,
              text: duration(parts[i]),
            })),
          ),
        ),
        timed.map(({ row, sum }) => ({ guard: row.label, at: sum, text: duration(sum) })),
        theme,
      ),
    }
  },
}

/** The mean of the datasets' means: the latency that every table shows. */
function meanParts(datasets: readonly DatasetResult[]): number[] | null {
  const known = datasets.flatMap(({ time_spent }) =>
    time_spent && time_spent.count > 0 ? [time_spent] : [],
  )
  if (known.length === 0) return null
  return PARTS.map(({ field }) => known.reduce((sum, time) => sum + time[field], 0) / known.length)
}
