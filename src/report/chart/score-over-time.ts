import { groupBy, type HistoryPoint } from '../../compare/index.ts'
import { rateAxis } from './axis.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { type GuardRow, guardRows } from './guard-row.ts'
import { spreadApart } from './label-placement.ts'
import { DECORATION } from './mark-samples.ts'
import { LINE_HEIGHT, lineLayer, textLayers } from './pixel-layers.ts'

const PLOT = { width: 600, height: 400 }
const MARGIN = 14
/** More lines than this cannot be followed by eye: the best guards are shown. */
const LINES_SHOWN = 16
/** The intervals of more guards at the same moment would hide each other. */
const INTERVALS_SHOWN = 3

/** The score of guards that were measured more than once. */
export const scoreOverTime: Chart = {
  name: 'score-over-time',
  title: 'Score over Time',
  draw(comparison, theme) {
    const rows = guardRows(comparison)
    const all = rows.flatMap((row) => linesOf(row, comparison.history))
    const lines = all.slice(0, LINES_SHOWN)
    if (lines.length === 0) {
      return { reason: 'needs two or more runs of the same guard on the same samples' }
    }
    const intervals = lines.length <= INTERVALS_SHOWN
    const points = lines.flatMap((line) => line.points)
    const target = comparison.metadata.target_score
    const axis = rateAxis('Score (balanced accuracy)', [
      ...points.map(({ low, score }) => (intervals ? low : score)),
      target,
    ])
    const from = Math.min(...points.map(({ time }) => time))
    const span = Math.max(...points.map(({ time }) => time)) - from || 1
    const edge = (span * MARGIN) / (PLOT.width - 2 * MARGIN)
    const pixelX = (time: number) => MARGIN + ((time - from) / span) * (PLOT.width - 2 * MARGIN)
    const pixelY = (score: number) => (1 - axis.place(score)) * PLOT.height
    const labelY = spreadApart(
      lines.map((line) => pixelY(line.points.at(-1)!.score)),
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
      scale: {
        type: 'utc',
        // As texts: where expressions are interpreted, Vega takes a number for a year.
        domain: [from - edge, from + span + edge].map(toText),
        nice: false,
      },
      axis: { labelOverlap: true, tickCount: 6, grid: false },
    }
    const color = {
      field: 'key',
      type: 'nominal',
      legend: null,
      scale: {
        domain: lines.map(({ key }) => key),
        range: lines.map((_, i) => theme.series[i % theme.series.length]),
      },
    }
    return {
      width: PLOT.width,
      captions: [
        `One point per run${intervals ? ', with its 95% interval' : ''}. Times are UTC.`,
        ...(all.length > lines.length
          ? [`The best ${lines.length} of ${all.length} guards are shown.`]
          : []),
        ...leftOut(
          'measured once',
          rows.filter((row) => row.score !== null && !all.some((line) => line.label === row.label)),
        ),
      ],
      view: {
        ...PLOT,
        data: {
          values: lines.flatMap(({ key, label: guard, points: own }) =>
            own.map((point) => ({ key, guard, moment: momentOf(point.time), ...point })),
          ),
        },
        layer: [
          lineLayer([{ x1: 0, x2: PLOT.width, y1: pixelY(target), y2: pixelY(target) }], {
            color: theme.faint,
            strokeDash: [6, 4],
          }),
          ...(intervals
            ? [
                {
                  mark: { type: 'rule', strokeWidth: 1.5, opacity: 0.45, ...DECORATION },
                  encoding: { x, y: y('low'), y2: { field: 'high' }, color },
                },
              ]
            : []),
          {
            mark: { type: 'line', strokeWidth: 2, ...DECORATION },
            encoding: { x, y: y('score'), color },
          },
          {
            mark: { type: 'point', filled: true, size: 50, opacity: 1 },
            encoding: {
              x,
              y: y('score'),
              color,
              tooltip: [
                { field: 'guard', type: 'nominal', title: 'Guard' },
                { field: 'moment', type: 'nominal', title: 'Time' },
                { field: 'score', type: 'quantitative', title: 'Score', format: '.3f' },
              ],
            },
          },
          lineLayer(
            lines.map(({ key, points: own }, i) => ({
              key,
              x1: pixelX(own.at(-1)!.time),
              y1: pixelY(own.at(-1)!.score),
              x2: PLOT.width + 12,
              y2: labelY[i]!,
            })),
            { strokeWidth: 1, strokeDash: [2, 2] },
            { color },
          ),
          ...textLayers(
            [
              ...lines.map(({ label }, i) => ({ text: label, x: PLOT.width + 14, y: labelY[i]! })),
              { text: `Target Score (${target})`, x: 6, y: pixelY(target) + 3 + LINE_HEIGHT / 2 },
            ].map(({ text, x: left, y: middle }) => ({
              text,
              box: { x: left, y: middle - LINE_HEIGHT / 2, width: 0, height: LINE_HEIGHT },
            })),
            theme.ink,
            theme,
          ),
        ],
      },
    }
  },
}

interface Line {
  key: string
  label: string
  points: { time: number; score: number; low: number; high: number }[]
}

/** One line for each set of samples that a guard answered more than once. */
function linesOf({ name, label }: GuardRow, history: readonly HistoryPoint[]): Line[] {
  const own = history.filter(({ guard }) => guard === name)
  return [...groupBy(own, ({ sample_set }) => sample_set)]
    .map(([set, points]) => ({ key: `${label} ${set}`, label, points: dated(points) }))
    .filter(({ points }) => points.length > 1)
}

/** A run whose date cannot be read has no place in time. */
function dated(points: readonly HistoryPoint[]): Line['points'] {
  return points.flatMap(({ created, aegish_score: score, aegish_score_se: se }) => {
    const time = Date.parse(created)
    return Number.isNaN(time)
      ? []
      : [{ time, score, low: Math.max(0, score - 1.96 * se), high: Math.min(1, score + 1.96 * se) }]
  })
}

/** In UTC, wherever the reader is. */
function momentOf(time: number): string {
  return toText(time).slice(0, 16).replace('T', ' ')
}

/** Beyond this there are no dates, and a log may say anything about its own. */
const LAST_TIME = 8.64e15

function toText(time: number): string {
  return new Date(Math.max(-LAST_TIME, Math.min(LAST_TIME, time))).toISOString()
}
