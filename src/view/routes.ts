import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { compareRuns, type PairTest, scoreDifference, testPairs } from '../compare/index.ts'
import { guardName, printable } from '../report/index.ts'
import { UserError } from '../verdict/index.ts'
import type { OutcomeColumn, PairChange, PairReport } from './api.ts'
import { compareContenders, type Selection, select, toBoard } from './board.ts'
import type { Changes } from './changes.ts'
import { chartList, drawChart, findChart } from './charts.ts'
import type { Contender } from './contender.ts'
import { guardProfile } from './guard-profile.ts'
import { LastAnswers } from './last-answers.ts'
import type { Library } from './library.ts'
import { columnOf, columnVersion, votesOf } from './outcome-column.ts'
import { overviewOf } from './overview.ts'
import { runList } from './run-list.ts'
import { sampleDetails, wholeReply } from './sample-details.ts'

/** The questions that the page can ask. All of them only read. */
export function addRoutes(app: Hono, library: Library, changes: Changes, version: string): void {
  const { table, catalog } = library
  const generator = `aegish ${version}`
  // Every page asks for a comparison, several charts for the same one, and it takes a while.
  const comparisons = new LastAnswers<ReturnType<typeof compareNow>>(20)
  const compare = (selection: Selection) =>
    comparisons.get(JSON.stringify([library.revision, selection]), () => compareNow(selection))
  const compareNow = ({ suites, guards }: Selection) => {
    const past = select(library.contenders, {
      suites,
      guards: library.contenders.map(({ id }) => id),
    })
    const chosen = select(library.contenders, { suites, guards })
    const metadata = {
      generator,
      timestamp: new Date().toISOString(),
      skipped: library.problems.map(({ path, message }) => ({ path, reason: message })),
    }
    const known = suites || guards ? undefined : library.findings
    return { chosen, comparison: compareContenders(chosen, past, catalog, metadata, known) }
  }
  const contenderOf = (id: string | undefined) =>
    library.contenders.find((contender) => contender.id === id)

  app.get('/api/overview', (context) => context.json(overviewOf(library, version)))

  const boards = new LastAnswers<string>(20)
  app.get('/api/board', (context) => {
    const selection = selectionOf(context.req.queries())
    const key = JSON.stringify([library.revision, selection])
    const board = boards.get(key, () => {
      const { chosen, comparison } = compare(selection)
      return JSON.stringify(toBoard(chosen, comparison, library.revision))
    })
    return context.body(board, 200, { 'Content-Type': 'application/json' })
  })

  app.get('/api/comparison', (context) =>
    context.json(compare(selectionOf(context.req.queries())).comparison),
  )

  app.get('/api/charts', (context) =>
    context.json(chartList(compare(selectionOf(context.req.queries())).comparison)),
  )

  app.get('/api/chart', async (context) => {
    const chart = findChart(context.req.query('name'))
    if (!chart) return context.json({ error: 'no such chart' }, 404)
    const { comparison } = compare(selectionOf(context.req.queries()))
    return context.json(await drawChart(chart, comparison))
  })

  app.get('/api/samples', (context) => {
    const from = Number(context.req.query('from') ?? 0)
    return context.json(table.columns(Number.isInteger(from) && from > 0 ? from : 0))
  })

  app.get('/api/outcomes', (context) => {
    const contender = contenderOf(context.req.query('guard'))
    if (!contender) return context.json({ error: 'no such guard' }, 404)
    const answer: OutcomeColumn = {
      guard: contender.id,
      column: columnVersion(contender) ?? '',
      outcomes: columnOf(contender, table.rows.length),
      votes: votesOf(contender, table),
    }
    return context.json(answer)
  })

  app.get('/api/pair', (context) => {
    const { suites } = selectionOf(context.req.queries())
    const ids = [context.req.query('a'), context.req.query('b')]
    const [a, b] = ids.map((id) => id && select(library.contenders, { suites, guards: [id] })[0])
    if (!a || !b) return context.json({ error: 'no such pair of guards' }, 404)
    // The ranking's own test where it holds this pair: one difference has one p-value everywhere.
    const names = [a.entrant.name, b.entrant.name]
    const listed = compare({ suites }).comparison.significance
    const ranked = listed.find((test) => names.includes(test.a) && names.includes(test.b))
    const test = ranked ?? testPairs([[a.entrant, b.entrant]])[0] ?? null
    const answer: PairReport = {
      a: a.id,
      b: b.id,
      test: test && turned(test, a.entrant.name),
      pairsTested: ranked ? listed.length : 1,
      difference: scoreDifference(a.entrant, b.entrant),
      changes: changesBetween(a, b),
    }
    return context.json(answer)
  })

  app.get('/api/runs', (context) => context.json(runList(library.contenders)))

  app.get('/api/guard', (context) => {
    const { suites } = selectionOf(context.req.queries())
    const id = context.req.query('guard')
    const contender = id && select(library.contenders, { suites, guards: [id] })[0]
    if (!contender) return context.json({ error: 'no such guard' }, 404)
    return context.json(guardProfile(contender, select(library.contenders, { suites }), table))
  })

  app.get('/api/sample', (context) => {
    const row = table.find(context.req.query('key') ?? '')
    if (row === undefined) return context.json({ error: 'no such sample' }, 404)
    return context.json(sampleDetails(row, library.contenders, table))
  })

  app.get('/api/reply', (context) => {
    const row = table.find(context.req.query('key') ?? '')
    const contender = contenderOf(context.req.query('guard'))
    const reply = row !== undefined && contender && wholeReply(row, contender, table)
    if (typeof reply !== 'string') return context.json({ error: 'no such reply' }, 404)
    return context.text(reply)
  })

  app.get('/api/events', (context) =>
    streamSSE(context, async (stream) => {
      let told = -1
      while (!stream.aborted && !changes.ended) {
        if (told !== library.revision || library.reading) {
          told = library.revision
          await stream.writeSSE({ event: 'revision', data: String(told) })
        }
        await changes.next(context.req.raw.signal)
      }
    }),
  )

  app.onError((error, context) => {
    if (UserError.is(error)) return context.json({ error: error.message }, 500)
    const stack = (error.stack ?? error.message).split('\n').map(printable)
    process.stderr.write(`aegish: ${stack.join('\n')}\n`)
    return context.json({ error: 'the viewer failed; the terminal says more' }, 500)
  })
}

/** What changed by suite and side, where A and B are runs of the same guard. */
function changesBetween(a: Contender, b: Contender): PairChange[] | null {
  const name = guardName(a.entrant)
  if (a.id === b.id || guardName(b.entrant) !== name) return null
  const [before, after] = [a, b].map(({ id, entrant }) => ({
    name: id,
    entrants: [{ ...entrant, name }],
  }))
  return compareRuns(before!, after!).suites.flatMap(({ dataset, sides }) =>
    sides.map((side) => ({ suite: dataset, ...side })),
  )
}

/** A test of two guards with this one as A. */
function turned(test: PairTest, first: string): PairTest {
  if (test.a === first) return test
  const { a, b, only_a_correct, only_b_correct } = test
  return { ...test, a: b, b: a, only_a_correct: only_b_correct, only_b_correct: only_a_correct }
}

function selectionOf(queries: Record<string, string[]>): Selection {
  return { suites: queries.suite, guards: queries.guard }
}
