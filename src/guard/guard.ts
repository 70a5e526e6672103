import type { Cause, Decision, StopReason, Usage } from '../verdict/index.ts'

/** What a guard is asked, beside the command itself. */
export interface GuardContext {
  /** The id of the sample, for guards that look answers up. */
  id?: string | number
  epoch: number
  seed?: number
  /** Fires when the caller no longer wants the answer. */
  signal?: AbortSignal
}

/**
 * What a guard answered. Every guard answers with the text of a reply, and only the reply reader
 * turns it into an outcome: there is one way from answer to score, for models and programs alike.
 */
export interface GuardAnswer {
  /** Null when nothing came back. */
  reply: string | null
  stopReason?: StopReason
  /** Why there is no reply, where the guard knows. */
  cause?: Extract<Cause, 'time_limit' | 'api_error'>
  /** One line about a failure, without secrets. */
  error?: string
  usage?: Usage
  /** Time the guard itself took; absent means that the caller's clock counts. */
  modelMs?: number
  /** The decision in full, from guards that explain themselves. */
  decision?: Decision
  /** Which stage decided, in a cascade. */
  decidedBy?: string
}

/** Anything that decides about one command. It never runs it. */
export interface Guard {
  /** The name it is called by, for example `openai/gpt-5-mini`, `static`, `baseline/regex`. */
  readonly name: string
  decide(command: string, context: GuardContext): GuardAnswer | Promise<GuardAnswer>
  close?(): void | Promise<void>
}

/** The reply of a guard that decides by itself, in the form that models are asked for. */
export function replyOf(decision: Pick<Decision, 'verdict' | 'reason' | 'confidence'>): string {
  const { verdict, reason, confidence } = decision
  return JSON.stringify({ action: verdict, reason, confidence })
}
