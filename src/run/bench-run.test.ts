import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
} from '../../tests/support/bench-run.ts'
import {
  answersRightly,
  type Behaviour,
  type Fault,
  type ModelReply,
  type ProviderServer,
  startProviderServer,
  verdictText,
} from '../../tests/support/provider-server.ts'
import { systemPrompt } from '../guard/model/prompt.ts'
import type { RunSettings, RunSpecification } from './run-file.ts'

let folder: ReturnType<typeof temporaryFolder>
let server: ProviderServer | undefined
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  folder.remove()
})

async function start(behave: Behaviour) {
  server = await startProviderServer(behave)
  return server
}

/** Asks one model about so many samples, on a server that behaves like this. */
async function benchModel(
  behave: Behaviour,
  count: number,
  {
    specification = {},
    settings = {},
    key,
  }: {
    specification?: Partial<RunSpecification>
    settings?: Partial<RunSettings>
    key?: string
  } = {},
) {
  const { env, calls } = await start(behave)
  const suite = writeSuite(folder.path, makeSamples(count))
  const environment = quickRunEnvironment({
    ...env(key),
    XDG_CACHE_HOME: join(folder.path, 'cache'),
  })
  const bench = await runBench(
    folder.path,
    { guards: ['openai/gpt-5-mini'], suites: [suite], ...specification },
    settings,
    environment,
  )
  return { ...bench, job: bench.running.jobs[0]!, calls, suite, environment }
}

describe('every provider', () => {
  const providers = [
    ['openai/gpt-5-mini', 'openai', true],
    ['openai/gpt-5-pro', 'responses', false],
    ['anthropic/claude-haiku-4-5', 'anthropic', false],
    ['google/gemini-3-flash-preview', 'google', true],
    ['openrouter/microsoft/phi-4', 'openai', true],
    ['huggingface/fdtn-ai/Foundation-Sec-8B-Instruct', 'openai', true],
    ['ollama/llama3.2', 'openai', true],
    ['openai-compatible/my-model', 'openai', true],
  ] as const

  test.each(providers)('%s: request, usage, cost and log', async (guard, wire, seeded) => {
    const { env, calls } = await start(answersRightly)
    const samples = makeSamples(6)
    const suite = writeSuite(folder.path, samples)
    const environment = quickRunEnvironment(env())
    const { running } = await runBench(
      folder.path,
      { guards: [guard], suites: [suite] },
      {},
      environment,
    )

    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 6, score: 1 })
    expect(calls).toHaveLength(6)
    for (const call of calls) {
      expect(call.wire).toBe(wire)
      expect(call.model).toBe(guard.slice(guard.indexOf('/') + 1))
      expect(call.system).toBe(systemPrompt({ cot: false, role: 'default' }))
      expect(samples.map(({ command }) => command)).toContain(call.command)
      expect(call.body.seed ?? call.body.generationConfig?.seed).toBe(seeded ? 42 : undefined)
      // Providers that would keep what they are sent are asked not to.
      if (guard.startsWith('openai/')) expect(call.body.store).toBe(false)
    }
    const { info, samples: logged } = readLog(logsIn(running.folder)[0]!)
    expect(info).toMatchObject({ status: 'success', model: guard, dataset: 'small' })
    expect(
      logged.map(({ id, command, reply, stopReason, usage, target }) => ({
        id,
        command,
        reply,
        stopReason,
        usage,
        target,
      })),
    ).toEqual(
      samples.map(({ id, command, expect }) => ({
        id,
        command,
        reply: verdictText(expect, `about ${command}`),
        stopReason: 'stop',
        usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 },
        target: [expect],
      })),
    )
    const prices: Record<string, number> = {
      'openai/gpt-5-mini': (100 * 0.25 + 20 * 2) / 1e6,
      'anthropic/claude-haiku-4-5': (100 * 1 + 20 * 5) / 1e6,
      'google/gemini-3-flash-preview': (100 * 0.5 + 20 * 3) / 1e6,
    }
    if (prices[guard]) expect(logged[0]!.cost).toBeCloseTo(prices[guard], 12)
    if (/ollama|my-model/.test(guard)) expect(logged[0]!.cost).toBeUndefined()
  })

  test('a schema is sent where the provider takes one', async () => {
    const { env, calls } = await start(answersRightly)
    const suite = writeSuite(folder.path, makeSamples(1))
    const guards = providers.map(([guard]) => guard)
    await runBench(
      folder.path,
      { guards, suites: [suite], cot: true },
      {},
      quickRunEnvironment(env()),
    )
    const schemas = Object.fromEntries(
      calls.map(({ path, body }) => [
        path,
        body.response_format?.json_schema?.schema ??
          body.text?.format?.schema ??
          body.output_config?.format?.schema ??
          body.output_format?.schema ??
          body.generationConfig?.responseSchema,
      ]),
    )
    const fields = (path: string) => Object.keys(schemas[path]?.properties ?? {})
    const wanted = ['thinking', 'action', 'reason', 'confidence']
    expect(fields('/v1/chat/completions')).toEqual(wanted)
    expect(fields('/v1/responses')).toEqual(wanted)
    expect(fields('/v1/messages')).toEqual(wanted)
    expect(fields('/v1beta/models/gemini-3-flash-preview:generateContent')).toEqual(wanted)
    expect(fields('/ollama/v1/chat/completions')).toEqual(wanted)
    expect(schemas['/openrouter/v1/chat/completions']).toBeUndefined()
    expect(schemas['/compatible/v1/chat/completions']).toBeUndefined()
  })
})

describe('faults', () => {
  /** Runs ten samples of which the third meets the fault, once or always. */
  async function runWith(
    fault: Fault | ModelReply,
    { always = false, guard = 'openai/gpt-5-mini', settings = {}, environment = {} } = {},
  ) {
    const samples = makeSamples(10)
    const victim = samples[2]!
    const { env, calls } = await start((call) =>
      call.command === victim.command && (always || call.earlier === 0)
        ? fault
        : answersRightly(call),
    )
    const suite = writeSuite(folder.path, samples)
    const bench = await runBench(folder.path, { guards: [guard], suites: [suite] }, settings, {
      ...quickRunEnvironment(env()),
      ...environment,
    })
    const [path] = logsIn(bench.folder)
    const { samples: logged } = path ? readLog(path) : { samples: [] }
    return {
      ...bench,
      job: bench.running.jobs[0]!,
      logged,
      victim: logged.find(({ id }) => id === victim.id),
      others: logged.filter(({ id }) => id !== victim.id),
      callsAbout: calls.filter(({ command }) => command === victim.command),
      calls,
    }
  }

  const passing: [string, Fault][] = [
    ['429 with Retry-After', { fault: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['429 without Retry-After', { fault: 'status', status: 429 }],
    ['500', { fault: 'status', status: 500 }],
    ['503', { fault: 'status', status: 503 }],
    ['529', { fault: 'status', status: 529 }],
    ['a connection reset', { fault: 'reset' }],
    ['a reply cut in the middle', { fault: 'cut' }],
    ['HTML instead of JSON', { fault: 'html' }],
  ]
  test.each(passing)('%s passes: one more call, nothing lost', async (_, fault) => {
    const { job, victim, others, callsAbout, calls } = await runWith(fault)
    expect(job).toMatchObject({ status: 'success', done: 10, timeouts: 0, score: 1 })
    expect(callsAbout).toHaveLength(2)
    expect(calls).toHaveLength(11)
    expect(victim?.reply).toContain('BLOCK')
    expect(others).toHaveLength(9)
    expect(victim!.timing!.backoffMs).toBeGreaterThan(0)
    // The log says why it was asked again, and what was sent.
    expect(victim!.failures).toHaveLength(1)
    expect(victim!.failures![0]).toMatch(/^openai\b|openai$/)
    expect(others.every(({ failures }) => failures === undefined)).toBe(true)
    expect(victim!.system).toMatch(/^You are the last check/)
    expect(victim!.message).toContain(`\n${victim!.command}\n</command-`)
  })

  test.each([
    'anthropic/claude-haiku-4-5',
    'google/gemini-3-flash-preview',
  ])('%s: 429, 500 and a cut reply pass too', async (guard) => {
    for (const fault of [
      { fault: 'status', status: 429 },
      { fault: 'status', status: 500 },
      { fault: 'cut' },
    ] as const) {
      const { job, callsAbout } = await runWith(fault, { guard })
      expect(job).toMatchObject({ status: 'success', done: 10, timeouts: 0 })
      expect(callsAbout).toHaveLength(2)
      await server?.close()
    }
  })

  test('Retry-After is honoured, and the wait is no time of the model', async () => {
    const { victim, callsAbout } = await runWith({
      fault: 'status',
      status: 429,
      headers: { 'retry-after': '1' },
    })
    expect(callsAbout[1]!.at - callsAbout[0]!.at).toBeGreaterThanOrEqual(990)
    expect(victim!.timing!.backoffMs).toBeGreaterThanOrEqual(990)
    expect(victim!.timing!.modelMs).toBeLessThan(500)
    // Both are sums of the same parts, in another order.
    expect(victim!.latencyMs).toBeCloseTo(victim!.timing!.modelMs, 6)
  })

  test('a failure that stays is called no more often than allowed, and is an api_error', async () => {
    const { job, victim, callsAbout, others } = await runWith(
      { fault: 'status', status: 500 },
      { always: true, settings: { maxRetries: 2 } },
    )
    // Three attempts, and five more times of asking about the sample again.
    expect(callsAbout).toHaveLength(3 * 6)
    expect(job).toMatchObject({ done: 10, timeouts: 1 })
    expect(victim).toMatchObject({ reply: '', error: expect.stringContaining('500') })
    expect(victim!.failures).toHaveLength(3 * 6 - 1)
    expect(victim!.scores[0]).toMatchObject({
      value: 'I',
      answer: 'TIMEOUT_ERROR',
      metadata: { cause: 'api_error' },
    })
    expect(others.every(({ scores }) => scores[0]!.value === 'C')).toBe(true)
  })

  test('a hang ends at the time limit: only the model’s time counts', async () => {
    const { job, victim, callsAbout } = await runWith(
      { fault: 'hang' },
      { always: true, settings: { timeoutMs: 200, timeLimitMs: 500 } },
    )
    // Two whole attempts and what is left for a third; late timers may eat that.
    expect(callsAbout.length).toBeGreaterThanOrEqual(2)
    expect(callsAbout.length).toBeLessThanOrEqual(3)
    expect(job).toMatchObject({ done: 10, timeouts: 1 })
    expect(victim!.scores[0]!.metadata).toMatchObject({ cause: 'time_limit' })
    expect(victim!.timing!.modelMs).toBeGreaterThanOrEqual(495)
    expect(victim!.timing!.modelMs).toBeLessThan(5000)
  })

  const answers: [string, ModelReply, Record<string, unknown>][] = [
    ['an empty reply', { text: '' }, { answer: 'TIMEOUT_ERROR', metadata: { cause: 'empty' } }],
    [
      'a content-filter stop',
      { text: '', stop: 'content_filter' },
      {
        answer: 'TIMEOUT_ERROR',
        metadata: { cause: 'content_filter', stop_reason: 'content_filter' },
      },
    ],
    [
      'a max-token stop',
      { text: '', stop: 'length' },
      { answer: 'TIMEOUT_ERROR', metadata: { cause: 'token_limit', stop_reason: 'max_tokens' } },
    ],
    [
      'prose',
      { text: 'This looks dangerous, I would block it.' },
      { answer: 'FORMAT_ERROR', metadata: { cause: 'no_json' } },
    ],
  ]
  test.each(
    answers.flatMap((row) =>
      ['openai/gpt-5-mini', 'anthropic/claude-haiku-4-5', 'google/gemini-3-flash-preview'].map(
        (guard) => [...row, guard] as const,
      ),
    ),
  )('%s is an answer and is not asked for again', async (_, reply, score, guard) => {
    const { job, victim, callsAbout } = await runWith(reply, { always: true, guard })
    expect(callsAbout).toHaveLength(1)
    expect(job.done).toBe(10)
    expect(victim!.scores[0]).toMatchObject({ value: 'I', ...score })
  })

  test('a request refused for its content is a content filter, whatever the status', async () => {
    const { victim, callsAbout } = await runWith(
      {
        fault: 'status',
        status: 400,
        body: {
          error: { message: 'flagged', type: 'invalid_request_error', code: 'invalid_prompt' },
        },
      },
      { always: true },
    )
    expect(callsAbout).toHaveLength(1)
    expect(victim!.scores[0]!.metadata).toMatchObject({ cause: 'content_filter' })
  })

  test('a 10 MB reply is kept whole', async () => {
    const text = `${'x'.repeat(10 * 1024 * 1024)} ${verdictText('BLOCK')}`
    const { job, victim } = await runWith({ text }, { always: true })
    expect(job).toMatchObject({ status: 'success', done: 10, score: 1 })
    expect(victim!.reply).toHaveLength(text.length)
  })

  const fatal: [string, Fault, RegExp][] = [
    [
      'a wrong key',
      {
        fault: 'status',
        status: 401,
        body: { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } },
      },
      /openai answered 401: Incorrect API key provided/,
    ],
    [
      'an unknown model',
      { fault: 'status', status: 404, body: { error: { message: 'no model of that name' } } },
      /404: no model of that name/,
    ],
    [
      'an invalid request',
      { fault: 'status', status: 400, body: { error: { message: 'unknown parameter: seed' } } },
      /400: unknown parameter: seed/,
    ],
    [
      'an empty account',
      {
        fault: 'status',
        status: 429,
        body: { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } },
      },
      /You exceeded your quota/,
    ],
    ['a redirect', { fault: 'redirect', to: 'http://127.0.0.1:9/elsewhere' }, /redirect/],
  ]
  test.each(fatal)('%s ends the run at once, in the provider’s words', async (_, fault, words) => {
    const { calls, results, running } = await benchModel(() => fault, 100)
    expect(running.jobs[0]).toMatchObject({ status: 'error', done: 0 })
    expect(running.jobs[0]!.problem).toMatch(words)
    // No more than were open when it was certain, and none of them twice.
    expect(calls.length).toBeLessThanOrEqual(40)
    expect(calls.every(({ earlier }) => earlier === 0)).toBe(true)
    expect(results[0]!.log).toBeNull()
  })

  test('one refused request among others is its own error', async () => {
    const { job, victim, callsAbout } = await runWith(
      { fault: 'status', status: 400, body: { error: { message: 'too long' } } },
      { always: true },
    )
    expect(callsAbout).toHaveLength(1)
    expect(job).toMatchObject({ done: 10, timeouts: 1 })
    expect(victim!.error).toContain('too long')
  })

  test('a provider that is gone ends the run when too many samples failed', async () => {
    const { calls, running } = await benchModel(() => ({ fault: 'status', status: 500 }), 40, {
      settings: { failOnError: 0.5, maxRetries: 1 },
    })
    expect(running.jobs[0]!.status).toBe('error')
    expect(running.jobs[0]!.problem).toMatch(/of 40 samples failed/)
    expect(calls.length).toBeLessThanOrEqual(80)
    await server!.close()

    // Nothing was counted, so that everything is asked about when the provider is back.
    const again = await start(answersRightly)
    const { running: resumed } = await resumeBench(running.folder, quickRunEnvironment(again.env()))
    expect(resumed.jobs[0]).toMatchObject({ status: 'success', done: 40, score: 1 })
  })

  test('more than half without a reply is a failure, and says so', async () => {
    const { running } = await benchModel(
      ({ command }) => (/[0-6]$/.test(command) ? { text: '' } : { text: verdictText('BLOCK') }),
      10,
      { settings: { failOnError: 0.5, concurrency: 1 } },
    )
    expect(running.jobs[0]!.status).toBe('error')
    expect(readLog(logsIn(running.folder)[0]!).info.status).toBe('error')
  })
})

describe('limits', () => {
  test('calls open at once stay within --concurrency, and fall when the provider is busy', async () => {
    let busy = 0
    const { calls, running } = await benchModel(
      (call) => {
        if (call.command.endsWith(' 40') && call.earlier === 0) {
          busy++
          return { fault: 'status', status: 429 }
        }
        return { ...answersRightly(call), delayMs: 10 } as ModelReply
      },
      120,
      { settings: { concurrency: 24 } },
    )
    expect(running.jobs[0]).toMatchObject({ status: 'success', done: 120 })
    expect(busy).toBe(1)
    expect(calls).toHaveLength(121)
    expect(server!.peak).toBeLessThanOrEqual(24)
    expect(server!.peak).toBeGreaterThan(8)
    expect(running.limiters.get('openai')!.allowed).toBeLessThan(24)
  })

  test('requests per minute are spread', async () => {
    const { calls } = await benchModel(answersRightly, 8, { settings: { rpm: 600 } })
    const span = calls.at(-1)!.at - calls[0]!.at
    expect(span).toBeGreaterThanOrEqual(500)
  })

  test('tokens per minute are spread by what was really used', async () => {
    const { calls } = await benchModel(
      (call) => ({
        ...(answersRightly(call) as ModelReply),
        usage: { input: 900, output: 100 },
      }),
      5,
      { settings: { tpm: 600_000, concurrency: 1 } },
    )
    // 1,000 tokens of 10,000 per second: a tenth of a second each, of which one may be caught up.
    const span = calls.at(-1)!.at - calls[0]!.at
    // The server's clock is not ours: a little less is no sign of haste.
    expect(span).toBeGreaterThanOrEqual(250)
    expect(span).toBeLessThan(10_000)
  })

  test('a budget is never exceeded, and the run can go on with a larger one', async () => {
    const { running, environment } = await benchModel(
      (call) => ({
        ...(answersRightly(call) as ModelReply),
        usage: { input: 1000, output: 1000 },
      }),
      40,
      { settings: { budget: 0.03 } },
    )
    const [job] = running.jobs
    expect(running.problem).toMatch(/budget of \$0.03/)
    expect(job!.done).toBeGreaterThan(5)
    expect(job!.done).toBeLessThan(40)
    expect(job!.cost).toBeLessThanOrEqual(0.03)
    expect(readLog(logsIn(running.folder)[0]!).info.status).toBe('cancelled')

    const more = await resumeBench(running.folder, environment, { settings: { budget: 1 } })
    expect(more.running.jobs[0]).toMatchObject({ status: 'success', done: 40 })
    expect(server!.calls.filter(({ answered }) => answered)).toHaveLength(40)
  })

  test('a budget without a price is refused before anybody is called', async () => {
    const { env, calls } = await start(answersRightly)
    const suite = writeSuite(folder.path, makeSamples(1))
    await expect(
      runBench(
        folder.path,
        { guards: ['openai/unheard-of'], suites: [suite] },
        { budget: 1 },
        quickRunEnvironment(env()),
      ),
    ).rejects.toThrow(/no price is known for openai\/unheard-of/)
    expect(calls).toHaveLength(0)
  })
})

describe('epochs, cache and retries', () => {
  test('epochs are independent, with the cache too', async () => {
    let answers = 0
    const { env, calls } = await start(() => ({
      text: verdictText('BLOCK', `answer ${++answers}`),
    }))
    const suite = writeSuite(folder.path, makeSamples(4))
    const environment = quickRunEnvironment({
      ...env(),
      XDG_CACHE_HOME: join(folder.path, 'cache'),
    })
    const specification = { guards: ['openai/gpt-5-mini'], suites: [suite], epochs: 3 }
    const first = await runBench(folder.path, specification, { cache: true }, environment)
    expect(calls).toHaveLength(12)
    const seeds = calls.map(({ body }) => body.seed)
    expect([...new Set(seeds)].sort()).toEqual([42, 43, 44])
    const { samples } = readLog(logsIn(first.folder)[0]!)
    expect(new Set(samples.map(({ reply }) => reply)).size).toBe(12)

    const second = await runBench(folder.path, specification, { cache: true }, environment)
    expect(calls).toHaveLength(12)
    const again = readLog(logsIn(second.folder)[0]!)
    expect(again.samples.map(({ reply }) => reply)).toEqual(samples.map(({ reply }) => reply))
    expect(again.samples.every(({ metadata }) => metadata.cached)).toBe(true)
    expect(second.running.jobs[0]!.cost).toBe(0)
  })

  test('--retry asks only where it is told to, and keeps the old replies', async () => {
    let broken = true
    const { calls, running, environment } = await benchModel((call) => {
      if (broken && call.command.endsWith('# 0')) return { text: '' }
      if (broken && call.command.endsWith('# 2')) return { text: 'well, hm' }
      return answersRightly(call)
    }, 6)
    expect(running.jobs[0]).toMatchObject({ done: 6, timeouts: 1, formatErrors: 1 })
    broken = false
    calls.length = 0

    const first = await resumeBench(running.folder, environment, { retry: 'format' })
    expect(calls.map(({ command }) => command)).toEqual(['cat /etc/shadow # 2'])
    expect(first.running.jobs[0]).toMatchObject({ done: 6, timeouts: 1, formatErrors: 0 })
    const second = await resumeBench(running.folder, environment, { retry: 'timeout' })
    expect(calls).toHaveLength(2)
    expect(second.running.jobs[0]).toMatchObject({ done: 6, timeouts: 0, score: 1 })
    const { samples } = readLog(logsIn(running.folder)[0]!)
    expect(samples).toHaveLength(6)
    expect(samples.find(({ id }) => id === 'cat-file-read-2')!.earlierReplies).toEqual(['well, hm'])

    const third = await resumeBench(running.folder, environment, { retry: 'error' })
    expect(calls).toHaveLength(2)
    expect(third.running.jobs[0]!.done).toBe(6)
  })
})

describe('secrets', () => {
  const key = 'sk-live-"quoted\\key"-0123456789'

  test('a key reaches neither the run’s files nor an error', async () => {
    const { running } = await benchModel(
      (call) => {
        const sent = call.headers.authorization ?? ''
        expect(sent).toContain('sk-live')
        return call.command.endsWith('# 2')
          ? { fault: 'status', status: 400, body: { error: { message: `bad key ${sent}` } } }
          : { text: verdictText('BLOCK', `your key is ${sent}`) }
      },
      6,
      { key },
    )
    const [path] = logsIn(running.folder)
    const { samples } = readLog(path!)
    const everything = [
      readFileSync(join(running.folder, 'run.json'), 'utf8'),
      readFileSync(join(running.folder, 'samples.jsonl'), 'utf8'),
      JSON.stringify(samples),
    ].join('\n')
    expect(samples).toHaveLength(6)
    expect(everything).toContain('[redacted]')
    expect(everything).not.toContain('0123456789')
  })

  test('the provider’s words about a wrong key are shown without it', async () => {
    const { running } = await benchModel(
      () => ({
        fault: 'status',
        status: 401,
        body: { error: { message: `Incorrect API key provided: ${key}.` } },
      }),
      2,
      { key },
    )
    expect(running.jobs[0]!.problem).toBe(
      'openai answered 401: Incorrect API key provided: [redacted].',
    )
  })
})

test('guards by suites: one log each, the same samples in the same order', async () => {
  const { env } = await start(answersRightly)
  const one = writeSuite(folder.path, makeSamples(5), 'one')
  const two = writeSuite(folder.path, makeSamples(3), 'two')
  const { running, results } = await runBench(
    folder.path,
    { guards: ['openai/gpt-5-mini', 'baseline/regex'], suites: [one, two] },
    {},
    quickRunEnvironment(env()),
  )
  expect(results.map(({ log }) => [log!.model, log!.dataset])).toEqual([
    ['openai/gpt-5-mini', 'one'],
    ['openai/gpt-5-mini', 'two'],
    ['baseline/regex', 'one'],
    ['baseline/regex', 'two'],
  ])
  expect(running.jobs.map(({ done }) => done)).toEqual([5, 3, 5, 3])
  expect(readLog(results[0]!.log!.path).samples.map(({ id }) => id)).toEqual(
    makeSamples(5).map(({ id }) => id),
  )
})

test('a replayed log gives the same outcomes, times and costs', async () => {
  const { env, calls } = await start((call) =>
    call.command.endsWith('# 2') ? { text: '' } : answersRightly(call),
  )
  const suite = writeSuite(folder.path, makeSamples(6))
  const environment = quickRunEnvironment(env())
  const specification = { guards: ['openai/gpt-5-mini'], suites: [suite] }
  const first = await runBench(folder.path, specification, {}, environment)
  const path = logsIn(first.folder)[0]!
  calls.length = 0
  const second = await runBench(
    folder.path,
    { guards: [`replay:${path}`], suites: [suite] },
    {},
    environment,
  )
  expect(calls).toHaveLength(0)
  const [before, after] = [readLog(path), readLog(logsIn(second.folder)[0]!)]
  expect(after.samples.map(withoutTimes)).toEqual(before.samples.map(withoutTimes))
  after.samples.forEach(({ latencyMs }, i) => {
    expect(latencyMs).toBeCloseTo(before.samples[i]!.latencyMs!, 3)
  })
})
