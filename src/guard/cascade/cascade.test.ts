import { describe, expect, test } from 'vitest'
import { type Guard, type GuardAnswer, replyOf } from '../guard.ts'
import { createCascade, isCertain } from './cascade.ts'

const guard = (name: string, answer: GuardAnswer, priced = false): Guard & { asked: number } => ({
  name,
  asked: 0,
  decide() {
    this.asked++
    return answer
  },
  ...(priced && { estimate: () => ({ inputTokens: 10, outputTokens: 5, cost: 0.5 }) }),
})
const reply = (verdict: 'ALLOW' | 'BLOCK', confidence: number) =>
  replyOf({ verdict, reason: 'r', confidence })

describe('certainty', () => {
  const decision = { verdict: 'BLOCK', reason: 'r', confidence: 0.2 } as const
  test.each<[string, GuardAnswer, boolean]>([
    ['known', { reply: reply('BLOCK', 0), decision: { ...decision, certainty: 'known' } }, true],
    [
      'unresolved',
      {
        reply: reply('BLOCK', 1),
        decision: { ...decision, confidence: 1, certainty: 'unresolved' },
      },
      false,
    ],
    ['a confident reply', { reply: reply('ALLOW', 0.95) }, true],
    ['a doubtful reply', { reply: reply('ALLOW', 0.5) }, false],
    ['a reply without confidence', { reply: '{"action":"ALLOW"}' }, false],
    ['prose', { reply: 'certainly' }, false],
    ['silence', { reply: null }, false],
  ])('%s: %#', (_, answer, certain) => {
    expect(isCertain(answer)).toBe(certain)
  })
})

test('the first decides where it is certain, and the second is not asked', async () => {
  const first = guard('one', { reply: reply('BLOCK', 1), cost: 0 })
  const second = guard('two', { reply: reply('ALLOW', 1) })
  const answer = await createCascade(first, second).decide('x', { epoch: 1 })
  expect(answer).toMatchObject({ reply: reply('BLOCK', 1), decidedBy: 'one' })
  expect(answer.stages).toHaveLength(1)
  expect(second.asked).toBe(0)
})

test('else the second does, and both are paid for', async () => {
  const first = guard(
    'one',
    {
      reply: reply('BLOCK', 0.1),
      cost: 0.01,
      modelMs: 5,
      usage: { inputTokens: 1, totalTokens: 1 },
    },
    true,
  )
  const second = guard(
    'two',
    {
      reply: reply('ALLOW', 0.2),
      cost: 0.2,
      modelMs: 50,
      usage: { inputTokens: 2, outputTokens: 3 },
    },
    true,
  )
  const cascade = createCascade(first, second)
  const answer = await cascade.decide('x', { epoch: 1 })
  expect(answer).toMatchObject({
    reply: reply('ALLOW', 0.2),
    decidedBy: 'two',
    modelMs: 55,
    usage: { inputTokens: 3, outputTokens: 3, totalTokens: 1 },
    stages: [
      { guard: 'one', cost: 0.01, modelMs: 5 },
      { guard: 'two', cost: 0.2, modelMs: 50 },
    ],
  })
  expect(answer.cost).toBeCloseTo(0.21)
  expect(cascade.name).toBe('cascade:one,two')
  expect(cascade.estimate!('x')).toEqual({ inputTokens: 20, outputTokens: 10, cost: 1 })
})

test('an unknown price makes the sum unknown', async () => {
  const first = guard('one', { reply: null, cost: 0 })
  const second = guard('two', { reply: reply('ALLOW', 1), usage: { inputTokens: 5 } }, true)
  expect((await createCascade(first, second).decide('x', { epoch: 1 })).cost).toBeUndefined()
})

test('a failure of the second is a failure: nobody falls back on a guess', async () => {
  const first = guard('one', { reply: reply('ALLOW', 0.1) })
  const second = guard('two', { reply: null, cause: 'api_error', error: 'gone' })
  const answer = await createCascade(first, second).decide('x', { epoch: 1 })
  expect(answer).toMatchObject({ reply: null, cause: 'api_error', decidedBy: 'two' })
})

test('what was said is what the stage that decided was told', () => {
  const first = guard('one', { reply: null })
  const second = {
    ...guard('two', { reply: null }),
    conversation: (command: string) => ({ system: 'judge', user: command }),
  }
  const { conversation } = createCascade(first, second)
  expect(conversation!('ls', 'two')).toEqual({ system: 'judge', user: 'ls' })
  expect(conversation!('ls', 'one')).toBeUndefined()
})
