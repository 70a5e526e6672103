import type { Conversation } from '../log/index.ts'
import type { Cause, Decision, StopReason, Usage } from '../verdict/index.ts'
import type { BatchCall, BatchDoor } from './batch.ts'
import type { ShellState } from './shell-state.ts'

/** What the caller should know of a call before it is made. */
export interface CallRequest {
  /** Whose limits the call falls under: a provider, or `hook`. */
  rateLimit: string
  /** Tokens that the call will probably use; counts against a limit per minute. */
  tokens?: number
  /** What the call will probably cost in USD; counts against a budget. Absent means unknown. */
  cost?: number
  /** Whether a failure that may pass is worth another try. A program's own crash is not. */
  retry: boolean
  /** Nobody is paid for the call: a run that stops drops it instead of waiting for it. */
  droppable?: boolean
  /** What a finished call really used. */
  spent?(result: GuardAnswer): { tokens?: number; cost?: number }
  /** The same call in a batch; absent where its provider takes none. */
  batch?: BatchCall
}

/** Replies that were paid for once, by the fingerprint of what was asked. */
export interface ResponseCache {
  get(key: string): Promise<GuardAnswer | undefined>
  put(key: string, answer: GuardAnswer): Promise<void>
}

/** What a guard is asked, beside the command itself. */
export interface GuardContext {
  /** The id of the sample, for guards that look answers up. */
  id?: string | number
  epoch: number
  seed?: number
  /** Fires when the caller no longer wants the answer. */
  signal?: AbortSignal
  /** The living shell that the command is for, where there is one. */
  shell?: ShellState
  /**
   * Makes a call to somebody else under the caller's limits, retries and clock. Without it a
   * guard makes the call once, at once.
   */
  call?(
    request: CallRequest,
    attempt: (signal: AbortSignal) => Promise<GuardAnswer>,
  ): Promise<GuardAnswer>
  cache?: ResponseCache
}

/** What one stage of a cascade did on the way to an answer. */
export interface StageAnswer {
  guard: string
  modelMs?: number
  cost?: number
}

/**
 * What a guard answered. Every guard answers with the text of a reply, and only the reply reader
 * turns it into an outcome: there is one way from answer to score, for models and programs alike.
 */
export interface GuardAnswer {
  /** Null when nothing came back. */
  reply: string | null
  stopReason?: StopReason
  /** What a model says it thought, where its provider hands that out. It is no part of the reply. */
  reasoning?: string
  /** Why there is no reply, where the guard knows. */
  cause?: Extract<Cause, 'time_limit' | 'api_error'>
  /** One line about a failure, without secrets. */
  error?: string
  usage?: Usage
  /** What the answer cost in USD; absent where the price is unknown. */
  cost?: number
  /** Time the guard itself took; absent means that the caller's clock counts. */
  modelMs?: number
  /** The decision in full, from guards that explain themselves. */
  decision?: Decision
  /** Which stage decided, in a cascade. */
  decidedBy?: string
  /** Every stage that was asked, in a cascade. */
  stages?: StageAnswer[]
  /** An agent would have let the command run: its hook failed, and hooks fail open. */
  failedOpen?: boolean
  /** The answer came from the response cache: nobody was called for it. */
  cached?: boolean
  /** The answer came in a batch of this name: how long the model took is not known. */
  batch?: string
}

/** What asking about one command will probably take. */
export interface Estimate {
  inputTokens: number
  outputTokens: number
  /** USD; absent where the price is unknown. */
  cost?: number
  /** The same where the provider puts the prompt into its cache, and where it is there already. */
  cacheWriteCost?: number
  cachedCost?: number
  /** The same in a batch; absent where the provider takes none. */
  batchCost?: number
}

/** Anything that decides about one command. It never runs it. */
export interface Guard {
  /** The name it is called by, for example `openai/gpt-5-mini`, `static`, `baseline/regex`. */
  readonly name: string
  /** The rate limits that its calls share. None means that it decides in this process, at once. */
  readonly rateLimits?: readonly string[]
  /** Where its calls can be handed in as batches; absent means that they cannot. */
  readonly batchDoors?: readonly BatchDoor[]
  /** What a log should keep about the guard: prompt, its hash, versions. Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>
  decide(command: string, context: GuardContext): GuardAnswer | Promise<GuardAnswer>
  /**
   * The messages that a model gets about a command; absent for guards that are no model. In a cascade
   * it depends on who decided.
   */
  conversation?(command: string, decidedBy?: string): Conversation | undefined
  /** What the calls for one command will probably take; absent for guards that call nobody. */
  estimate?(command: string): Estimate
  close?(): void | Promise<void>
}

/** Makes a guard's call the way that the caller wants it made, or directly without a caller. */
export function callOut(
  context: GuardContext,
  request: CallRequest,
  attempt: (signal: AbortSignal) => Promise<GuardAnswer>,
): Promise<GuardAnswer> {
  if (context.call) return context.call(request, attempt)
  return attempt(context.signal ?? new AbortController().signal)
}

/** The reply of a guard that decides by itself, in the form that models are asked for. */
export function replyOf(decision: Pick<Decision, 'verdict' | 'reason' | 'confidence'>): string {
  const { verdict, reason, confidence } = decision
  return `{"action":"${verdict}","reason":${JSON.stringify(reason)},"confidence":${confidence}}`
}
