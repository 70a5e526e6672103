import { createHash } from 'node:crypto'
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
import { estimateCost } from './estimate-cost.ts'
import { createExchanges } from './exchanges.ts'
import type { GenerateOptions } from './generate.ts'
import {
  PROMPT_VERSION,
  type PromptOptions,
  promptHash,
  replySchema,
  systemPrompt,
  userPrompt,
} from './prompt.ts'
import { PROVIDERS, type ProviderSettings, secretsOf, settingsOf } from './providers.ts'

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

  const exchanges = createExchanges({ name, providerName, provider, model, load, redact })

  const estimate = (command: string) =>
    estimateCost(name, system, userPrompt(command), {
      outputTokens: options.cot ? REPLY_TOKENS.cot : REPLY_TOKENS.plain,
      isBatched: exchanges.openBatches !== undefined,
    })

  /** What is said to the model about one command. */
  const callOf = (user: string, seed: number | undefined) =>
    ({
      prompt: [
        { role: 'system', content: system, providerOptions: provider.cacheMark },
        { role: 'user', content: [{ type: 'text', text: user }] },
      ],
      responseFormat,
      seed,
      providerOptions: provider.options,
    }) satisfies GenerateOptions

  async function ask(command: string, context: GuardContext): Promise<GuardAnswer> {
    const seed = isSeeded ? context.seed : undefined
    const user = userPrompt(withDefinitions(command, context.shell))
    const key =
      context.cache &&
      fingerprint([name, settings.baseURL, system, user, responseFormat, seed, context.epoch])
    const known = key && (await context.cache!.get(key))
    if (known) return { ...known, cached: true }

    const expected = estimate(command)
    const call = callOf(user, seed)
    const request: CallRequest = {
      rateLimit: providerName,
      tokens: expected.inputTokens + expected.outputTokens,
      cost: expected.cost,
      retry: true,
      spent: ({ usage, cost }) => ({ tokens: usage?.totalTokens, cost }),
      batch: exchanges.inBatch?.(call),
    }
    const answer = await callOut(context, request, (signal) => exchanges.byCall(call, signal))
    if (key && answer.reply) await context.cache!.put(key, answer)
    return answer
  }

  return {
    name,
    rateLimits: [providerName],
    batchDoors: exchanges.openBatches && [
      { name, open: () => exchanges.openBatches!(callOf(userPrompt(''), undefined)) },
    ],
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
