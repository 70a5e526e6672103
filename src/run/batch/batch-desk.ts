import { randomBytes } from 'node:crypto'
import type { BatchCall, BatchDoor, GuardAnswer } from '../../guard/index.ts'
import { CallError } from '../../guard/index.ts'
import { BATCH_SHARE } from '../../score/index.ts'
import type { JournalOwner } from '../journal.ts'
import { BatchCollector, type FullBatch } from './batch-collector.ts'
import { BatchExpired, LeftOut } from './batch-failure.ts'
import { BatchJournal, type KnownBatch, readBatches } from './batch-journal.ts'
import { BatchFollower, type FollowOptions } from './follow-batch.ts'
import { type Delivered, OpenBatch } from './open-batch.ts'

/** Which sample a request is about: the job, the sample's position in its suite, and the epoch. */
export interface Place {
  job: number
  sample: number
  epoch: number
}

/** What the desk needs of the run. */
export interface DeskOptions
  extends Omit<FollowOptions, 'provider' | 'journal' | 'knownIds' | 'waits' | 'leaving'> {
  folder: string
  owner: JournalOwner
  /** By their names. */
  doors: ReadonlyMap<string, BatchDoor>
  today: () => Date
  /** Whether a sample is on the disk. */
  isFinished(place: Place): boolean
  /** Waits until every sample that was recorded so far is on the disk. */
  flush(): Promise<void>
  /** Takes open batches back instead of beginning new ones. */
  isCancelling: boolean
}

/** What goes on with the batches of some doors, for people who watch. */
export interface BatchProgress {
  open: number
  requests: number
  done: number
  /** What one of them waits for. */
  waiting?: { ms: number; why: string }
}

/**
 * Where the calls of a run are handed in to go as batches. Requests are put together until a batch is
 * full or no more come, written down, submitted, followed and answered, each sample as if it had made
 * a call. What an earlier process of the run submitted is answered from there.
 */
export class BatchDesk {
  readonly #options: DeskOptions
  readonly #journal: BatchJournal
  readonly #closing = new AbortController()
  /** Open batches by the door and name of each request that an earlier process put into them. */
  readonly #inherited = new Map<string, OpenBatch>()
  readonly #open = new Set<OpenBatch>()
  /** Whose reply was handed out, and is not yet recorded. */
  readonly #handedOut = new Map<string, OpenBatch[]>()
  readonly #collectors = new Map<string, Promise<BatchCollector>>()
  readonly #ids = new Set<string>()
  readonly #tasks = new Set<Promise<void>>()
  #first: Promise<unknown> | undefined
  readonly #waits = new Map<OpenBatch, { until: number; why: string }>()

  /** Reads which batches are open, and goes on following them. Undefined where there is nothing to do. */
  static async open(options: DeskOptions, isWanted: boolean): Promise<BatchDesk | undefined> {
    const { open, length } = readBatches(options.folder)
    if (!isWanted && open.length === 0) return undefined
    const journal = await BatchJournal.open(options.folder, length, options.owner)
    const desk = new BatchDesk(options, journal)
    for (const known of open) await desk.#inherit(known)
    return desk
  }

  private constructor(options: DeskOptions, journal: BatchJournal) {
    this.#options = options
    this.#journal = journal
    const close = () => this.#closing.abort(options.stopping.reason)
    if (options.stopping.aborted) close()
    else options.stopping.addEventListener('abort', close, { once: true })
  }

  /** Whether an earlier process submitted this request, and its reply is still to come. */
  holds(place: Place, door: string): boolean {
    return this.#inherited.has(`${door} ${nameOf(place)}`)
  }

  /** Makes a call that others wait for, who then get nothing: one of them may be the next. */
  async first(call: () => Promise<GuardAnswer>): Promise<GuardAnswer | undefined> {
    if (this.#first) return this.#first.then(() => undefined)
    const mine = call()
    this.#first = mine
      .catch(() => {})
      .finally(() => {
        this.#first = undefined
      })
    return mine
  }

  /**
   * The answer to one request, whenever its batch has it. Throws a `CallError` where there is none,
   * `BatchExpired`, or `LeftOut` where nobody was asked.
   */
  async ask(
    place: Place,
    call: BatchCall,
    cost: number | undefined,
    signal: AbortSignal,
  ): Promise<GuardAnswer> {
    const name = nameOf(place)
    const inherited = `${call.door} ${name}`
    for (;;) {
      const known = this.#inherited.get(inherited)
      // It may turn out that it was never submitted.
      if (!known && this.#options.isCancelling) throw new LeftOut('batches are being cancelled')
      const batch =
        known ?? (await (await this.#collector(call.door)).add({ name, call, cost, signal }))
      const delivered = await batch.wait(name, signal)
      this.#inherited.delete(inherited)
      if (delivered === 'never submitted') continue
      if (
        typeof delivered === 'object' &&
        'lacks' in delivered &&
        delivered.lacks === 'cancelled'
      ) {
        this.#finish(batch, name)
        throw new LeftOut(`the batch ${batch.id} of ${batch.door} was cancelled`)
      }
      this.#handedOut.set(name, [...(this.#handedOut.get(name) ?? []), batch])
      return { ...(await answerOf(delivered, call, batch)), batch: batch.id }
    }
  }

  /** A sample that was asked about is on the disk, or will be asked about again. */
  finished(place: Place): void {
    const name = nameOf(place)
    for (const batch of this.#handedOut.get(name) ?? []) this.#finish(batch, name)
    this.#handedOut.delete(name)
  }

  /** What goes on behind these doors; undefined where nothing is open. */
  progress(doors: readonly string[]): BatchProgress | undefined {
    const batches = [...this.#open].filter(({ door }) => doors.includes(door))
    if (batches.length === 0) return undefined
    const now = this.#options.clock.now()
    const [next] = batches
      .flatMap((batch) => this.#waits.get(batch) ?? [])
      .sort((a, b) => a.until - b.until)
    return {
      open: batches.length,
      requests: batches.reduce((sum, { names }) => sum + names.length, 0),
      done: batches.reduce((sum, { done }) => sum + done, 0),
      ...(next && { waiting: { ms: Math.max(0, next.until - now), why: next.why } }),
    }
  }

  /** Ends following. What is being submitted is submitted and written down first. */
  async close(): Promise<void> {
    this.#closing.abort(new LeftOut('the run has ended'))
    for (const collector of this.#collectors.values()) (await collector.catch(() => null))?.close()
    while (this.#tasks.size > 0) await Promise.allSettled(this.#tasks)
    await this.#journal.end()
  }

  async #inherit({ key, door, names, id }: KnownBatch): Promise<void> {
    const batch = new OpenBatch(key, door, names, id)
    for (const name of names) {
      const place = placeOf(name)
      if (!place || this.#options.isFinished(place)) batch.finish(name)
      // Of two open batches with the same request the later one counts.
      else this.#inherited.set(`${door} ${name}`, batch)
    }
    if (id !== undefined) this.#ids.add(id)
    if (batch.isFinished) await this.#journal.close(key, 'everything in it is finished')
    else this.#track(this.#follow(batch))
  }

  #collector(door: string): Promise<BatchCollector> {
    let collector = this.#collectors.get(door)
    if (!collector) {
      const { clock, backoffMs } = this.#options
      collector = this.#provider(door).then(
        ({ limits }) =>
          new BatchCollector({
            limits,
            clock,
            idleMs: IDLE_MS + backoffMs,
            create: () => new OpenBatch(randomBytes(8).toString('hex'), door),
            full: (batch) => this.#submit(batch),
          }),
      )
      this.#collectors.set(door, collector)
    }
    return collector
  }

  #provider(door: string) {
    const found = this.#options.doors.get(door)
    if (!found) throw new CallError('fatal', `no guard of this run takes the batches of ${door}`)
    return found.open()
  }

  /** Done when it is submitted, or cannot be; it is followed from then on. */
  async #submit({ batch, requests, cost }: FullBatch): Promise<void> {
    const { today, note } = this.#options
    const submitted = new Promise<void>((resolve) => {
      const task = this.#follow(batch, async (follower) => {
        await this.#journal.plan(batch, today().toISOString())
        try {
          await follower.submit(requests)
          note(submissionText(batch, cost))
        } finally {
          resolve()
        }
      })
      this.#track(task.finally(resolve))
    })
    await submitted
  }

  /** Follows a batch to its end. Whatever goes wrong is told to those who wait for it. */
  async #follow(
    batch: OpenBatch,
    submit?: (follower: BatchFollower) => Promise<void>,
  ): Promise<void> {
    this.#open.add(batch)
    try {
      const provider = await this.#provider(batch.door)
      const { clock, isCancelling, aborted } = this.#options
      const leaving = AbortSignal.any([aborted, this.#closing.signal])
      const follower = new BatchFollower(batch, {
        ...this.#options,
        provider,
        journal: this.#journal,
        stopping: this.#closing.signal,
        leaving,
        knownIds: () => this.#ids,
        waits: (ms, why) => this.#waits.set(batch, { until: clock.now() + ms, why }),
      })
      if (submit) await submit(follower)
      else if (batch.id === undefined && !(await follower.find())) {
        return batch.end('never submitted')
      }
      this.#ids.add(batch.id!)
      if (isCancelling) await this.#cancel(batch, () => provider.cancel(batch.id!, aborted))
      await follower.untilEnded(submit !== undefined)
      await follower.collect()
    } catch (error) {
      const isGone = CallError.is(error) && error.status === 404
      batch.fail(isGone && this.#options.isCancelling ? await this.#giveUp(batch) : error)
    } finally {
      this.#open.delete(batch)
      this.#waits.delete(batch)
    }
  }

  /** Takes a batch back. One that has ended cannot be taken back: its replies are there. */
  async #cancel(batch: OpenBatch, cancel: () => Promise<void>): Promise<void> {
    const { note } = this.#options
    try {
      await cancel()
      note(`batch ${batch.id} of ${batch.door} is being cancelled; what it has answered counts`)
    } catch (error) {
      if (!CallError.is(error) || error.status === 404) throw error
      note(`batch ${batch.id} of ${batch.door} is not cancelled: ${error.message}`)
    }
  }

  /** Forgets a batch that the provider does not know any more. */
  async #giveUp(batch: OpenBatch): Promise<LeftOut> {
    this.#options.note(`batch ${batch.id} of ${batch.door} is not known there and is given up`)
    await this.#journal.close(batch.key, 'given up')
    return new LeftOut('the batch was given up')
  }

  #finish(batch: OpenBatch, name: string): void {
    batch.finish(name)
    if (!batch.isFinished) return
    const close = async () => {
      // Nobody may ask it again: what it brought must be on the disk before that is.
      await this.#options.flush()
      await this.#journal.close(batch.key, 'everything in it is finished')
    }
    this.#track(close())
  }

  /** A journal that cannot be written ends the run by itself: here it is only waited for. */
  #track(task: Promise<void>): void {
    const tracked = task.catch(() => {}).finally(() => this.#tasks.delete(tracked))
    this.#tasks.add(tracked)
  }
}

/** Requests come one after the other; when none has come for so long, no more do for now. */
const IDLE_MS = 100

async function answerOf(
  delivered: Exclude<Delivered, 'never submitted'>,
  call: BatchCall,
  { id, door }: OpenBatch,
): Promise<GuardAnswer> {
  if (delivered === 'missing') {
    throw new CallError('transient', `the batch ${id} of ${door} ended without this reply`)
  }
  if ('status' in delivered) return call.read(delivered.status, delivered.body)
  if (delivered.lacks === 'expired') throw new BatchExpired(id!, door)
  throw new CallError('sample', `the reply in the batch ${id} of ${door} is too large`)
}

function submissionText({ id, door, names }: OpenBatch, cost: number | null): string {
  const price =
    cost === null
      ? 'what it costs is not known'
      : `about $${(cost * BATCH_SHARE).toFixed(4)}, by single calls $${cost.toFixed(4)}`
  return `batch ${id} of ${door} submitted: ${names.length} requests, ${price}`
}

function nameOf({ job, sample, epoch }: Place): string {
  return `${job}-${sample}-${epoch}`
}

function placeOf(name: string): Place | undefined {
  const numbers = /^(\d+)-(\d+)-(\d+)$/.exec(name)
  if (!numbers) return undefined
  return { job: Number(numbers[1]), sample: Number(numbers[2]), epoch: Number(numbers[3]) }
}
