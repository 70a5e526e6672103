import {
  type BatchProvider,
  type BatchRequest,
  type BatchState,
  CallError,
} from '../../guard/index.ts'
import { backoff } from '../caller.ts'
import { type Clock, sleep } from '../clock.ts'
import type { BatchJournal } from './batch-journal.ts'
import type { OpenBatch } from './open-batch.ts'

/** What following a batch needs of the run. */
export interface FollowOptions {
  provider: BatchProvider
  journal: BatchJournal
  clock: Clock
  random: () => number
  /** The first wait after a failure; everything else is a multiple of it. */
  backoffMs: number
  /** Ends waiting: the batch stays where it is, and can be followed again. */
  stopping: AbortSignal
  /** Drops what is being submitted. */
  aborted: AbortSignal
  /** Drops what is being read: it can be read again. */
  leaving: AbortSignal
  /** Ids that are accounted for. */
  knownIds(): ReadonlySet<string>
  /** Says something that a person should know. */
  note(text: string): void
  /** Says what is waited for, and for how long. */
  waits(ms: number, why: string): void
}

/** Between two looks at a batch, in units of the first wait: more and more, to five minutes. */
const LOOK = { first: 5, growth: 1.5, longest: 300 }
/** A batch that was just submitted may not be known everywhere at once. */
const NOT_FOUND_YET = 3
/** So many failures in a row, which take hours, and the run ends; it can be resumed. */
const FAILURES = 30
/** So often the replies of a batch are read again when some are missing. */
const READINGS = 3
/** A provider that asks for more is not waited for: the run ends and can be resumed. */
const LONGEST_PAUSE_MS = 60 * 60_000

/** Follows one batch from its plan to its last reply. Throws when it cannot be followed. */
export class BatchFollower {
  readonly #batch: OpenBatch
  readonly #options: FollowOptions

  constructor(batch: OpenBatch, options: FollowOptions) {
    this.#batch = batch
    this.#options = options
  }

  /** Hands a planned batch in. Where it is not sure whether it arrived, it is looked for first. */
  async submit(requests: readonly BatchRequest[]): Promise<void> {
    const { provider, journal, aborted, stopping } = this.#options
    const batch = this.#batch
    for (let failures = 0; batch.id === undefined; ) {
      if (stopping.aborted) {
        await journal.close(batch.key, 'stopped before it was submitted')
        throw stopping.reason
      }
      try {
        batch.id = await provider.submit(batch.key, requests, aborted)
      } catch (error) {
        const isRefused = CallError.is(error) && isClientError(error.status)
        if (isRefused && error.kind !== 'busy') await journal.close(batch.key, 'refused')
        failures = await this.#bear(error, failures)
        if (!isRefused) await this.#locate()
      }
    }
    await journal.submitted(batch.key, batch.id)
  }

  /** Looks for a batch that was submitted by a run that died before it wrote down its id. */
  async find(): Promise<boolean> {
    const { journal } = this.#options
    const batch = this.#batch
    await this.#locate()
    // What was on its way when the run died may arrive a moment later.
    if (batch.id === undefined) {
      await this.#pause(
        LOOK.first * this.#options.backoffMs,
        `whether the batch ${batch.key} exists`,
      )
      await this.#locate()
    }
    if (batch.id !== undefined) await journal.submitted(batch.key, batch.id)
    else await journal.close(batch.key, 'it was never submitted')
    return batch.id !== undefined
  }

  /** Waits until the provider is through with it. */
  async untilEnded(isNew: boolean): Promise<void> {
    const { backoffMs } = this.#options
    let wait = LOOK.first * backoffMs
    let failures = 0
    if (isNew) await this.#pause(wait)
    for (;;) {
      const state = await this.#look(failures)
      if (state?.phase === 'ended') return
      if (state?.phase === 'refused') await this.#refused(state)
      failures = state ? 0 : failures + 1
      await this.#pause(Math.min(state?.retryAfterMs ?? wait, LONGEST_PAUSE_MS))
      wait = Math.min(wait * LOOK.growth, LOOK.longest * backoffMs)
    }
  }

  /** How far it is; undefined after a failure that may pass. */
  async #look(failures: number): Promise<BatchState | undefined> {
    const batch = this.#batch
    try {
      const state = await this.#options.provider.poll(batch.id!, this.#options.leaving)
      batch.done = state.done ?? batch.done
      return state
    } catch (error) {
      if (!CallError.is(error) || error.status !== 404) await this.#bear(error, failures)
      else if (failures >= NOT_FOUND_YET) {
        throw new CallError(
          'fatal',
          `${error.message} (the batch ${batch.id} is not known there; perhaps it is another account's: --resume with its key, or with --cancel-batches to give it up)`,
          { status: 404 },
        )
      }
      return undefined
    }
  }

  /** Nothing was answered, and nothing is paid: its samples are free again. */
  async #refused({ problem, isCrowded }: BatchState): Promise<never> {
    const { journal, backoffMs } = this.#options
    const why = `${this.#batch.door} refused the batch ${this.#batch.id}: ${problem}`
    await journal.close(this.#batch.key, 'refused')
    if (!isCrowded) throw new CallError('fatal', why)
    await this.#pause(LOOK.longest * backoffMs, why)
    throw new CallError('busy', why)
  }

  /** Reads the replies and hands them out. What is missing may come with another reading. */
  async collect(): Promise<void> {
    const { provider, leaving, note, backoffMs } = this.#options
    const batch = this.#batch
    const names = batch.names.map((name) => batch.idOf(name))
    const odd = { twice: 0, unknown: 0 }
    let failures = 0
    for (let readings = 0; readings < READINGS; readings++) {
      if (readings > 0) await this.#pause(LOOK.first * backoffMs, 'missing replies')
      try {
        odd.twice = odd.unknown = 0
        const seen = new Set<string>()
        for await (const reply of provider.replies(batch.id!, names, leaving)) {
          if (seen.has(reply.id)) odd.twice++
          seen.add(reply.id)
          if ('lacks' in reply && reply.lacks === 'unreadable') continue
          if (batch.deliver(reply) === 'unknown') odd.unknown++
        }
        if (batch.unanswered === 0) break
      } catch (error) {
        failures = await this.#bear(error, failures)
        readings--
      }
    }
    const oddities = [
      ...(odd.twice > 0 ? [`${odd.twice} replies came twice (the first counts)`] : []),
      ...(odd.unknown > 0 ? [`${odd.unknown} are about nothing that was asked`] : []),
      ...(batch.unanswered > 0 ? [`${batch.unanswered} are missing (asked again)`] : []),
    ]
    if (oddities.length > 0) note(`batch ${batch.id} of ${batch.door}: ${oddities.join(', ')}`)
    batch.end('missing')
  }

  /** Looks whether the provider has it; waits while that cannot be told. */
  async #locate(): Promise<void> {
    const { provider, leaving, backoffMs, knownIds } = this.#options
    const batch = this.#batch
    let failures = 0
    for (;;) {
      try {
        const found = await provider.find(batch.key, batch.names.length, knownIds(), leaving)
        if (found === 'none') return
        if (found !== 'unsure') {
          batch.id = found.id
          return
        }
        failures = 0
      } catch (error) {
        failures = await this.#bear(error, failures)
      }
      await this.#pause(LOOK.first * backoffMs, 'whether a batch is ours, which shows when it ends')
    }
  }

  /** Waits after a failure that may pass, and counts it; throws any other. */
  async #bear(error: unknown, failures: number): Promise<number> {
    const { backoffMs, random } = this.#options
    if (!CallError.is(error)) throw error
    const { kind, message, status, retryAfterMs } = error
    const wait = retryAfterMs ?? backoff(Math.min(failures, 8), backoffMs, random)
    const isHopeless = failures >= FAILURES || wait > LONGEST_PAUSE_MS
    if (kind === 'fatal' || kind === 'sample' || isHopeless) {
      throw new CallError('fatal', message, { status })
    }
    await this.#pause(wait, message)
    return failures + 1
  }

  async #pause(ms: number, why = ''): Promise<void> {
    const { clock, stopping, waits } = this.#options
    waits(ms, why)
    await sleep(clock, ms, stopping)
  }
}

function isClientError(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500
}
