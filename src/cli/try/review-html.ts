import { clipMiddle, counted, moment } from '../../report/format.ts'
import { type Html, html, htmlTable } from '../../report/html/html.ts'
import { page } from '../../report/html/page.ts'
import type { Finding, Review } from './review.ts'
import { groupsOf, summaryOf } from './review-console.ts'

/** Of a longer command its two ends are shown. */
const MOST_SHOWN = 400

const SECTIONS = [
  { verdict: 'BLOCK', id: 'blocked', title: 'Would have been blocked' },
  { verdict: 'WARN', id: 'asked', title: 'Would have been asked about' },
] as const

/** The review as a page that is one file: no script, and nothing is asked of anybody. */
export function reviewHtml(review: Review, fontFaces: string, time: string): string {
  const sections = SECTIONS.map(({ verdict, id, title }) => ({
    id,
    title,
    body: findingsOf(review.findings.filter((finding) => finding.verdict === verdict)),
  }))
  return page(
    'What aegish would have said',
    html`<p>${summaryOf(review)}. Read on ${moment(time)}; secrets are taken out, nothing left this machine.</p>`,
    [
      ...sections,
      { id: 'read', title: 'What was read', body: filesOf(review) },
      { id: 'next', title: 'What next', body: NEXT },
    ],
    fontFaces,
  )
}

const NEXT = html`<p><code>aegish try allow ID</code> puts a line into your policy, <code>aegish try sample ID --suite mine.jsonl</code> into a suite of your own. <code>aegish hook install</code> puts the guard before an agent, <code>aegish shell</code> before yourself.</p>`

function findingsOf(findings: readonly Finding[]): Html {
  if (findings.length === 0) return html`<p>Nothing.</p>`
  return html`${groupsOf(findings).map(
    ([title, group]) => html`<h3>${title} (${counted(group.length, 'command')})</h3>
${htmlTable(['Command', 'Why', 'Where', 'Last', 'Times', 'ID'], group.map(rowOf), { text: [0, 1, 2] })}
`,
  )}`
}

function rowOf(finding: Finding): (string | Html)[] {
  const { id, command, times, histories, last, reason, suggestion } = finding
  const why = suggestion ? html`${reason}<br>instead: ${suggestion}` : reason
  const when = last ? moment(last) : ''
  return [
    html`<code>${clipMiddle(command, MOST_SHOWN)}</code>`,
    why,
    histories.join(', '),
    when,
    String(times),
    id,
  ]
}

function filesOf({ files, troubles }: Review): Html {
  const rows = files.map(({ path, history, commands }) => [
    html`<code>${path}</code>`,
    history,
    String(commands),
  ])
  const left = troubles.map(({ path, why }) => html`<li><code>${path}</code>: ${why}</li>`)
  return html`${htmlTable(['File', 'History', 'Commands'], rows, { text: [0, 1] })}
${left.length > 0 ? html`<h3>Left out</h3><ul>${left}</ul>` : ''}`
}
