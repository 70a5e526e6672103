import { setMaxListeners } from 'node:events'
import { createRedactor, type Guard, PROVIDERS, secretsOf } from '../guard/index.ts'
import {
  Budget,
  cacheFolder,
  callPolicyOf,
  createResponseCache,
  type Limiter,
  RateLimiter,
  type RunEnvironment,
  usualConcurrency,
} from '../run/index.ts'
import { type AnsweringOptions, answerChunk } from './answer-chunk.ts'
import { CHUNK } from './dispatcher.ts'
import { type ChunkResult, type Offer, queueName, readChunk, type WorkerCard } from './protocol.ts'
import { bullOptions, type QueueConnection } from './redis.ts'
import { SharedLimiter } from './shared-limiter.ts'

/** A worker says so often that it is alive; who does not is dead, and another takes its chunks. */
const LOCK_MS = 15_000
const STALLED_CHECK_MS = 5000
/** So many workers may die over a chunk. */
const MOST_DEATHS = 3

export interface StationOptions {
  connection: QueueConnection
  offer: Offer
  /** The place of the guard in the offer. */
  index: number
  guard: Guard
  worker: string
  concurrency: number | undefined
  environment: RunEnvironment
  /** No question to the guard can succeed here. */
  failed(why: string): void
}

/** One guard of one run at one worker: takes chunks, asks, hands back. */
export class Station {
  readonly run: string
  readonly index: number
  readonly capacity: number
  readonly #guard: Guard
  readonly #limiters: ReadonlyMap<string, Limiter>
  readonly #stopping = new AbortController()
  readonly #aborted = new AbortController()
  readonly #bull: { close(force?: boolean): Promise<void> }
  #done = 0

  constructor(options: StationOptions) {
    const { connection, offer, index, guard, worker, failed } = options
    this.run = offer.run
    this.index = index
    this.#guard = guard
    // Every open call listens.
    setMaxListeners(0, this.#stopping.signal, this.#aborted.signal)
    this.#limiters = limitersOf(options)
    const isInstant = this.#limiters.size === 0
    this.capacity = isInstant
      ? CHUNK.instant
      : Math.max(...[...this.#limiters.values()].map(({ most }) => most))
    const answering = this.#answering(options)
    const bull = new connection.bull.Worker<string, string>(
      queueName(offer.run, index),
      async ({ data }) => {
        const chunk = readOwnChunk(data)
        const records = await answerChunk(
          guard,
          chunk.tasks,
          answering,
          this.#stopping.signal,
          (why) => {
            this.#stopping.abort(new Error(why))
            failed(why)
          },
        )
        this.#done += records.length
        return JSON.stringify({ worker, records } satisfies ChunkResult)
      },
      {
        ...bullOptions(connection),
        name: worker,
        // One chunk more than it can ask about at once: nothing waits for the next to come.
        concurrency: isInstant ? 2 : Math.ceil(this.capacity / CHUNK.calling) + 1,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: MOST_DEATHS,
      },
    )
    // Connections come back by themselves; who watches them is told by the connection.
    bull.on('error', () => {})
    this.#bull = bull

    /** A chunk that is not of this run and guard, or not one at all, is nobody's. */
    function readOwnChunk(data: unknown) {
      try {
        const chunk = readChunk(data)
        const isSuite = offer.suites.some(({ sha256 }) => sha256 === chunk.suite)
        if (chunk.run === offer.run && chunk.guard === index && isSuite) return chunk
        throw new Error('the chunk is of another run, guard or suite')
      } catch (error) {
        throw new connection.bull.UnrecoverableError((error as Error).message)
      }
    }
  }

  get done(): number {
    return this.#done
  }

  get card(): WorkerCard['stations'][number] {
    const waiting = [...this.#limiters.values()].map((one) => one.waiting).find((one) => one)
    return {
      run: this.run,
      guard: this.index,
      capacity: this.capacity,
      ...(waiting && { waiting }),
    }
  }

  /** Finishes what is open, gives the rest back, and takes nothing more. */
  async close(): Promise<void> {
    if (!this.#stopping.signal.aborted) this.#stopping.abort(new Error('the worker leaves'))
    await this.#bull.close()
    await this.#guard.close?.()
  }

  #answering({ offer, environment }: StationOptions): AnsweringOptions {
    const { env, clock, random, today, backoffMs } = environment
    return {
      calls: {
        limiters: this.#limiters,
        policy: callPolicyOf(offer.settings, backoffMs),
        budget: new Budget(),
        clock,
        random,
        aborted: this.#aborted.signal,
      },
      seed: offer.specification.seed,
      cache: offer.settings.cache ? createResponseCache(cacheFolder(env)) : undefined,
      today,
      redact: createRedactor(secretsOf(env)),
    }
  }
}

/** Providers' limits are everybody's; programs of this machine compete for this machine alone. */
function limitersOf({
  connection,
  offer,
  guard,
  concurrency,
  environment: { clock },
}: StationOptions): Map<string, Limiter> {
  const { rpm, tpm } = offer.settings
  return new Map(
    (guard.rateLimits ?? []).map((name): [string, Limiter] => {
      const limits = { concurrency: concurrency ?? usualConcurrency(name), rpm, tpm }
      return Object.hasOwn(PROVIDERS, name)
        ? [name, new SharedLimiter(name, limits, connection, clock)]
        : [name, new RateLimiter(name, limits, clock)]
    }),
  )
}
