import type { Clock } from './clock.ts'
import { PerMinuteLimit } from './per-minute-limit.ts'

/** What one provider is asked to bear. */
export interface RateLimits {
  /** The most calls that may be open at once. */
  concurrency: number
  /** Requests per minute. */
  rpm?: number
  /** Tokens per minute. */
  tpm?: number
}

/** With how many calls it begins; the number doubles with every round of successes. */
export const START = 32

interface Waiter {
  tokens: number
  enter(): void
}

/** The right to make one call. It must be given back. */
export interface Pass {
  leave(result: { fine: boolean; tokens?: number }): void
}

/** The way to one provider, as those see it who call. */
export interface Limiter {
  readonly name: string
  /** How many calls will ever be open at once. */
  readonly most: number
  /** What it waits for at this moment, if it does. */
  readonly waiting: { ms: number; why: string } | undefined
  /** Waits for a turn. Ends with the signal's reason when the caller gives up. */
  enter(tokens: number, signal: AbortSignal): Promise<Pass>
  /** The provider is busy: fewer calls from now on, and none for a while. */
  pause(ms: number, why: string, startedAt: number): void
  /** Says what somebody waits for, for people who watch. */
  explainWait(ms: number, why: string): void
}

/**
 * The way to one provider. It lets calls through as fast as the provider bears them: more while
 * they succeed, half when it says that it is busy, none while it asks for a pause, and never
 * more than the limits per minute. First come, first served.
 */
export class RateLimiter implements Limiter {
  readonly name: string
  readonly #clock: Clock
  readonly #max: number
  readonly #requests: PerMinuteLimit
  readonly #tokens: PerMinuteLimit
  readonly #waiters = new Set<Waiter>()
  #allowed: number
  #climbing = true
  #open = 0
  #pausedUntil = 0
  #lastFall = Number.NEGATIVE_INFINITY
  #forgetTimer: (() => void) | undefined
  #wait: { until: number; why: string } | undefined

  constructor(name: string, limits: RateLimits, clock: Clock) {
    this.name = name
    this.#clock = clock
    this.#max = limits.concurrency
    this.#allowed = Math.min(START, limits.concurrency)
    this.#requests = new PerMinuteLimit(limits.rpm)
    this.#tokens = new PerMinuteLimit(limits.tpm)
  }

  /** How many calls may be open at this moment. */
  get allowed(): number {
    return Math.floor(this.#allowed)
  }

  /** How many calls will ever be open at once. */
  get most(): number {
    return this.#max
  }

  get open(): number {
    return this.#open
  }

  /** Waits for a turn. Ends with the signal's reason when the caller gives up. */
  enter(tokens: number, signal: AbortSignal): Promise<Pass> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const giveUp = () => {
        this.#waiters.delete(waiter)
        reject(signal.reason)
      }
      const waiter: Waiter = {
        tokens,
        enter: () => {
          signal.removeEventListener('abort', giveUp)
          resolve(this.#pass(tokens))
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#waiters.add(waiter)
      this.#admit()
    })
  }

  /** The provider is busy: fewer calls from now on, and none for a while. */
  pause(ms: number, why: string, startedAt: number): void {
    const now = this.#clock.now()
    // Calls that were under way before the last fall say nothing about the lower level.
    if (startedAt >= this.#lastFall) {
      this.#allowed = Math.max(1, this.#allowed / 2)
      this.#climbing = false
      this.#lastFall = now
    }
    this.#pausedUntil = Math.max(this.#pausedUntil, now + ms)
    this.explainWait(ms, why)
  }

  /** Says what somebody waits for, for people who watch. */
  explainWait(ms: number, why: string): void {
    const until = this.#clock.now() + ms
    if (!this.#wait || until > this.#wait.until) this.#wait = { until, why }
  }

  /** What it waits for at this moment, if it does. */
  get waiting(): { ms: number; why: string } | undefined {
    const now = this.#clock.now()
    if (this.#wait && this.#wait.until > now) {
      return { ms: this.#wait.until - now, why: this.#wait.why }
    }
    if (this.#waiters.size === 0 || this.#open >= this.allowed) return undefined
    const requests = this.#requests.readyAt - now
    const tokens = this.#tokens.readyAt - now
    if (Math.max(requests, tokens) < 1000) return undefined
    return requests >= tokens
      ? { ms: requests, why: 'the limit of requests per minute' }
      : { ms: tokens, why: 'the limit of tokens per minute' }
  }

  #pass(tokens: number): Pass {
    let given = true
    return {
      leave: ({ fine, tokens: used }) => {
        if (!given) return
        given = false
        this.#open--
        if (used !== undefined) this.#tokens.take(used - tokens, this.#clock.now())
        if (fine) {
          const step = this.#climbing ? 1 : 1 / this.#allowed
          this.#allowed = Math.min(this.#max, this.#allowed + step)
        }
        this.#admit()
      },
    }
  }

  #admit(): void {
    for (const waiter of this.#waiters) {
      if (this.#open >= this.allowed) return
      const now = this.#clock.now()
      const ready = Math.max(this.#pausedUntil, this.#requests.readyAt, this.#tokens.readyAt)
      if (ready > now) {
        this.#forgetTimer?.()
        this.#forgetTimer = this.#clock.later(ready - now, () => this.#admit())
        return
      }
      this.#waiters.delete(waiter)
      this.#requests.take(1, now)
      this.#tokens.take(waiter.tokens, now)
      this.#open++
      waiter.enter()
    }
    // Nobody waits: a timer would only keep the process alive.
    if (this.#waiters.size === 0) {
      this.#forgetTimer?.()
      this.#forgetTimer = undefined
    }
  }
}
