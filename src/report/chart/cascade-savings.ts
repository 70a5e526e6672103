import type { DatasetResult } from '../../compare/index.ts'
import { clipMiddle, percent, printable, usd } from '../format.ts'
import { USD_LABEL } from './axis.ts'
import { BARS_WIDTH, groupedBars } from './bars.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'

interface Stage {
  guard: string
  asked: number
  decided: number
  cost: number | null
}

/** What a cascade costs against its last stage alone, which it spares the clear cases. */
export const cascadeSavings: Chart = {
  name: 'cascade-savings',
  title: 'Cost Saved by a Cascade',
  draw(comparison, theme) {
    const cascades = guardRows(comparison).flatMap((row) => {
      const stages = poolStages(row.datasets)
      return stages.length > 0 ? [{ row, stages, costs: costsOf(stages) }] : []
    })
    if (cascades.length === 0) return { reason: 'no guard is a cascade' }
    const priced = cascades.flatMap(({ costs, ...each }) => (costs ? [{ ...each, costs }] : []))
    if (priced.length > 0 && priced.every(({ costs }) => costs.alone === 0)) {
      return { reason: 'the last stage of the cascade is free: there is nothing to save' }
    }
    if (priced.length === 0) {
      return {
        reason: 'the cost of the cascade’s stages is unknown, or its last one was never asked',
      }
    }
    return {
      width: BARS_WIDTH,
      captions: [
        'Alone: the price if the last stage had been asked about every command, from what it took where it was.',
        ...priced.map(({ row, stages, costs }) => {
          const first = stages[0]!
          const name = clipMiddle(printable(first.guard), 30)
          const saved =
            costs.alone > 0 ? `, ${percent(1 - costs.spent / costs.alone, 0)} saved` : ''
          return `${row.label}: ${name} decided ${percent(first.decided / costs.commands, 0)}${saved}.`
        }),
        ...leftOut(
          'cost unknown',
          cascades.filter(({ costs }) => !costs).map(({ row }) => row),
        ),
      ],
      view: groupedBars(
        {
          guards: priced.map(({ row }) => row.label),
          series: [
            { name: 'cascade', colour: theme.series[0]! },
            { name: 'last stage alone', colour: theme.series[1]! },
          ],
          axis: {
            title: 'Cost per 1,000 commands (USD)',
            domain: [
              0,
              Math.max(...priced.map(({ costs }) => Math.max(costs.alone, costs.spent))) || 1,
            ],
            labelExpr: USD_LABEL,
          },
        },
        priced.flatMap(({ row, costs }) => [
          { guard: row.label, series: 'cascade', value: costs.spent, text: usd(costs.spent) },
          {
            guard: row.label,
            series: 'last stage alone',
            value: costs.alone,
            text: usd(costs.alone),
          },
        ]),
        theme,
      ),
    }
  },
}

function poolStages(datasets: readonly DatasetResult[]): Stage[] {
  const stages = new Map<string, Stage>()
  for (const { guard, asked, decided, cost } of datasets.flatMap(({ cascade }) => cascade ?? [])) {
    const sum = stages.get(guard) ?? { guard, asked: 0, decided: 0, cost: 0 }
    stages.set(guard, {
      guard,
      asked: sum.asked + asked,
      decided: sum.decided + decided,
      cost: sum.cost === null || cost === null ? null : sum.cost + cost,
    })
  }
  return [...stages.values()]
}

/** USD per 1,000 commands; null where a price is unknown or the last stage was never asked. */
function costsOf(stages: readonly Stage[]) {
  const last = stages.at(-1)!
  const commands = stages.reduce((sum, { decided }) => sum + decided, 0)
  if (stages.length < 2 || last.asked === 0 || commands === 0) return null
  let spent = 0
  for (const { cost } of stages) {
    if (cost === null) return null
    spent += cost
  }
  return {
    commands,
    spent: (spent / commands) * 1000,
    alone: (last.cost! / last.asked) * 1000,
  }
}
