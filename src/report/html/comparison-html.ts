import type { Comparison } from '../../compare/index.ts'
import { buildChart, CHARTS, cannotDraw, PAGE_THEME, splitBySamples } from '../chart/index.ts'
import { rankingTable } from '../chart/ranking-table.ts'
import { moment } from '../format.ts'
import type { LogReport } from '../log-report.ts'
import type { ChartRenderer } from '../render-chart.ts'
import { categorySection } from './category-section.ts'
import { certaintySections } from './certainty-section.ts'
import { changeSection } from './change-section.ts'
import { errorSection } from './error-section.ts'
import { Html, html } from './html.ts'
import { logSection } from './log-section.ts'
import { measurementSection } from './measurement-section.ts'
import { mistakeSections } from './mistake-sections.ts'
import { page, type Section } from './page.ts'
import { pairwiseSections } from './pairwise-section.ts'
import { rankingSection } from './ranking-section.ts'
import { summarySection } from './summary-section.ts'

/** The comparison as one file that can be sent to anyone; with the logs one by one, where given. */
export async function comparisonToHtml(
  title: string,
  comparison: Comparison,
  renderer: ChartRenderer,
  logs: readonly LogReport[] = [],
): Promise<string> {
  const parts = splitBySamples(comparison)
  const { generator, timestamp } = comparison.metadata
  return page(
    title,
    html`<p class="faint">Made by ${generator} on ${moment(timestamp)} UTC.</p>`,
    [
      ...(comparison.changes ? [changeSection(comparison.changes)] : []),
      summarySection(comparison, parts),
      rankingSection(comparison, parts),
      ...pairwiseSections(comparison),
      ...certaintySections(comparison),
      ...(logs.length > 0 ? [logSection(logs)] : []),
      await chartSection(parts, renderer),
      categorySection(parts),
      ...mistakeSections(comparison),
      errorSection(comparison),
      measurementSection(comparison),
    ],
    renderer.fontFaces(),
  )
}

/** So much smaller than a picture of its own, so that two stand side by side. */
const MEASURE = 0.75
/** As wide as a column of charts is where there are two; the style sheet knows it as well. */
const COLUMN = 680

/** Every chart that can be drawn, for each set of samples, and why the others cannot. */
async function chartSection(
  parts: readonly Comparison[],
  renderer: ChartRenderer,
): Promise<Section> {
  const figures: { wide: boolean; markup: Html }[] = []
  const undrawn = new Map<string, string>()
  // The ranking is a table of its own.
  const charts = CHARTS.filter((chart) => chart !== rankingTable)
  for (const part of parts) {
    for (const chart of charts) {
      const spec = buildChart(chart, part, PAGE_THEME)
      if (cannotDraw(spec)) undrawn.set(chart.title, spec.reason)
      else {
        undrawn.delete(chart.title)
        const { svg, width } = measured(await renderer.inlineSvg(spec))
        figures.push({
          wide: width > COLUMN,
          markup: html`<figure id="chart-${chart.name}" aria-label="${chart.title}">${svg}</figure>\n`,
        })
      }
    }
  }
  const missing =
    undrawn.size > 0
      ? html`<details><summary>Charts that could not be drawn</summary><ul>${[...undrawn].map(([title, reason]) => html`<li>${title}: ${reason}</li>`)}</ul></details>`
      : null
  const ofWidth = (wide: boolean) =>
    figures.filter((figure) => figure.wide === wide).map(({ markup }) => markup)
  return {
    id: 'charts',
    title: 'Charts',
    body: html`<div class="columns">${ofWidth(false)}</div>${ofWidth(true)}${missing}`,
  }
}

/** A drawing by the one measure of all. Vega escapes what it draws, and no script may run. */
function measured(svg: string): { svg: Html; width: number } {
  let width = 0
  const markup = svg.replace(
    /(<svg[^>]*?) width="([\d.]+)" height="([\d.]+)"/,
    (_, start: string, natural: string, height: string) => {
      width = Number(natural) * MEASURE
      return `${start} width="${Math.round(width)}" height="${Math.round(Number(height) * MEASURE)}"`
    },
  )
  return { svg: new Html(markup), width }
}
