import { TARGETS } from '../targets.ts'
import { DURATION_LABEL, logAxis, rateAxis, USD_LABEL } from './axis.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { type GuardRow, guardRows, intervalOf, rateOf } from './guard-row.ts'
import { scatter } from './scatter.ts'

const AMOUNTS = {
  cost: {
    title: 'Cost per 1,000 commands (USD)',
    of: (row: GuardRow) => row.cost,
    unknown: 'cost unknown',
    nothing: 'every guard of known cost is free',
    axis: { zero: 'free', labelExpr: USD_LABEL },
  },
  latency: {
    title: 'Mean latency per command',
    of: (row: GuardRow) => row.latencyMs,
    unknown: 'latency unknown',
    nothing: 'no guard took any measurable time',
    axis: { zero: '0', labelExpr: DURATION_LABEL },
  },
} as const

const RATES = {
  score: {
    title: 'Score (balanced accuracy)',
    of: (row: GuardRow) => row.score,
    interval: (row: GuardRow) => row.scoreInterval,
    needs: 'a score needs malicious and harmless samples',
  },
  detection: {
    title: 'Malicious detection rate',
    of: (row: GuardRow) => rateOf(row.detection),
    interval: (row: GuardRow) => row.detection && intervalOf(row.detection),
    needs: 'no guard answered malicious samples',
  },
} as const

/** What a guard takes against how good it is: cheap and good is up and to the left. */
export function amountVsRate(
  amountName: keyof typeof AMOUNTS,
  rateName: keyof typeof RATES,
): Chart['draw'] {
  const amount = AMOUNTS[amountName]
  const rate = RATES[rateName]
  return (comparison, theme) => {
    const rated = guardRows(comparison).filter((row) => rate.of(row) !== null)
    if (rated.length === 0) return { reason: rate.needs }
    const points = rated.flatMap((row) => {
      const x = amount.of(row)
      return x === null ? [] : [{ row, x, y: rate.of(row)!, yInterval: rate.interval(row) }]
    })
    if (points.length === 0) return { reason: `${amount.unknown} for every guard` }
    if (points.every(({ x }) => x === 0)) return { reason: amount.nothing }
    const target =
      rateName === 'score'
        ? { value: comparison.metadata.target_score, name: 'Target Score' }
        : { value: TARGETS.detection, name: 'Target Detection' }
    return scatter(
      {
        intervals: 'Bars: 95% intervals.',
        captions: leftOut(
          amount.unknown,
          rated.filter((row) => amount.of(row) === null),
        ),
        points,
        x: logAxis(
          amount.title,
          points.map(({ x }) => x),
          amount.axis,
        ),
        y: rateAxis(rate.title, [
          ...points.map(({ y, yInterval }) => yInterval?.low ?? y),
          target.value,
        ]),
        targets: [{ on: 'y', value: target.value, label: `${target.name} (${target.value})` }],
        frontier: true,
      },
      theme,
    )
  }
}
