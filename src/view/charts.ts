import type { LoggerInterface } from 'vega'
import type { Comparison } from '../compare/index.ts'
import {
  buildChart,
  CHARTS,
  type Chart,
  cannotDraw,
  guardRows,
  PAGE_THEME,
  splitBySamples,
} from '../report/index.ts'
import type { ChartAnswer, ChartEntry } from './api.ts'

/** Every chart, and why one cannot be drawn where that is so. */
export function chartList(comparison: Comparison): ChartEntry[] {
  const parts = splitBySamples(comparison)
  return CHARTS.map((chart) => {
    const drawings = parts.map((part) => chart.draw(part, PAGE_THEME))
    const reasons = drawings.flatMap((drawing) => ('reason' in drawing ? drawing.reason : []))
    const reason =
      reasons.length === drawings.length ? (reasons[0] ?? 'no guard has results') : null
    return { name: chart.name, title: chart.title, reason }
  })
}

/** What Vega-Lite finds odd is looked at when charts are made, not when they are shown. */
const silent: LoggerInterface = {
  level: () => silent,
  error: () => silent,
  warn: () => silent,
  info: () => silent,
  debug: () => silent,
} as LoggerInterface

export function findChart(name: string | null): Chart | undefined {
  return CHARTS.find((chart) => chart.name === name)
}

/** Vega-Lite's own. */
export type Compile = typeof import('vega-lite').compile

/**
 * One chart as Vega specifications, one for each set of samples. They are compiled here: the page
 * then needs only the half of Vega that draws.
 */
export function drawChart(chart: Chart, comparison: Comparison, compile: Compile): ChartAnswer {
  const parts = splitBySamples(comparison)
  return {
    name: chart.name,
    title: chart.title,
    parts: parts.map((part) => {
      const built = buildChart(chart, part, PAGE_THEME)
      if (cannotDraw(built)) return { reason: built.reason }
      const { spec } = compile(built, { logger: silent })
      keepOutOfTheWay(spec)
      return { spec: spec as object }
    }),
    guards: parts.flatMap((part) =>
      guardRows(part).map(({ label, name }) => ({ label, value: name })),
    ),
  }
}

/** Marks that only decorate must not catch the pointer that is meant for the mark below them. */
function keepOutOfTheWay({ marks = [] }: { marks?: readonly object[] }): void {
  for (const mark of marks as { aria?: boolean; interactive?: boolean; marks?: object[] }[]) {
    if (mark.aria === false) mark.interactive = false
    keepOutOfTheWay(mark)
  }
}
