import { STOP_REASONS, type StopReason, type Usage } from '../verdict/index.ts'
import { type Fields, isFields, isTooDeep } from './json.ts'
import type { LoggedSample, LoggedScore } from './logged-sample.ts'

/** Where our own additions to a sample stand, out of the way of Inspect's fields. */
export const OUR_METADATA = 'aegish'

/**
 * Takes what we need from the JSON of one sample. Written by hand, because a schema library over
 * every event of every sample costs a third of the reading time. Returns a description of what is
 * wrong when the shape does not fit.
 */
export function toLoggedSample(json: unknown): LoggedSample | string {
  if (!isFields(json)) return 'is not an object'
  const { id, target } = json
  if (typeof id !== 'string' && typeof id !== 'number') return 'has no id'
  const targets = toTargets(target)
  if (targets === null) return 'has no target'
  const input = textOfInput(json.input)
  if (input === null) return 'has no input'
  if (json.scores != null && !isFields(json.scores)) return 'has scores of the wrong shape'
  if (json.output != null && !isFields(json.output)) return 'has an output of the wrong shape'
  // What is kept as it is may be written again.
  if (isTooDeep(json.metadata) || isTooDeep(json.scores)) return 'is nested too deeply'

  const output = isFields(json.output) ? json.output : {}
  const metadata = isFields(json.metadata) ? json.metadata : {}
  const ours = isFields(metadata[OUR_METADATA]) ? metadata[OUR_METADATA] : {}
  const scores = toScores(json.scores)
  const choice = Array.isArray(output.choices) ? output.choices[0] : undefined
  const usage = toUsage(json, output)
  const modelMs = milliseconds(output.time)
  return {
    id,
    epoch: typeof json.epoch === 'number' ? json.epoch : 1,
    command: commandOf(input, metadata),
    target: targets,
    category:
      firstString(metadata.category, ...scores.map((score) => score.metadata.category)) ?? null,
    dataset: firstString(metadata.dataset, ...scores.map((score) => score.metadata.dataset)),
    reply: replyOf(output, choice, json.attachments),
    stopReason: isFields(choice) ? toStopReason(choice.stop_reason) : undefined,
    limit: isFields(json.limit) ? firstString(json.limit.type) : undefined,
    error: isFields(json.error) ? (firstString(json.error.message) ?? 'error') : undefined,
    latencyMs: modelMs ?? milliseconds(json.working_time) ?? milliseconds(json.total_time),
    totalMs: milliseconds(json.total_time) ?? milliseconds(json.working_time),
    ...usage,
    metadata,
    scores,
    ...toExchange(json, input, isFields(choice) ? choice.message : undefined),
    startedAt: firstString(json.started_at),
    completedAt: firstString(json.completed_at),
    ...toOurs(ours),
  }
}

function toOurs(ours: Fields): Partial<LoggedSample> {
  const taken: Partial<LoggedSample> = {}
  if (isFields(ours.timing)) taken.timing = ours.timing as unknown as LoggedSample['timing']
  if (isFields(ours.decision)) taken.decision = ours.decision as unknown as LoggedSample['decision']
  if (typeof ours.decided_by === 'string') taken.decidedBy = ours.decided_by
  if (Array.isArray(ours.earlier_replies)) taken.earlierReplies = ours.earlier_replies
  if (typeof ours.cost === 'number') taken.cost = ours.cost
  return taken
}

type Exchange = Pick<LoggedSample, 'system' | 'message' | 'reasoning' | 'failures'>

/** What was sent, and what came beside the reply. */
function toExchange(sample: Fields, input: string, answer: unknown): Exchange {
  const messages = Array.isArray(sample.messages) ? sample.messages.filter(isFields) : []
  const said = (role: string) => {
    const message = messages.find((one) => one.role === role)
    const text = message && textOfContent(message.content)
    return text == null ? undefined : attached(text, sample.attachments)
  }
  const reasoning = isFields(answer) ? reasoningOf(answer.content) : ''
  const failures = (Array.isArray(sample.error_retries) ? sample.error_retries : [])
    .map((error) => (isFields(error) ? firstString(error.message) : undefined))
    .filter((message) => message !== undefined)
  return {
    system: said('system'),
    message: said('user') ?? attached(input, sample.attachments),
    ...(reasoning !== '' && { reasoning: attached(reasoning, sample.attachments) }),
    ...(failures.length > 0 && { failures }),
  }
}

/** Providers that keep their reasoning to themselves may hand out a summary of it. */
function reasoningOf(content: unknown): string {
  if (!Array.isArray(content)) return ''
  return content
    .filter((part): part is Fields => isFields(part) && part.type === 'reasoning')
    .map((part) => {
      const told = part.redacted === true ? part.summary : part.reasoning
      return firstString(told, part.summary) ?? ''
    })
    .filter((text) => text !== '')
    .join('\n')
}

/** Long texts may stand beside the messages, by the name of their hash. */
function attached(text: string, attachments: unknown): string {
  const scheme = 'attachment://'
  if (!text.startsWith(scheme) || !isFields(attachments)) return text
  const key = text.slice(scheme.length)
  return (Object.hasOwn(attachments, key) ? firstString(attachments[key]) : undefined) ?? text
}

/** The original asks "Validate this command: …"; what is measured is the command alone. */
function commandOf(input: string, metadata: Fields): string {
  const text = typeof metadata.command === 'string' ? metadata.command : input
  const start = text.indexOf('<COMMAND>')
  const end = text.indexOf('</COMMAND>', start)
  if (start >= 0 && end >= 0) {
    return text
      .slice(start + '<COMMAND>'.length, end)
      .replace(/^\n/, '')
      .replace(/\n$/, '')
  }
  return text.replace(/^Validate (?:this|the following) (?:bash |shell )?command:\s*/i, '')
}

function textOfInput(input: unknown): string | null {
  if (typeof input === 'string') return input
  if (!Array.isArray(input)) return null
  const message = input.findLast((item) => isFields(item) && item.role === 'user')
  return isFields(message) ? textOfContent(message.content) : null
}

/** The reply is the text of the first choice; reasoning parts are not the reply. */
function replyOf(output: Fields, choice: unknown, attachments: unknown): string | null {
  const message = isFields(choice) ? choice.message : undefined
  const content = isFields(message) ? textOfContent(message.content) : null
  const text = content ?? firstString(output.completion) ?? null
  return text === null ? null : attached(text, attachments)
}

function textOfContent(content: unknown): string | null {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  return content
    .map((part) => (isFields(part) && part.type === 'text' ? (firstString(part.text) ?? '') : ''))
    .join('')
}

function toTargets(target: unknown): string[] | null {
  if (typeof target === 'string') return [target]
  return Array.isArray(target) && target.every((item) => typeof item === 'string') ? target : null
}

function toScores(scores: unknown): LoggedScore[] {
  if (!isFields(scores)) return []
  return Object.entries(scores)
    .filter((pair): pair is [string, Fields] => isFields(pair[1]))
    .map(([scorer, score]) => ({
      scorer,
      value: score.value,
      answer: firstString(score.answer),
      explanation: firstString(score.explanation),
      metadata: isFields(score.metadata) ? score.metadata : {},
    }))
}

/** All calls of the sample count, where the log adds them up; else the one that answered. */
function toUsage(sample: Fields, output: Fields): { usage?: Usage; cost?: number } {
  const sums = isFields(sample.model_usage)
    ? Object.values(sample.model_usage).filter(isFields)
    : []
  const source = sums[0] ?? (isFields(output.usage) ? output.usage : undefined)
  if (!source) return {}
  const number = (key: string) =>
    typeof source[key] === 'number' ? (source[key] as number) : undefined
  const cost = number('total_cost')
  return {
    usage: {
      inputTokens: number('input_tokens'),
      outputTokens: number('output_tokens'),
      totalTokens: number('total_tokens'),
      cachedInputTokens: number('input_tokens_cache_read'),
      cacheWriteTokens: number('input_tokens_cache_write'),
      reasoningTokens: number('reasoning_tokens'),
    },
    ...(cost !== undefined && { cost }),
  }
}

function toStopReason(value: unknown): StopReason | undefined {
  return STOP_REASONS.find((reason) => reason === value)
}

/** Seconds of the log to milliseconds; clocks that ran backwards count as no time known. */
function milliseconds(seconds: unknown): number | null {
  return typeof seconds === 'number' && seconds >= 0 ? seconds * 1000 : null
}

function firstString(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string')
}
