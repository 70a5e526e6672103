import { setTimeout as delay } from 'node:timers/promises'
import {
  type Asker,
  type Budget,
  type Elsewhere,
  type Job,
  type RetryClass,
  type RunFile,
  type RunWorker,
  removeRunWorkers,
  writeRunWorkers,
} from '../run/index.ts'
import { openBullQueue } from './bull-queue.ts'
import { Dispatcher } from './dispatcher.ts'
import { type Build, guardHash } from './guard-identity.ts'
import { type Offer, queueName, type WorkerCard } from './protocol.ts'
import type { QueueConnection } from './redis.ts'
import { Roster } from './roster.ts'
import { WorkerRates } from './worker-rates.ts'

/** How often workers are counted and what was handed out is looked after. */
const TEND_MS = 500
/** So often it is looked whether the workers have left a run that is over. */
const MOST_LOOKS = 6
/** So long a run waits in silence for its first worker. */
const PATIENCE_MS = 3000

/** A run whose samples are to be answered by workers. */
export interface OfferedRun {
  folder: string
  file: RunFile
  jobs: readonly Job[]
  retry: RetryClass | undefined
}

/** The part of a distributed run that this process is: hands out, takes back, counts. */
export class Coordinator implements Elsewhere {
  readonly #folder: string
  readonly #connection: QueueConnection
  readonly #roster: Roster
  readonly #offer: Offer
  readonly #dispatchers: readonly Dispatcher[]
  readonly #queues: readonly { clear(): Promise<void>; close(): Promise<void> }[]
  readonly #rates: WorkerRates
  readonly #presence: Presence
  readonly #tell: (line: string) => void
  readonly #suites: number
  readonly #timer: NodeJS.Timeout
  #tending: Promise<void> | undefined
  #isClosing = false

  private constructor(parts: {
    folder: string
    connection: QueueConnection
    roster: Roster
    offer: Offer
    dispatchers: readonly Dispatcher[]
    queues: readonly { clear(): Promise<void>; close(): Promise<void> }[]
    rates: WorkerRates
    presence: Presence
    tell: (line: string) => void
  }) {
    this.#folder = parts.folder
    this.#connection = parts.connection
    this.#roster = parts.roster
    this.#offer = parts.offer
    this.#dispatchers = parts.dispatchers
    this.#queues = parts.queues
    this.#rates = parts.rates
    this.#presence = parts.presence
    this.#tell = parts.tell
    this.#suites = parts.offer.suites.length
    this.#timer = setInterval(() => this.#tendAll(), TEND_MS)
  }

  /** Offers a run to workers, and takes over what was handed out of it before. */
  static async open(
    connection: QueueConnection,
    { folder, file, jobs, retry }: OfferedRun,
    build: Build,
    tell: (line: string) => void,
  ): Promise<Coordinator> {
    const { specification, settings, suites } = file
    const offer: Offer = {
      format: 1,
      run: file.id,
      ...build,
      guards: specification.guards.map((spec, i) => {
        const { guard } = jobs[i * suites.length]!
        return { spec, name: guard.name, hash: guardHash(guard) }
      }),
      suites: suites.map(({ name, sha256 }) => ({ name, sha256 })),
      specification,
      settings,
      isClosing: false,
    }
    const roster = new Roster(connection, tell)
    const rates = new WorkerRates(() => performance.now())
    const presence = new Presence(offer.run, connection.address.shown, tell)
    const counted = () => jobs.reduce((sum, { done }) => sum + done, 0)
    const total = jobs.reduce((sum, job) => sum + job.total, 0)
    const queues = []
    const dispatchers: Dispatcher[] = []
    let adopted = 0
    for (const guard of offer.guards.keys()) {
      const queue = await openBullQueue(connection, queueName(offer.run, guard))
      const own = jobs.slice(guard * suites.length, (guard + 1) * suites.length)
      const dispatcher = new Dispatcher({
        run: offer.run,
        guard,
        jobs: own.map((job, i) => ({ job, suite: suites[i]!.sha256 })),
        isInstant: (own[0]!.guard.rateLimits ?? []).length === 0,
        most: settings.concurrency,
        queue,
        now: () => performance.now(),
        workers: () => presence.of(guard),
        answered: (worker, samples) => rates.count(worker, samples),
        lost: (chunks, samples) =>
          tell(
            `the queue has lost ${chunks} chunks (was it emptied?): ${samples} samples are handed out again; ${counted()} of ${total} are in the journal`,
          ),
        tell,
      })
      // Answers that are to be replaced must not come back as new ones.
      if (retry) await queue.clear()
      else adopted += await dispatcher.adopt()
      queues.push(queue)
      dispatchers.push(dispatcher)
    }
    if (adopted > 0)
      tell(`${adopted} samples had been handed out before; their answers are awaited`)
    const coordinator = new Coordinator({
      folder,
      connection,
      roster,
      offer,
      dispatchers,
      queues,
      rates,
      presence,
      tell,
    })
    await coordinator.#tend()
    return coordinator
  }

  asker(job: Job, budget: Budget): Asker {
    return this.#dispatchers[Math.floor(job.index / this.#suites)]!.asker(job, budget)
  }

  /** The workers of this run at this moment. */
  get workers(): RunWorker[] {
    return this.#presence.workers.map(({ id, stations }) => {
      const waiting = stations.find((station) => station.run === this.#offer.run)?.waiting
      return {
        id,
        ...this.#rates.of(id),
        ...(waiting && { waiting: `${Math.ceil(waiting.ms / 1000)} s: ${waiting.why}` }),
      }
    })
  }

  /** Tells the workers that the run is to end: what they have not begun with they give back. */
  stop(): void {
    this.#isClosing = true
    this.#tendAll()
  }

  /** Leaves. What is at the queue stays there for a run that goes on, unless it is finished. */
  async close(isFinished: boolean): Promise<void> {
    clearInterval(this.#timer)
    await this.#tending
    removeRunWorkers(this.#folder)
    await this.#roster.remove('offer', this.#offer.run).catch(() => {})
    // What nobody needs any more is cleared when nobody can write into it any more.
    const isDone = isFinished || this.#dispatchers.every(({ isIdle }) => isIdle)
    if (isDone) await this.#workersGone()
    for (const queue of this.#queues) {
      if (isDone) await queue.clear().catch(() => {})
      await queue.close()
    }
  }

  async #workersGone(): Promise<void> {
    for (let i = 0; i < MOST_LOOKS; i++) {
      const cards = await this.#roster.workers().catch(() => [])
      const { run } = this.#offer
      if (!cards.some(({ stations }) => stations.some((station) => station.run === run))) return
      await delay(TEND_MS)
    }
  }

  #tendAll(): void {
    this.#tending ??= this.#tend()
      .catch((error: Error) => this.#tell(this.#connection.address.redact(error.message)))
      .finally(() => {
        this.#tending = undefined
      })
  }

  async #tend(): Promise<void> {
    await this.#roster.offer({ ...this.#offer, isClosing: this.#isClosing })
    this.#presence.update(await this.#roster.workers())
    for (const { id } of this.#presence.workers) this.#rates.meet(id)
    writeRunWorkers(this.#folder, this.workers)
    for (const dispatcher of this.#dispatchers) {
      await dispatcher.tend()
      // A run that ends does not wait for workers that are gone.
      if (dispatcher.isStopping && this.#presence.workers.length === 0) await dispatcher.abandon()
    }
  }
}

/** Which workers there are for a run, and what they refused; says what people should know of it. */
class Presence {
  readonly #run: string
  readonly #shown: string
  readonly #tell: (line: string) => void
  readonly #told = new Set<string>()
  readonly #since = performance.now()
  #isAlone = false
  workers: readonly WorkerCard[] = []

  constructor(run: string, shown: string, tell: (line: string) => void) {
    this.#run = run
    this.#shown = shown
    this.#tell = tell
  }

  update(cards: readonly WorkerCard[]): void {
    this.workers = cards.filter(({ stations }) => stations.some(({ run }) => run === this.#run))
    for (const { id, refused } of cards) {
      for (const { run, guard, why } of refused) {
        if (run === this.#run) this.#tellOnce(`worker ${id} does not answer for ${guard}: ${why}`)
      }
    }
    const isAlone = this.workers.length === 0
    if (isAlone && !this.#isAlone && performance.now() - this.#since > PATIENCE_MS) {
      this.#isAlone = true
      this.#tell(`no worker is at work on this run: aegish worker --queue ${this.#shown}`)
    }
    if (!isAlone) this.#isAlone = false
  }

  /** The workers that answer for a guard. */
  of(guard: number): { id: string; capacity: number }[] {
    return this.workers.flatMap(({ id, stations }) =>
      stations
        .filter((station) => station.run === this.#run && station.guard === guard)
        .map(({ capacity }) => ({ id, capacity })),
    )
  }

  #tellOnce(line: string): void {
    if (this.#told.has(line) || this.#told.size > 1000) return
    this.#told.add(line)
    this.#tell(line)
  }
}
