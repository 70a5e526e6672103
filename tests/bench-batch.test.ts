import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BatchServer, startBatchServer } from './support/batch-server.ts'
import { benchProcesses, right, until } from './support/bench-process.ts'
import { logsIn, makeSamples, readLog, writeSuite } from './support/bench-run.ts'

const here = benchProcesses()
const { begin, runFolder } = here

const serve = (faults: BatchServer['faults']) =>
  here.serveWith(() => startBatchServer(right, faults))

const bench = (guard: string) => [
  ...['bench', '--guard', guard, '--batch', '--json'],
  ...['--suite', writeSuite(here.path, makeSamples(20))],
]

test.each([
  'openai/gpt-5-mini',
  'anthropic/claude-haiku-4-5',
  'google/gemini-3-flash-preview',
])('%s: kill -9 between submission and journal, and again while it works: once and whole', async (guard) => {
  // The submission is taken; the answer never comes.
  const server = await serve({ answersSubmission: (times) => times > 1, looks: 1e9 })
  const first = begin(bench(guard))
  await until(() => server.batches.length === 1, 'a submission')
  first.child.kill('SIGKILL')
  await first.ended
  expect(readFileSync(join(runFolder(), 'batches.jsonl'), 'utf8')).not.toContain('"submitted"')

  const second = begin(['bench', '--resume', runFolder()])
  if (guard.startsWith('anthropic')) {
    // Whose it is shows when it has ended: until then nothing is submitted.
    await until(() => server.listings > 1, 'a second look')
  } else {
    const journal = () => readFileSync(join(runFolder(), 'batches.jsonl'), 'utf8')
    await until(() => journal().includes('"submitted"'), 'its id')
  }
  second.child.kill('SIGKILL')
  await second.ended

  server.faults = {}
  const { code, stdout, output } = await begin(['bench', '--resume', runFolder(), '--json']).ended
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(server.batches).toHaveLength(1)
  expect(server.paid()).toHaveLength(20)
  expect(new Set(server.paid()).size).toBe(20)
  const { samples, info } = readLog(logsIn(runFolder())[0]!)
  expect(info.status).toBe('success')
  expect(new Set(samples.map(({ id }) => id)).size).toBe(20)
  const [job] = JSON.parse(stdout).jobs
  expect(job.batched.answers).toBe(20)
  expect(job.batched.single_cost).toBeCloseTo(job.batched.cost * 2, 12)
  expect(job.report.cost.total_cost).toBeCloseTo(job.batched.cost, 12)
})

test('Ctrl-C leaves a batch where it is, and says how to go on', async () => {
  const server = await serve({ looks: 1e9 })
  const running = begin(bench('openai/gpt-5-mini'))
  await until(() => running.soFar().stderr.includes('submitted'), 'a submission')
  running.child.kill('SIGINT')
  const { code, stderr } = await running.ended
  expect(code).toBe(130)
  expect(stderr).toMatch(/batch batch_1 of openai\/gpt-5-mini submitted: 20 requests, about \$/)
  expect(stderr).toMatch(/to go on: aegish bench --resume runs\//)
  const cancelled = await begin(['bench', '--resume', runFolder(), '--cancel-batches']).ended
  expect(cancelled.stderr).toMatch(/batch batch_1 .* is being cancelled/)
  expect(server.batches).toMatchObject([{ isCancelled: true }])
  expect(server.paid()).toEqual([])
})

test('--dry-run compares what single calls, a cache, batches and a cascade cost', async () => {
  const dryRun = (...more: string[]) => begin(['bench', '--dry-run', ...more]).ended
  const suite = writeSuite(here.path, makeSamples(200))
  const guards = ['openai/gpt-5-mini', 'anthropic/claude-haiku-4-5', 'openrouter/microsoft/phi-4']
  const asked = [...guards.flatMap((guard) => ['--guard', guard]), '--suite', suite]
  const [mini, haiku, phi] = JSON.parse((await dryRun(...asked, '--json')).stdout)
  expect(mini.ways.single).toBe(mini.cost)
  expect(mini.ways.batch).toBeCloseTo(mini.cost / 2, 12)
  // The prompt is long enough for OpenAI's cache, not for that of this model of Anthropic's.
  expect(mini.ways.cached).toBeLessThan(mini.cost)
  expect(haiku.ways.cached).toBeCloseTo(haiku.ways.single, 12)
  expect(phi.ways.batch).toBeNull()
  // The static guard knows them all.
  expect(mini.ways.cascade).toBe(0)
  const batched = await dryRun(...asked.slice(0, 2), '--suite', suite, '--batch', '--json')
  expect(JSON.parse(batched.stdout)[0].cost).toBeCloseTo(mini.cost / 2, 12)
  expect((await dryRun(...asked)).stdout).toMatch(
    /Guard +Suite +Single +Cached +Batch +Cascade +Both/,
  )
})
