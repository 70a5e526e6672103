import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type BatchFaults,
  type BatchServer,
  startBatchServer,
} from '../../../tests/support/batch-server.ts'
import {
  logsIn,
  makeSamples,
  quickRunEnvironment,
  readLog,
  resumeBench,
  runBench,
  temporaryFolder,
  withoutTimes,
  writeSuite,
} from '../../../tests/support/bench-run.ts'
import { createManualClock } from '../../../tests/support/manual-clock.ts'
import { answersRightly, type Behaviour } from '../../../tests/support/provider-server.ts'
import { BenchRun, resumeRun } from '../index.ts'
import type { RunSettings, RunSpecification } from '../run-file.ts'
import { batchJournalPath } from './batch-journal.ts'

let folder: ReturnType<typeof temporaryFolder>
let server: BatchServer | undefined
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  folder.remove()
})

const GUARDS = [
  'openai/gpt-5-mini',
  'openai/gpt-5-pro',
  'anthropic/claude-haiku-4-5',
  'google/gemini-3-flash-preview',
] as const

async function bench(
  guard: string,
  faults: BatchFaults = {},
  {
    count = 12,
    settings = {},
    specification = {},
    behave = answersRightly,
  }: {
    count?: number
    settings?: Partial<RunSettings>
    specification?: Partial<RunSpecification>
    behave?: Behaviour
  } = {},
) {
  server = await startBatchServer(behave, faults)
  const samples = makeSamples(count)
  const suite = writeSuite(folder.path, samples)
  const environment = quickRunEnvironment(server.env())
  const { running } = await runBench(
    folder.path,
    { guards: [guard], suites: [suite], ...specification },
    { batch: true, ...settings },
    environment,
  )
  return { running, job: running.jobs[0]!, samples, environment, server }
}

const journalOf = (running: BenchRun) =>
  readFileSync(batchJournalPath(running.folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Drops the last lines of the journal of batches, as if the process had died before them. */
function diedBefore(running: BenchRun, event: string): void {
  const path = batchJournalPath(running.folder)
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  const at = lines.findIndex((line) => line.includes(`"event":"${event}"`))
  writeFileSync(
    path,
    lines
      .slice(0, at)
      .map((line) => `${line}\n`)
      .join(''),
  )
}

/** Forgets the samples of a run, as if nothing of its batches had been read. */
const forgetSamples = (running: BenchRun) =>
  writeFileSync(join(running.folder, 'samples.jsonl'), '')

const sampleOf = (running: BenchRun, position: number) =>
  readLog(logsIn(running.folder)[0]!).samples[position]!

const WIRES = ['openai/gpt-5-mini', 'anthropic/claude-haiku-4-5', 'google/gemini-3-flash-preview']
const isThird = ({ command }: { command: string }) => command.endsWith('# 2')

const commandsOf = (samples: { command: string }[]) => samples.map(({ command }) => command).sort()

describe.each(GUARDS)('%s', (guard) => {
  test('a batch gives the log of single calls, for half the price', async () => {
    const { running, job, samples, environment, server } = await bench(guard)
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
    expect(server.paid().sort()).toEqual(commandsOf(samples))
    const batched = readLog(logsIn(running.folder)[0]!).samples
    expect(batched.map(({ metadata }) => metadata.batch)).toEqual(samples.map(() => 'batch_1'))
    // How long a model took for its part of a batch nobody knows.
    expect(batched.every(({ latencyMs, totalMs }) => latencyMs === null && totalMs === null)).toBe(
      true,
    )

    const single = await runBench(
      join(folder.path, 'single'),
      { guards: [guard], suites: [join(folder.path, 'small.jsonl')] },
      {},
      environment,
    )
    const called = readLog(logsIn(single.folder)[0]!).samples
    const comparable = (sample: (typeof called)[number]) => {
      const { cost: _, metadata, ...rest } = withoutTimes(sample) as typeof sample
      const { batch: __, ...others } = metadata
      return { ...rest, metadata: others }
    }
    expect(batched.map(comparable)).toEqual(called.map(comparable))
    for (const [i, { cost }] of called.entries()) {
      if (cost === undefined) expect(batched[i]!.cost).toBeUndefined()
      else expect(batched[i]!.cost).toBeCloseTo(cost / 2, 12)
    }
  })
})

describe.each(WIRES)('misbehaviour of %s', (guard) => {
  test('out of order, twice, and about nothing that was asked: each counts once', async () => {
    const notes: string[] = []
    server = await startBatchServer(answersRightly, {
      arrange: (results) => {
        const stranger = JSON.parse(
          JSON.stringify(results[0]).replace(/[0-9a-f]{16}-/, 'ffffffffffffffff-'),
        )
        return [stranger, ...results.toReversed(), ...results.slice(0, 3)]
      },
    })
    const suite = writeSuite(folder.path, makeSamples(12))
    const environment = quickRunEnvironment(server.env())
    const { running } = await runBench(
      folder.path,
      { guards: [guard], suites: [suite] },
      { batch: true },
      environment,
      (one) => {
        one.onNote = (text) => notes.push(text)
      },
    )
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.paid().sort()).toEqual(commandsOf(makeSamples(12)))
    expect(notes.join('\n')).toMatch(/submitted: 12 requests, about \$0\.\d+, by single calls \$/)
    expect(notes.join('\n')).toMatch(
      /3 replies came twice \(the first counts\), 1 are about nothing that was asked/,
    )
  })

  test('a reply that is missing is asked about again, and nothing else is', async () => {
    const { job, server, samples } = await bench(guard, {
      arrange: (results, batch) => (batch === 0 ? results.toSpliced(4, 1) : results),
    })
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches.map(({ requests }) => requests.length)).toEqual([12, 1])
    expect(server.batches[1]!.requests[0]!.call.command).toBe(samples[4]!.command)
  })

  test('what expires is no reply, and can be asked about again in another batch', async () => {
    const { running, job, server, environment } = await bench(guard, {
      fate: (call) => (isThird(call) ? 'expired' : 'answer'),
    })
    expect(job).toMatchObject({ status: 'success', done: 12, timeouts: 1 })
    const [score] = sampleOf(running, 2).scores
    expect(score).toMatchObject({ answer: 'TIMEOUT_ERROR', metadata: { cause: 'time_limit' } })
    expect(sampleOf(running, 2).cost ?? 0).toBe(0)
    server.faults = {}
    const again = await resumeBench(running.folder, environment, { retry: 'timeout' })
    expect(again.running.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches.map(({ requests }) => requests.length)).toEqual([12, 1])
    expect(new Set(server.paid()).size).toBe(server.paid().length)
  })

  test('what expires goes by single calls where that is wanted, at their price', async () => {
    const { running, job, server } = await bench(
      guard,
      { fate: (call) => (isThird(call) ? 'expired' : 'answer') },
      { settings: { batchFallback: true } },
    )
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
    const [third, fourth] = [sampleOf(running, 2), sampleOf(running, 3)]
    expect(third.metadata.batch).toBeUndefined()
    expect(third.latencyMs).toBeGreaterThan(0)
    expect(third.cost).toBeCloseTo(fourth.cost! * 2, 12)
  })

  test.each([
    [{ status: 400, type: 'invalid_request_error' }, 'api_error', 1],
    [{ status: 500, type: 'api_error' }, undefined, 2],
    [{ status: 429, type: 'rate_limit_error' }, undefined, 2],
    [{ status: 503, type: 'overloaded_error' }, undefined, 2],
  ])('an error of one request: %j', async (fate, cause, batches) => {
    const { running, job } = await bench(guard, {
      fate: (call) => (isThird(call) && (cause || server!.batches.length === 1) ? fate : 'answer'),
    })
    expect(job).toMatchObject({ status: 'success', done: 12 })
    expect(server!.batches).toHaveLength(batches)
    const [score] = sampleOf(running, 2).scores
    expect(score!.metadata.cause).toBe(cause)
    if (cause) expect(score!.answer).toBe('TIMEOUT_ERROR')
    else expect(sampleOf(running, 2).failures).toHaveLength(1)
  })

  test('a submission that is refused for a while is made again, politely', async () => {
    const { job, server } = await bench(guard, {
      refuse: (times) =>
        times < 3 ? { status: 429, headers: { 'retry-after-ms': '30' } } : undefined,
    })
    expect(job).toMatchObject({ status: 'success', done: 12 })
    expect(server.batches).toHaveLength(1)
  })

  test('a wrong key ends the job with the words of the provider', async () => {
    const { running, job, server } = await bench(guard, { refuse: () => ({ status: 401 }) })
    expect(job.status).toBe('error')
    expect(job.problem).toMatch(/answered 401: the server was told to answer 401/)
    expect(server.batches).toEqual([])
    expect(journalOf(running).map(({ event }) => event)).toEqual(['planned', 'closed'])
  })

  test('a submission that arrived without an answer is found, not repeated', async () => {
    const { job, server, samples } = await bench(guard, { takesSilently: (times) => times === 1 })
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
    expect(server.paid().sort()).toEqual(commandsOf(samples))
  })

  test('killed after the submission, before its id was written: found and answered', async () => {
    const { running, server, environment, samples } = await bench(guard)
    diedBefore(running, 'submitted')
    forgetSamples(running)
    const { running: again } = await resumeBench(running.folder, environment)
    expect(again.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
    expect(server.paid().sort()).toEqual(commandsOf(samples))
    expect(journalOf(again).map(({ event }) => event)).toEqual(['planned', 'submitted', 'closed'])
  })

  test('killed before the submission: submitted once', async () => {
    const { running, server, environment } = await bench(guard)
    diedBefore(running, 'submitted')
    forgetSamples(running)
    server.batches.length = 0
    const { running: again } = await resumeBench(running.folder, environment)
    expect(again.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
    expect(journalOf(again).map(({ event }) => event)).toEqual([
      'planned',
      'closed',
      'planned',
      'submitted',
      'closed',
    ])
  })

  test('left while it works, and resumed later: nothing is submitted twice', async () => {
    server = await startBatchServer(answersRightly, { looks: 1e9 })
    const suite = writeSuite(folder.path, makeSamples(12))
    const environment = quickRunEnvironment(server.env())
    const { running } = await runBench(
      folder.path,
      { guards: [guard], suites: [suite] },
      { batch: true },
      environment,
      (one) => {
        one.onNote = () => one.stop()
      },
    )
    expect(running.jobs[0]).toMatchObject({ status: 'cancelled', done: 0 })
    expect(journalOf(running).map(({ event }) => event)).toEqual(['planned', 'submitted'])
    server.faults = {}
    const { running: again } = await resumeBench(running.folder, environment)
    expect(again.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
    expect(server.paid().sort()).toEqual(commandsOf(makeSamples(12)))
    const files = ['batches.jsonl', 'samples.jsonl', 'run.json']
    for (const file of files) {
      expect(readFileSync(join(running.folder, file), 'utf8')).not.toContain('sk-test')
    }
  })

  test('a batch that is not known at once is looked at again', async () => {
    const { job } = await bench(guard, {
      look: (times) => (times < 3 ? { status: 404 } : undefined),
    })
    expect(job).toMatchObject({ status: 'success', done: 12 })
  })

  test('a batch that is not known at all is not lost and not paid twice, until it is given up', async () => {
    const { running, job, server, environment } = await bench(guard, {
      look: () => ({ status: 404 }),
    })
    expect(job.status).toBe('error')
    expect(job.problem).toMatch(/answered 404.*batch_1 is not known there/)
    const known = server.batches.splice(0)
    const still = await resumeBench(running.folder, environment)
    expect(still.running.jobs[0]!.status).toBe('error')
    expect(server.batches).toEqual([])
    // With the right key it is there.
    server.batches.push(...known)
    server.faults = {}
    const found = await resumeBench(running.folder, environment)
    expect(found.running.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
  })

  test('open batches can be taken back, or given up, and asked again later', async () => {
    const { running, server, environment } = await bench(guard, { look: () => ({ status: 404 }) })
    server.faults = { looks: 1e9 }
    const prepared = await resumeRun(running.folder, {}, undefined, environment)
    const cancelling = await BenchRun.open({ ...prepared, cancelBatches: true }, environment)
    await cancelling.execute()
    expect(cancelling.jobs[0]).toMatchObject({ status: 'cancelled', done: 0 })
    expect(server.batches).toMatchObject([{ isCancelled: true }])
    expect(journalOf(cancelling).at(-1).event).toBe('closed')
    server.faults = {}
    const { running: again } = await resumeBench(running.folder, environment)
    expect(again.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(2)
    expect(new Set(server.paid()).size).toBe(12)
    expect(server.paid()).toHaveLength(12)
  })

  test('a batch that nobody knows any more can be given up', async () => {
    const { running, server, environment } = await bench(guard, { look: () => ({ status: 404 }) })
    server.batches.length = 0
    server.faults = {}
    const prepared = await resumeRun(running.folder, {}, undefined, environment)
    const giving = await BenchRun.open({ ...prepared, cancelBatches: true }, environment)
    await giving.execute()
    expect(giving.jobs[0]).toMatchObject({ status: 'cancelled', done: 0 })
    expect(journalOf(giving).at(-1)).toMatchObject({ event: 'closed', why: 'given up' })
    const { running: again } = await resumeBench(running.folder, environment)
    expect(again.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
  })

  test('a batch that is refused as a whole costs nothing and ends the job', async () => {
    if (guard.startsWith('anthropic')) return
    const { running, job, environment, server } = await bench(guard, {
      fails: { code: 'invalid_model', message: 'no such model for sk-test-0123456789abcdef' },
    })
    expect(job.status).toBe('error')
    expect(job.problem).toMatch(/refused the batch batch_1: no such model for \[redacted\]$/)
    server.faults = {}
    const { running: again } = await resumeBench(running.folder, environment)
    expect(again.jobs[0]).toMatchObject({ status: 'success', done: 12 })
  })

  test('a crowded provider is asked again later', async () => {
    if (guard.startsWith('anthropic')) return
    const faults: BatchFaults = { fails: { code: 'token_limit_exceeded', message: 'enqueued' } }
    const crowded = bench(guard, faults)
    while (!server?.batches.length) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 100))
    server.faults = {}
    const { job } = await crowded
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
  })
})

describe('results as lines', () => {
  const LINES = WIRES.slice(0, 2)

  test.each(LINES)('%s: cut off once, they are read again', async (guard) => {
    const { job, server } = await bench(guard, {
      spoil: (text, times) => (times === 1 ? text.slice(0, text.length / 2) : text),
    })
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server.batches).toHaveLength(1)
  })

  test.each(LINES)('%s: cut off for good, what is missing is asked again', async (guard) => {
    const { job } = await bench(guard, {
      spoil: (text) => (server!.batches.length === 1 ? text.slice(0, text.length / 2) : text),
    })
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
    expect(server!.batches).toHaveLength(2)
    expect(server!.batches[1]!.requests.length).toBeLessThan(12)
  })

  test.each(
    LINES,
  )('%s: a line of 13 MB is no reply, and costs the others nothing', async (guard) => {
    const { job, running } = await bench(
      guard,
      {},
      {
        behave: (call) =>
          isThird(call) ? { text: 'x'.repeat(13 * 1024 * 1024) } : answersRightly(call),
      },
    )
    expect(job).toMatchObject({ status: 'success', done: 12, timeouts: 1 })
    expect(sampleOf(running, 2).error).toMatch(/too large/)
  })

  test.each(LINES)('%s: rubbish between them is passed over', async (guard) => {
    const { job } = await bench(guard, {
      spoil: (text) => `\n[]\n"x"\n{"custom_id":7}\n${'['.repeat(5000)}\n${text}`,
    })
    expect(job).toMatchObject({ status: 'success', done: 12, score: 1 })
  })
})

test('a day on the clock means nothing while the provider works, nor does a date in the past', async () => {
  server = await startBatchServer(answersRightly, { looks: 4 })
  const suite = writeSuite(folder.path, makeSamples(12))
  const clock = createManualClock()
  const dates = [Date.UTC(2026, 0, 2), Date.UTC(2020, 0, 1)]
  const environment = {
    ...quickRunEnvironment(server.env()),
    clock,
    today: () => new Date(dates.shift() ?? Date.UTC(2019, 0, 1)),
  }
  let isOver = false
  const finished = runBench(
    folder.path,
    { guards: ['anthropic/claude-haiku-4-5'], suites: [suite] },
    { batch: true },
    environment,
  ).finally(() => {
    isOver = true
  })
  // Every turn is more than a day: a laptop that sleeps.
  while (!isOver) {
    await clock.turn(25 * 3_600_000)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const { running } = await finished
  expect(running.jobs[0]).toMatchObject({ status: 'success', done: 12, score: 1 })
  expect(server.batches.flatMap(({ requests }) => requests)).toHaveLength(12)
  expect(new Set(server.paid()).size).toBe(12)
})

test('a cascade hands in only what its first stage is not sure of', async () => {
  const { job, running, server } = await bench(
    'cascade:static,openai/gpt-5-mini',
    {},
    {
      settings: {},
    },
  )
  expect(job).toMatchObject({ status: 'success', done: 12 })
  expect(running.jobs[0]!.guard.batchDoors).toHaveLength(1)
  expect(server.batches.flatMap(({ requests }) => requests).length).toBeLessThan(12)
})

test('with a budget one call goes first and alone, and the batch stays within', async () => {
  const price = (100 * 0.25 + 20 * 2) / 1e6
  const { running, server } = await bench(
    'openai/gpt-5-mini',
    {},
    {
      count: 40,
      settings: { budget: 0.005 },
    },
  )
  expect(server.calls.filter(({ path }) => path === '/v1/chat/completions')).toHaveLength(40)
  expect(server.batches.flatMap(({ requests }) => requests)).toHaveLength(39)
  expect(running.jobs[0]!.cost).toBeCloseTo(price + 39 * (price / 2), 10)
})

test('a damaged line of the journal is not guessed at', async () => {
  const { running, environment } = await bench('openai/gpt-5-mini')
  const path = batchJournalPath(running.folder)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"0-0-1"', '"0-1-1"'))
  forgetSamples(running)
  await expect(resumeBench(running.folder, environment)).rejects.toThrow(
    /batches\.jsonl: the line at byte 0 is damaged, so what it submitted is not known/,
  )
})

test('guards that take no batches are refused alone, and go beside others', async () => {
  await expect(bench('static')).rejects.toThrow(/no guard here can be asked in batches/)
  await server!.close()
  const { running } = await bench(
    'openai/gpt-5-mini',
    {},
    {
      specification: { guards: ['static', 'openai/gpt-5-mini'] },
    },
  )
  expect(running.jobs.map(({ status }) => status)).toEqual(['success', 'success'])
})
