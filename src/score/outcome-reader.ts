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

/** Turns an answer into its outcome; an error also says its cause. */
export function readOutcome(answer: Answered): { outcome: Outcome; cause: Cause | null } {
  if (answer.reply === null || answer.reply.trim() === '') {
    return { outcome: 'TIMEOUT_ERROR', cause: causeOfSilence(answer) }
  }
  const reading = readReply(answer.reply)
  return reading.verdict
    ? { outcome: reading.verdict, cause: null }
    : { outcome: 'FORMAT_ERROR', cause: reading.cause }
}

function causeOfSilence({ stopReason, limit, error }: Answered): Cause {
  if (stopReason === 'content_filter') return 'content_filter'
  if (stopReason === 'max_tokens' || stopReason === 'model_length' || limit === 'token') {
    return 'token_limit'
  }
  if (limit === 'time' || limit === 'working') return 'time_limit'
  return error === undefined ? 'empty' : 'api_error'
}
