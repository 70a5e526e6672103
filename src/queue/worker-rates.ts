/** Answers are counted in slots of this length; a rate is over the last ones. */
const SLOT_MS = 1000
const SLOTS = 10

interface Slot {
  number: number
  count: number
}

/** How many samples each worker answered, in all and lately. */
export class WorkerRates {
  readonly #now: () => number
  readonly #workers = new Map<string, { since: number; done: number; slots: Slot[] }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** A worker is there, from now on. */
  meet(worker: string): void {
    if (this.#workers.has(worker)) return
    this.#workers.set(worker, { since: this.#now(), done: 0, slots: [] })
  }

  count(worker: string, samples: number): void {
    this.meet(worker)
    const known = this.#workers.get(worker)!
    known.done += samples
    const number = Math.floor(this.#now() / SLOT_MS)
    const last = known.slots.at(-1)
    if (last?.number === number) last.count += samples
    else known.slots.push({ number, count: samples })
    if (known.slots.length > SLOTS + 1) known.slots.shift()
  }

  /** Samples in all, and per second over the last ten. */
  of(worker: string): { done: number; rate: number } {
    const known = this.#workers.get(worker)
    if (!known) return { done: 0, rate: 0 }
    const now = this.#now()
    const from = Math.floor(now / SLOT_MS) - SLOTS
    const lately = known.slots
      .filter(({ number }) => number > from)
      .reduce((sum, { count }) => sum + count, 0)
    const ms = Math.min(now - known.since, SLOTS * SLOT_MS)
    return { done: known.done, rate: ms < SLOT_MS ? 0 : (lately * 1000) / ms }
  }
}
