import { groupBy, type HistoryPoint } from '../../compare/index.ts'
import { rateAxis } from './axis.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { guardRows } from './guard-row.ts'
import { spreadApart } from './label-placement.ts'
import { LINE_HEIGHT, textLayers } from './pixel-layers.ts'
import { textWidth } from './text-width.ts'

const PLOT = { width: 680, height: 400 }

/** The score of guards that were measured more than once. */
export const scoreOverTime: Chart = {
  name: 'score-over-time',
  title: 'Score over Time',
  draw(comparison, theme) {
    const all = guardRows(comparison)
    const labels = new Map(all.map(({ name, label }) => [name, label]))
    const series = [
      ...groupBy(comparison.history, ({ guard, sample_set }) => `${sample_set}\n${guard}`),
    ]
      .map(([key, points]) => ({ key, label: labels.get(points[0]!.guard), points: dated(points) }))
      .filter(({ label, points }) => label !== undefined && points.length > 1)
    if (series.length === 0) {
      return { reason: 'needs two or more runs of the same guard on the same samples' }
    }
    const repeated = new Set(series.map(({ label }) => label))
    const target = comparison.metadata.target_score
    const lows = series.flatMap(({ points }) => points.map(({ low }) => low))
    const axis = rateAxis('Score (balanced accuracy)', [...lows, target])
    const place = (value: number) => (1 - axis.place(value)) * PLOT.height
    const ends = spreadApart(
      series.map(({ points }) => place(points.at(-1)!.score)),
      LINE_HEIGHT,
      PLOT.height,
    )
    const y = (field: string) => ({
      field,
      type: 'quantitative',
      title: axis.title,
      scale: { domain: axis.domain, nice: false, zero: false },
      axis: { values: axis.values, labelExpr: axis.labelExpr },
    })
    const x = {
      field: 'time',
      type: 'temporal',
      title: null,
      scale: { type: 'utc' },
      axis: { labelOverlap: true, tickCount: 6, grid: false },
    }
    const color = {
      field: 'key',
      type: 'nominal',
      legend: null,
      scale: {
        domain: series.map(({ key }) => key),
        range: series.map((_, i) => theme.series[i % theme.series.length]),
      },
    }
    const label = `Target Score (${target})`
    return {
      width: PLOT.width,
      captions: [
        'One point per run, with its 95% interval. Times are UTC.',
        ...leftOut(
          'measured once',
          all.filter((row) => row.score !== null && !repeated.has(row.label)),
        ),
      ],
      view: {
        ...PLOT,
        data: {
          values: series.flatMap(({ key, label: guard, points }) =>
            points.map((point) => ({ key, guard, ...point })),
          ),
        },
        layer: [
          {
            data: { values: [{ target }] },
            mark: { type: 'rule', color: theme.faint, strokeDash: [6, 4] },
            encoding: { y: y('target') },
          },
          {
            mark: { type: 'rule', strokeWidth: 1.5, opacity: 0.45 },
            encoding: { x, y: y('low'), y2: { field: 'high' }, color },
          },
          { mark: { type: 'line', strokeWidth: 2 }, encoding: { x, y: y('score'), color } },
          {
            mark: { type: 'point', filled: true, size: 50, opacity: 1 },
            encoding: {
              x,
              y: y('score'),
              color,
              tooltip: [
                { field: 'guard', type: 'nominal', title: 'Guard' },
                { field: 'time', type: 'temporal', title: 'Time', format: '%Y-%m-%d %H:%M' },
                { field: 'score', type: 'quantitative', title: 'Score', format: '.3f' },
              ],
            },
          },
          ...textLayers(
            [
              ...series.map(({ label: text }, i) => ({
                text: text!,
                box: {
                  x: PLOT.width + 10,
                  y: ends[i]! - LINE_HEIGHT / 2,
                  width: 0,
                  height: LINE_HEIGHT,
                },
              })),
              {
                text: label,
                box: {
                  x: 4,
                  y: place(target) + 3,
                  width: textWidth(label, 12),
                  height: LINE_HEIGHT,
                },
              },
            ],
            theme.ink,
            theme,
          ),
        ],
      },
    }
  },
}

/** A run whose date cannot be read has no place in time. */
function dated(points: readonly HistoryPoint[]) {
  return points.flatMap(({ created, aegish_score: score, aegish_score_se: se }) => {
    const time = Date.parse(created)
    if (Number.isNaN(time)) return []
    return [
      {
        time,
        score,
        low: Math.max(0, score - 1.96 * se),
        high: Math.min(1, score + 1.96 * se),
      },
    ]
  })
}
