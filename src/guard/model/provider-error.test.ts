import { describe, expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import { callErrorOf, isContentFilter } from './provider-error.ts'

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
    isContentFilter({ statusCode, responseBody: `{"error":{"message":"m","code":"${code}"}}` })
  expect(refusal('content_filter')).toBe(true)
  expect(refusal('invalid_prompt')).toBe(true)
  expect(refusal('invalid_api_key')).toBe(false)
  expect(refusal('content_filter', 500)).toBe(false)
})
