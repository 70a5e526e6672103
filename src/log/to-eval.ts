import { hash } from 'node:crypto'
import type { Usage } from '../verdict/index.ts'
import { OUR_METADATA } from './eval-sample.ts'
import type { EvalStart } from './eval-writer.ts'
import type { Fields } from './json.ts'
import type { LoggedSample, LoggedScore, LogInfo } from './logged-sample.ts'

/** The name of our scorer in logs. */
export const SCORER = 'aegish'

/** The messages that led to a reply, in the roles of the format. */
export interface Conversation {
  system?: string
  user: string
}

/** What a log says about itself, in the shape of the format. */
export function toEvalStart(
  info: Omit<LogInfo, 'path' | 'status'>,
  options: { sampleIds?: (string | number)[]; metricNames: string[]; system?: string },
): EvalStart {
  const { sampleIds, metricNames, system } = options
  return {
    eval: {
      eval_id: info.evalId,
      run_id: info.runId,
      created: info.created,
      task: info.task,
      task_id: info.taskId,
      task_version: 0,
      task_args: { cot: info.cot },
      dataset: {
        name: info.dataset,
        samples: info.sampleCount,
        ...(sampleIds && { sample_ids: sampleIds }),
        shuffled: false,
      },
      model: info.model,
      model_args: {},
      model_generate_config: {},
      config: info.config,
      metadata: info.metadata,
      packages: info.packages,
      scorers: [
        { name: SCORER, options: {}, metrics: metricNames.map((name) => ({ name })), metadata: {} },
      ],
    },
    plan: {
      name: 'plan',
      steps: [
        ...(system === undefined
          ? []
          : [{ solver: 'system_message', params: { template: system } }]),
        { solver: 'generate', params: {} },
      ],
      config: {},
    },
  }
}

/** The results of our scorer over a whole log. Metrics without a value are left out. */
export function toEvalResults(
  counts: { total: number; completed: number },
  metrics: Record<string, number | null>,
): { total_samples: number; completed_samples: number; scores: Fields[] } {
  return {
    total_samples: counts.total,
    completed_samples: counts.completed,
    scores: [
      {
        name: SCORER,
        scorer: SCORER,
        scored_samples: counts.completed,
        unscored_samples: 0,
        params: {},
        metrics: Object.fromEntries(
          Object.entries(metrics)
            .filter(([, value]) => value !== null)
            .map(([name, value]) => [name, { name, value, params: {} }]),
        ),
      },
    ],
  }
}

/** A score as the format holds it. */
export function toEvalScore({
  value,
  answer,
  explanation,
  metadata,
}: Omit<LoggedScore, 'scorer'>): Fields {
  return { value, answer, explanation, metadata, history: [] }
}

/** One of our samples in the shape of the format. The same sample always gives the same bytes. */
export function toEvalSample(
  sample: LoggedSample,
  context: { model: string; taskId: string; conversation: Conversation },
): Fields {
  const { model, taskId, conversation } = context
  const seconds = (ms: number | null | undefined) => (ms == null ? undefined : ms / 1000)
  const usage = toEvalUsage(sample.usage)
  const answered = sample.reply !== null || sample.stopReason !== undefined
  const reply = {
    id: uniqueId(taskId, sample, 'assistant'),
    role: 'assistant',
    content: contentOf(sample),
    source: 'generate',
    model,
  }
  return {
    id: sample.id,
    epoch: sample.epoch,
    input: conversation.user,
    target: sample.target,
    messages: [
      ...(conversation.system === undefined
        ? []
        : [
            {
              id: uniqueId(taskId, sample, 'system'),
              role: 'system',
              content: conversation.system,
            },
          ]),
      {
        id: uniqueId(taskId, sample, 'user'),
        role: 'user',
        content: conversation.user,
        source: 'input',
      },
      ...(answered ? [reply] : []),
    ],
    output: {
      model,
      choices: answered ? [{ message: reply, stop_reason: sample.stopReason ?? 'stop' }] : [],
      completion: sample.reply ?? '',
      ...(usage && { usage }),
      time: seconds(sample.latencyMs),
    },
    scores: Object.fromEntries(sample.scores.map((score) => [score.scorer, toEvalScore(score)])),
    metadata: {
      ...sample.metadata,
      command: sample.command,
      ...(sample.category !== null && { category: sample.category }),
      ...(sample.dataset !== undefined && { dataset: sample.dataset }),
      [OUR_METADATA]: ourMetadata(sample),
    },
    store: {},
    events: [],
    model_usage: usage ? { [model]: usage } : {},
    started_at: sample.startedAt,
    completed_at: sample.completedAt,
    total_time: seconds(sample.totalMs),
    working_time: seconds(sample.latencyMs),
    uuid: uniqueId(taskId, sample, 'sample'),
    ...(sample.error !== undefined && {
      error: toEvalError(sample.error),
    }),
    ...(sample.limit !== undefined && { limit: { type: sample.limit, limit: 0 } }),
    error_retries: (sample.failures ?? []).map(toEvalError),
    attachments: {},
  }
}

/** A text, or with reasoning the parts in which other tools keep both. */
function contentOf({ reply, reasoning }: LoggedSample): string | Fields[] {
  const text = reply ?? ''
  if (reasoning === undefined) return text
  return [
    { type: 'reasoning', reasoning },
    { type: 'text', text },
  ]
}

function toEvalError(message: string): Fields {
  return { message, traceback: message, traceback_ansi: message }
}

function ourMetadata({ timing, decision, decidedBy, earlierReplies, cost }: LoggedSample): Fields {
  return { timing, decision, decided_by: decidedBy, earlier_replies: earlierReplies, cost }
}

function toEvalUsage(usage: Usage | undefined): Fields | undefined {
  if (!usage) return undefined
  const { inputTokens = 0, outputTokens = 0, totalTokens = inputTokens + outputTokens } = usage
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    total_tokens: totalTokens,
    input_tokens_cache_read: usage.cachedInputTokens,
    input_tokens_cache_write: usage.cacheWriteTokens,
    reasoning_tokens: usage.reasoningTokens,
  }
}

/** An id that only depends on what it names, so that a resumed run writes the same log. */
function uniqueId(taskId: string, { id, epoch }: LoggedSample, part: string): string {
  return hash('sha256', JSON.stringify([taskId, id, epoch, part]), 'base64url').slice(0, 22)
}
