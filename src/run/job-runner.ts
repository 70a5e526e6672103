import { setMaxListeners } from 'node:events'
import { CallError, type GuardAnswer, type Redact, type ResponseCache } from '../guard/index.ts'
import { readOutcome } from '../score/index.ts'
import {
  type Asker,
  type AskResult,
  type Batches,
  createAsker,
  decideAtOnce,
  type Task,
} from './asker.ts'
import { LeftOut } from './batch/batch-failure.ts'
import { BudgetError } from './budget.ts'
import type { CallerOptions } from './caller.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import type { Job } from './job.ts'
import type { Journal } from './journal.ts'
import { type EntryBody, type EntryHead, entryLine } from './journal-entry.ts'
import { readBatches } from './suite-reader.ts'

/** A sample that failed is asked about again so often, after all the others. */
const SAMPLE_RETRIES = 5
/** So many refused requests in a row, and no success before them, mean that none will succeed. */
const REFUSALS = 5

/** What is on its way to the disk, and whom it counts for. */
export interface Finished {
  job: Job
  head: EntryHead
}

/** What the jobs of one run share. */
export interface JobEnvironment {
  calls: CallerOptions
  journal: Journal<Finished>
  epochs: number
  seed: number
  failOnError: number
  cache: ResponseCache | undefined
  /** Where calls are handed in that go by batches, and how; absent where none do. */
  batches?: Batches | undefined
  redact: Redact
  /** The time of day. */
  today: () => Date
  /** Nothing new is begun after it; what is open finishes. */
  stopping: AbortSignal
  /** Ends the whole run. */
  stop(why: unknown): void
  /** The replies that a retry will replace, oldest first. */
  earlierReplies(job: Job, position: number, epoch: number): (string | null)[] | undefined
  /** Has the samples of a job answered elsewhere; absent means in this process. */
  askElsewhere?(job: Job): Asker
}

/** Runs what is left of one job. Ends early when the run is stopped or the job cannot go on. */
export async function runJob(job: Job, environment: JobEnvironment): Promise<void> {
  const { clock } = environment.calls
  job.status = 'running'
  job.beganAt = clock.now()
  const isInstant = (job.guard.rateLimits ?? []).length === 0
  if (isInstant && !environment.askElsewhere) await runInstantly(job, environment)
  else {
    const asker = environment.askElsewhere?.(job) ?? createAsker(job.guard, environment, job.index)
    await new CallingJob(job, environment, asker).run()
  }
  job.endedAt = clock.now()
  if (job.status !== 'running') return
  await environment.journal.flush()
  if (job.done < job.total) job.status = 'cancelled'
  else if (job.timeouts > environment.failOnError * job.total) {
    job.status = 'error'
    job.problem = `${job.timeouts} of ${job.total} samples got no reply`
  } else job.status = 'success'
}

/** Tasks of a job that are not finished, in the order of the suite. */
async function* pendingTasks(job: Job, epochs: number): AsyncGenerator<Task[]> {
  const { suite, finished } = job
  const wanted = (position: number) => suite.wanted(position) && !finished.hasAll(position)
  for await (const batch of readBatches(suite.file, wanted)) {
    const tasks: Task[] = []
    for (const { position, sample } of batch) {
      for (let epoch = 1; epoch <= epochs; epoch++) {
        if (finished.has(position, epoch)) continue
        tasks.push({ position, sample, epoch, retries: 0, failures: [] })
      }
    }
    yield tasks
  }
}

/** A guard that decides in this process: no waiting, no promises, only the journal to keep up with. */
async function runInstantly(job: Job, environment: JobEnvironment): Promise<void> {
  const { journal, epochs, seed, stopping, today } = environment
  for await (const tasks of pendingTasks(job, epochs)) {
    if (stopping.aborted || journal.failure) return
    const startedAt = today().toISOString()
    for (const task of tasks) {
      const decided = decideAtOnce(job.guard, task.sample, task.epoch, seed)
      const { answer, timing } = decided instanceof Promise ? await decided : decided
      record(job, task, answer, { timing, startedAt }, environment)
    }
    if (journal.isBehind) await journal.flush()
    // Timers, signals and the journal get their turn between two batches.
    await new Promise(setImmediate)
  }
}

/** Writes an answer into the journal; it counts when it is on the disk. */
function record(
  job: Job,
  { position, sample, epoch, retries, failures }: Task,
  answer: GuardAnswer,
  times: Pick<EntryBody, 'timing' | 'startedAt' | 'completedAt'>,
  { journal, redact, earlierReplies }: JobEnvironment,
): void {
  const { outcome } = readOutcome({
    reply: answer.reply,
    stopReason: answer.stopReason,
    limit: answer.cause === 'time_limit' ? 'time' : undefined,
    error: answer.error,
  })
  const head: EntryHead = {
    job: job.index,
    sample: position,
    epoch,
    expect: sample.expect,
    outcome,
    // Nobody is paid for what the cache knows.
    cost: answer.cached ? 0 : (answer.cost ?? null),
  }
  const earlier = earlierReplies(job, position, epoch)
  const { timing, ...dates } = times
  const body = {
    id: sample.id,
    answer,
    // Waiting for a batch is nobody's latency.
    ...(answer.batch === undefined && { timing }),
    ...dates,
    ...(retries > 0 && { retries }),
    ...(failures.length > 0 && { failures }),
    ...(earlier && { earlierReplies: earlier }),
  }
  journal.append(entryLine(head, body, redact), { job, head })
}

/** A guard that is waited for: many samples at once, and those that failed once more. */
class CallingJob {
  readonly #job: Job
  readonly #environment: JobEnvironment
  readonly #asker: Asker
  readonly #running: ConcurrencyLimit
  readonly #ownStop = new AbortController()
  readonly #stopping: AbortSignal
  #again: Task[] = []
  /** Requests that were refused before anything succeeded: perhaps all will be. */
  #refused: { task: Task; answer: GuardAnswer; asked: AskResult }[] = []
  #hasSucceeded: boolean

  constructor(job: Job, environment: JobEnvironment, asker: Asker) {
    this.#job = job
    this.#environment = environment
    this.#asker = asker
    this.#running = new ConcurrencyLimit(() => asker.most)
    this.#hasSucceeded = job.done > job.timeouts
    this.#stopping = this.#ownStop.signal
    setMaxListeners(0, this.#stopping)
  }

  async run(): Promise<void> {
    const { stopping, journal, epochs } = this.#environment
    const pass = () => this.#ownStop.abort(stopping.reason)
    if (stopping.aborted) pass()
    stopping.addEventListener('abort', pass, { once: true })
    this.#asker.begin?.(this.#stopping)
    try {
      for await (const tasks of pendingTasks(this.#job, epochs)) {
        await this.#askAll(tasks)
        if (this.#isOver()) break
      }
    } finally {
      await this.#running.drained()
    }
    while (this.#again.length > 0 && !this.#isOver()) {
      if (this.#asker.isBatched) this.#giveUpIfTooMany(this.#again.at(-1)!.failures.at(-1))
      const tasks = this.#again
      this.#again = []
      this.#job.failing -= tasks.length
      await this.#askAll(tasks)
      await this.#running.drained()
    }
    const refusal = this.#refused.at(-1)
    if (!this.#isOver() && refusal) this.#giveUp(refusal.answer.error!)
    stopping.removeEventListener('abort', pass)
    if (!journal.failure) await journal.flush()
  }

  #isOver(): boolean {
    return this.#stopping.aborted || this.#environment.journal.failure !== undefined
  }

  async #askAll(tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) {
      if (this.#isOver()) return
      await this.#running.start(() => this.#ask(task))
    }
  }

  async #ask(specification: Task): Promise<void> {
    const asked = await this.#asker.ask(specification, this.#stopping)
    const { answer, error, failures } = asked
    const task: Task = { ...specification, failures }
    if (answer) {
      this.#hasSucceeded ||= answer.cause === undefined
      this.#record(task, answer, asked)
      if (this.#hasSucceeded) this.#releaseRefused()
      this.#giveUpIfHopeless(answer.error ?? answer.cause)
    } else if (!this.#failed(error, task, asked)) return
    // A place becomes free when its answer is in the file: no more can be lost than are open.
    await this.#environment.journal.written()
    asked.kept?.()
  }

  /** Whether that was the last word about this asking; else it is as if nobody had been asked. */
  #failed(error: unknown, task: Task, asked: AskResult): boolean {
    const { calls, stop } = this.#environment
    // Waiting was ended from outside, or nobody was asked.
    const isStopped = this.#stopping.aborted && error === this.#stopping.reason
    if (calls.aborted.aborted || isStopped || error instanceof LeftOut) return false
    if (error instanceof BudgetError || !CallError.is(error)) {
      stop(error)
      return false
    }
    if (error.kind === 'fatal') this.#giveUp(error.message)
    else this.#failedCall(error, task, asked)
    return true
  }

  /** A failure that concerns this sample: refused for good, to be tried again, or given up. */
  #failedCall({ kind, message }: CallError, task: Task, asked: AskResult): void {
    const answer: GuardAnswer = { reply: null, cause: 'api_error', error: message }
    if (kind === 'sample') {
      this.#refused.push({ task, answer, asked })
      if (this.#hasSucceeded) this.#releaseRefused()
      else if (this.#refused.length >= REFUSALS && !this.#asker.isBatched) this.#giveUp(message)
      return
    }
    if (task.retries < SAMPLE_RETRIES) {
      const failures = [...task.failures, message]
      this.#again.push({ ...task, retries: task.retries + 1, failures })
      this.#job.failing++
    } else this.#record(task, answer, asked)
    this.#giveUpIfHopeless(message)
  }

  #record(task: Task, answer: GuardAnswer, { timing, startedAt, completedAt }: AskResult): void {
    record(this.#job, task, answer, { timing, startedAt, completedAt }, this.#environment)
  }

  #releaseRefused(): void {
    const refused = this.#refused
    this.#refused = []
    for (const { task, answer, asked } of refused) this.#record(task, answer, asked)
  }

  /** A run in which too many samples fail is ended while that saves something. */
  #giveUpIfHopeless(lastWords: string | undefined): void {
    if (!this.#asker.isBatched) this.#giveUpIfTooMany(lastWords)
  }

  #giveUpIfTooMany(lastWords: string | undefined): void {
    const job = this.#job
    const failed = job.timeouts + job.failing
    if (failed <= this.#environment.failOnError * job.total) return
    this.#giveUp(
      `${failed} of ${job.total} samples failed, the last with: ${lastWords ?? 'no reply'}`,
    )
  }

  #giveUp(problem: string): void {
    if (this.#stopping.aborted) return
    this.#job.status = 'error'
    this.#job.problem = problem
    this.#ownStop.abort(new Error(problem))
  }
}
