import type { Comparison, PairwiseWins } from '../../compare/index.ts'
import { STEADINESS, steadinessRows } from '../steadiness-text.ts'
import { WIN_MATRIX, winRows } from '../win-matrix.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** Every guard against every other, and against itself when it is asked again. */
export function pairwiseSections(comparison: Comparison): Section[] {
  const { pairwise_wins } = comparison
  const repeated = steadinessRows(comparison)
  return [
    ...(pairwise_wins.length > 0
      ? [
          {
            id: 'wins',
            title: WIN_MATRIX.title,
            body: html`<p>${WIN_MATRIX.note}.</p>${pairwise_wins.map(matrix)}`,
          },
        ]
      : []),
    ...(repeated.length > 0
      ? [
          {
            id: 'steadiness',
            title: 'Steadiness',
            body: html`${htmlTable(STEADINESS.heads, repeated)}<p class="faint">${STEADINESS.note}.</p>`,
          },
        ]
      : []),
  ]
}

function matrix(wins: PairwiseWins): Html {
  const rows = winRows(wins)
  return htmlTable(
    ['#', 'Guard', ...rows.map(({ place }) => place)],
    rows.map(({ place, model, name, cells }) => [
      place,
      html`<span title="${model}">${name}</span>`,
      ...cells.map(
        (cell, j) => html`<span title="${name} right, ${rows[j]!.name} wrong">${cell}</span>`,
      ),
    ]),
    { text: [1] },
  )
}
