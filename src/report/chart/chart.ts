import type { TopLevelSpec } from 'vega-lite'
import type { Comparison } from '../../compare/index.ts'
import { samplesCaption } from './captions.ts'
import { framed } from './frame.ts'
import { guardRows } from './guard-row.ts'
import type { Theme } from './theme.ts'

/** A Vega-Lite specification: the same one for SVG, PNG and the web page. */
export type ChartSpec = TopLevelSpec

/** Why a chart cannot be drawn from a comparison: said in place of a blank picture. */
export interface CannotDraw {
  reason: string
}

/** What a chart draws inside its frame. */
export interface Drawing {
  /** The part of a Vega-Lite specification that is the picture itself. */
  view: object
  /** How wide it is, in pixels, as far as captions care. */
  width: number
  /** What a reader must know: how to read it, and what is left out. */
  captions: readonly string[]
}

/** One chart: the name of its file and of `--only`, the title above it, and how it is drawn. */
export interface Chart {
  name: string
  title: string
  /** Pure: no clock, no files, and nothing that only Node has. */
  draw(comparison: Comparison, theme: Theme): Drawing | CannotDraw
}

/**
 * The specification of one chart for a comparison whose guards all answered the same samples, or
 * the reason why there is none.
 */
export function buildChart(
  chart: Chart,
  comparison: Comparison,
  theme: Theme,
): ChartSpec | CannotDraw {
  const { part, captions: shown } = bestOf(comparison)
  const drawing = chart.draw(part, theme)
  if ('reason' in drawing) return drawing
  const captions = [samplesCaption(comparison), ...shown, ...drawing.captions]
  return framed({ title: chart.title, captions, width: drawing.width }, theme, drawing.view)
}

export function cannotDraw(result: ChartSpec | CannotDraw): result is CannotDraw {
  return 'reason' in result
}

/** So many guards fit on one picture. */
const GUARDS_SHOWN = 60

function bestOf(comparison: Comparison): { part: Comparison; captions: string[] } {
  const rows = guardRows(comparison)
  if (rows.length <= GUARDS_SHOWN) return { part: comparison, captions: [] }
  const shown = new Set(rows.slice(0, GUARDS_SHOWN).map(({ name }) => name))
  const results = Object.fromEntries(
    Object.entries(comparison.results).filter(([name]) => shown.has(name)),
  )
  return {
    part: { ...comparison, results },
    captions: [`The best ${GUARDS_SHOWN} of ${rows.length} guards are shown.`],
  }
}
