import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createRedactor, type Guard, PROVIDERS, secretsOf } from '../guard/index.ts'
import type { Asker } from './asker.ts'
import { BatchDesk, type BatchProgress } from './batch/batch-desk.ts'
import { Budget, BudgetError } from './budget.ts'
import type { CallPolicy } from './caller.ts'
import { type Clock, systemClock } from './clock.ts'
import { type JobResult, type OnLogged, writeEval } from './eval-output.ts'
import { Job } from './job.ts'
import { type Finished, type JobEnvironment, runJob } from './job-runner.ts'
import { Journal, type JournalOwner } from './journal.ts'
import { RateLimiter } from './rate-limiter.ts'
import { cacheFolder, createResponseCache } from './response-cache.ts'
import { type EarlierReplies, type RetryClass, readProgress } from './resume.ts'
import { journalPath, journalShape, type RunFile, type RunSettings } from './run-file.ts'
import { type OnWatch, RunLock } from './run-lock.ts'
import type { SuitePlan } from './suite-plan.ts'

/** The outside world, passed in. */
export interface RunEnvironment {
  env: Readonly<Record<string, string | undefined>>
  clock: Clock
  /** 0 to 1; for jitter only, never for results. */
  random: () => number
  today: () => Date
  /** The first wait between two attempts. */
  backoffMs: number
  /** A name that no other run has. */
  newId: () => string
}

/** The world as it is. */
export const realRunEnvironment: RunEnvironment = {
  env: process.env,
  clock: systemClock,
  random: Math.random,
  today: () => new Date(),
  backoffMs: 1000,
  newId: () =>
    `${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}-${randomBytes(3).toString('hex')}`,
}

/** Everything that a run needs before it begins or goes on. */
export interface PreparedRun {
  folder: string
  file: RunFile
  guards: readonly Guard[]
  suites: readonly SuitePlan[]
  /** Finished samples of this class are asked about again. */
  retry?: RetryClass
  /** Nothing is begun: open batches are taken back, and what they have answered counts. */
  cancelBatches?: boolean
}

/** Somebody else who has the samples of a run answered, in place of this process. */
export interface Elsewhere {
  asker(job: Job, budget: Budget): Asker
}

/** Why a run was stopped before its end by the person in front of it. */
class Interruption extends Error {
  override readonly name = 'Interruption'
}

/**
 * A run at work: all guards over all suites. It can be watched, stopped (what is open finishes)
 * and aborted (at once); whatever happens, what was counted is on the disk.
 */
export class BenchRun {
  readonly folder: string
  readonly file: RunFile
  readonly jobs: readonly Job[]
  readonly limiters: ReadonlyMap<string, RateLimiter>
  /** Lines of the journal that could not be read; their samples run again. */
  readonly damaged: number
  readonly #environment: RunEnvironment
  readonly #stopping = new AbortController()
  readonly #aborted = new AbortController()
  readonly #journalLength: number
  readonly #earlier: EarlierReplies
  readonly #lock: RunLock
  readonly #cancelBatches: boolean
  #desk: BatchDesk | undefined
  /** Told what a person should know while the run goes on. */
  onNote: (text: string) => void = () => {}
  #crash: unknown
  #problem: string | undefined

  /** Takes the run's folder for itself and reads what is finished, if something is. */
  static async open(
    prepared: PreparedRun,
    environment: RunEnvironment,
    onWatch?: OnWatch,
  ): Promise<BenchRun> {
    const lock = await RunLock.acquire(prepared.folder, { onWatch })
    try {
      return new BenchRun(prepared, environment, lock)
    } catch (error) {
      lock.release()
      throw error
    }
  }

  private constructor(
    { folder, file, guards, suites, retry, cancelBatches = false }: PreparedRun,
    environment: RunEnvironment,
    lock: RunLock,
  ) {
    this.folder = folder
    this.file = file
    this.#environment = environment
    this.#lock = lock
    this.#cancelBatches = cancelBatches
    lock.onLost = (why) => this.stop(why)
    setMaxListeners(0, this.#stopping.signal, this.#aborted.signal)
    this.jobs = guards
      .flatMap((guard) => suites.map((suite) => ({ guard, suite })))
      .map(({ guard, suite }, i) => new Job(i, guard, suite, file.specification.epochs))
    this.limiters = createRateLimiters(guards, file.settings, environment.clock)
    const { length, damaged, earlier } = readProgress(
      journalPath(folder),
      journalShape(file),
      this.jobs,
      retry,
    )
    this.#journalLength = length
    this.#earlier = earlier
    this.damaged = damaged
  }

  /** Lets what is open finish and begins nothing new. */
  stop(why: unknown = new Interruption('stopped')): void {
    if (this.#stopping.signal.aborted) return
    if (!(why instanceof Interruption) && !(why instanceof BudgetError)) this.#crash = why
    if (why instanceof BudgetError) this.#problem = why.message
    this.#stopping.abort(why)
  }

  /** Drops what is open. */
  abort(): void {
    this.stop()
    this.#aborted.abort(new Interruption('aborted'))
  }

  /** The run's clock, for those who watch. */
  now(): number {
    return this.#environment.clock.now()
  }

  /** What goes on with the batches of a job; undefined where none is open. */
  batchesOf({ guard }: Job): BatchProgress | undefined {
    return this.#desk?.progress((guard.batchDoors ?? []).map(({ name }) => name))
  }

  /** Why the run as a whole ended early, other than by the person in front of it. */
  get problem(): string | undefined {
    return this.#problem
  }

  /** Whether what was counted can be found again. */
  get isOnDisk(): boolean {
    return existsSync(journalPath(this.folder))
  }

  /** Runs everything that is left, writes the logs, and says what came of each job. */
  async execute(onLogged?: OnLogged, elsewhere?: Elsewhere): Promise<JobResult[]> {
    try {
      const owner: JournalOwner = {
        // What cannot be kept must not be paid for.
        failed: (failure) => this.stop(failure),
        check: () => this.#lock.check(),
      }
      const path = journalPath(this.folder)
      const journal = await Journal.open(path, this.#journalLength, countAll, owner)
      try {
        this.#desk = await this.#openDesk(journal, owner)
        await this.#runJobs(this.#jobEnvironment(journal, elsewhere))
      } finally {
        await this.#desk?.close()
        await journal.close()
      }
      if (this.#crash !== undefined) throw this.#crash
      const completedAt = this.#environment.today().toISOString()
      const results: JobResult[] = []
      for (const job of this.jobs) {
        results.push(await writeEval(this.folder, this.file, job, completedAt, onLogged))
      }
      return results
    } finally {
      for (const { guard } of this.jobs) await guard.close?.()
      this.#lock.release()
    }
  }

  /**
   * Guards that decide at once go first and one by one: they would take the processor away from
   * the clocks of the others, which run side by side.
   */
  async #runJobs(environment: JobEnvironment): Promise<void> {
    const isInstant = ({ guard }: Job) =>
      !environment.askElsewhere && (guard.rateLimits ?? []).length === 0
    const pending = this.jobs.filter((job) => job.done < job.total || job.status === 'waiting')
    if (!this.#cancelBatches) {
      for (const job of pending.filter(isInstant)) await runJob(job, environment)
    }
    const running = pending.filter((job) => !isInstant(job)).map((job) => runJob(job, environment))
    const failed = (await Promise.allSettled(running)).find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  }

  /** Batches that are open are followed, however the run goes on. */
  #openDesk(journal: Journal<Finished>, owner: JournalOwner): Promise<BatchDesk | undefined> {
    const { clock, random, today, backoffMs } = this.#environment
    const doors = this.jobs.flatMap(({ guard }) => guard.batchDoors ?? [])
    return BatchDesk.open(
      {
        folder: this.folder,
        owner,
        doors: new Map(doors.map((door) => [door.name, door])),
        clock,
        random,
        today,
        backoffMs,
        stopping: this.#stopping.signal,
        aborted: this.#aborted.signal,
        isFinished: ({ job, sample, epoch }) => this.jobs[job]?.finished.has(sample, epoch) ?? true,
        flush: () => journal.flush(),
        note: (text) => this.onNote(text),
        isCancelling: this.#cancelBatches,
      },
      this.file.settings.batch === true || this.#cancelBatches,
    )
  }

  #jobEnvironment(journal: Journal<Finished>, elsewhere?: Elsewhere): JobEnvironment {
    const { specification, settings } = this.file
    const { env, clock, random, today, backoffMs } = this.#environment
    const spent = this.jobs.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
    const budget = new Budget(settings.budget, spent)
    return {
      calls: {
        limiters: this.limiters,
        policy: callPolicyOf(settings, backoffMs),
        budget,
        clock,
        random,
        aborted: this.#aborted.signal,
      },
      journal,
      epochs: specification.epochs,
      seed: specification.seed,
      failOnError: settings.failOnError,
      cache: settings.cache ? createResponseCache(cacheFolder(env)) : undefined,
      batches: this.#desk && {
        desk: this.#desk,
        fallback: settings.batchFallback ?? false,
        isWanted: settings.batch ?? false,
        isCancelling: this.#cancelBatches,
      },
      redact: createRedactor(secretsOf(env)),
      today,
      stopping: this.#stopping.signal,
      stop: (why) => this.stop(why),
      earlierReplies: (job, position, epoch) => this.#earlier.take(job.index, position, epoch),
      ...(elsewhere && { askElsewhere: (job) => elsewhere.asker(job, budget) }),
    }
  }
}

function countAll(finished: Finished[]): void {
  for (const { job, head } of finished) {
    job.count(head)
    job.doneNow++
  }
}

/** How calls are tried; an attempt may take as long as its sample where nothing else is said. */
export function callPolicyOf(settings: CallSettings, backoffMs: number): CallPolicy {
  const { timeoutMs, timeLimitMs, maxRetries } = settings
  return { timeoutMs: timeoutMs ?? timeLimitMs, timeLimitMs, maxRetries, backoffMs }
}
type CallSettings = Pick<RunSettings, 'timeoutMs' | 'timeLimitMs' | 'maxRetries'>

/** How many calls to a provider may be open at once where nobody says otherwise. */
export function usualConcurrency(provider: string): number {
  const known = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined
  return known?.concurrency ?? availableParallelism()
}

function createRateLimiters(
  guards: readonly Guard[],
  { concurrency, rpm, tpm }: RunSettings,
  clock: Clock,
): Map<string, RateLimiter> {
  const limiters = new Map<string, RateLimiter>()
  for (const name of guards.flatMap((guard) => guard.rateLimits ?? [])) {
    if (limiters.has(name)) continue
    const most = concurrency ?? usualConcurrency(name)
    limiters.set(name, new RateLimiter(name, { concurrency: most, rpm, tpm }, clock))
  }
  return limiters
}
