import type { Cause, Outcome, StopReason } from '../verdict/index.ts'
import { readReply } from './reply-reader.ts'

/** What is known about an answer when its outcome is read. */
export interface Answered {
  reply: string | null
  stopReason?: StopReason
  /** The kind of limit that ended the sample: `time`, `working`, `token` … */
  limit?: string
  error?: string
}

/** What an answer comes to. An error also says its cause, a verdict perhaps how sure it is. */
export interface ReadOutcome {
  outcome: Outcome
  cause: Cause | null
  /** 0 to 1, as the guard states it. */
  confidence: number | null
}

/** Turns an answer into its outcome. */
export function readOutcome(answer: Answered): ReadOutcome {
  if (answer.reply === null || answer.reply.trim() === '') {
    return { outcome: 'TIMEOUT_ERROR', cause: causeOfSilence(answer), confidence: null }
  }
  const reading = readReply(answer.reply)
  if (!reading.verdict) return { outcome: 'FORMAT_ERROR', cause: reading.cause, confidence: null }
  const { verdict: outcome, confidence = -1 } = reading
  return {
    outcome,
    cause: null,
    confidence: confidence >= 0 && confidence <= 1 ? confidence : null,
  }
}

function causeOfSilence({ stopReason, limit, error }: Answered): Cause {
  if (stopReason === 'content_filter') return 'content_filter'
  if (stopReason === 'max_tokens' || stopReason === 'model_length' || limit === 'token') {
    return 'token_limit'
  }
  if (limit === 'time' || limit === 'working') return 'time_limit'
  return error === undefined ? 'empty' : 'api_error'
}
