import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { printable } from '../report/index.ts'
import { UserError } from '../verdict/index.ts'
import type { OutcomeColumn } from './api.ts'
import type { Changes } from './changes.ts'
import type { Library } from './library.ts'
import { columnOf, columnVersion, votesOf } from './outcome-column.ts'
import { overviewOf } from './overview.ts'
import { runList } from './run-list.ts'
import { sampleDetails, wholeReply } from './sample-details.ts'
import { SELECTION_QUESTIONS, SelectionAnswers } from './selection-answers.ts'

/** The questions that the page can ask. All of them only read. */
export function addRoutes(app: Hono, library: Library, changes: Changes, version: string): void {
  const { table } = library
  const answers = new SelectionAnswers(library, {
    version,
    now: () => new Date().toISOString(),
    loadCompile: async () => (await import('vega-lite')).compile,
  })
  const contenderOf = (id: string | undefined) =>
    library.contenders.find((contender) => contender.id === id)

  app.get('/api/overview', (context) => context.json(overviewOf(library, version)))

  for (const question of SELECTION_QUESTIONS) {
    app.get(`/api/${question}`, async (context) => {
      const answer = await answers[question](new URL(context.req.url).searchParams)
      if (answer === undefined) return context.json({ error: `no such ${question}` }, 404)
      return context.json(answer)
    })
  }

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

  app.get('/api/runs', (context) => context.json(runList(library.contenders)))

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
