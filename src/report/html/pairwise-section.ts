import type { Comparison, PairwiseWins } from '../../compare/index.ts'
import { rate, wilson } from '../../score/index.ts'
import { intervalText, percent, score } from '../format.ts'
import { shortNames } from '../short-names.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** Every guard against every other, and against itself when it is asked again. */
export function pairwiseSections({ pairwise_wins, results }: Comparison): Section[] {
  const repeated = Object.entries(results).flatMap(([name, { steadiness, composite }]) =>
    steadiness ? [{ name, steadiness, single: composite.aegish_score }] : [],
  )
  return [
    ...(pairwise_wins.length > 0
      ? [
          {
            id: 'wins',
            title: 'Guard against guard',
            body: html`<p>How many samples the guard of a row got right where the guard of the column was wrong. <b>≠</b> marks pairs that are significantly apart (exact McNemar, corrected by Holm over all pairs).</p>${pairwise_wins.map(matrix)}`,
          },
        ]
      : []),
    ...(repeated.length > 0
      ? [
          {
            id: 'steadiness',
            title: 'Steadiness',
            body: html`${htmlTable(
              ['Guard', 'Samples', 'Outcome changed', 'Right and wrong', 'Score', 'By majority'],
              repeated.map(({ name, steadiness: s, single }) => [
                name,
                String(s.samples),
                share(s.outcome_changed, s.samples),
                share(s.correctness_changed, s.samples),
                score(single),
                score(s.majority_vote.aegish_score),
              ]),
            )}<p class="faint">Samples that were asked about more than once. By majority: each sample counts once, by what most of its answers say; a tie stops nothing, a tie with errors is an error.</p>`,
          },
        ]
      : []),
  ]
}

function share(part: number, whole: number): Html {
  return html`${percent(rate(part, whole))} <small>(${intervalText(wilson(part, whole))})</small>`
}

function matrix({ models, wins, significant }: PairwiseWins): Html {
  const names = shortNames(models)
  return htmlTable(
    ['#', 'Guard', ...models.map((_, i) => `vs ${i + 1}`)],
    models.map((model, i) => [
      String(i + 1),
      html`<span title="${model}">${names.get(model)}</span>`,
      ...wins[i]!.map((count, j) =>
        count === null
          ? '·'
          : html`<span title="${names.get(model)} right, ${names.get(models[j]!)} wrong">${count}${significant[i]![j] ? html` <b>≠</b>` : null}</span>`,
      ),
    ]),
    { text: [1] },
  )
}
