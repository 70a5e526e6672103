import { type LoggedSample, memberId } from '../log/index.ts'
import type { Sample } from '../suite/index.ts'
import type { EntryBody } from './journal-entry.ts'

/** A line of the journal, together with its sample, as a log holds it. */
export function toLogged(
  sample: Sample,
  epoch: number,
  suite: string,
  entry: EntryBody,
): LoggedSample {
  const { answer, timing, startedAt, completedAt, retries, failures, earlierReplies } = entry
  const { id, command, expect, category, ...about } = sample
  const total = timing && timing.queueMs + timing.backoffMs + timing.modelMs
  return {
    // Inspect looks a sample up by the name of its member: both must be the same.
    id: memberId(id),
    epoch,
    command,
    target: [expect],
    category: category ?? null,
    reply: answer.reply,
    reasoning: answer.reasoning,
    failures,
    stopReason: answer.stopReason,
    ...(answer.cause === 'time_limit' && { limit: 'working' }),
    ...(answer.cause !== 'time_limit' && answer.error !== undefined && { error: answer.error }),
    latencyMs: timing?.modelMs ?? null,
    totalMs: total ?? null,
    usage: answer.usage,
    cost: answer.cost,
    dataset: suite,
    timing,
    metadata: {
      ...about,
      ...(answer.failedOpen && { failed_open: true }),
      ...(answer.cached && { cached: true }),
      ...(answer.batch !== undefined && { batch: answer.batch }),
      ...(answer.stages && { stages: answer.stages }),
      ...(retries && { sample_retries: retries }),
    },
    scores: [],
    startedAt,
    completedAt: completedAt ?? startedAt,
    decision: answer.decision,
    decidedBy: answer.decidedBy,
    earlierReplies,
  }
}
