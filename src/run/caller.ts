import { CallError, type CallRequest, type GuardAnswer } from '../guard/index.ts'
import type { Budget } from './budget.ts'
import { type Clock, sleep } from './clock.ts'
import type { Limiter, Pass } from './rate-limiter.ts'

/** How long and how often a call may be tried. */
export interface CallPolicy {
  /** For one attempt. */
  timeoutMs: number
  /** For all of a sample's attempts together: only the time in the model counts. */
  timeLimitMs: number
  maxRetries: number
  /** The first wait between two attempts; every further one is twice as long. */
  backoffMs: number
}

/** Where the time of one sample went. */
export interface Timing {
  queueMs: number
  backoffMs: number
  modelMs: number
}

/** What the callers of one run share. */
export interface CallerOptions {
  limiters: ReadonlyMap<string, Limiter>
  policy: CallPolicy
  budget: Budget
  clock: Clock
  /** 0 to 1. */
  random: () => number
  /** Everything at once: open calls are dropped. */
  aborted: AbortSignal
}

const LONGEST_BACKOFF_MS = 60_000
/** A provider that asks for more is not waited for: the run ends and can be resumed. */
const LONGEST_PAUSE_MS = 60 * 60_000

/** The wait before the next attempt: doubling, with jitter, so that callers do not come back at once. */
export function backoff(retries: number, firstMs: number, random: () => number): number {
  return Math.min(LONGEST_BACKOFF_MS, firstMs * 2 ** retries) * (0.5 + random())
}

/**
 * Makes calls for one sample: by its provider's rate limiter, within the budget, timed, and again when a
 * failure may pass, whose cause is then added to `failures`. `stopping` ends waiting and free calls,
 * and lets those that are paid finish.
 */
export function createCaller(
  { limiters, policy, budget, clock, random, aborted }: CallerOptions,
  timing: Timing,
  failures: string[],
  stopping: AbortSignal,
) {
  /** One attempt under its time limit; whatever happens, the limiter and the budget get theirs back. */
  async function attemptOnce(
    limiter: Limiter,
    request: CallRequest,
    attempt: (signal: AbortSignal) => Promise<GuardAnswer>,
  ): Promise<{ answer?: GuardAnswer; error?: unknown; ms: number; startedAt: number }> {
    const queuedAt = clock.now()
    const settle = await budget.hold(request.cost ?? 0)
    let pass: Pass
    try {
      pass = await limiter.enter(request.tokens ?? 0, stopping)
    } catch (reason) {
      settle(0)
      throw reason
    }
    const startedAt = clock.now()
    timing.queueMs += startedAt - queuedAt
    const limit = Math.min(policy.timeoutMs, policy.timeLimitMs - timing.modelMs)
    const controller = new AbortController()
    const ends = request.droppable ? [aborted, stopping] : [aborted]
    const abort = () => controller.abort(ends.find((end) => end.aborted)?.reason)
    for (const end of ends) end.addEventListener('abort', abort, { once: true })
    const forget = clock.later(limit, () => controller.abort(new TimeoutError(limit)))
    try {
      if (ends.some((end) => end.aborted)) abort()
      const answer = await attempt(controller.signal)
      const { tokens, cost } = request.spent?.(answer) ?? {}
      pass.leave({ fine: true, tokens })
      // A cost that the provider hides is taken for what was expected: it is not zero.
      settle(cost ?? request.cost ?? 0)
      return { answer, ms: clock.now() - startedAt, startedAt }
    } catch (failure) {
      const error = controller.signal.aborted ? controller.signal.reason : failure
      pass.leave({ fine: false })
      settle(wasBilled(error) ? (request.cost ?? 0) : 0)
      return { error, ms: clock.now() - startedAt, startedAt }
    } finally {
      forget()
      for (const end of ends) end.removeEventListener('abort', abort)
    }
  }

  return async function call(
    request: CallRequest,
    attempt: (signal: AbortSignal) => Promise<GuardAnswer>,
  ): Promise<GuardAnswer> {
    const limiter = limiters.get(request.rateLimit)!
    let modelMs = 0
    for (let retries = 0; ; retries++) {
      const { answer, error, ms, startedAt } = await attemptOnce(limiter, request, attempt)
      const timedOut = error instanceof TimeoutError
      // A rejected attempt was no time of the model: it belongs to the waiting.
      if (answer || timedOut) {
        modelMs += ms
        timing.modelMs += ms
      } else timing.backoffMs += ms
      if (answer) return { ...answer, modelMs }

      // Timers may fire a fraction of a millisecond early.
      const spent = timing.modelMs >= policy.timeLimitMs - 1
      if (timedOut && (spent || !request.retry)) {
        return { reply: null, cause: 'time_limit', modelMs }
      }
      const failure = timedOut
        ? new CallError('transient', `no answer from ${limiter.name} within ${error.seconds} s`)
        : error
      if (!CallError.is(failure) || failure.kind === 'fatal' || failure.kind === 'sample') {
        throw failure
      }
      const wait = failure.retryAfterMs ?? backoff(retries, policy.backoffMs, random)
      if (wait > LONGEST_PAUSE_MS) {
        throw new CallError(
          'fatal',
          `${failure.message} (it asks to come back in ${wait / 1000} s)`,
        )
      }
      const why = failure.status ? `${failure.status} from ${limiter.name}` : failure.message
      if (failure.kind === 'busy') limiter.pause(wait, why, startedAt)
      // What could not even be begun is worth another try in any case.
      const isWorthwhile = request.retry || failure.kind === 'busy'
      if (!isWorthwhile || retries >= policy.maxRetries) throw failure
      failures.push(failure.message)
      limiter.explainWait(wait, why)
      const waitedFrom = clock.now()
      await sleep(clock, wait, stopping)
      timing.backoffMs += clock.now() - waitedFrom
    }
  }
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly seconds: number

  constructor(ms: number) {
    super('the attempt took too long')
    this.seconds = Math.round(ms / 100) / 10
  }
}

/** A provider that was cut off while it answered has probably counted the tokens. */
function wasBilled(error: unknown): boolean {
  if (!CallError.is(error)) return true
  return error.status === undefined || error.status < 300
}
