import type { BatchCall, BatchProvider, BatchRequest } from '../../guard/index.ts'
import type { Clock } from '../clock.ts'
import type { OpenBatch } from './open-batch.ts'

/** Requests that belong together, and what they would cost as single calls; null where unknown. */
export interface FullBatch {
  batch: OpenBatch
  requests: readonly BatchRequest[]
  cost: number | null
}

interface CollectorOptions {
  limits: BatchProvider['limits']
  clock: Clock
  /** When no request has come for so long, no more do for now. */
  idleMs: number
  create(): OpenBatch
  /** Done when the requests are no longer needed. */
  full(batch: FullBatch): Promise<void>
}

interface WaitingRequest {
  name: string
  call: BatchCall
  cost: number | undefined
  signal: AbortSignal
}

/** What is written beside a request, and how many batches may wait in memory to be submitted. */
const ENVELOPE_BYTES = 160
const MOST_UNSENT = 2

/** Puts the requests to one model together until a batch is full or no more come. */
export class BatchCollector {
  readonly #options: CollectorOptions
  #current:
    | { batch: OpenBatch; requests: BatchRequest[]; bytes: number; cost: number | null }
    | undefined
  /** Requests are written one after the other: their texts fill the memory, not their waiting. */
  #turn: Promise<unknown> = Promise.resolve()
  #queued = 0
  readonly #unsent = new Set<Promise<void>>()
  #forgetTimer: (() => void) | undefined
  #isClosed = false

  constructor(options: CollectorOptions) {
    this.#options = options
  }

  /** Puts a request into a batch, which is returned. */
  add(asked: WaitingRequest): Promise<OpenBatch> {
    this.#queued++
    const mine = this.#turn
      .then(() => this.#add(asked))
      .finally(() => {
        this.#queued--
      })
    this.#turn = mine.catch(() => {})
    return mine
  }

  /** What is not submitted by now will not be. */
  close(): void {
    this.#isClosed = true
    this.#forgetTimer?.()
  }

  async #add({ name, call, cost, signal }: WaitingRequest): Promise<OpenBatch> {
    while (this.#unsent.size >= MOST_UNSENT) await Promise.race(this.#unsent)
    signal.throwIfAborted()
    const body = await call.body()
    signal.throwIfAborted()
    const { limits, create } = this.#options
    const bytes = Buffer.byteLength(body) + ENVELOPE_BYTES
    const isFull =
      this.#current &&
      (this.#current.requests.length >= limits.requests ||
        this.#current.bytes + bytes > limits.bytes)
    if (isFull) this.#hand()
    this.#current ??= { batch: create(), requests: [], bytes: 0, cost: 0 }
    const { batch, requests } = this.#current
    batch.add(name)
    requests.push({ id: batch.idOf(name), body })
    this.#current.bytes += bytes
    const sum = this.#current.cost
    this.#current.cost = sum === null || cost === undefined ? null : sum + cost
    this.#waitForMore()
    return batch
  }

  /** A busy process is late with everything: while requests queue up, more are coming. */
  #waitForMore(): void {
    const { clock, idleMs } = this.#options
    this.#forgetTimer?.()
    this.#forgetTimer = clock.later(idleMs, () => {
      if (this.#queued > 0) this.#waitForMore()
      else this.#hand()
    })
  }

  #hand(): void {
    const batch = this.#current
    this.#current = undefined
    this.#forgetTimer?.()
    if (!batch || this.#isClosed) return
    const sending = this.#options.full(batch).finally(() => {
      this.#unsent.delete(sending)
      // A batch is followed for a day: its texts must not stay.
      batch.requests.length = 0
    })
    this.#unsent.add(sending)
  }
}
