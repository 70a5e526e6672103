import { expect, test } from 'vitest'
import type { SuitePlan } from '../run/suite-plan.ts'
import { progressLine } from './bench-progress.ts'

const job = {
  guard: { name: 'openai/gpt-5-mini', decide: () => ({ reply: null }) },
  suite: { name: 'core' } as SuitePlan,
  status: 'running' as const,
  problem: undefined,
  done: 50,
  doneNow: 40,
  total: 200,
  score: 0.9531,
  timeouts: 2,
  formatErrors: 1,
  failing: 3,
  cost: 0.1234,
}

test('one line holds how far, how good, how fast, how dear, and what it waits for', () => {
  const waiting = { ms: 11_200, why: '429 from openai' }
  expect(progressLine({ job, elapsedMs: 20_000, waiting }, { name: 24, line: 200 })).toBe(
    'openai/gpt-5-mini core    █████░░░░░░░░░░░░░░░  50/200  backing off 12 s: 429 from openai  score 0.953  ETA 75 s  2 timeout  1 format  3 to retry  2.0/s  $0.12',
  )
})

test.each([
  [1, 'ETA 2 s'],
  [4000, 'ETA 67 min'],
  [100_000, 'ETA 27.8 h'],
])('what is left after a rate of one in %s', (seconds, words) => {
  const slow = { ...job, done: 199, doneNow: 1 }
  expect(progressLine({ job: slow, elapsedMs: seconds * 1000 + 500 })).toContain(words)
})

test('what is not known is not shown as a number', () => {
  const fresh = {
    ...job,
    done: 0,
    doneNow: 0,
    score: null,
    timeouts: 0,
    formatErrors: 0,
    failing: 0,
    cost: null,
  }
  expect(progressLine({ job: fresh, elapsedMs: 0 })).toBe(
    'openai/gpt-5-mini core  0/200  score n/a',
  )
})

test('on a narrow terminal names are cut and the state still shows', () => {
  const done = { ...job, status: 'success' as const }
  const at = (line: number) => progressLine({ job: done, elapsedMs: 20_000 }, { name: 16, line })
  expect(at(60)).toBe('opena…-mini core  █████░░░░░░░░░░░░░░░  50/200  done')
  expect(at(66)).toBe('opena…-mini core  █████░░░░░░░░░░░░░░░  50/200  done  score 0.953')
})

test('no number is cut at the end of a terminal, words are', () => {
  const whole = progressLine({ job, elapsedMs: 20_000 }, { name: 24, line: 500 })
  for (let line = 30; line < whole.length; line++) {
    const shown = progressLine({ job, elapsedMs: 20_000 }, { name: 24, line })
    expect(shown.length).toBeLessThanOrEqual(line)
    expect(whole.startsWith(shown)).toBe(true)
    expect(whole.slice(shown.length)).toMatch(/^ {2}/)
  }
  const failed = { ...job, status: 'error' as const, problem: 'openai answered 401: wrong key' }
  expect(progressLine({ job: failed, elapsedMs: 1 }, { name: 24, line: 79 })).toMatch(
    /50\/200 {2}failed: openai ans.*…$/,
  )
})

test('the end says how it ended', () => {
  const line = (changes: object) => progressLine({ job: { ...job, ...changes }, elapsedMs: 1 })
  expect(line({ status: 'success' })).toContain('200  done  score')
  expect(line({ status: 'cancelled' })).toContain('200  stopped  score')
  expect(line({ status: 'error', problem: 'bad\u001b[2Jkey' })).toContain(
    '200  failed: bad\\u001b[2Jkey  score',
  )
  // The result that follows says why.
  const over = { ...job, status: 'error' as const, problem: 'bad key' }
  expect(progressLine({ job: over, elapsedMs: 1, isOver: true })).toContain('200  failed  score')
})
