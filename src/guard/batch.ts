import type { GuardAnswer } from './guard.ts'

/** One request of a batch: a name that no other has, and the JSON that a single call would send. */
export interface BatchRequest {
  id: string
  body: string
}

/**
 * What a batch holds for one request: what a single call would have been answered, or why there is
 * nothing. `unreadable` means that the line about it is damaged, `oversized` that it is too long.
 */
export type BatchReply =
  | { id: string; status: number; body: string }
  | { id: string; lacks: 'expired' | 'cancelled' | 'unreadable' | 'oversized' }

/** How far a batch is. */
export interface BatchState {
  /**
   * `refused` means that the provider looked at the batch and will not do it: nothing was answered
   * and nothing is paid.
   */
  phase: 'working' | 'ended' | 'refused'
  /** How many requests have been dealt with, where the provider tells. */
  done?: number
  /** Why it was refused, in the provider's words. */
  problem?: string
  /** It was refused because too much is waiting already: later it may be taken. */
  isCrowded?: boolean
  /** How long the provider asks to be left alone. */
  retryAfterMs?: number
}

/** Whether a batch exists whose name got lost: `unsure` means that one may be it and must end first. */
export type FoundBatch = { id: string } | 'none' | 'unsure'

/**
 * The batch interface of one provider for one model. Errors are `CallError`s. A batch is known by
 * the provider's id, and by a key of ours that was chosen before: it can be found by it when the id
 * got lost, and every request in it has a name that begins with it.
 */
export interface BatchProvider {
  /** The most that one batch takes. */
  readonly limits: { requests: number; bytes: number }
  submit(key: string, requests: readonly BatchRequest[], signal: AbortSignal): Promise<string>
  /** Looks for a batch of so many requests that may have been submitted under this key. */
  find(
    key: string,
    requests: number,
    known: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<FoundBatch>
  poll(id: string, signal: AbortSignal): Promise<BatchState>
  /** Everything that an ended batch holds, in any order; `names` are its requests in theirs. */
  replies(id: string, names: readonly string[], signal: AbortSignal): AsyncIterable<BatchReply>
  /** Asks the provider to leave the rest; what was answered can still be read. */
  cancel(id: string, signal: AbortSignal): Promise<void>
}

/** Where the batches of one model are handed in. */
export interface BatchDoor {
  /** The model by its full name: requests of one name may share a batch. */
  name: string
  open(): Promise<BatchProvider>
}

/** A call as a part of a batch: what is sent, and how its answer is read. */
export interface BatchCall {
  /** The name of its door. */
  door: string
  body(): Promise<string>
  read(status: number, body: string): Promise<GuardAnswer>
}
