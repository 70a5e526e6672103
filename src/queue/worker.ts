import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Guard } from '../guard/index.ts'
import { makeGuard, type RunEnvironment } from '../run/index.ts'
import { isWilling, type Own, refuseGuard, refuseRun } from './guard-identity.ts'
import type { Offer, WorkerCard } from './protocol.ts'
import type { QueueConnection } from './redis.ts'
import { Roster } from './roster.ts'
import { Station } from './station.ts'

const LOOK_MS = 500

export interface WorkerOptions {
  concurrency: number | undefined
  /** The only guards that it answers for; undefined for all that are harmless to this machine. */
  guards: readonly string[] | undefined
  own: Own
  environment: RunEnvironment
  tell: (line: string) => void
}

/** Takes samples out of a queue, asks guards about them, and hands the answers back. */
export class QueueWorker {
  readonly id: string
  readonly #options: WorkerOptions
  readonly #connection: QueueConnection
  readonly #roster: Roster
  readonly #stations = new Map<string, Station>()
  /** What it does not answer for, and why; of runs that are gone, nothing. */
  readonly #refused = new Map<string, WorkerCard['refused'][number]>()
  readonly #leaving = new AbortController()
  readonly #closing = new Set<string>()
  #done = 0
  #told: string | undefined

  constructor(connection: QueueConnection, options: WorkerOptions) {
    const host = hostname()
      .replace(/[^\w.-]/g, '-')
      .slice(0, 60)
    this.id = `${host}-${process.pid}-${randomBytes(2).toString('hex')}`
    this.#options = options
    this.#connection = connection
    this.#roster = new Roster(connection, options.tell)
  }

  /** Samples that it answered. */
  get done(): number {
    return [...this.#stations.values()].reduce((sum, { done }) => sum + done, this.#done)
  }

  /** Works until it is told to leave, and says that it is there until its last answer is given. */
  async run(): Promise<void> {
    const { signal } = this.#leaving
    while (!signal.aborted || this.#stations.size > 0) {
      try {
        if (signal.aborted) for (const key of this.#stations.keys()) this.#close(key)
        else await this.#look()
        await this.#roster.presentWorker(this.#card())
      } catch (error) {
        this.#tellOnce(this.#connection.address.redact((error as Error).message))
      }
      await delay(LOOK_MS, undefined, signal.aborted ? {} : { signal }).catch(() => {})
    }
    await this.#roster.remove('worker', this.id).catch(() => {})
  }

  /** Finishes what is open, gives back what is not begun, and ends. */
  leave(): void {
    this.#leaving.abort()
  }

  async #look(): Promise<void> {
    const offers = await this.#roster.offers()
    const open = new Map<string, { offer: Offer; index: number }>()
    for (const offer of offers) {
      if (offer.isClosing) continue
      for (const index of offer.guards.keys()) open.set(`${offer.run} ${index}`, { offer, index })
    }
    const runs = new Set(offers.map(({ run }) => run))
    for (const [key, { run }] of this.#refused) if (!runs.has(run)) this.#refused.delete(key)
    for (const key of this.#stations.keys()) if (!open.has(key)) this.#close(key)
    for (const [key, { offer, index }] of open) {
      if (this.#stations.has(key) || this.#refused.has(key) || this.#leaving.signal.aborted)
        continue
      await this.#consider(key, offer, index)
    }
  }

  /** Takes part in a run, or says why not. */
  async #consider(key: string, offer: Offer, index: number): Promise<void> {
    const { guards, own, environment, concurrency, tell } = this.#options
    const offered = offer.guards[index]!
    const refuse = (why: string) => {
      this.#refused.set(key, { run: offer.run, guard: offered.name, why })
      tell(`refused ${offered.name} of ${offer.run}: ${why}`)
    }
    if (!isWilling(offered.spec, guards)) {
      // Whoever started it for others wants to hear nothing of this one.
      if (guards === undefined) {
        refuse('a worker starts programs and reads logs only where its own --guards name them')
      }
      return
    }
    let guard: Guard
    try {
      refuseRun(offer, own)
      guard = await makeGuard(offered.spec, offer.specification, environment.env)
      refuseGuard(offered, guard)
    } catch (error) {
      // Whatever an offer holds, it must not end the worker.
      refuse((error as Error).message)
      return
    }
    this.#stations.set(
      key,
      new Station({
        connection: this.#connection,
        offer,
        index,
        guard,
        worker: this.id,
        concurrency,
        environment,
        failed: (why) => {
          if (this.#refused.has(key)) return
          refuse(why)
          this.#close(key)
        },
      }),
    )
    tell(`takes part in ${offer.run}: ${offered.name}`)
  }

  /** Closes a station; it stays on the card until it has handed back what it had. */
  #close(key: string): void {
    const station = this.#stations.get(key)
    if (!station || this.#closing.has(key)) return
    this.#closing.add(key)
    const forget = () => {
      this.#done += station.done
      this.#stations.delete(key)
      this.#closing.delete(key)
    }
    station.close().then(forget, forget)
  }

  #tellOnce(line: string): void {
    if (this.#told === line) return
    this.#told = line
    this.#options.tell(line)
  }

  #card(): WorkerCard {
    return {
      id: this.id,
      host: hostname(),
      pid: process.pid,
      aegish: this.#options.own.aegish,
      stations: [...this.#stations.values()].map(({ card }) => card),
      refused: [...this.#refused.values()].slice(0, 100),
    }
  }
}
