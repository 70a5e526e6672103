import type { Interval } from '../../score/index.ts'
import type { PlotAxis } from './axis.ts'
import type { Drawing } from './chart.ts'
import type { GuardRow } from './guard-row.ts'
import {
  type Box,
  crosses,
  markerBox,
  overlaps,
  placeLabels,
  type Segment,
  type Size,
} from './label-placement.ts'
import { LABEL_SIZE, LINE_HEIGHT, lineLayer, textLayers } from './pixel-layers.ts'
import { textWidth } from './text-width.ts'
import type { Theme } from './theme.ts'

const PLOT = { width: 720, height: 460 }
/** With more guards than this, points carry numbers and the names stand beside the plot. */
const NAMED_POINTS = 14
const KEY_ROWS = Math.floor(PLOT.height / (LINE_HEIGHT + 1))
const SHAPES = [
  'circle',
  'square',
  'triangle-up',
  'diamond',
  'triangle-down',
  'cross',
  'triangle-right',
  'triangle-left',
]

/** One guard on the plot. */
export interface ScatterPoint {
  row: GuardRow
  x: number
  y: number
  xInterval?: Interval | null
  yInterval?: Interval | null
}

/** A plot of guards, its axes, and what a good guard reaches. */
export interface Scatter {
  /** Which intervals the bars show. */
  intervals: string
  captions: readonly string[]
  points: readonly ScatterPoint[]
  x: PlotAxis
  y: PlotAxis
  targets: readonly { on: 'x' | 'y'; value: number; label: string }[]
  /** Draws the line through the points that nothing beats: further left and higher is better. */
  frontier: boolean
}

interface Label {
  text: string
  box: Box
}

/** Points with names, intervals, target lines and the Pareto frontier. */
export function scatter(chart: Scatter, theme: Theme): Drawing {
  const frontier = chart.frontier ? frontierLines(chart) : []
  const whiskers = chart.points.flatMap((point) => whiskersOf(point, chart))
  const target = targetLines(chart, [...frontier, ...whiskers])
  const names = labelPoints(chart, target.labels, [...frontier, ...whiskers, ...target.lines])
  return {
    width: PLOT.width,
    captions: [
      frontier.length > 0
        ? `${chart.intervals} Solid line: the Pareto frontier, whose guards no other beats on both axes.`
        : chart.intervals,
      ...chart.captions,
    ],
    view: {
      ...PLOT,
      layer: [
        pointLayer(chart, theme),
        lineLayer(target.lines, { color: theme.faint, strokeDash: [6, 4] }),
        lineLayer(frontier, { color: theme.faint, strokeWidth: 1.5 }),
        lineLayer(
          whiskers,
          { strokeWidth: 1.5, opacity: 0.45 },
          { color: { field: 'provider', type: 'nominal' } },
        ),
        lineLayer(names.leaders, { color: theme.faint, strokeWidth: 0.75 }),
        ...textLayers(target.labels, theme.faint, theme),
        ...textLayers(names.labels, theme.ink, theme),
      ],
    },
  }
}

function pointLayer({ points, x, y }: Scatter, theme: Theme) {
  const providers = [...new Set(points.map(({ row }) => row.provider))].sort()
  const byProvider = (range: (index: number) => string) => ({
    field: 'provider',
    type: 'nominal',
    scale: { domain: providers, range: providers.map((_, i) => range(i)) },
    legend: { orient: 'bottom', title: null, columns: 8, offset: 14 },
  })
  return {
    data: {
      values: points.map(({ row, ...point }) => ({
        guard: row.label,
        provider: row.provider,
        x: x.shown(point.x),
        y: y.shown(point.y),
        xValue: point.x,
        yValue: point.y,
      })),
    },
    mark: { type: 'point', filled: true, size: 110, opacity: 1 },
    encoding: {
      x: position(x, 'x'),
      y: position(y, 'y'),
      // Hue and shape together tell more providers apart than either could.
      color: byProvider((i) => theme.series[i % theme.series.length]!),
      shape: byProvider((i) => SHAPES[(i + Math.floor(i / SHAPES.length)) % SHAPES.length]!),
      tooltip: [
        { field: 'guard', type: 'nominal', title: 'Guard' },
        { field: 'xValue', type: 'quantitative', title: x.title, format: '.4~r' },
        { field: 'yValue', type: 'quantitative', title: y.title, format: '.4~r' },
      ],
    },
  }
}

function position({ title, type, domain, values, labelExpr }: PlotAxis, field: string) {
  return {
    field,
    type: 'quantitative',
    scale: { type, domain, nice: false, ...(type === 'linear' && { zero: false }) },
    title,
    axis: { values, labelExpr, grid: true },
  }
}

function pixelX({ x }: Scatter, value: number): number {
  return x.place(value) * PLOT.width
}

function pixelY({ y }: Scatter, value: number): number {
  return (1 - y.place(value)) * PLOT.height
}

function whiskersOf(
  { row, x, y, xInterval, yInterval }: ScatterPoint,
  chart: Scatter,
): (Segment & { provider: string })[] {
  const within = (value: number, { domain }: PlotAxis) =>
    Math.min(Math.max(value, domain[0]), domain[1])
  const { provider } = row
  const [px, py] = [pixelX(chart, x), pixelY(chart, y)]
  const lines: (Segment & { provider: string })[] = []
  if (yInterval) {
    const [y1, y2] = [yInterval.low, yInterval.high].map((v) => pixelY(chart, within(v, chart.y)))
    lines.push({ provider, x1: px, x2: px, y1: y1!, y2: y2! })
  }
  if (xInterval) {
    const [x1, x2] = [xInterval.low, xInterval.high].map((v) => pixelX(chart, within(v, chart.x)))
    lines.push({ provider, y1: py, y2: py, x1: x1!, x2: x2! })
  }
  return lines
}

/** Through the points that no other beats on both axes, from left to right. */
function frontierLines(chart: Scatter): Segment[] {
  let best = Number.NEGATIVE_INFINITY
  const frontier = [...chart.points]
    .sort((a, b) => a.x - b.x || b.y - a.y)
    .filter(({ y }) => {
      if (y <= best) return false
      best = y
      return true
    })
    .map(({ x, y }) => ({ x: pixelX(chart, x), y: pixelY(chart, y) }))
  return frontier.slice(1).map(({ x, y }, i) => {
    const before = frontier[i]!
    return { x1: before.x, y1: before.y, x2: x, y2: y }
  })
}

function targetLines(
  chart: Scatter,
  whiskers: readonly Segment[],
): { lines: Segment[]; labels: Label[] } {
  const markers = chart.points.map(({ x, y }) => markerBox(pixelX(chart, x), pixelY(chart, y)))
  const lines = chart.targets.map(({ on, value }) =>
    on === 'y'
      ? { x1: 0, x2: PLOT.width, y1: pixelY(chart, value), y2: pixelY(chart, value) }
      : { x1: pixelX(chart, value), x2: pixelX(chart, value), y1: 0, y2: PLOT.height },
  )
  const labels: Label[] = []
  for (const [i, { label: text }] of chart.targets.entries()) {
    const size = { width: textWidth(text, LABEL_SIZE) + 2, height: LINE_HEIGHT }
    const others = lines.filter((_, j) => j !== i)
    const best = alongLine(lines[i]!, size)
      .map((box) => ({ box, cost: obstruction(box, markers, [...whiskers, ...others]) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
    labels.push({ text, box: best.box })
  }
  return { lines, labels }
}

/** Places for the name of a line, beside it; the usual ones first. */
function alongLine({ x1, x2, y1, y2 }: Segment, { width, height }: Size): Box[] {
  const horizontal = y1 === y2
  const parts = [1, 0, 0.75, 0.5, 0.25]
  return [3, -height - 3]
    .flatMap((beside) =>
      parts.map((part) =>
        horizontal
          ? { x: 4 + part * (PLOT.width - width - 8), y: y1 + beside, width, height }
          : {
              x: beside > 0 ? x1 + 4 : x2 - width - 4,
              y: 4 + part * (PLOT.height - height - 8),
              width,
              height,
            },
      ),
    )
    .filter(
      (box) =>
        box.x >= 0 && box.y >= 0 && box.x + width <= PLOT.width && box.y + height <= PLOT.height,
    )
}

function obstruction(box: Box, markers: readonly Box[], lines: readonly Segment[]): number {
  const covered = markers.filter((marker) => overlaps(box, marker, 2)).length
  return 10 * covered + lines.filter((line) => crosses(line, box)).length
}

/** Names at the points where they fit; else numbers, with their names beside the plot. */
function labelPoints(
  chart: Scatter,
  taken: readonly Label[],
  lines: readonly Segment[],
): { labels: Label[]; leaders: Segment[] } {
  const place = (texts: readonly string[]) => {
    const anchors = chart.points.map((point, i) => ({
      x: pixelX(chart, point.x),
      y: pixelY(chart, point.y),
      width: textWidth(texts[i]!, LABEL_SIZE) + 2,
      height: LINE_HEIGHT,
    }))
    const placed = placeLabels(anchors, PLOT, { boxes: taken.map(({ box }) => box), lines })
    return {
      free: placed.every(({ free }) => free),
      labels: placed.map(({ box }, i) => ({ text: texts[i]!, box })),
      leaders: placed.flatMap(({ leader }) => leader ?? []),
    }
  }
  if (chart.points.length <= NAMED_POINTS) {
    const named = place(chart.points.map(({ row }) => row.label))
    if (named.free) return named
  }
  const numbered = place(chart.points.map((_, i) => String(i + 1)))
  return { ...numbered, labels: [...numbered.labels, ...keyOf(chart.points)] }
}

/** The names behind the numbers, in columns to the right of the plot. */
function keyOf(points: readonly ScatterPoint[]): Label[] {
  const texts = points.map(({ row }, i) => `${i + 1}  ${row.label}`)
  const width = Math.max(...texts.map((text) => textWidth(text, LABEL_SIZE))) + 16
  return texts.map((text, i) => ({
    text,
    box: {
      x: PLOT.width + 20 + Math.floor(i / KEY_ROWS) * width,
      y: (i % KEY_ROWS) * (LINE_HEIGHT + 1),
      width,
      height: LINE_HEIGHT,
    },
  }))
}
