import { createHash } from 'node:crypto'
import { costOf } from '../../score/index.ts'
import type { Usage } from '../../verdict/index.ts'
import { UserError } from '../../verdict/index.ts'
import {
  type CallRequest,
  callOut,
  type Guard,
  type GuardAnswer,
  type GuardContext,
} from '../guard.ts'
import { createRedactor, publicAddress } from '../redact.ts'
import { withDefinitions } from '../with-definitions.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { answerOf, type GenerateOptions, generate } from './generate.ts'
import {
  PROMPT_VERSION,
  type PromptOptions,
  promptHash,
  replySchema,
  systemPrompt,
  userPrompt,
} from './prompt.ts'
import { callErrorOf, refusedStopReason } from './provider-error.ts'
import { PROVIDERS, type ProviderSettings, secretsOf, settingsOf } from './providers.ts'

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
  const { provider, providerName, modelName } = findProvider(name)
  const settings = settingsOf(providerName, options.env)
  const load = (fetch: ProviderSettings['fetch']) =>
    provider.load(modelName, { ...settings, fetch })
  const model = await load(boundedFetch)
  const redact = createRedactor(secretsOf(options.env))
  const system = systemPrompt(options)
  const isSeeded = provider.seed(modelName)
  const isStructured = provider.structuredOutput(modelName)
  const responseFormat = isStructured
    ? { type: 'json' as const, name: 'verdict', schema: replySchema(options.cot) }
    : undefined

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
        const call = {
          prompt: [
            { role: 'system', content: system },
            { role: 'user', content: [{ type: 'text', text: user }] },
          ],
          responseFormat,
          seed,
          providerOptions: provider.options,
          abortSignal: signal,
        } satisfies GenerateOptions
        const result = answerOf(await generate(model, call, load), redact)
        return { ...result, cost: priced(result.usage) }
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

/** The provider and its model, by a name such as `openai/gpt-5-mini`. */
function findProvider(name: string) {
  const slash = name.indexOf('/')
  const providerName = name.slice(0, slash)
  const modelName = name.slice(slash + 1)
  const provider = Object.hasOwn(PROVIDERS, providerName) ? PROVIDERS[providerName] : undefined
  if (slash < 1 || modelName === '' || !provider) {
    throw new UserError(
      'UNKNOWN_PROVIDER',
      `no provider for "${name}": known are ${Object.keys(PROVIDERS).join(', ')}, as in openai/gpt-5-mini`,
    )
  }
  return { provider, providerName, modelName }
}

function fingerprint(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
