import type { Comparison } from '../../compare/index.ts'
import type { Interval } from '../../score/index.ts'
import {
  clip,
  duration,
  NOT_AVAILABLE,
  printable,
  rankText,
  rateWithInterval,
  usd,
} from '../format.ts'
import { shortNames } from '../short-names.ts'
import { TARGETS } from '../targets.ts'
import { tunedNotes } from '../tuned.ts'
import { rateAxis } from './axis.ts'
import { leftOut } from './captions.ts'
import type { Chart } from './chart.ts'
import { type GuardRow, guardRows, intervalOf, type Part, rateOf } from './guard-row.ts'
import { DECORATION } from './mark-samples.ts'
import { LABEL_SIZE, lineLayer, PIXEL } from './pixel-layers.ts'
import { textWidth } from './text-width.ts'
import type { Theme } from './theme.ts'

const ROW = 25
const GAP = 22
const FOREST = 190

interface Column {
  title: string
  align: 'left' | 'right'
  text(row: GuardRow, rank: string): string
}

/** The table of the comparison as a picture, with the intervals of the scores drawn beside it. */
export const rankingTable: Chart = {
  name: 'ranking-table',
  title: 'Ranking',
  draw(comparison, theme) {
    const rows = guardRows(comparison)
    if (rows.length === 0) return { reason: 'no guard has results' }
    const ranks = ranksOf(comparison)
    const columns = columnsOf(comparison)
    const cells = rows.map((row) => columns.map(({ text }) => text(row, ranks.get(row.name) ?? '')))
    const places = placeColumns(columns, cells)
    const tableWidth = places.width + GAP
    const scored = rows.some(({ score }) => score !== null)
    const width = tableWidth + (scored ? FOREST : 0)
    const height = (rows.length + 1) * ROW
    const middle = (i: number) => i * ROW + ROW / 2
    const texts = [columns.map(({ title }) => title), ...cells].flatMap((row, i) =>
      row.map((text, c) => ({
        text,
        x: places.x[c],
        y: middle(i),
        align: columns[c]!.align,
        weight: i === 0 || columns[c]!.title === 'Score' ? 'bold' : 'normal',
      })),
    )
    const failed = Object.entries(comparison.results)
      .filter(([, { status }]) => status === 'error')
      .map(([name]) => ({ label: printable(shortNames([name]).get(name)!) }))
    const open = comparison.ranking.some(
      ({ rank_range: range }) => range && range.best !== range.worst,
    )
    return {
      width,
      captions: [
        `* target met (score ${comparison.metadata.target_score}, rates ${TARGETS.detection}). In brackets: Wilson’s 95% interval. ± is 1.96 standard errors. Dashed: Target Score (${comparison.metadata.target_score}).${open ? ' Rank (from–to): 95% of the resamples.' : ''}`,
        ...tunedNotes(comparison.results).map((note) => `${clip(printable(note), 160)}.`),
        ...leftOut('failed', failed),
      ],
      view: {
        width,
        height,
        layer: [
          lineLayer(
            rows.map((_, i) => ({ x1: 0, x2: width, y1: (i + 1) * ROW, y2: (i + 1) * ROW })),
            { color: theme.grid },
          ),
          ...(['left', 'right'] as const).flatMap((align) =>
            (['normal', 'bold'] as const).map((weight) => ({
              data: { values: texts.filter((t) => t.align === align && t.weight === weight) },
              mark: {
                type: 'text',
                align,
                baseline: 'middle',
                fontWeight: weight,
                fontSize: LABEL_SIZE,
                color: theme.ink,
                ...DECORATION,
              },
              encoding: {
                x: { field: 'x', ...PIXEL },
                y: { field: 'y', ...PIXEL },
                text: { field: 'text', type: 'nominal' },
              },
            })),
          ),
          ...(scored ? forest(comparison, rows, tableWidth, height, theme) : []),
          rowMarks(rows, cells, columns, width),
        ],
      },
    }
  },
}

/** What can be pointed at: each row as a whole, which says what stands in it. */
function rowMarks(
  rows: readonly GuardRow[],
  cells: readonly (readonly string[])[],
  columns: readonly Column[],
  width: number,
) {
  return {
    data: {
      values: rows.map(({ label }, i) => ({
        guard: label,
        about: columns.map(({ title }, c) => `${title} ${cells[i]![c]}`).join(', '),
        x1: 0,
        x2: width,
        y1: (i + 1) * ROW,
        y2: (i + 2) * ROW,
      })),
    },
    mark: { type: 'rect', opacity: 0 },
    encoding: {
      x: { field: 'x1', ...PIXEL },
      x2: { field: 'x2' },
      y: { field: 'y1', ...PIXEL },
      y2: { field: 'y2' },
      tooltip: { field: 'about', type: 'nominal' },
      description: { field: 'about', type: 'nominal' },
    },
  }
}

function columnsOf({ metadata }: Comparison): Column[] {
  const star = (met: boolean) => (met ? '*' : '')
  const rate = (part: Part | null, target: number) => {
    const value = rateOf(part)
    if (value === null) return NOT_AVAILABLE
    return `${rateWithInterval(value, intervalOf(part!))}${star(value >= target)}`
  }
  return [
    { title: 'Rank', align: 'right', text: (_, rank) => rank },
    { title: 'Guard', align: 'left', text: ({ label }) => label },
    { title: 'Detected %', align: 'right', text: (row) => rate(row.detection, TARGETS.detection) },
    {
      title: 'Accepted %',
      align: 'right',
      text: (row) => rate(row.acceptance, TARGETS.acceptance),
    },
    {
      title: 'Score',
      align: 'right',
      text: ({ score, scoreInterval }) =>
        score === null
          ? NOT_AVAILABLE
          : `${score.toFixed(3)} ± ${halfWidth(scoreInterval, score)}${star(score >= metadata.target_score)}`,
    },
    { title: '$ / 1,000', align: 'right', text: ({ cost }) => (cost === 0 ? 'free' : usd(cost)) },
    { title: 'Latency', align: 'right', text: ({ latencyMs }) => duration(latencyMs) },
  ]
}

function halfWidth(interval: Interval | null, score: number): string {
  return interval === null ? NOT_AVAILABLE : (score - interval.low).toFixed(3)
}

function ranksOf({ ranking }: Comparison): Map<string, string> {
  return new Map(ranking.map(({ model, rank, rank_range }) => [model, rankText(rank, rank_range)]))
}

/** Each column as wide as its widest cell; a right-aligned one is known by its right edge. */
function placeColumns(columns: readonly Column[], cells: readonly (readonly string[])[]) {
  let left = 4
  const x = columns.map(({ title, align }, i) => {
    const texts = [title, ...cells.map((row) => row[i]!)]
    const width = Math.max(...texts.map((text) => textWidth(text, LABEL_SIZE, 'bold')))
    const at = align === 'left' ? left : left + width
    left += width + GAP
    return at
  })
  return { x, width: left - GAP }
}

/** The scores as dots with their intervals, and the target. */
function forest(
  { metadata }: Comparison,
  rows: readonly GuardRow[],
  left: number,
  height: number,
  theme: Theme,
): object[] {
  const scored = rows.flatMap(({ score, scoreInterval }, i) =>
    score === null || scoreInterval === null
      ? []
      : [{ score, ...scoreInterval, y: (i + 1) * ROW + ROW / 2 }],
  )
  const target = metadata.target_score
  const axis = rateAxis('', [...scored.map(({ low }) => low), target])
  const at = (value: number) => left + 8 + axis.place(value) * (FOREST - 16)
  const ends = [axis.domain[0], 1].map((value) => ({
    text: value.toFixed(2),
    x: at(value),
    y: ROW / 2,
  }))
  return [
    lineLayer([{ x1: at(target), x2: at(target), y1: ROW, y2: height }], {
      color: theme.faint,
      strokeDash: [4, 3],
    }),
    lineLayer(
      scored.map(({ low, high, y }) => ({ x1: at(low), x2: at(high), y1: y, y2: y })),
      { color: theme.series[0], strokeWidth: 2, opacity: 0.6 },
    ),
    {
      data: { values: scored.map(({ score, y }) => ({ x: at(score), y })) },
      mark: {
        type: 'point',
        filled: true,
        size: 50,
        opacity: 1,
        color: theme.series[0],
        ...DECORATION,
      },
      encoding: { x: { field: 'x', ...PIXEL }, y: { field: 'y', ...PIXEL } },
    },
    {
      data: { values: ends },
      mark: {
        type: 'text',
        baseline: 'middle',
        fontSize: 11,
        color: theme.faint,
        ...DECORATION,
      },
      encoding: {
        x: { field: 'x', ...PIXEL },
        y: { field: 'y', ...PIXEL },
        text: { field: 'text', type: 'nominal' },
      },
    },
  ]
}
