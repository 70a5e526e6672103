import { expect, test } from 'vitest'
import { WorkerRates } from './worker-rates.ts'

test('a rate is what a worker answered in the last ten seconds', () => {
  let now = 50_000
  const rates = new WorkerRates(() => now)
  rates.meet('one')
  expect(rates.of('one')).toEqual({ done: 0, rate: 0 })
  for (let second = 0; second < 20; second++) {
    rates.count('one', 30)
    now += 1000
  }
  expect(rates.of('one').done).toBe(600)
  expect(rates.of('one').rate).toBeCloseTo(27, 0)
  now += 20_000
  expect(rates.of('one')).toEqual({ done: 600, rate: 0 })
  expect(rates.of('nobody')).toEqual({ done: 0, rate: 0 })
})

test('a worker that came a moment ago has the rate of that moment', () => {
  let now = 0
  const rates = new WorkerRates(() => now)
  rates.count('one', 40)
  now += 2000
  expect(rates.of('one').rate).toBe(20)
})
