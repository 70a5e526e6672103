import { inkOnColour } from './colour-scale.ts'
import { DECORATION } from './mark-samples.ts'
import { readable } from './pixel-layers.ts'
import { textWidth } from './text-width.ts'
import type { Theme } from './theme.ts'

export const BARS_WIDTH = 620
const BAR = 17
const GAP = 10

export interface Series {
  name: string
  colour: string
}

/** What all bars of guards have in common: their order, their colours, and the axis below. */
export interface BarFrame {
  guards: readonly string[]
  series: readonly Series[]
  axis: { title: string; domain: [number, number]; labelExpr: string; tickCount?: number }
  /** A line across all bars, with its name. */
  target?: { value: number; label: string }
}

export interface Bar {
  guard: string
  series: string
  value: number
  text: string
}

/** Bars side by side for each guard, each with its value at the end. */
export function groupedBars(frame: BarFrame, bars: readonly Bar[], theme: Theme) {
  const perGuard = frame.series.length
  const y = guardAxis(frame.guards, GAP / (GAP + BAR * perGuard))
  const yOffset = {
    field: 'series',
    type: 'nominal',
    sort: frame.series.map(({ name }) => name),
    scale: { paddingInner: 0.12 },
  }
  const x = { field: 'value', ...valueAxis(frame) }
  return {
    width: BARS_WIDTH,
    height: frame.guards.length * (BAR * perGuard + GAP),
    data: { values: [...bars] },
    layer: [
      {
        mark: { type: 'bar', cornerRadiusEnd: 2 },
        encoding: { y, yOffset, x, color: colourBy(frame), tooltip: tooltip('text') },
      },
      ...targetLayers(frame, theme),
      ...readable(
        {
          mark: {
            type: 'text',
            align: 'left',
            dx: 5,
            fontSize: 11,
            color: theme.ink,
            ...DECORATION,
          },
          encoding: { y, yOffset, x, text: { field: 'text', type: 'nominal' } },
        },
        theme,
      ),
    ],
  }
}

export interface Segment {
  guard: string
  series: string
  start: number
  end: number
  text: string
}

/** Puts the parts of a guard's bar one after the other; what is nothing is not drawn. */
export function stack(
  guard: string,
  parts: readonly { series: string; value: number; text: string }[],
): Segment[] {
  let end = 0
  return parts.flatMap(({ series, value, text }) => {
    const start = end
    end += value
    return value > 0 ? [{ guard, series, start, end, text }] : []
  })
}

/** One bar per guard, in parts; a part shows its number where it has room, the bar its sum. */
export function stackedBars(
  frame: BarFrame,
  segments: readonly Segment[],
  ends: readonly { guard: string; at: number; text: string }[],
  theme: Theme,
) {
  const y = guardAxis(frame.guards, 0.3)
  const [low, high] = frame.axis.domain
  const pixels = BARS_WIDTH / (high - low)
  const inks = new Map(frame.series.map(({ name, colour }) => [name, inkOnColour(colour)]))
  const labelled = segments
    .filter(({ start, end, text }) => (end - start) * pixels > textWidth(text, 11) + 6)
    .map((segment) => ({
      ...segment,
      middle: (segment.start + segment.end) / 2,
      colour: inks.get(segment.series),
    }))
  return {
    width: BARS_WIDTH,
    height: frame.guards.length * (BAR + GAP),
    layer: [
      {
        data: { values: [...segments] },
        mark: { type: 'bar' },
        encoding: {
          y,
          x: { field: 'start', ...valueAxis(frame) },
          x2: { field: 'end' },
          color: colourBy(frame),
          tooltip: tooltip('text'),
        },
      },
      {
        data: { values: labelled },
        mark: { type: 'text', fontSize: 11, color: { expr: 'datum.colour' }, ...DECORATION },
        encoding: {
          y,
          x: { field: 'middle', ...valueAxis(frame) },
          text: { field: 'text', type: 'nominal' },
        },
      },
      {
        data: { values: [...ends] },
        mark: { type: 'text', align: 'left', dx: 6, fontSize: 11, color: theme.ink, ...DECORATION },
        encoding: {
          y,
          x: { field: 'at', ...valueAxis(frame) },
          text: { field: 'text', type: 'nominal' },
        },
      },
    ],
  }
}

function guardAxis(guards: readonly string[], paddingInner: number) {
  return {
    field: 'guard',
    type: 'nominal',
    sort: [...guards],
    scale: { domain: [...guards], paddingInner, paddingOuter: paddingInner / 2 },
    axis: { ticks: false, domain: false, labelPadding: 8, title: null },
  }
}

function valueAxis({ axis: { title, domain, labelExpr, tickCount = 6 } }: BarFrame) {
  return {
    type: 'quantitative',
    title,
    scale: { domain, nice: false, zero: true },
    axis: { labelExpr, tickCount, grid: true, domain: false, ticks: false },
  }
}

function colourBy({ series }: BarFrame) {
  return {
    field: 'series',
    type: 'nominal',
    scale: { domain: series.map(({ name }) => name), range: series.map(({ colour }) => colour) },
    legend:
      series.length > 1
        ? { orient: 'bottom', title: null, columns: 6, offset: 14, symbolType: 'square' }
        : null,
  }
}

function tooltip(field: string) {
  return [
    { field: 'guard', type: 'nominal', title: 'Guard' },
    { field: 'series', type: 'nominal', title: 'What' },
    { field, type: 'nominal', title: 'Value' },
  ]
}

function targetLayers({ target, axis }: BarFrame, theme: Theme): object[] {
  if (!target) return []
  const data = { values: [{ value: target.value, label: target.label }] }
  const x = {
    field: 'value',
    ...valueAxis({ axis, guards: [], series: [] }),
  }
  return [
    {
      data,
      mark: { type: 'rule', color: theme.ink, strokeDash: [6, 4], ...DECORATION },
      encoding: { x },
    },
    {
      data,
      mark: {
        type: 'text',
        align: 'center',
        baseline: 'bottom',
        dy: -4,
        color: theme.faint,
        ...DECORATION,
      },
      encoding: { x, y: { value: 0 }, text: { field: 'label', type: 'nominal' } },
    },
  ]
}
