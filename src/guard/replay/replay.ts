import { type Conversation, EvalReader } from '../../log/index.ts'
import type { Guard, GuardAnswer } from '../guard.ts'

/**
 * The replies of an existing log, ours or Inspect's: what it answered about a command, it
 * answers again. Nobody is called.
 */
export function createReplayGuard(path: string): Guard {
  const reader = new EvalReader(path)
  const byId = new Map<string, GuardAnswer>()
  const byCommand = new Map<string, GuardAnswer>()
  const conversations = new Map<string, Conversation>()
  /** Every sample repeats the prompt: one copy is enough. */
  const prompts = new Map<string, string>()
  try {
    for (const sample of reader.samples()) {
      const { reply, reasoning, stopReason, usage, cost, decision, decidedBy, error, limit } =
        sample
      const answer: GuardAnswer = {
        reply,
        reasoning,
        stopReason,
        usage,
        cost,
        decision,
        decidedBy,
        modelMs: sample.latencyMs ?? undefined,
        ...(reply === null && error !== undefined && { cause: 'api_error' as const, error }),
        ...(reply === null && isTime(limit) && { cause: 'time_limit' as const }),
      }
      byId.set(key(sample.epoch, sample.id, sample.command), answer)
      const command = key(sample.epoch, '', sample.command)
      if (!byCommand.has(command)) byCommand.set(command, answer)
      const { system, message: user = sample.command } = sample
      if (system !== undefined && !prompts.has(system)) prompts.set(system, system)
      const prompt = system === undefined ? {} : { system: prompts.get(system)! }
      conversations.set(sample.command, { ...prompt, user })
    }
  } finally {
    reader.close()
  }
  const { model, task, created, dataset } = reader.info
  return {
    name: `replay:${path}`,
    details: { replay: { model, task, created, dataset } },
    conversation: (command) => conversations.get(command),
    // Ids differ between tools and versions of a suite; the command is what the reply was about.
    decide: (command, { id = '', epoch }) =>
      byId.get(key(epoch, id, command)) ??
      byCommand.get(key(epoch, '', command)) ?? {
        reply: null,
        cause: 'api_error',
        error: `the log holds no reply to this command in epoch ${epoch}`,
      },
  }
}

const isTime = (limit: string | undefined) => limit === 'time' || limit === 'working'

function key(epoch: number, id: string | number, command: string): string {
  return `${epoch}\n${id}\n${command}`
}
