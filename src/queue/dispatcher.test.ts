import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  logsIn,
  makeSamples,
  quickRunEnvironment,
  readLog,
  runBench,
  temporaryFolder,
  usualSettings,
  usualSpecification,
  withoutTimes,
  writeSuite,
} from '../../tests/support/bench-run.ts'
import { MemoryQueue } from '../../tests/support/memory-queue.ts'
import {
  answersRightly,
  type Behaviour,
  type ProviderServer,
  startProviderServer,
  verdictText,
} from '../../tests/support/provider-server.ts'
import {
  BenchRun,
  Budget,
  beginRun,
  makeGuard,
  type PreparedRun,
  planRun,
  RateLimiter,
  type RunEnvironment,
  type RunSettings,
  resumeRun,
  systemClock,
} from '../run/index.ts'
import { answerChunk } from './answer-chunk.ts'
import { Dispatcher } from './dispatcher.ts'
import { type AnswerRecord, type ChunkResult, readChunk } from './protocol.ts'

const GUARD = 'openai/gpt-5-mini'
let folder: ReturnType<typeof temporaryFolder>
let server: ProviderServer | undefined
const ending: (() => void)[] = []

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  for (const end of ending.splice(0)) end()
  await server?.close()
  server = undefined
  folder.remove()
})

async function prepare(
  environment: RunEnvironment,
  guard: string,
  samples: number,
  settings: Partial<RunSettings> = {},
): Promise<PreparedRun> {
  const suite = writeSuite(folder.path, makeSamples(samples))
  const folders = { runs: join(folder.path, 'runs'), shippedSuites: join(folder.path, 'none') }
  const plan = await planRun(
    usualSpecification({ guards: [guard], suites: [suite] }),
    { ...usualSettings, ...settings },
    folders,
    environment,
  )
  return beginRun(plan, folders, '0.0.0', environment)
}

/** A coordinator without a server, and what it said. */
async function coordinate(prepared: PreparedRun, environment: RunEnvironment, queue: MemoryQueue) {
  const running = await BenchRun.open(prepared, environment)
  const said: string[] = []
  const answered = new Map<string, number>()
  const clock = { now: 0 }
  const workers = [
    { id: 'one', capacity: 20 },
    { id: 'two', capacity: 20 },
  ]
  const dispatcher = new Dispatcher({
    run: running.file.id,
    guard: 0,
    jobs: running.jobs.map((job, i) => ({ job, suite: running.file.suites[i]!.sha256 })),
    isInstant: (running.jobs[0]!.guard.rateLimits ?? []).length === 0,
    most: running.file.settings.concurrency,
    queue,
    now: () => clock.now,
    workers: () => workers,
    answered: (worker, samples) => answered.set(worker, (answered.get(worker) ?? 0) + samples),
    lost: (chunks, samples) => said.push(`lost ${chunks} chunks of ${samples} samples`),
    tell: (line) => said.push(line),
  })
  const execute = () =>
    running.execute(undefined, { asker: (job, budget) => dispatcher.asker(job, budget) })
  return { running, dispatcher, execute, said, answered, clock, workers }
}

/** Changes what a worker is about to hand back; undefined keeps it from handing anything back. */
type Tamper = (records: AnswerRecord[], id: string) => unknown

/** A worker that works until the test ends. */
function hire(
  name: string,
  prepared: PreparedRun,
  environment: RunEnvironment,
  queue: MemoryQueue,
  tamper: Tamper = (records) => JSON.stringify({ worker: name, records } satisfies ChunkResult),
): () => void {
  const leaving = new AbortController()
  setMaxListeners(0, leaving.signal)
  const { specification, settings } = prepared.file
  const end = () => leaving.abort(new Error('leaves'))
  ending.push(end)
  void (async () => {
    const guard = await makeGuard(specification.guards[0]!, specification, environment.env)
    const limits = guard.rateLimits ?? []
    const limiter = (limit: string) => new RateLimiter(limit, { concurrency: 3 }, systemClock)
    const calls = {
      limiters: new Map(limits.map((limit) => [limit, limiter(limit)])),
      policy: { ...settings, timeoutMs: settings.timeLimitMs, backoffMs: 4 },
      clock: systemClock,
      budget: new Budget(),
      random: () => 0.5,
      aborted: new AbortController().signal,
    }
    for (;;) {
      const taken = await queue.take(leaving.signal)
      if (!taken) return
      const records = await answerChunk(
        guard,
        readChunk(taken.chunk).tasks,
        { calls, seed: 42, cache: undefined, today: () => new Date(), redact: (text) => text },
        leaving.signal,
        () => {},
      )
      const result = tamper(records, taken.id)
      if (result !== undefined) queue.settle(taken.id, { state: 'completed', result })
    }
  })()
  return end
}

async function world(behave: Behaviour = answersRightly) {
  server = await startProviderServer(behave)
  return quickRunEnvironment(server.env())
}

/** How many samples a queue holds. */
const samplesAt = (queue: MemoryQueue) =>
  [...queue.chunks.values()].reduce((sum, { chunk }) => sum + readChunk(chunk).tasks.length, 0)

/** The samples of a log without times, those of the stages of a cascade included. */
const logged = (runFolder: string) =>
  readLog(logsIn(runFolder)[0]!).samples.map((sample) =>
    JSON.parse(
      JSON.stringify(withoutTimes(sample), (key, value) => (key === 'modelMs' ? 0 : value)),
    ),
  )

describe('a run whose samples are answered elsewhere', () => {
  test.each([
    GUARD,
    'static',
    `cascade:static,${GUARD}`,
  ])('writes the log of a local run: %s', async (guard) => {
    const environment = await world()
    const local = await runBench(
      folder.path,
      { guards: [guard], suites: [writeSuite(folder.path, makeSamples(130))] },
      {},
      environment,
    )
    const asked = server!.calls.length
    const prepared = await prepare(environment, guard, 130)
    const queue = new MemoryQueue()
    const { execute, running, answered, said } = await coordinate(prepared, environment, queue)
    hire('one', prepared, environment, queue)
    hire('two', prepared, environment, queue)
    await execute()
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 130 })
    expect(logged(running.folder)).toEqual(logged(local.folder))
    expect(server!.calls.length).toBe(2 * asked)
    expect([...answered.values()].reduce((sum, one) => sum + one, 0)).toBe(130)
    expect(said).toEqual([])
    // Nothing is left for others to stumble over.
    expect(queue.chunks.size).toBe(0)
  })

  test('what a worker gives back goes to another, and is asked about once', async () => {
    const environment = await world((call) => ({ ...answersRightly(call), delayMs: 200 }))
    const prepared = await prepare(environment, GUARD, 30)
    const queue = new MemoryQueue()
    const { execute, running } = await coordinate(prepared, environment, queue)
    let answered = 0
    const leave = hire('leaver', prepared, environment, queue, (records) => {
      answered += records.length
      return JSON.stringify({ worker: 'leaver', records })
    })
    const done = execute()
    // It has three of the five in its first chunk under way: the other two were never asked.
    while (server!.calls.length < 1) await sleep(1)
    leave()
    while (answered === 0) await sleep(1)
    expect(answered).toBeLessThan(5)
    hire('stayer', prepared, environment, queue)
    await done
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 30 })
    expect(server!.calls).toHaveLength(30)
  })

  test('a queue that was emptied gets again what was in it', async () => {
    const environment = await world()
    const prepared = await prepare(environment, GUARD, 60)
    const queue = new MemoryQueue()
    const { execute, dispatcher, running, said, clock } = await coordinate(
      prepared,
      environment,
      queue,
    )
    const done = execute()
    while (samplesAt(queue) < 60) await sleep(5)
    const chunks = queue.chunks.size
    await queue.clear()
    await dispatcher.tend()
    expect(queue.chunks.size).toBe(0)
    clock.now += 5000
    await dispatcher.tend()
    expect(said).toEqual([`lost ${chunks} chunks of 60 samples`])
    expect([...queue.chunks.values()].every(({ isUrgent }) => isUrgent)).toBe(true)
    hire('one', prepared, environment, queue)
    await done
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 60 })
    expect(server!.calls).toHaveLength(60)
  })

  test('a result that nobody told of is looked up', async () => {
    const environment = await world()
    const prepared = await prepare(environment, GUARD, 20)
    const queue = new MemoryQueue()
    const { execute, dispatcher, running, clock } = await coordinate(prepared, environment, queue)
    queue.isHeard = false
    hire('one', prepared, environment, queue)
    const done = execute()
    while (server!.calls.length < 20) await sleep(5)
    await sleep(20)
    clock.now += 5000
    await dispatcher.tend()
    await done
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 20 })
    expect(server!.calls).toHaveLength(20)
  })

  test('a coordinator that was killed finds the answers when it comes back', async () => {
    const environment = await world()
    const prepared = await prepare(environment, GUARD, 100)
    const queue = new MemoryQueue()
    const killed = await coordinate(prepared, environment, queue)
    // From here on it hears nothing any more, as a dead one.
    queue.isHeard = false
    void killed.execute().catch(() => {})
    hire('one', prepared, environment, queue)
    while (server!.calls.length < 40) await sleep(5)
    killed.running.abort()
    await queue.withoutAnswers(() => killed.dispatcher.abandon())
    await sleep(100)

    queue.isHeard = true
    const again = await resumeRun(killed.running.folder, {}, undefined, environment)
    const { execute, dispatcher, running } = await coordinate(again, environment, queue)
    expect(await dispatcher.adopt()).toBeGreaterThanOrEqual(40)
    await execute()
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 100 })
    expect(server!.calls).toHaveLength(100)
    expect(queue.chunks.size).toBe(0)
  })

  test('a run that is stopped takes back what nobody has begun with', async () => {
    const environment = await world()
    const prepared = await prepare(environment, GUARD, 200)
    const queue = new MemoryQueue()
    const { execute, running } = await coordinate(prepared, environment, queue)
    const done = execute()
    while (queue.chunks.size < 3) await sleep(5)
    running.stop()
    await done
    expect(running.jobs[0]).toMatchObject({ status: 'cancelled', done: 0 })
    expect(queue.chunks.size).toBe(0)
    expect(server!.calls).toHaveLength(0)
  })

  test('a budget holds over all workers', async () => {
    const environment = await world(() => ({
      text: verdictText('BLOCK'),
      usage: { input: 1000, output: 100 },
    }))
    const cost = (1000 * 0.25 + 100 * 2) / 1e6
    const prepared = await prepare(environment, GUARD, 300, { budget: 40 * cost })
    const queue = new MemoryQueue()
    const { execute, running } = await coordinate(prepared, environment, queue)
    hire('one', prepared, environment, queue)
    hire('two', prepared, environment, queue)
    await execute()
    expect(running.problem).toContain('budget')
    expect(server!.calls.length).toBeLessThanOrEqual(40)
    expect(running.jobs[0]!.done).toBe(server!.calls.length)
  })

  test('no more is handed out at once than --concurrency says', async () => {
    const environment = await world()
    const prepared = await prepare(environment, GUARD, 60, { concurrency: 7 })
    const queue = new MemoryQueue()
    const { execute, running } = await coordinate(prepared, environment, queue)
    let most = 0
    hire('one', prepared, environment, queue, (records) => {
      most = Math.max(most, samplesAt(queue))
      return JSON.stringify({ worker: 'one', records })
    })
    await execute()
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 60 })
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(7)
  })
})

describe('a hostile or broken worker', () => {
  const foreign = (record: AnswerRecord): AnswerRecord => ({
    ...record,
    position: record.position + 1000,
  })
  const strange: [string, (records: AnswerRecord[]) => unknown, RegExp][] = [
    [
      'answers what it was not asked',
      (all) => ({ worker: 'bad', records: [...all, foreign(all[0]!)] }),
      /^refused: worker bad/,
    ],
    [
      'answers twice',
      (all) => ({ worker: 'bad', records: [...all, all[0]] }),
      /^refused: worker bad/,
    ],
    [
      'answers with nothing in it',
      (all) => ({ worker: 'bad', records: [...all, { ...all[0], answer: undefined }] }),
      /^refused: worker bad/,
    ],
    ['speaks no JSON', () => '{', /came to nothing: .*is no JSON/],
    ['speaks of something else', () => ({ hello: 1 }), /came to nothing: .*worker/],
    [
      'has a verdict of its own making',
      (all) => ({
        worker: 'bad',
        records: all.map((one) => ({ ...one, answer: { reply: null, outcome: 'BLOCK' } })),
      }),
      /came to nothing: .*outcome/,
    ],
    [
      'counts backwards',
      (all) => ({ worker: 'bad', records: all.map((one) => ({ ...one, spent: -1 })) }),
      /came to nothing: .*spent/,
    ],
  ]
  test.each(strange)('that %s changes nothing in the log', async (_, tamper, told) => {
    const environment = await world()
    const prepared = await prepare(environment, GUARD, 40)
    const queue = new MemoryQueue()
    const { execute, running, said } = await coordinate(prepared, environment, queue)
    const leave = hire('bad', prepared, environment, queue, (records) => {
      leave()
      hire('good', prepared, environment, queue)
      const result = tamper(records)
      return typeof result === 'string' ? result : JSON.stringify(result)
    })
    await execute()
    expect(said[0]).toMatch(told)
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 40, score: 1 })
  })

  test('a worker that can ask nothing is believed when others say the same', async () => {
    const environment = await world(() => ({ fault: 'status', status: 401 }))
    const prepared = await prepare(environment, GUARD, 100)
    const queue = new MemoryQueue()
    const { execute, running } = await coordinate(prepared, environment, queue)
    let chunks = 0
    hire('one', prepared, environment, queue, (records) => {
      chunks++
      return JSON.stringify({ worker: 'one', records })
    })
    await execute()
    expect(running.jobs[0]).toMatchObject({ status: 'error', done: 0 })
    expect(running.jobs[0]!.problem).toMatch(/401|key/)
    expect(chunks).toBeGreaterThanOrEqual(3)
  })
})
