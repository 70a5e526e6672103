import type { ChangedSample, RunChanges } from '../../compare/index.ts'
import { categoryTitle } from '../../verdict/index.ts'
import { CHANGE_HEADS, CHANGE_LISTS, changeNotes, changeRows } from '../changes-text.ts'
import { clip } from '../format.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

const SHOWN = 100
const COMMAND_LENGTH = 600

/** What changed from run A to run B: regressions first. */
export function changeSection(changes: RunChanges): Section {
  const { a, b, suites, reasons } = changes
  return {
    id: 'changes',
    title: 'What changed',
    body: html`<p>From <b>${a}</b> (A) to <b>${b}</b> (B).</p>
${reasons.length > 0 ? html`<ul>${reasons.map((reason) => html`<li><b>Regression</b>: ${reason}.</li>`)}</ul>` : html`<p>Nothing got significantly worse.</p>`}
${htmlTable(CHANGE_HEADS, changeRows(changes), { text: [0, 1, 2, 8] })}
<p class="faint">${changeNotes(changes).join('. ')}.</p>
${CHANGE_LISTS.map(({ title, list }) =>
  samples(
    title,
    suites.flatMap((suite) => suite[list]),
    list === 'regressions',
  ),
)}`,
  }
}

function samples(title: string, list: readonly ChangedSample[], open: boolean): Html | null {
  if (list.length === 0) return null
  const items = html`<ol class="commands">${list
    .slice(0, SHOWN)
    .map(({ command, category, dataset, from, to }) => {
      const where = category === null ? dataset : `${categoryTitle(category)}, ${dataset}`
      return html`<li><code>${clip(command, COMMAND_LENGTH)}</code><br><small class="faint">${where}; ${from} → ${to}</small></li>\n`
    })}</ol>${list.length > SHOWN ? html`<p class="faint">… and ${list.length - SHOWN} more.</p>` : null}`
  const head = `${title}: ${list.length}`
  return open
    ? html`<h3>${head}</h3>${items}`
    : html`<details><summary>${head}</summary>${items}</details>`
}
