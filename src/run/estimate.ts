import { createCascade } from '../guard/cascade/cascade.ts'
import type { Guard } from '../guard/index.ts'
import { makeGuard, type Plan } from './prepare.ts'
import { START } from './rate-limiter.ts'
import { readBatches } from './suite-reader.ts'

/** What the same answers cost in other ways, in USD; null where a price or a way is missing. */
export interface CostOfWays {
  /** One call after the other, nothing cached. */
  single: number | null
  /** With the system prompt in the provider's cache. */
  cached: number | null
  batch: number | null
  /** Behind the static guard: only what it is not sure of is asked about. */
  cascade: number | null
  cascade_batch: number | null
}

/** What a job will probably take. */
export interface JobEstimate {
  guard: string
  suite: string
  samples: number
  epochs: number
  /** Calls to somebody else. */
  calls: number
  inputTokens: number
  outputTokens: number
  /** USD, in the way that was asked for; null where the price is unknown. */
  cost: number | null
  /** Null for guards that cost nothing. */
  ways: CostOfWays | null
}

/** Adds up what a plan will probably take. Nobody is called. */
export async function estimatePlan(plan: Plan): Promise<JobEstimate[]> {
  const { specification, settings, guards, suites } = plan
  const first = await makeGuard('static', specification, {})
  const estimates: JobEstimate[] = []
  for (const guard of guards) {
    const isCascade = guard.name.startsWith('cascade:')
    const cascade = isCascade ? guard : createCascade(first, guard)
    for (const suite of suites) {
      const sum = new Sum()
      for await (const batch of readBatches(suite.file, suite.wanted)) {
        for (const { sample } of batch) {
          if (guard.rateLimits?.length) await sum.add(guard, cascade, sample.command)
        }
      }
      const { epochs } = specification
      const ways = guard.estimate ? sum.ways(epochs) : null
      estimates.push({
        guard: guard.name,
        suite: suite.name,
        samples: suite.selected,
        epochs,
        calls: sum.calls * epochs,
        inputTokens: sum.inputTokens * epochs,
        outputTokens: sum.outputTokens * epochs,
        cost: ways === null ? 0 : settings.batch ? (ways.batch ?? ways.single) : ways.single,
        ways,
      })
    }
  }
  return estimates
}

/** What the samples of one job will probably take, asked about once. */
class Sum {
  calls = 0
  inputTokens = 0
  outputTokens = 0
  #single: number | null = 0
  #cached: number | null = 0
  /** What the first calls cost more than those that find the prompt in the cache. */
  #filling = 0
  #batch: number | null = 0
  #cascade: number | null = 0
  #cascadeBatch: number | null = 0

  async add(guard: Guard, cascade: Guard, command: string): Promise<void> {
    const isLeft = await calls(cascade, command)
    if (guard === cascade && !isLeft) return
    this.calls++
    const one = guard.estimate?.(command)
    if (!one) return
    this.inputTokens += one.inputTokens
    this.outputTokens += one.outputTokens
    this.#single = plus(this.#single, one.cost)
    this.#cached = plus(this.#cached, one.cachedCost)
    // The calls that begin together find nothing in the cache, and fill it.
    const { cacheWriteCost: write, cachedCost: read } = one
    if (this.calls <= START && write !== undefined && read !== undefined) {
      this.#filling += write - read
    }
    this.#batch = plus(this.#batch, one.batchCost)
    if (!isLeft) return
    this.#cascade = plus(this.#cascade, one.cost)
    this.#cascadeBatch = plus(this.#cascadeBatch, one.batchCost)
  }

  ways(epochs: number): CostOfWays {
    const times = (cost: number | null) => (cost === null ? null : cost * epochs)
    return {
      single: times(this.#single),
      cached: this.#cached === null ? null : this.#cached * epochs + this.#filling,
      batch: times(this.#batch),
      cascade: times(this.#cascade),
      cascade_batch: times(this.#cascadeBatch),
    }
  }
}

/** Whether a guard would call somebody about a command: it is asked, and its call is not made. */
async function calls(guard: Guard, command: string): Promise<boolean> {
  let isCalled = false
  try {
    await guard.decide(command, {
      epoch: 1,
      call: () => {
        isCalled = true
        throw new Error('nobody is called')
      },
    })
  } catch (error) {
    if (!isCalled) throw error
  }
  return isCalled
}

/** A sum with an unknown part is unknown. */
function plus(sum: number | null, part: number | undefined): number | null {
  return sum === null || part === undefined ? null : sum + part
}
