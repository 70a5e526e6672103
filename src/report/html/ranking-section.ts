import type { Comparison } from '../../compare/index.ts'
import { samplesCaption } from '../chart/captions.ts'
import { type GuardRow, guardRows, intervalOf, type Part, rateOf } from '../chart/guard-row.ts'
import { duration, NOT_AVAILABLE, percent, plusMinus, pValue, rankText, usd } from '../format.ts'
import { shortNames } from '../short-names.ts'
import { TARGETS } from '../targets.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** The ranking of each set of samples, who has no score and why, and the tests behind the ties. */
export function rankingSection(comparison: Comparison, parts: readonly Comparison[]): Section {
  const { metadata, ranking, significance, results } = comparison
  const tested = significance.length > 0
  const unscored = Object.entries(results).filter(
    ([, { composite }]) => composite.aegish_score === null,
  )
  return {
    id: 'ranking',
    title: 'Ranking',
    body: html`${parts.map((part) => rankingOf(part, metadata.target_score))}
<p class="faint">* target met (score ${metadata.target_score}, rates ${percent(TARGETS.detection, 0)}). In brackets: 95% intervals, Wilson’s for rates; ± is 1.96 standard errors. ${
      tested
        ? 'Rank (from–to): the ranks in 95% of the resamples of the same samples.'
        : ranking.length > 1
          ? 'Significance is not known: a comparison file without single outcomes does not tell.'
          : ''
    }</p>
${unscored.length > 0 ? html`<h3>Without a score</h3><ul>${unscored.map(([name, { reason }]) => html`<li>${name}: ${reason ?? 'no score'}</li>`)}</ul>` : null}
${tested ? pairTable(comparison) : null}`,
  }
}

function rankingOf(part: Comparison, target: number): Html | null {
  const rows = guardRows(part).filter((row) => row.detection || row.acceptance)
  if (rows.length === 0) return null
  const ranks = new Map(part.ranking.map((row) => [row.model, row]))
  return html`<h3>${samplesCaption(part)}</h3>${htmlTable(
    ['Rank', 'Guard', 'Detected', 'Accepted', 'Score', '$ / 1,000', 'Latency', 'p90'],
    rows.map((row) => {
      const ranked = ranks.get(row.name)
      return [
        ranked ? rankText(ranked.rank, ranked.rank_range) : '',
        html`<span title="${row.name}">${row.label}</span>`,
        rateCell(row.detection, TARGETS.detection),
        rateCell(row.acceptance, TARGETS.acceptance),
        scoreCell(row, part, target),
        usd(row.cost),
        duration(row.latencyMs),
        duration(row.latencyP90Ms),
      ]
    }),
    { text: [1] },
  )}`
}

function rateCell(part: Part | null, target: number): string | Html {
  const value = rateOf(part)
  if (value === null || part === null) return NOT_AVAILABLE
  const { low, high } = intervalOf(part)
  return html`${percent(value)}${value >= target ? '*' : ''} <small>(${percent(low)} to ${percent(high)})</small>`
}

function scoreCell({ name, score }: GuardRow, { results }: Comparison, target: number) {
  if (score === null) return NOT_AVAILABLE
  const text = plusMinus(score, results[name]?.composite.aegish_score_se ?? null, 1, 3)
  return html`<b>${text}</b>${score >= target ? '*' : ''}`
}

function pairTable({ significance }: Comparison): Html {
  const names = shortNames([...new Set(significance.flatMap(({ a, b }) => [a, b]))])
  const rows = [...significance].sort((x, y) => x.p_value - y.p_value)
  return html`<details><summary>All ${rows.length} pairs on the same samples</summary>${htmlTable(
    ['Guard A', 'Guard B', 'only A right', 'only B right', 'p (Holm)', ''],
    rows.map((test) => [
      names.get(test.a)!,
      names.get(test.b)!,
      String(test.only_a_correct),
      String(test.only_b_correct),
      pValue(test.p_holm),
      test.significant ? 'apart' : 'not apart',
    ]),
    { text: [0, 1, 5] },
  )}</details>`
}
