import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzzing, jsonWith } from '../../tests/fuzz.ts'
import { ProtocolError, readCard, readChunk, readOffer, readResult } from './protocol.ts'

const READERS = { readCard, readChunk, readOffer, readResult }
const WORDS = [
  ...['worker', 'records', 'position', 'epoch', 'answer', 'reply', 'error', 'kind', 'timing'],
  ...['run', 'job', 'guard', 'suite', 'tasks', 'id', 'command', 'stations', 'refused', 'guards'],
]
const record = {
  position: 0,
  epoch: 1,
  timing: { queueMs: 0, backoffMs: 0, modelMs: 1 },
  startedAt: '2026-01-01T00:00:00Z',
  completedAt: '2026-01-01T00:00:00Z',
  failures: [],
  spent: 0,
  answer: { reply: '{}', decision: { verdict: 'BLOCK', reason: 'x', confidence: 1, trace: [] } },
}
const result = (change: object) =>
  JSON.stringify({ worker: 'w', records: [{ ...record, ...change }] })

describe('what comes out of a queue', () => {
  test.each(
    Object.entries(READERS),
  )('%s takes anything, and throws only its own error', (_, read) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          jsonWith(WORDS).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          try {
            read(text)
          } catch (error) {
            expect(error).toBeInstanceOf(ProtocolError)
          }
        },
      ),
      fuzzing(300),
    )
  })

  test('is taken when it is whole', () => {
    expect(readResult(result({})).records[0]).toEqual(record)
    expect(
      readResult(result({ answer: undefined, error: { kind: 'busy', message: 'x' } })).records,
    ).toHaveLength(1)
  })

  test.each([
    ['a position below zero', { position: -1 }],
    ['half a position', { position: 0.5 }],
    ['a cost below zero', { answer: { reply: null, cost: -1 } }],
    ['a field that nobody knows', { answer: { reply: null, __proto__: null, verdict: 'BLOCK' } }],
    [
      'a verdict that is none',
      { answer: { reply: null, decision: { verdict: 'YES', reason: '', confidence: 1 } } },
    ],
    ['tokens that are words', { answer: { reply: null, usage: { inputTokens: 'many' } } }],
    ['a very long complaint', { error: { kind: 'busy', message: 'x'.repeat(30_000) } }],
  ])('is refused with %s', (_, change) => {
    expect(() => readResult(result(change))).toThrow(ProtocolError)
  })

  test('is measured before it is parsed, and not followed into any depth', () => {
    expect(() => readCard('x'.repeat(300_000))).toThrow('larger than')
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    const answer = `{"reply":null,"decision":{"verdict":"BLOCK","reason":"","confidence":1,"trace":${deep}}}`
    const text = JSON.stringify({ worker: 'w', records: [{ ...record, answer: 0 }] }).replace(
      '"answer":0',
      `"answer":${answer}`,
    )
    expect(() => readResult(text)).toThrow('nested too deeply')
  })
})
