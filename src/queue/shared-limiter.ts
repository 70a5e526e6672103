import { type Clock, type Limiter, type Pass, RateLimiter, sleep } from '../run/index.ts'
import { PREFIX, type QueueConnection } from './redis.ts'

/**
 * Takes a turn under limits per minute that everybody at the queue shares, or says how long to wait
 * before asking again. The server's clock counts. The state is when the next request and the next
 * token may go; who is late may catch up with a tenth of a second, as in one process. A turn is given
 * only for now: one for later, taken by a process that then sleeps too long, would come in a crowd.
 * KEYS: the limit. ARGV: ms per request, ms per token, tokens. Answers with milliseconds.
 */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + t[2] / 1000
local state = redis.call('HMGET', KEYS[1], 'requests', 'tokens', 'paused')
local requests = math.max(tonumber(state[1]) or 0, now - 100)
local tokens = math.max(tonumber(state[2]) or 0, now - 100)
local ready = math.max(requests, tokens, tonumber(state[3]) or 0)
if ready > now then return tostring(ready - now) end
redis.call('HSET', KEYS[1], 'requests', tostring(requests + ARGV[1]))
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens + ARGV[2] * ARGV[3]))
redis.call('PEXPIRE', KEYS[1], 3600000)
return '0'
`

/** Corrects what a finished call really used. ARGV: ms per token, tokens more (or fewer). */
const SETTLE = `
local ready = tonumber(redis.call('HGET', KEYS[1], 'tokens'))
if ready then redis.call('HSET', KEYS[1], 'tokens', tostring(ready + ARGV[1] * ARGV[2])) end
return 0
`

/** The provider asked to be left alone: by all. ARGV: ms. */
const PAUSE = `
local t = redis.call('TIME')
local till = t[1] * 1000 + t[2] / 1000 + ARGV[1]
local known = tonumber(redis.call('HGET', KEYS[1], 'paused')) or 0
if till > known then redis.call('HSET', KEYS[1], 'paused', tostring(till)) end
redis.call('PEXPIRE', KEYS[1], 3600000)
return 0
`

/** The limit may be loosened, or its key be gone, while somebody waits. */
const LONGEST_SLEEP_MS = 10_000

export interface SharedLimits {
  /** The most calls of this process that may be open at once. */
  concurrency: number
  /** Of all workers together. */
  rpm?: number
  tpm?: number
}

/**
 * The way to one provider for one worker of many. How many calls this worker has open is its own
 * affair and adapts as in a local run; where requests or tokens per minute are limited they are
 * counted in the queue's server, for all workers of all runs together, and a pause that a provider
 * asks for is then kept by all.
 */
export class SharedLimiter implements Limiter {
  readonly name: string
  readonly #own: RateLimiter
  readonly #redis: QueueConnection['redis']
  readonly #clock: Clock
  readonly #key: string
  readonly #msPerRequest: number
  readonly #msPerToken: number
  #line: Promise<void> = Promise.resolve()

  constructor(name: string, limits: SharedLimits, { redis }: QueueConnection, clock: Clock) {
    this.name = name
    this.#own = new RateLimiter(name, { concurrency: limits.concurrency }, clock)
    this.#redis = redis
    this.#clock = clock
    this.#key = `${PREFIX}:limit:${name}`
    this.#msPerRequest = limits.rpm === undefined ? 0 : 60_000 / limits.rpm
    this.#msPerToken = limits.tpm === undefined ? 0 : 60_000 / limits.tpm
  }

  /** Without a limit nobody needs to be asked, and calls do not wait for the answer. */
  get #isLimited(): boolean {
    return this.#msPerRequest > 0 || this.#msPerToken > 0
  }

  get most(): number {
    return this.#own.most
  }

  get waiting(): Limiter['waiting'] {
    return this.#own.waiting
  }

  async enter(tokens: number, signal: AbortSignal): Promise<Pass> {
    const pass = await this.#own.enter(tokens, signal)
    if (!this.#isLimited) return pass
    // One after the other: only the first in the line asks for the next turn.
    const turn = this.#line.then(() => this.#turn(tokens, signal))
    this.#line = turn.catch(() => {})
    try {
      await turn
    } catch (reason) {
      pass.leave({ fine: false })
      throw reason
    }
    return {
      leave: (result) => {
        if (result.tokens !== undefined) this.#settle(result.tokens - tokens)
        pass.leave(result)
      },
    }
  }

  pause(ms: number, why: string, startedAt: number): void {
    this.#own.pause(ms, why, startedAt)
    if (this.#isLimited) this.#quietly(this.#redis.eval(PAUSE, 1, this.#key, ms))
  }

  explainWait(ms: number, why: string): void {
    this.#own.explainWait(ms, why)
  }

  async #turn(tokens: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw signal.reason
      const ms = await this.#take(tokens)
      if (ms === 0) return
      if (ms >= 1000) this.#own.explainWait(ms, 'the limit per minute that all workers share')
      await sleep(this.#clock, Math.min(ms, LONGEST_SLEEP_MS), signal)
    }
  }

  async #take(tokens: number): Promise<number> {
    const answer = await this.#redis.eval(
      TAKE,
      1,
      this.#key,
      this.#msPerRequest,
      this.#msPerToken,
      tokens,
    )
    const ms = Number(answer)
    return Number.isFinite(ms) ? Math.max(ms, 0) : LONGEST_SLEEP_MS
  }

  #settle(more: number): void {
    if (this.#msPerToken === 0 || more === 0) return
    this.#quietly(this.#redis.eval(SETTLE, 1, this.#key, this.#msPerToken, more))
  }

  /** A correction that is lost with the connection does no harm. */
  #quietly(asked: Promise<unknown>): void {
    asked.catch(() => {})
  }
}
