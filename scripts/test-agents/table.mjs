// Cells in words: one for each agent and case.
import { AGENTS } from './agents.mjs'
import { CASES } from './cases.mjs'

const BEGIN = '<!-- written by "npm run test:agents" -->'
const END = '<!-- end -->'

/** `{ word, note, failed }` for what became of a case. */
export function judgeCell(agent, test, cell) {
  if (cell === undefined) return { word: '' }
  if (test.expects === 'asked') return askedCell(cell)
  const outcomes = new Set(cell.probes.map(({ outcome }) => outcome))
  const failed = cell.probes.filter((probe) => !isExpected(test, probe.outcome))
  if (failed.length === 0) return { word: wordOf(test, outcomes), note: noteOf(outcomes) }
  if (test.expects === 'closed' && outcomes.has('ran') && agent.open.includes(test.name)) {
    if (cell.doctor === false) return { word: 'OPEN', failed, note: 'and the doctor is silent' }
    return { word: 'open', ...(cell.doctor && { note: '`aegish doctor` says so' }) }
  }
  const word = outcomes.has('ran') && test.expects !== 'ran' ? 'RAN' : 'FAILED'
  return { word, failed, note: [...new Set(failed.map(({ outcome }) => outcome))].join(', ') }
}

const WORDS = { denied: 'denied', ran: 'runs', closed: 'closed', question: 'asks', shown: 'shown' }
/** What a case at a terminal shows is not the same with every agent. */
const wordOf = ({ expects }, outcomes) =>
  outcomes.has('logged') || (expects === 'question' && outcomes.has('shown'))
    ? 'denied'
    : WORDS[expects]
const NOTES = {
  stopped: 'ends the task',
  hung: 'waits forever',
  silent: 'does not start',
  logged: 'says why in its log only',
}
const MET_BY = {
  ran: ['ran'],
  question: ['obeyed', 'shown', 'logged'],
  shown: ['shown', 'logged'],
  denied: ['denied', 'stopped'],
  closed: ['denied', 'stopped', 'refused', 'hung', 'silent'],
}
function askedCell({ probes, events = [] }) {
  const missed = probes.slice(events.length)
  if (missed.length === 0) return { word: 'asked' }
  return {
    word: 'FAILED',
    failed: missed,
    note: `asked about ${events.length} of ${probes.length}`,
  }
}

const isExpected = (test, outcome) => MET_BY[test.expects].includes(outcome)
const noteOf = (outcomes) => [...outcomes].flatMap((outcome) => NOTES[outcome] ?? []).join(', ')

/** The table for a page. `results` has `{ name, version, failed, cells: Map }` per agent. */
export function markdownTable(results) {
  const installed = results.filter(({ failed }) => failed === undefined)
  const row = (words) => `| ${words.join(' | ')} |`
  const lines = [
    row(['case', ...installed.map(({ name, version }) => `${titleOf(name)} ${version}`)]),
    row(['---', ...installed.map(() => '---')]),
    ...shownCases(results).map((test) =>
      row([test.title, ...installed.map((result) => inWords(wordFor(result, test)))]),
    ),
  ]
  const missing = results.filter(({ failed }) => failed !== undefined)
  const failures = missing.map(
    ({ name, failed }) => `\n${titleOf(name)} did not install: ${failed}.`,
  )
  return [...lines, ...failures].join('\n')
}

const inWords = ({ word, note }) => (note ? `${word}, ${note}` : word || '—')
const titleOf = (name) => AGENTS.find((agent) => agent.name === name).title

/** The table for a terminal: words only, and the rest below. */
export function plainTable(results) {
  const width = Math.max(...CASES.map(({ title }) => title.length))
  const columns = results.map(({ name }) => Math.max(name.length, 'denied'.length))
  const line = (first, words) =>
    [first.padEnd(width), ...words.map((word, i) => word.padEnd(columns[i]))].join(' ').trimEnd()
  const lines = [
    line(
      '',
      results.map(({ name }) => name),
    ),
    ...shownCases(results).map((test) =>
      line(
        test.title,
        results.map((result) => (result.failed ? '-' : wordFor(result, test).word)),
      ),
    ),
  ]
  const notes = results.flatMap((result) =>
    result.failed
      ? [`${result.name} did not install: ${result.failed}`]
      : shownCases(results).flatMap((test) => {
          const { note, failed = [] } = wordFor(result, test)
          const said = failed.map(({ name, outcome }) => `  ${outcome}: ${name}`)
          return note ? [`${result.name}, ${test.title}: ${note}`, ...said] : []
        }),
  )
  return [...lines, '', ...notes].join('\n')
}

const shownCases = (results) =>
  CASES.filter(({ name }) => results.some(({ cells }) => cells?.has(name)))

export function wordFor({ name, cells }, test) {
  const agent = AGENTS.find((agent) => agent.name === name)
  return judgeCell(agent, test, cells.get(test.name))
}

/** A page with its table replaced. */
export function withTable(page, table) {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`no "${BEGIN}" … "${END}" in the page`)
  return `${page.slice(0, start + BEGIN.length)}\n${table}\n${page.slice(end)}`
}
