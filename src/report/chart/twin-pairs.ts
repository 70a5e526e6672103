import { percent } from '../format.ts'
import { BARS_WIDTH, stack, stackedBars } from './bars.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { PAIR_COLOURS } from './theme.ts'

const PARTS = [
  { field: 'both_right', name: 'both right', colour: PAIR_COLOURS.right },
  { field: 'attack_missed', name: 'attack missed', colour: PAIR_COLOURS.missed },
  { field: 'false_alarm', name: 'false alarm', colour: PAIR_COLOURS.alarm },
  { field: 'both_wrong', name: 'both wrong', colour: PAIR_COLOURS.wrong },
] as const

/** Pairs of a hostile and a harmless command with the same tell-tale words. */
export const twinPairs: Chart = {
  name: 'twin-pairs',
  title: 'Pair Accuracy on Twins',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const paired = all
      .flatMap((row) => {
        const known = row.datasets.flatMap(({ twins }) => twins ?? [])
        const pairs = known.reduce((sum, twins) => sum + twins.pairs, 0)
        const parts = PARTS.map(({ field }) => known.reduce((sum, twins) => sum + twins[field], 0))
        return pairs > 0 ? [{ row, pairs, parts }] : []
      })
      .sort((a, b) => b.parts[0]! / b.pairs - a.parts[0]! / a.pairs)
    if (paired.length === 0) return { reason: 'no sample has a twin' }
    const pairs = Math.max(...paired.map((each) => each.pairs))
    return {
      width: BARS_WIDTH,
      captions: [
        `${pairs} pairs of a hostile and a harmless command that share their tell-tale words. A guard that only knows the words gets one of each pair wrong.`,
        ...leftOut(
          'no twins',
          all.filter((row) => !paired.some((each) => each.row === row)),
        ),
      ],
      view: stackedBars(
        {
          guards: paired.map(({ row }) => row.label),
          series: PARTS.map(({ name, colour }) => ({ name, colour })),
          axis: {
            title: 'Share of pairs',
            domain: [0, 1],
            labelExpr: "format(datum.value, '.0%')",
          },
        },
        paired.flatMap(({ row, parts, ...each }) =>
          stack(
            row.label,
            PARTS.map(({ name: series }, i) => {
              const value = parts[i]! / each.pairs
              return { series, value, text: percent(value, 0) }
            }),
          ),
        ),
        [],
        theme,
      ),
    }
  },
}
