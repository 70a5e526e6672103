import { inkOnScale } from './colour-scale.ts'
import { textWidth } from './text-width.ts'
import type { Theme } from './theme.ts'

/** A field of a heat map. A value between 0 and 1 gives it its colour. */
export interface Cell {
  row: string
  column: string
  value: number
  text: string
  about: string
}

export interface HeatMap {
  rows: readonly string[]
  /** `\n` starts a new line. */
  columns: readonly string[]
  cells: readonly Cell[]
  legend: string
}

/** Where the colours of the scale stand: most rates are high, so the upper end has most hues. */
const RATE_DOMAIN = [0, 0.5, 0.8, 1]
const COLUMN_LABEL = 11

/** Rows against columns, with numbers on colours; column names stand slanted when they are long. */
export function heatMap({ rows, columns, cells, legend }: HeatMap, theme: Theme) {
  const widest = Math.max(
    ...columns.flatMap((column) =>
      column.split('\n').map((line) => textWidth(line, COLUMN_LABEL, 'normal')),
    ),
  )
  const slanted = widest > 86
  const lines = Math.max(...columns.map((column) => column.split('\n').length))
  const step = { x: slanted ? 42 : Math.max(46, widest + 10), y: 26 }
  const x = {
    field: 'column',
    type: 'nominal',
    sort: [...columns],
    scale: { domain: [...columns], paddingInner: 0.04 },
    axis: {
      orient: 'top',
      title: null,
      ticks: false,
      domain: false,
      labelFontSize: COLUMN_LABEL,
      labelOverlap: false,
      labelExpr: "split(datum.label, '\\n')",
      ...(slanted
        ? { labelAngle: -45, labelAlign: 'left', labelBaseline: 'middle', labelPadding: 4 }
        : {
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
        ink: inkOnScale(cell.value, RATE_DOMAIN, theme.scale),
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
              domain: RATE_DOMAIN,
              range: [...theme.scale],
              interpolate: 'rgb',
              clamp: true,
            },
            legend: {
              orient: 'bottom',
              title: legend,
              titleLimit: 400,
              gradientLength: 320,
              format: '.0%',
              values: RATE_DOMAIN,
              offset: 14,
            },
          },
          tooltip: [
            { field: 'row', type: 'nominal', title: 'Guard' },
            { field: 'about', type: 'nominal', title: 'Detected' },
          ],
        },
      },
      {
        mark: { type: 'text', fontSize: 11, color: { expr: 'datum.ink' } },
        encoding: { x, y, text: { field: 'text', type: 'nominal' } },
      },
    ],
  }
}
