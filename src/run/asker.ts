import type { Guard, GuardAnswer, ResponseCache } from '../guard/index.ts'
import type { Sample } from '../suite/index.ts'
import { type BatchCallerOptions, createBatchCaller } from './batch/batch-caller.ts'
import { type CallerOptions, createCaller, type Timing } from './caller.ts'

/** So many samples may wait for batches at once: each keeps some ten kilobytes until it is answered. */
const MOST_WAITING = 20_000

/** One sample that a guard is to be asked about, once. */
export interface Task {
  position: number
  sample: Pick<Sample, 'id' | 'command' | 'expect'>
  epoch: number
  retries: number
  /** Why it was asked about again so far, oldest first. */
  failures: readonly string[]
}

/** What came of asking: an answer, or the error that took its place. */
export interface AskResult {
  answer?: GuardAnswer
  error?: unknown
  timing: Timing
  startedAt: string
  completedAt: string
  /** Those of the task, and the failures within this asking. */
  failures: readonly string[]
  /** To be called when the answer is in the journal, where a killed process cannot lose it. */
  kept?(): void
}

/** Has samples answered: by a guard in this process, or by somebody else. */
export interface Asker {
  /** How many samples may be open at once, at this moment. */
  readonly most: number
  /** Calls go by batches: what failed in one is known when all of it is paid. */
  readonly isBatched?: boolean
  /** Told once, before the first question, what will end what has not begun. */
  begin?(stopping: AbortSignal): void
  /** Never rejects. `stopping` ends what has not begun. */
  ask(task: Task, stopping: AbortSignal): Promise<AskResult>
}

/** Where calls are handed in that go by batches, and how. */
export type Batches = Pick<BatchCallerOptions, 'desk' | 'fallback' | 'isWanted' | 'isCancelling'>

export interface AskerOptions {
  calls: CallerOptions
  seed: number
  cache: ResponseCache | undefined
  /** Absent where no call goes by a batch. */
  batches?: Batches | undefined
  /** The time of day. */
  today: () => Date
}

/**
 * Asks a guard in this process that calls somebody: with its waits and second tries. `job` is the
 * place of its job in the run, by which batches know their samples.
 */
export function createAsker(
  guard: Guard,
  { calls, seed, cache, today, batches }: AskerOptions,
  job = 0,
): Asker {
  const most = Math.max(...guard.rateLimits!.map((name) => calls.limiters.get(name)!.most))
  const isBatched = batches !== undefined && !!guard.batchDoors?.length
  return {
    most: isBatched ? MOST_WAITING : most,
    isBatched,
    async ask({ position, sample, epoch, failures: earlier }, stopping) {
      const place = { job, sample: position, epoch }
      const failures = [...earlier]
      const timing: Timing = { queueMs: 0, backoffMs: 0, modelMs: 0 }
      const startedAt = today().toISOString()
      const asked = (outcome: Pick<AskResult, 'answer' | 'error'>): AskResult => ({
        ...outcome,
        timing,
        startedAt,
        completedAt: today().toISOString(),
        failures,
        ...(batches && { kept: () => batches.desk.finished(place) }),
      })
      const single = createCaller(calls, timing, failures, stopping)
      const call = batches
        ? createBatchCaller({ ...batches, place, budget: calls.budget, single, stopping })
        : single
      try {
        const answer = await guard.decide(sample.command, {
          id: sample.id,
          epoch,
          // Epochs ask the same question anew: with one seed for all they would be copies.
          seed: seed + epoch - 1,
          signal: calls.aborted,
          call,
          cache,
        })
        timing.modelMs = answer.modelMs ?? timing.modelMs
        return asked({ answer })
      } catch (error) {
        return asked({ error })
      }
    },
  }
}

/** What a guard decided, and how long it took. */
export interface Decided {
  answer: GuardAnswer
  timing: Timing
}

/** Asks a guard that decides in this process. No promise is made where the guard makes none. */
export function decideAtOnce(
  guard: Guard,
  { id, command }: Pick<Sample, 'id' | 'command'>,
  epoch: number,
  seed: number,
): Decided | Promise<Decided> {
  const began = performance.now()
  const timed = (answer: GuardAnswer): Decided => {
    const modelMs = answer.modelMs ?? performance.now() - began
    return {
      answer,
      timing: { queueMs: 0, backoffMs: 0, modelMs: Math.round(modelMs * 1e4) / 1e4 },
    }
  }
  // One command that a guard cannot bear must not cost the others.
  const failed = (error: unknown) =>
    timed({ reply: null, cause: 'api_error', error: `the guard failed: ${error}` })
  try {
    const decided = guard.decide(command, { id, epoch, seed })
    return decided instanceof Promise ? decided.then(timed, failed) : timed(decided)
  } catch (error) {
    return failed(error)
  }
}
