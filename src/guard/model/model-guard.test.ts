import { afterEach, describe, expect, test } from 'vitest'
import {
  type Behaviour,
  type ProviderServer,
  startProviderServer,
  verdictText,
} from '../../../tests/support/provider-server.ts'
import { readOutcome } from '../../score/index.ts'
import { createModelGuard } from './model-guard.ts'

/** One model for each wire format. */
const MODELS = [
  'openai/gpt-5-mini',
  'openai/gpt-5-pro',
  'anthropic/claude-haiku-4-5',
  'google/gemini-3-flash-preview',
  'openai-compatible/my-model',
]

let server: ProviderServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function ask(model: string, behave: Behaviour) {
  server = await startProviderServer(behave)
  const guard = await createModelGuard(model, { cot: false, role: 'default', env: server.env() })
  return guard.decide('ls', { epoch: 1 })
}

test.each([
  'constructor/x',
  '__proto__/x',
  'toString/x',
  'nobody/x',
  'x',
])('no provider is found by the name of a property: %s', async (name) => {
  await expect(
    createModelGuard(name, { cot: false, role: 'default', env: {} }),
  ).rejects.toMatchObject({ code: 'UNKNOWN_PROVIDER' })
})

describe('what comes out of decompression is bounded', () => {
  test.each(MODELS)('%s: a reply', async (model) => {
    await expect(
      ask(model, () => ({ fault: 'bomb', status: 200, megabytes: 300 })),
    ).rejects.toMatchObject({ kind: 'sample', message: 'the reply is larger than 12 MB' })
  })

  test.each(MODELS)('%s: an error, which keeps its status', async (model) => {
    await expect(
      ask(model, () => ({ fault: 'bomb', status: 503, megabytes: 300 })),
    ).rejects.toMatchObject({ kind: 'busy', status: 503 })
    await server?.close()
    await expect(
      ask(model, () => ({ fault: 'bomb', status: 401, megabytes: 300 })),
    ).rejects.toMatchObject({ kind: 'fatal', status: 401 })
  })

  test('sixteen at once stay small', async () => {
    server = await startProviderServer(() => ({ fault: 'bomb', status: 200, megabytes: 1000 }))
    const options = { cot: false, role: 'default' as const, env: server.env() }
    const guard = await createModelGuard('openai/gpt-5-mini', options)
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 5)
    const before = process.memoryUsage().rss
    const asked = Array.from({ length: 16 }, () => guard.decide('ls', { epoch: 1 }))
    const answers = await Promise.allSettled(asked)
    clearInterval(watch)
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    // Unbounded they would be 16 GB.
    expect((most - before) / 1024 ** 2).toBeLessThan(800)
  })
})

describe('strange usage never costs a reply', () => {
  const text = verdictText('BLOCK')
  // biome-ignore lint/suspicious/noExplicitAny: the body of any provider
  const withUsage = (usage: any) => (body: any) =>
    'usageMetadata' in body
      ? { ...body, usageMetadata: usage(body.usageMetadata) }
      : { ...body, usage: usage(body.usage) }
  // biome-ignore lint/suspicious/noExplicitAny: the usage of any provider
  const asText = (usage: any) =>
    Object.fromEntries(Object.entries(usage).map(([name, count]) => [name, String(count)]))

  test.each(MODELS)('%s: counts as text are counts', async (model) => {
    const answer = await ask(model, () => ({ fault: 'odd', text, change: withUsage(asText) }))
    expect(answer.reply).toBe(text)
    expect(answer.usage).toMatchObject({ inputTokens: 100, outputTokens: 20, totalTokens: 120 })
    expect(server!.calls).toHaveLength(1)
  })

  const shapes: [string, unknown][] = [
    ['a word', 'unknown'],
    ['a list', [1, 2]],
    ['a number', 7],
    ['words', { prompt_tokens: 'many', input_tokens: 'many', promptTokenCount: 'many' }],
    [
      'negative',
      {
        prompt_tokens: -1,
        input_tokens: -5,
        promptTokenCount: -7,
        completion_tokens: -1,
        output_tokens: -1,
        candidatesTokenCount: -1,
      },
    ],
    [
      'without end',
      {
        prompt_tokens: 1e300,
        input_tokens: 1e300,
        promptTokenCount: 1e300,
        completion_tokens: 1e300,
        output_tokens: 1e300,
        candidatesTokenCount: 1e300,
      },
    ],
    [
      'details of another kind',
      { prompt_tokens: '', prompt_tokens_details: 'x', input_tokens: {}, promptTokenCount: [] },
    ],
    [
      'names of properties',
      JSON.parse(
        '{"__proto__": {"input_tokens": 1}, "constructor": 1, "prompt_tokens": true, "input_tokens": true, "promptTokenCount": true}',
      ),
    ],
  ]
  test.each(
    MODELS.flatMap((model) => shapes.map((shape) => [model, ...shape] as const)),
  )('%s: %s', async (model, _, usage) => {
    const change = withUsage(() => usage)
    const answer = await ask(model, () => ({ fault: 'odd', text, change }))
    expect(answer.reply).toBe(text)
    expect(answer.usage?.inputTokens).toBeUndefined()
    // What a call cost is unknown then, and never zero.
    expect(answer.cost).toBeUndefined()
    expect(server!.calls).toHaveLength(1)
  })

  test('what is no reply at all is still told as it was sent', async () => {
    await expect(
      ask('openai/gpt-5-mini', () => ({ fault: 'odd', text, change: () => ({ hello: 'you' }) })),
    ).rejects.toMatchObject({
      kind: 'transient',
      message: expect.stringContaining('"hello":"you"'),
    })
  })
})

test('a request that is too long for the model is a token limit, not an error of the provider', async () => {
  const answer = await ask('openai/gpt-5-mini', () => ({
    fault: 'status',
    status: 400,
    body: { error: { message: 'too long', code: 'context_length_exceeded' } },
  }))
  expect(answer).toMatchObject({ reply: null, stopReason: 'model_length' })
  expect(readOutcome(answer)).toMatchObject({ outcome: 'TIMEOUT_ERROR', cause: 'token_limit' })
})

describe('reasoning that a provider hands out', () => {
  const text = verdictText('ALLOW')
  // biome-ignore lint/suspicious/noExplicitAny: the body of any provider
  const thinking: Record<string, (body: any) => unknown> = {
    'openai-compatible/my-model': (body) => {
      body.choices[0].message.reasoning_content = 'step by step, sk-test-0123456789abcdef'
      return body
    },
    'anthropic/claude-haiku-4-5': (body) => ({
      ...body,
      content: [
        { type: 'thinking', thinking: 'step by step, sk-test-0123456789abcdef', signature: 's' },
        ...body.content,
      ],
    }),
  }

  test.each(
    Object.keys(thinking),
  )('%s: is kept beside the reply, without secrets', async (model) => {
    const answer = await ask(model, () => ({ fault: 'odd', text, change: thinking[model]! }))
    expect(answer.reply).toBe(text)
    expect(answer.reasoning).toMatch(/^step by step, /)
    expect(answer.reasoning).not.toContain('sk-test-0123456789abcdef')
  })

  test('is absent where there is none', async () => {
    expect((await ask('openai/gpt-5-mini', () => ({ text }))).reasoning).toBeUndefined()
  })
})

test('the system prompt is marked for the cache of Anthropic, and for nobody else', async () => {
  for (const model of MODELS) {
    await ask(model, () => ({ text: verdictText('BLOCK') }))
    const sent = JSON.stringify(server!.calls[0]!.body)
    expect(sent.includes('"cache_control":{"type":"ephemeral"}'), model).toBe(
      model.startsWith('anthropic/'),
    )
    await server!.close()
  }
})

test('what came out of the prompt cache and went into it is counted at its price', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: the body of a reply
  const change = (body: any) => ({
    ...body,
    usage: {
      input_tokens: 10,
      output_tokens: 20,
      cache_read_input_tokens: 900,
      cache_creation_input_tokens: 90,
    },
  })
  const { usage, cost } = await ask('anthropic/claude-haiku-4-5', () => ({
    fault: 'odd',
    text: verdictText('BLOCK'),
    change,
  }))
  expect(usage).toEqual({
    inputTokens: 1000,
    outputTokens: 20,
    totalTokens: 1020,
    cachedInputTokens: 900,
    cacheWriteTokens: 90,
  })
  expect(cost).toBeCloseTo((10 * 1 + 900 * 0.1 + 90 * 1.25 + 20 * 5) / 1e6, 12)
})
