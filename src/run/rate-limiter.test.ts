import { setMaxListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { createManualClock } from '../../tests/support/manual-clock.ts'
import { type Pass, RateLimiter, type RateLimits } from './rate-limiter.ts'

function setUp(limits: RateLimits) {
  const clock = createManualClock()
  const limiter = new RateLimiter('openai', limits, clock)
  const passes: Pass[] = []
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const enter = (count: number, tokens = 0) => {
    for (let i = 0; i < count; i++) {
      limiter.enter(tokens, stop.signal).then(
        (pass) => passes.push(pass),
        () => {},
      )
    }
  }
  /** Lets every open call succeed. */
  const succeed = () => {
    for (const pass of passes.splice(0)) pass.leave({ fine: true })
  }
  return { clock, limiter, passes, enter, succeed, stop }
}

describe('concurrency', () => {
  test('doubles with every round of successes, up to its limit', async () => {
    const { clock, limiter, passes, enter, succeed } = setUp({ concurrency: 128 })
    enter(900)
    const rounds: number[] = []
    for (let round = 0; round < 4; round++) {
      await clock.turn(0)
      rounds.push(passes.length)
      succeed()
    }
    expect(rounds).toEqual([32, 64, 128, 128])
    expect(limiter.allowed).toBe(128)
  })

  test('never begins above its limit', async () => {
    const { clock, passes, enter } = setUp({ concurrency: 3 })
    enter(10)
    await clock.turn(0)
    expect(passes).toHaveLength(3)
  })

  test('halves once for all calls of a round that meet a busy provider, then climbs slowly', async () => {
    const { clock, limiter, passes, enter, succeed } = setUp({ concurrency: 64 })
    enter(32)
    await clock.turn(10)
    for (const pass of passes.splice(0)) {
      pass.leave({ fine: false })
      limiter.pause(1000, '429', 0)
    }
    expect(limiter.allowed).toBe(16)
    enter(100)
    await clock.turn(500)
    expect(passes).toHaveLength(0)
    await clock.turn(600)
    expect(passes).toHaveLength(16)
    succeed()
    await clock.turn(0)
    expect(passes).toHaveLength(16)
    succeed()
    expect(limiter.allowed).toBe(17)
  })

  test('falls to one, not to none', async () => {
    const { clock, limiter } = setUp({ concurrency: 4 })
    for (let i = 0; i < 10; i++) {
      limiter.pause(1, '429', clock.now())
      await clock.turn(10)
    }
    expect(limiter.allowed).toBe(1)
  })

  test('a pass that is given back twice counts once', async () => {
    const { clock, limiter, passes, enter } = setUp({ concurrency: 2 })
    enter(2)
    await clock.turn(0)
    passes[0]!.leave({ fine: true })
    passes[0]!.leave({ fine: true })
    expect(limiter.open).toBe(1)
  })
})

describe('limits per minute', () => {
  test('no minute has more requests than allowed', async () => {
    const { clock, passes, enter } = setUp({ concurrency: 1000, rpm: 120 })
    enter(1000)
    const starts: number[] = []
    for (let second = 0; second < 180; second++) {
      await clock.turn(1000)
      for (const pass of passes.splice(0)) {
        starts.push(clock.now())
        pass.leave({ fine: true })
      }
    }
    expect(starts.length).toBeGreaterThan(340)
    for (const from of starts) {
      const inMinute = starts.filter((at) => at >= from && at < from + 60_000)
      expect(inMinute.length).toBeLessThanOrEqual(121)
    }
  })

  test('tokens count as they were used, not as they were estimated', async () => {
    const { clock, passes, enter } = setUp({ concurrency: 100, tpm: 60_000 })
    enter(3, 500)
    await clock.turn(0)
    expect(passes).toHaveLength(1)
    passes.pop()!.leave({ fine: true, tokens: 2000 })
    await clock.turn(1800)
    expect(passes).toHaveLength(0)
    await clock.turn(200)
    expect(passes).toHaveLength(1)
  })
})

test('whoever gives up leaves the queue and takes no turn', async () => {
  const { clock, limiter, passes, enter, stop } = setUp({ concurrency: 1 })
  enter(3)
  await clock.turn(0)
  stop.abort(new Error('stopped'))
  await clock.turn(0)
  passes.pop()!.leave({ fine: true })
  await clock.turn(0)
  expect(passes).toHaveLength(0)
  expect(limiter.open).toBe(0)
  await expect(limiter.enter(0, stop.signal)).rejects.toThrow('stopped')
})

test('says what it waits for', async () => {
  const { clock, limiter, enter } = setUp({ concurrency: 4, rpm: 1 })
  expect(limiter.waiting).toBeUndefined()
  enter(2)
  await clock.turn(0)
  expect(limiter.waiting).toMatchObject({ why: 'the limit of requests per minute' })
  limiter.pause(12_000, '429 from openai', clock.now())
  await clock.turn(2000)
  expect(limiter.waiting).toEqual({ ms: 10_000, why: '429 from openai' })
})
