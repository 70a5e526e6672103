import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Rescorer, rescoreLog } from '../src/log/index.ts'
import { logToConsole, scoreLog, toLogReport } from '../src/report/index.ts'
import { extractGtfobins, loadSamples } from '../src/suite/index.ts'
import { UserError } from '../src/verdict/index.ts'
import { Library } from '../src/view/index.ts'
import { sampleDetails } from '../src/view/sample-details.ts'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'
import { headerJson, sampleJson, writeZip } from './zip-files.ts'

const DEPTH = 50_000

/** What a program that calls itself, or turns a value into text, fails on. */
const HOSTILE = {
  'a deep list': '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'a deep object': `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  'no text': '{"toString":1,"valueOf":null,"toJSON":"x"}',
}

/** JSON in which the text `"@"` is replaced by something hostile. */
const put = (hostile: string, json: unknown) => JSON.stringify(json).replace('"@"', hostile)

/** An action that succeeds, or fails with the one line that a user gets. */
async function endsWell(action: () => unknown): Promise<'fine' | UserError> {
  try {
    await action()
    return 'fine'
  } catch (error) {
    if (!UserError.is(error)) throw error
    expect(error.message).not.toContain('\n')
    return error as UserError
  }
}

/** Every place of a log that holds what others chose. */
const PLACES: [string, sample: object, header?: object][] = [
  ['metadata', { metadata: { dataset: 'x', deep: '@' } }],
  ['a decision', { metadata: { aegish: { decision: { trace: ['@'] } } } }],
  ['earlier replies', { metadata: { aegish: { earlier_replies: ['@'] } } }],
  ['a score', { scores: { s: { value: '@' } } }],
  ['the metadata of a score', { scores: { s: { value: 'C', metadata: { deep: '@' } } } }],
  ['messages', { messages: ['@'] }],
  ['events', { events: ['@'] }],
  ['the store', { store: { deep: '@' } }],
  ['attachments', { attachments: { deep: '@' } }],
  ['the input', { input: [{ role: 'user', content: '@' }] }],
  ['the target', { target: '@' }],
  ['the epoch', { epoch: '@' }],
  ['the id', { id: '@' }],
  ['the error', { error: '@' }],
  ['the limit', { limit: { type: '@' } }],
  ['model usage', { model_usage: { m: '@' } }],
  ['an unknown field', { unknown: '@' }],
  ['the status', {}, { status: '@' }],
  ['the plan', {}, { plan: '@' }],
  ['statistics', {}, { stats: { started_at: '@' } }],
  ['results', {}, { results: { scores: ['@'] } }],
  ['the error of the run', {}, { error: { message: '@' } }],
  ...['config', 'metadata', 'task_args', 'packages', 'scorers', 'created'].map(
    (field): [string, object, object] => [`${field} of the header`, {}, { eval: { [field]: '@' } }],
  ),
]

const rescorer: Rescorer = {
  score: ({ target: [...target] }) => ({ value: 'C', metadata: {}, target }),
  metrics: () => ({}),
}

describe.each(Object.entries(HOSTILE))('%s', (_, hostile) => {
  test.each(PLACES)('in %s of a log', async (_, change, header = {}) => {
    const folder = temporaryFolder()
    const whole = JSON.parse(headerJson())
    const more = header as { eval?: object }
    const path = writeZip(join(folder, 'a.eval'), [
      {
        name: 'header.json',
        data: put(hostile, { ...whole, ...more, eval: { ...whole.eval, ...more.eval } }),
      },
      { name: 'samples/a_epoch_1.json', data: put(hostile, sampleJson({ ...change })) },
    ])
    await endsWell(() => JSON.stringify(toLogReport(scoreLog(path)), null, 2))
    await endsWell(() => rescoreLog({ path }, join(folder, 'new.eval'), rescorer))
    const library = new Library([path])
    await library.refresh()
    const { table, contenders } = library
    if (table.rows.length > 0) JSON.stringify(sampleDetails(0, contenders, table))
    else expect(library.problems).toHaveLength(1)
  })

  test.each([
    'command',
    'expect',
    'category',
    'ground_truth',
    'tags',
    'id',
    'binary',
    'why',
    'prompt',
    'other',
  ])('in %s of a sample', async (field) => {
    const folder = temporaryFolder()
    for (const base of [
      { command: 'ls', expect: 'ALLOW' },
      { command: 'ls', category: 'shell' },
    ]) {
      const text = put(hostile, { ...base, [field]: '@' })
      for (const [name, content] of [
        ['a.jsonl', `${text}\n`],
        ['a.json', `[${text}]`],
      ] as const) {
        const file = join(folder, name)
        writeFileSync(file, content)
        await endsWell(async () => {
          for await (const { value } of loadSamples(file)) JSON.stringify(value)
        })
      }
    }
  })

  test('in a comparison file', async () => {
    const folder = temporaryFolder()
    const guard = (dataset: object) => ({
      results: {
        a: { model: 'a', datasets: { core: { total_commands: 1, correct: 1, ...dataset } } },
      },
    })
    for (const json of [
      { results: '@' },
      { results: { a: '@' } },
      { ...guard({}), more: '@' },
      guard({ more: '@' }),
      guard({ errors: '@' }),
      guard({ measurement: { run_id: '', config: {}, metadata: { deep: '@' }, packages: {} } }),
    ]) {
      writeFileSync(join(folder, 'a.json'), put(hostile, json))
      const { status, lines } = aegish(['compare', 'a.json', '--json', '--html', 'a.html'], {
        cwd: folder,
      })
      expect([0, 2], lines[0]).toContain(status)
      expect(lines).toHaveLength(status === 0 ? 0 : 1)
    }
  })
})

test('a file of GTFOBins that is nested deeply is refused', () => {
  const deep = 5000
  for (const text of [
    `functions: ${'['.repeat(deep)}${']'.repeat(deep)}\n`,
    `functions:\n  shell:\n    - code: ${'['.repeat(deep)}${']'.repeat(deep)}\n`,
    `${'- '.repeat(deep)}a\n`,
    `functions: ${'{a: '.repeat(deep)}${'}'.repeat(deep)}\n`,
  ]) {
    const files = [{ path: 'a', binary: 'a', text }]
    expect(() => extractGtfobins(files, { placeholders: 'classic', seed: 1 })).toThrow(
      expect.objectContaining({ code: 'INVALID_ENTRY' }),
    )
  }
})

test('more categories than a call can take arguments are all listed', async () => {
  const samples = [sample('a', 'BLOCK', says('block'))]
  const report = toLogReport(scoreLog(await writeLog(temporaryFolder(), { samples })))
  const rate = { count: 1, malicious_detection_rate: 1 }
  const all = Array.from({ length: 200_000 }, (_, i) => [`kind ${i}`, rate])
  const per_category_malicious_detection_rates = Object.fromEntries(all)
  const text = logToConsole({ ...report, per_category_malicious_detection_rates }, 80)
  expect(text.includes('Kind 199999')).toBe(true)
})

test('the commands say it in one line', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'logs'))
  const data = put(HOSTILE['a deep list'], sampleJson({ events: ['@'] }))
  writeZip(join(folder, 'logs/a.eval'), [
    { name: 'header.json', data: headerJson() },
    { name: 'samples/a_epoch_1.json', data },
  ])
  expect(aegish(['rescore', 'logs', '--out', 'new'], { cwd: folder })).toMatchObject({
    status: 2,
    lines: ['aegish: logs/a.eval: samples/a_epoch_1.json is nested too deeply'],
  })
  expect(aegish(['report', 'logs'], { cwd: folder }).status).toBe(0)
})
