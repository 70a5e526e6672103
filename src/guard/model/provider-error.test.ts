import { describe, expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import { callErrorOf, refusedStopReason } from './provider-error.ts'

const now = () => Date.parse('2026-11-15T10:00:00Z')
const of = (fields: object) =>
  callErrorOf(Object.assign(new Error('x'), fields), 'openai', (text) => text, now)

test.each([
  [429, 'busy'],
  [503, 'busy'],
  [529, 'busy'],
  [500, 'transient'],
  [502, 'transient'],
  [408, 'transient'],
  [200, 'transient'],
  [401, 'fatal'],
  [402, 'fatal'],
  [404, 'fatal'],
  [400, 'sample'],
  [403, 'sample'],
  [413, 'sample'],
  [undefined, 'transient'],
])('status %s is %s', (statusCode, kind) => {
  expect(of({ statusCode }).kind).toBe(kind)
})

test('an account without credit is no reason to wait', () => {
  const responseBody = '{"error":{"message":"no money","code":"insufficient_quota"}}'
  expect(of({ statusCode: 429, responseBody }).kind).toBe('fatal')
})

test('a router’s error inside a success counts', () => {
  const error = of({ statusCode: 200, responseBody: '{"error":{"message":"slow","code":429}}' })
  expect(error).toMatchObject({ kind: 'busy', status: 429, message: 'openai answered 429: slow' })
})

test('our own errors pass through', () => {
  const own = new CallError('sample', 'too large')
  expect(of({ cause: new Error('outer', { cause: own }) })).toBe(own)
})

describe('how long to wait', () => {
  test.each([
    [{ 'retry-after': '12' }, '', 12_000],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, '', 250],
    [{ 'retry-after': 'Sun, 15 Nov 2026 10:00:30 GMT' }, '', 30_000],
    [{ 'retry-after': 'Sun, 15 Nov 2026 09:00:00 GMT' }, '', undefined],
    [{ 'retry-after': 'soon' }, '', undefined],
    [{}, '{"error":{"details":[{"retryDelay":"7.5s"}]}}', 7500],
    [{}, '', undefined],
  ])('%j %s is %s ms', (responseHeaders, responseBody, wait) => {
    expect(of({ statusCode: 429, responseHeaders, responseBody }).retryAfterMs).toBe(wait)
  })
})

describe('words', () => {
  test('come from the provider, in one line, without secrets', () => {
    const error = callErrorOf(
      Object.assign(new Error('Unauthorized'), {
        statusCode: 401,
        responseBody: '{"error":{"message":"bad key\\nABCDEFGH"}}',
      }),
      'openai',
      (text) => text.replaceAll('ABCDEFGH', '[redacted]'),
      now,
    )
    expect(error.message).toBe('openai answered 401: bad key [redacted]')
  })

  test('of an HTML page are its text', () => {
    const { message } = of({
      message: 'Invalid JSON response',
      statusCode: 200,
      responseBody: '<html><style>b{}</style><body>Please <b>log in</b></body></html>',
    })
    expect(message).toMatch(/is no reply: Invalid JSON response: Please log in$/)
  })

  test('are never long', () => {
    const { message } = of({ statusCode: 500, responseBody: 'x'.repeat(1e6) })
    expect(message.length).toBeLessThan(400)
  })
})

test('refusals because of the content are told apart', () => {
  const refusal = (code: string, statusCode = 400) =>
    refusedStopReason({ statusCode, responseBody: `{"error":{"message":"m","code":"${code}"}}` })
  expect(refusal('content_filter')).toBe('content_filter')
  expect(refusal('invalid_prompt')).toBe('content_filter')
  expect(refusal('invalid_api_key')).toBeUndefined()
  expect(refusal('content_filter', 500)).toBeUndefined()
})

describe('a request that is longer than the model can read', () => {
  const said = (message: string, code: string | null = null) =>
    JSON.stringify({ error: { message, type: 'invalid_request_error', code } })
  test.each([
    [400, said('too many tokens', 'context_length_exceeded')],
    [400, said("This model's maximum context length is 8192 tokens, however you requested 9000.")],
    [400, said('prompt is too long: 210000 tokens > 200000 maximum')],
    [400, said('input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000')],
    [400, said('The input token count (1200000) exceeds the maximum number of tokens allowed')],
    [400, said("This endpoint's maximum context length is 131072 tokens.")],
    [422, said('`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000')],
    [400, said('the request exceeds the available context size', 'exceed_context_size_error')],
    [413, said('the prompt exceeds the context window of the model')],
  ])('%i %s', (statusCode, responseBody) => {
    expect(refusedStopReason({ statusCode, responseBody })).toBe('model_length')
  })

  test.each([
    [429, said('Rate limit reached: the maximum context length per minute is used up')],
    [400, said('unknown parameter: max_tokens')],
    [400, said('max_tokens must be at least 1')],
    [500, said('maximum context length')],
  ])('is not meant by %i %s', (statusCode, responseBody) => {
    expect(refusedStopReason({ statusCode, responseBody })).toBeUndefined()
  })
})

test('a machine that allows no more connections is no fault of the provider', () => {
  const cause = Object.assign(new Error('connect EMFILE'), { code: 'EMFILE' })
  expect(of({ cause })).toMatchObject({
    kind: 'busy',
    message: 'this machine allows no more connections (EMFILE)',
  })
})
