import { inkOnScale } from './colour-scale.ts'
import { DECORATION, type MarkSamples } from './mark-samples.ts'
import { textWidth } from './text-width.ts'

/** A field of a heat map. A value between 0 and 1 gives it its colour. */
export interface Cell {
  row: string
  column: string
  value: number
  text: string
  about: string
  /** Whose samples it stands for, where it does. */
  guard?: string
  samples?: MarkSamples
}

export interface HeatMap {
  rows: readonly string[]
  /** `\n` starts a new line. */
  columns: readonly string[]
  cells: readonly Cell[]
  /** What the colours stand for, and where on the scale each of them stands. */
  legend: string
  domain: readonly number[]
  range: readonly string[]
}

const COLUMN_LABEL = 11
const CELL_TEXT = 11

/** Rows against columns, with numbers on colours; column names stand slanted when they are long. */
export function heatMap({ rows, columns, cells, legend, domain, range }: HeatMap) {
  const widest = Math.max(
    ...columns.flatMap((column) =>
      column.split('\n').map((line) => textWidth(line, COLUMN_LABEL, 'normal')),
    ),
  )
  const slanted = widest > 86
  const lines = Math.max(...columns.map((column) => column.split('\n').length))
  const content = Math.max(...cells.map(({ text }) => textWidth(text, CELL_TEXT)))
  const step = {
    x: Math.max(26, content + 10, slanted ? 0 : widest + 10),
    y: rows.length > 30 ? 20 : 26,
  }
  const x = {
    field: 'column',
    type: 'nominal',
    sort: [...columns],
    scale: { domain: [...columns], paddingInner: 0.05 },
    axis: {
      orient: 'top',
      title: null,
      ticks: false,
      domain: false,
      labelFontSize: COLUMN_LABEL,
      labelOverlap: false,
      ...(slanted
        ? {
            labelExpr: "replace(datum.label, '\\n', ' ')",
            labelAngle: -45,
            labelAlign: 'left',
            labelBaseline: 'middle',
            labelPadding: 4,
          }
        : {
            labelExpr: "split(datum.label, '\\n')",
            labelAngle: 0,
            labelBaseline: 'bottom',
            // Vega puts the first of several lines where the only one would be.
            labelPadding: 6 + (lines - 1) * (COLUMN_LABEL + 2),
          }),
    },
  }
  const y = {
    field: 'row',
    type: 'nominal',
    sort: [...rows],
    scale: { domain: [...rows], paddingInner: 0.06 },
    axis: { title: null, ticks: false, domain: false, labelPadding: 8 },
  }
  return {
    width: columns.length * step.x,
    height: rows.length * step.y,
    data: {
      values: cells.map((cell) => ({
        ...cell,
        ink: inkOnScale(cell.value, domain, range),
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
            scale: {
              domain: [...domain],
              range: [...range],
              interpolate: 'rgb',
              clamp: true,
            },
            legend: {
              orient: 'bottom',
              title: legend,
              titleLimit: 400,
              gradientLength: 320,
              format: '.0%',
              values: [...domain],
              offset: 14,
            },
          },
          tooltip: [{ field: 'about', type: 'nominal', title: legend }],
          description: { field: 'about', type: 'nominal' },
        },
      },
      {
        mark: {
          type: 'text',
          fontSize: CELL_TEXT,
          color: { expr: 'datum.ink' },
          ...DECORATION,
        },
        encoding: { x, y, text: { field: 'text', type: 'nominal' } },
      },
    ],
  }
}
