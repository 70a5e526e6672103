import type { OpenAIProvider } from '@ai-sdk/openai'
import { UserError } from '../../verdict/index.ts'
import type { BatchProvider } from '../batch.ts'
import type { BatchWire } from './batch/batch-wire.ts'
import type { CapturedCall } from './batch/captured-call.ts'

/** A model of the AI SDK: one interface for all providers. */
export type LanguageModel = ReturnType<OpenAIProvider['chat']>

/** Where a model is called, and with what. */
export interface ProviderSettings {
  baseURL: string | undefined
  apiKey: string | undefined
  fetch: typeof fetch
}

/** What we know about one provider. */
export interface Provider {
  /** Environment variables that may hold the key; the first that is set counts. */
  keys: readonly string[]
  /** Whether a call without a key makes sense. */
  keyOptional?: boolean
  /** Environment variables that may hold another address; the first that is set counts. */
  baseURLs: readonly string[]
  /** The address where none is set; undefined means the AI SDK's own, null that it must be set. */
  defaultURL?: string | null
  /** Whether a model behind it takes a seed. */
  seed(model: string): boolean
  /** Whether a model behind it can be held to a schema. */
  structuredOutput(model: string): boolean
  /** What else is asked of it, in the words of the AI SDK. */
  options?: Record<string, Record<string, boolean>>
  /** Marks a prompt for the provider's cache, in the words of the AI SDK; others cache unasked. */
  cacheMark?: Record<string, Record<string, Record<string, string>>>
  /** Loads its batch interface, which goes by the address and headers of a single call. */
  batches?(): Promise<(call: CapturedCall, wire: BatchWire) => BatchProvider>
  /** How many calls may be open at once where nobody says otherwise. */
  concurrency: number
  /** Turns what people write in the variable into the address that the SDK wants. */
  address?(url: string): string
  load(model: string, settings: ProviderSettings): Promise<LanguageModel>
}

async function compatible(
  name: string,
  model: string,
  { baseURL, apiKey, fetch }: ProviderSettings,
  supportsStructuredOutputs = false,
): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name,
    baseURL: baseURL!,
    apiKey,
    fetch,
    supportsStructuredOutputs,
  }).chatModel(model)
}

/** Models that OpenAI serves through its Responses API only. That API takes no seed. */
const RESPONSES_ONLY = /-pro\b|-codex\b|-deep-research\b|^computer-use/

export const PROVIDERS: Readonly<Record<string, Provider>> = {
  openai: {
    keys: ['OPENAI_API_KEY'],
    baseURLs: ['OPENAI_BASE_URL'],
    seed: (model) => !RESPONSES_ONLY.test(model),
    structuredOutput: (model) => !/^(?:gpt-3\.5|gpt-4(?!o|\.\d)|o1-(?:mini|preview))/.test(model),
    // Its Responses API would keep commands and replies for a month.
    options: { openai: { store: false } },
    concurrency: 64,
    batches: async () => (await import('./batch/openai.ts')).createOpenAIBatches,
    async load(model, { baseURL, apiKey, fetch }) {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const openai = createOpenAI({ baseURL, apiKey, fetch })
      return RESPONSES_ONLY.test(model) ? openai.responses(model) : openai.chat(model)
    },
  },
  anthropic: {
    keys: ['ANTHROPIC_API_KEY'],
    baseURLs: ['ANTHROPIC_BASE_URL'],
    seed: () => false,
    structuredOutput: () => true,
    cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    concurrency: 64,
    batches: async () => (await import('./batch/anthropic.ts')).createAnthropicBatches,
    // Anthropic's own tools leave the version out of this variable, the AI SDK wants it.
    address: (url) => (/\/v\d+\/?$/.test(url) ? url : `${url.replace(/\/$/, '')}/v1`),
    async load(model, { baseURL, apiKey, fetch }) {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL, apiKey, fetch })(model)
    },
  },
  google: {
    keys: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    baseURLs: ['GOOGLE_BASE_URL', 'GEMINI_BASE_URL'],
    seed: () => true,
    structuredOutput: (model) => !model.startsWith('gemma'),
    concurrency: 64,
    batches: async () => (await import('./batch/google.ts')).createGoogleBatches,
    async load(model, { baseURL, apiKey, fetch }) {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model)
    },
  },
  // Behind the next ones stand models of every kind, and many refuse a request with a schema.
  openrouter: {
    keys: ['OPENROUTER_API_KEY'],
    baseURLs: ['OPENROUTER_BASE_URL'],
    defaultURL: 'https://openrouter.ai/api/v1',
    seed: () => true,
    structuredOutput: () => false,
    concurrency: 32,
    load: (model, settings) => compatible('openrouter', model, settings),
  },
  huggingface: {
    keys: ['HF_TOKEN', 'HUGGINGFACE_API_KEY'],
    baseURLs: ['HUGGINGFACE_BASE_URL', 'HF_BASE_URL'],
    defaultURL: 'https://router.huggingface.co/v1',
    seed: () => true,
    structuredOutput: () => false,
    concurrency: 16,
    load: (model, settings) => compatible('huggingface', model, settings),
  },
  ollama: {
    keys: ['OLLAMA_API_KEY'],
    keyOptional: true,
    baseURLs: ['OLLAMA_BASE_URL', 'OLLAMA_HOST'],
    defaultURL: 'http://127.0.0.1:11434/v1',
    seed: () => true,
    structuredOutput: () => true,
    concurrency: 4,
    // OLLAMA_HOST is written as `host`, `host:port` or an address, without the `/v1`.
    address(url) {
      const full = /^https?:\/\//.test(url) ? url : `http://${url}`
      const parsed = new URL(full)
      if (!/:\d+/.test(full.slice(7)) && parsed.protocol === 'http:') parsed.port = '11434'
      if (parsed.pathname === '/') parsed.pathname = '/v1'
      return parsed.href.replace(/\/$/, '')
    },
    load: (model, settings) => compatible('ollama', model, settings, true),
  },
  'openai-compatible': {
    keys: ['OPENAI_COMPATIBLE_API_KEY'],
    keyOptional: true,
    baseURLs: ['OPENAI_COMPATIBLE_BASE_URL'],
    defaultURL: null,
    seed: () => true,
    structuredOutput: () => false,
    concurrency: 16,
    load: (model, settings) => compatible('openai-compatible', model, settings),
  },
}

type Environment = Readonly<Record<string, string | undefined>>

function firstSet(names: readonly string[], env: Environment): string | undefined {
  return names.find((name) => env[name]?.trim())
}

/** The name of the variable that holds the provider's key, if one does. */
export function keyVariable(provider: Provider, env: Environment): string | undefined {
  return firstSet(provider.keys, env)
}

/** Key and address of a provider from the environment; a clear error where one is missing. */
export function settingsOf(
  name: string,
  env: Environment,
): { baseURL: string | undefined; apiKey: string | undefined } {
  const provider = PROVIDERS[name]!
  const key = keyVariable(provider, env)
  if (!key && !provider.keyOptional) {
    throw new UserError('NO_KEY', `no key for ${name}: set ${provider.keys.join(' or ')}`)
  }
  const variable = firstSet(provider.baseURLs, env)
  if (!variable && provider.defaultURL === null) {
    throw new UserError('NO_BASE_URL', `no address for ${name}: set ${provider.baseURLs[0]}`)
  }
  const written = variable && env[variable]!.trim()
  let baseURL = written ?? provider.defaultURL ?? undefined
  if (written) {
    try {
      baseURL = provider.address?.(written) ?? written
      if (!/^https?:$/.test(new URL(baseURL).protocol)) throw new TypeError('not http')
    } catch {
      throw new UserError('BAD_BASE_URL', `${variable} is not an address such as https://host/v1`)
    }
  }
  return { baseURL, apiKey: key && env[key]!.trim() }
}

/** Every secret value that the environment holds for any provider. */
export function secretsOf(env: Environment): string[] {
  const secrets: string[] = []
  for (const provider of Object.values(PROVIDERS)) {
    for (const name of provider.keys) if (env[name]) secrets.push(env[name].trim())
    for (const name of provider.baseURLs) {
      const url = env[name] && URL.canParse(env[name]) ? new URL(env[name]) : undefined
      if (url?.password) secrets.push(decodeURIComponent(url.password))
      for (const value of url?.searchParams.values() ?? []) secrets.push(value)
    }
  }
  return secrets
}
