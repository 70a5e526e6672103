import { createHash } from 'node:crypto'
import { costOf } from '../../score/index.ts'
import type { StopReason, Usage } from '../../verdict/index.ts'
import { UserError } from '../../verdict/index.ts'
import {
  type CallRequest,
  callOut,
  type Guard,
  type GuardAnswer,
  type GuardContext,
} from '../guard.ts'
import { createRedactor, publicAddress, type Redact } from '../redact.ts'
import { withDefinitions } from '../with-definitions.ts'
import { boundedFetch } from './bounded-fetch.ts'
import {
  PROMPT_VERSION,
  type PromptOptions,
  promptHash,
  replySchema,
  systemPrompt,
  userPrompt,
} from './prompt.ts'
import { callErrorOf, refusedStopReason, unreadableReply } from './provider-error.ts'
import { type LanguageModel, PROVIDERS, secretsOf, settingsOf } from './providers.ts'
import { countOf, withReadableUsage } from './strange-usage.ts'

/** Characters per token, on the careful side: commands are dense. */
const CHARACTERS_PER_TOKEN = 3.5
/** What a reply takes, as seen over many models: a sentence, or a paragraph of thoughts. */
const REPLY_TOKENS = { plain: 250, cot: 700 }

export interface ModelGuardOptions extends PromptOptions {
  /** Keys and addresses. */
  env: Readonly<Record<string, string | undefined>>
}

/** A model behind our prompt, for example `openai/gpt-5-mini`. */
export async function createModelGuard(name: string, options: ModelGuardOptions): Promise<Guard> {
  const slash = name.indexOf('/')
  const providerName = name.slice(0, slash)
  const modelName = name.slice(slash + 1)
  const provider = PROVIDERS[providerName]
  if (slash < 1 || modelName === '' || !provider) {
    throw new UserError(
      'UNKNOWN_PROVIDER',
      `no provider for "${name}": known are ${Object.keys(PROVIDERS).join(', ')}, as in openai/gpt-5-mini`,
    )
  }
  const settings = settingsOf(providerName, options.env)
  const model = await provider.load(modelName, { ...settings, fetch: boundedFetch })
  const redact = createRedactor(secretsOf(options.env))
  const system = systemPrompt(options)
  const isSeeded = provider.seed(modelName)
  const isStructured = provider.structuredOutput(modelName)
  const responseFormat = isStructured
    ? { type: 'json' as const, name: 'verdict', schema: replySchema(options.cot) }
    : undefined

  type GenerateOptions = Parameters<LanguageModel['doGenerate']>[0]

  /**
   * A reply must not be lost over its book-keeping: where the SDK cannot read one, it is handed the
   * same reply once more with its usage made readable. Nobody is called for that.
   */
  async function generate(question: GenerateOptions): Promise<Result> {
    try {
      return await model.doGenerate(question)
    } catch (error) {
      const mended = withReadableUsage(unreadableReply(error) ?? '')
      if (mended === undefined) throw error
      const headers = { 'content-type': 'application/json' }
      const fetch = async () => new Response(mended, { headers })
      const reader = await provider!.load(modelName, { ...settings, fetch })
      try {
        return await reader.doGenerate(question)
      } catch {
        // It was not the usage: what the provider really sent is what is told.
        throw error
      }
    }
  }

  /** Unknown is not zero: a run with a budget must be able to tell. */
  const priced = (usage: Usage | undefined) => costOf(name, usage) ?? undefined

  function estimate(command: string) {
    const inputTokens = Math.ceil(
      (system.length + userPrompt(command).length) / CHARACTERS_PER_TOKEN,
    )
    const outputTokens = options.cot ? REPLY_TOKENS.cot : REPLY_TOKENS.plain
    return { inputTokens, outputTokens, cost: priced({ inputTokens, outputTokens }) }
  }

  async function ask(command: string, context: GuardContext): Promise<GuardAnswer> {
    const seed = isSeeded ? context.seed : undefined
    const user = userPrompt(withDefinitions(command, context.shell))
    const key =
      context.cache &&
      fingerprint([name, settings.baseURL, system, user, responseFormat, seed, context.epoch])
    const known = key && (await context.cache!.get(key))
    if (known) return { ...known, cached: true }

    const expected = estimate(command)
    const request: CallRequest = {
      rateLimit: providerName,
      tokens: expected.inputTokens + expected.outputTokens,
      cost: expected.cost,
      retry: true,
      spent: ({ usage, cost }) => ({ tokens: usage?.totalTokens, cost }),
    }
    const answer = await callOut(context, request, async (signal) => {
      try {
        const result = await generate({
          prompt: [
            { role: 'system', content: system },
            { role: 'user', content: [{ type: 'text', text: user }] },
          ],
          responseFormat,
          seed,
          providerOptions: provider!.options,
          abortSignal: signal,
        })
        const usage = usageOf(result.usage)
        return {
          reply: textOf(result.content, 'text', redact),
          reasoning: textOf(result.content, 'reasoning', redact) || undefined,
          stopReason: stopReasonOf(result.finishReason),
          usage,
          cost: priced(usage),
        }
      } catch (error) {
        if (signal.aborted) throw error
        const failure = callErrorOf(error, providerName, redact, Date.now)
        const stopReason = refusedStopReason(error)
        if (stopReason) return { reply: null, stopReason, error: failure.message }
        throw failure
      }
    })
    if (key && answer.reply) await context.cache!.put(key, answer)
    return answer
  }

  return {
    name,
    rateLimits: [providerName],
    details: {
      prompt_version: PROMPT_VERSION,
      prompt_hash: promptHash(options),
      system_prompt: system,
      role: options.role,
      cot: options.cot,
      structured_output: isStructured,
      seed_supported: isSeeded,
      base_url: settings.baseURL && publicAddress(settings.baseURL),
    },
    decide: ask,
    conversation: (command) => ({ system, user: userPrompt(command) }),
    estimate,
  }
}

function fingerprint(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

type Result = Awaited<ReturnType<LanguageModel['doGenerate']>>

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
  const reasoning = countOf(outputTokens.reasoning)
  return {
    inputTokens: input,
    outputTokens: output,
    totalTokens: (input ?? 0) + (output ?? 0),
    ...(cached ? { cachedInputTokens: cached } : {}),
    ...(reasoning ? { reasoningTokens: reasoning } : {}),
  }
}
