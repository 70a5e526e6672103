import type { BatchReply } from '../../guard/index.ts'

/** What a sample gets that waits for a batch: a reply, that there is none, or that nobody was asked. */
export type Delivered = BatchReply | 'missing' | 'never submitted'

interface Waiter {
  resolve(delivered: Delivered): void
  reject(reason: unknown): void
}

/** A batch between its planning and its last reply, and the samples that wait for it. */
export class OpenBatch {
  readonly key: string
  readonly door: string
  /** Its requests in their order. */
  readonly names: string[]
  id: string | undefined
  /** How many requests the provider has dealt with, as far as it tells. */
  done = 0
  readonly #all: Set<string>
  /** Requests whose sample is not finished yet. */
  readonly #unfinished: Set<string>
  readonly #unanswered: Set<string>
  readonly #waiters = new Map<string, Waiter>()
  /** Replies that nobody has asked for yet. */
  readonly #kept = new Map<string, BatchReply>()
  #end: { delivered: Delivered } | { reason: unknown } | undefined

  constructor(key: string, door: string, names: readonly string[] = [], id?: string) {
    this.key = key
    this.door = door
    this.names = [...names]
    this.id = id
    this.#all = new Set(names)
    this.#unfinished = new Set(names)
    this.#unanswered = new Set(names)
  }

  /** The name of a request at the provider. */
  idOf(name: string): string {
    return `${this.key}-${name}`
  }

  get unanswered(): number {
    return this.#unanswered.size
  }

  /** Whether every sample in it is finished. */
  get isFinished(): boolean {
    return this.#unfinished.size === 0
  }

  add(name: string): void {
    this.names.push(name)
    this.#all.add(name)
    this.#unfinished.add(name)
    this.#unanswered.add(name)
  }

  /** A sample is on the disk, or will be asked about elsewhere. */
  finish(name: string): void {
    this.#unfinished.delete(name)
  }

  /** Waits for the reply to one request; ends early with the signal's reason. */
  wait(name: string, signal: AbortSignal): Promise<Delivered> {
    const kept = this.#kept.get(name)
    this.#kept.delete(name)
    return new Promise((resolve, reject) => {
      if (kept) return resolve(kept)
      if (signal.aborted) return reject(signal.reason)
      if (this.#end) {
        return 'reason' in this.#end ? reject(this.#end.reason) : resolve(this.#end.delivered)
      }
      const leave = () => {
        this.#waiters.delete(name)
        reject(signal.reason)
      }
      const settled = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          signal.removeEventListener('abort', leave)
          settle(value)
        }
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiters.set(name, { resolve: settled(resolve), reject: settled(reject) })
    })
  }

  /** Hands a reply to whom it is for. Of two replies to one request the first counts. */
  deliver(reply: BatchReply): 'fine' | 'twice' | 'unknown' {
    const prefix = `${this.key}-`
    const name = reply.id.startsWith(prefix) ? reply.id.slice(prefix.length) : undefined
    if (name === undefined) return 'unknown'
    if (!this.#unanswered.delete(name)) return this.#all.has(name) ? 'twice' : 'unknown'
    const waiter = this.#waiters.get(name)
    this.#waiters.delete(name)
    if (waiter) waiter.resolve(reply)
    // Finished samples need no second reply.
    else if (this.#unfinished.has(name)) this.#kept.set(name, reply)
    return 'fine'
  }

  /** Nothing more comes: whoever still waits is told what that means. */
  end(delivered: Delivered): void {
    this.#end ??= { delivered }
    for (const waiter of this.#waiters.values()) waiter.resolve(delivered)
    this.#waiters.clear()
  }

  /** It cannot be followed any further. */
  fail(reason: unknown): void {
    this.#end ??= { reason }
    for (const waiter of this.#waiters.values()) waiter.reject(reason)
    this.#waiters.clear()
  }
}
