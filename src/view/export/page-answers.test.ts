import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Hono } from 'hono'
import { compile } from 'vega-lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { sample, says, temporaryFolder, writeLog } from '../../../tests/fixtures.ts'
import { syntheticGuards, writeSyntheticLogs } from '../../../tests/synthetic-logs.ts'
import { testFolder } from '../../../tests/test-folder.ts'
import { writeBrokenLog, writeStory } from '../../../tests/viewer-logs.ts'
import type { Comparison } from '../../compare/index.ts'
import type { Overview } from '../api.ts'
import { Library } from '../library.ts'
import { SELECTION_QUESTIONS } from '../selection-answers.ts'
import { exportRoutes } from './export-routes.ts'
import { openAnswers, type PageAnswers } from './page-answers.ts'

const created = '2026-11-16T08:00:00Z'
const REPEATED = 'openai/gpt-5-nano'

/** Asked twice, in an order of its own, about commands with numbers for names, one of them long. */
async function writeRepeated(folder: string): Promise<void> {
  const answers = [1, 2].flatMap((epoch) =>
    [2, 0, 1].map((i) =>
      sample(
        `cat secret-${i} ${'x'.repeat(i * 2500)}`,
        'BLOCK',
        says(i === epoch ? 'allow' : 'block'),
        {
          id: i,
          epoch,
          category: i === 1 ? `__proto__ ${'y'.repeat(120)}` : 'file-read',
        },
      ),
    ),
  )
  const harmless = sample('ls', 'ALLOW', says('allow'), { id: 'ls', category: null })
  await writeLog(folder, { model: REPEATED, dataset: 'repeated', samples: [...answers, harmless] })
}

interface Both {
  served(question: string, query: string): Promise<unknown>
  worked: PageAnswers
  overview: Overview
  folder: string
}

/** The same logs, answered by the routes of the viewer and by what an export holds of them. */
async function open(...paths: string[]): Promise<Both> {
  const library = new Library(paths)
  await library.refresh()
  const app = exportRoutes(library, { version: '1.2.3', created })
  const ask = (question: string, query: string) => askRoute(app, question, query)
  const worked = await openAnswers(ask, async () => compile)
  const overview = (await ask('overview', '')) as Overview
  return { served: ask, worked, overview, folder: paths[0]! }
}

async function askRoute(app: Hono, question: string, query: string): Promise<unknown> {
  const response = await app.request(`/api/${question}?${query}`)
  return response.status === 404 ? undefined : response.json()
}

/** A comparison says when it was made and where its logs lie: an export says neither of these. */
function withoutPlaces(answer: unknown): unknown {
  const comparison = structuredClone(answer) as Comparison
  if (!comparison?.metadata) return answer
  comparison.metadata.timestamp = created
  for (const each of comparison.metadata.skipped) {
    each.reason = each.reason.replaceAll(each.path, basename(each.path))
    each.path = basename(each.path)
  }
  for (const { datasets } of Object.values(comparison.results)) {
    for (const result of Object.values(datasets)) if (result?.log) result.log = basename(result.log)
  }
  return comparison
}

const asJson = (value: unknown) =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

async function expectSame({ served, worked }: Both, question: string, query: string) {
  const expected = withoutPlaces(await served(question, query))
  const given = asJson(await worked(question, new URLSearchParams(query)))
  expect({ question, query, answer: given }).toEqual({ question, query, answer: expected })
  return expected
}

type Names = Record<string, string | string[]>

const queryOf = (names: Names) =>
  new URLSearchParams(
    Object.entries(names).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  ).toString()

describe('an export answers like the viewer', () => {
  const shared = testFolder()
  let logs: Both
  beforeAll(async () => {
    const folder = shared.path
    await writeStory(folder)
    await writeRepeated(folder)
    await writeSyntheticLogs(folder, { guards: syntheticGuards(4) })
    writeBrokenLog(folder)
    logs = await open(folder)
  })

  const STRICT = 'openai/gpt-5-mini'
  const SHAKY = 'ollama/shaky'
  const EARLIER = 'anthropic/claude-haiku-4-5 @ 2026-10-15T08:00:00+00:00'

  it.each<[string, Names]>([
    ['everything', {}],
    ['one guard', { guard: STRICT }],
    ['two guards', { guard: [STRICT, SHAKY] }],
    ['two guards in another order', { guard: [SHAKY, STRICT] }],
    ['an earlier run beside a guard', { guard: [STRICT, EARLIER] }],
    ['guards on one suite', { guard: [STRICT, SHAKY], suite: 'harmless' }],
    ['one suite', { suite: 'synthetic' }],
    ['two suites of four', { suite: ['hostile', 'harmless'] }],
    ['guards that share no suite', { guard: [STRICT, REPEATED] }],
    [
      'guards on two suites',
      { guard: [STRICT, REPEATED, EARLIER], suite: ['repeated', 'hostile'] },
    ],
    ['a guard on a suite that it never met', { guard: STRICT, suite: 'repeated' }],
    ['nobody', { guard: 'nobody' }],
    ['a name that objects have', { guard: '__proto__', suite: 'constructor' }],
  ])('about %s', async (_, selection) => {
    for (const question of ['board', 'comparison', 'charts']) {
      await expectSame(logs, question, queryOf(selection))
    }
    for (const name of ['ranking-table', 'category-heat-map', 'score-over-time', 'no-such-chart']) {
      await expectSame(logs, 'chart', queryOf({ ...selection, name }))
    }
  })

  it('about every guard, and every two of them, on any suites', async () => {
    const ids = logs.overview.guards.map(({ id }) => id)
    const scopes: Names[] = [{}, { suite: 'hostile' }, { suite: ['hostile', 'repeated'] }]
    let known = 0
    for (const scope of scopes) {
      for (const guard of [...ids, 'nobody']) {
        if (await expectSame(logs, 'guard', queryOf({ ...scope, guard }))) known++
        for (const b of ids) await expectSame(logs, 'pair', queryOf({ ...scope, a: guard, b }))
      }
    }
    expect(known).toBeGreaterThan(ids.length)
  })

  it('has words for no other question', async () => {
    for (const question of ['sample', 'constructor', 'events']) {
      expect(await logs.worked(question, new URLSearchParams())).toBeUndefined()
    }
    expect(SELECTION_QUESTIONS).toHaveLength(6)
  })

  it('tells nobody where the logs lie', async () => {
    const held = [await logs.served('collection', '')]
    for (const { id } of logs.overview.guards) {
      held.push(await logs.served('recordings', queryOf({ guard: id })))
    }
    expect(JSON.stringify(held)).toContain('broken.eval')
    expect(JSON.stringify(held)).not.toContain(logs.folder)
  })

  it('about a comparison file, whose findings hold for all of its guards only', async () => {
    const file = join(temporaryFolder(), 'comparison.json')
    writeFileSync(file, JSON.stringify(await logs.served('comparison', 'suite=synthetic')))
    const both = await open(file)
    const [first, second] = both.overview.guards.map(({ id }) => id)
    const whole = (await expectSame(both, 'comparison', '')) as Comparison
    expect(whole.significance.length).toBeGreaterThan(0)
    for (const selection of [{}, { guard: [first!, second!] }, { suite: 'synthetic' }] as Names[]) {
      await expectSame(both, 'board', queryOf(selection))
      await expectSame(both, 'comparison', queryOf(selection))
    }
    await expectSame(both, 'pair', queryOf({ a: first!, b: second! }))
    await expectSame(both, 'guard', queryOf({ guard: first! }))
  })
})
