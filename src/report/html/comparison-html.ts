import type { Comparison } from '../../compare/index.ts'
import { buildChart, CHARTS, cannotDraw, PAGE_THEME, splitBySamples } from '../chart/index.ts'
import { moment } from '../format.ts'
import type { LogReport } from '../log-report.ts'
import type { ChartRenderer } from '../render-chart.ts'
import { categorySection } from './category-section.ts'
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

/** Every chart that can be drawn, for each set of samples, and why the others cannot. */
async function chartSection(
  parts: readonly Comparison[],
  renderer: ChartRenderer,
): Promise<Section> {
  const figures: Html[] = []
  const undrawn = new Map<string, string>()
  for (const part of parts) {
    for (const chart of CHARTS) {
      const spec = buildChart(chart, part, PAGE_THEME)
      if (cannotDraw(spec)) undrawn.set(chart.title, spec.reason)
      else {
        undrawn.delete(chart.title)
        // Vega escapes every text that it draws, and the page lets no script run.
        const svg = new Html(await renderer.inlineSvg(spec))
        figures.push(
          html`<figure id="chart-${chart.name}" aria-label="${chart.title}">${svg}</figure>\n`,
        )
      }
    }
  }
  const missing =
    undrawn.size > 0
      ? html`<details><summary>Charts that could not be drawn</summary><ul>${[...undrawn].map(([title, reason]) => html`<li>${title}: ${reason}</li>`)}</ul></details>`
      : null
  return { id: 'charts', title: 'Charts', body: html`${figures}${missing}` }
}
