import type { StopReason, Usage } from '../../verdict/index.ts'
import type { GuardAnswer } from '../guard.ts'
import type { Redact } from '../redact.ts'
import { unreadableReply } from './provider-error.ts'
import type { LanguageModel } from './providers.ts'
import { countOf, withReadableUsage } from './strange-usage.ts'

export type GenerateOptions = Parameters<LanguageModel['doGenerate']>[0]
type Result = Awaited<ReturnType<LanguageModel['doGenerate']>>

/**
 * A reply must not be lost over its book-keeping: where the SDK cannot read one, it is handed the
 * same reply once more with its usage made readable. Nobody is called for that: `load` gets a fetch
 * that answers by itself.
 */
export async function generate(
  model: LanguageModel,
  options: GenerateOptions,
  load: (fetch: () => Promise<Response>) => Promise<LanguageModel>,
): Promise<Result> {
  try {
    return await model.doGenerate(options)
  } catch (error) {
    const mended = withReadableUsage(unreadableReply(error) ?? '')
    if (mended === undefined) throw error
    const headers = { 'content-type': 'application/json' }
    const reader = await load(async () => new Response(mended, { headers }))
    try {
      return await reader.doGenerate(options)
    } catch {
      // It was not the usage: what the provider really sent is what is told.
      throw error
    }
  }
}

/** What a model said, in our words. */
export function answerOf({ content, finishReason, usage }: Result, redact: Redact): GuardAnswer {
  return {
    reply: textOf(content, 'text', redact),
    reasoning: textOf(content, 'reasoning', redact) || undefined,
    stopReason: stopReasonOf(finishReason),
    usage: usageOf(usage),
  }
}

/** The text of the reply, or of the reasoning, which is no reply. Null where there is none. */
function textOf(
  content: Result['content'],
  type: 'text' | 'reasoning',
  redact: Redact,
): string | null {
  let text: string | null = null
  for (const part of content) if (part.type === type) text = (text ?? '') + part.text
  return text === null ? null : redact(text)
}

function stopReasonOf({ unified, raw }: Result['finishReason']): StopReason {
  if (unified === 'stop') return 'stop'
  if (unified === 'content-filter') return 'content_filter'
  if (unified === 'tool-calls') return 'tool_calls'
  if (unified === 'length')
    return raw === 'model_context_window_exceeded' ? 'model_length' : 'max_tokens'
  return 'unknown'
}

function usageOf({ inputTokens, outputTokens }: Result['usage']): Usage | undefined {
  const input = countOf(inputTokens.total)
  const output = countOf(outputTokens.total)
  if (input === undefined && output === undefined) return undefined
  const cached = countOf(inputTokens.cacheRead)
  const written = countOf(inputTokens.cacheWrite)
  const reasoning = countOf(outputTokens.reasoning)
  return {
    inputTokens: input,
    outputTokens: output,
    totalTokens: (input ?? 0) + (output ?? 0),
    ...(cached ? { cachedInputTokens: cached } : {}),
    ...(written ? { cacheWriteTokens: written } : {}),
    ...(reasoning ? { reasoningTokens: reasoning } : {}),
  }
}
