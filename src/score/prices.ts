/** USD per million tokens. */
export interface TokenPrice {
  input: number
  output: number
  /** Input that the provider still had in its prompt cache; absent means that it costs as much as any. */
  cachedInput?: number
  /** Input that is put into the prompt cache; absent means that it costs as much as any. */
  cacheWrite?: number
  /** The fewest tokens that are cached at all; absent where nothing is cached. */
  cacheFrom?: number
}

/** USD per million tokens, or per command where a provider reports no tokens. */
export type Price = TokenPrice | { perCommand: number }

/** What a call in a batch costs of what a single one does, at every provider that takes batches. */
export const BATCH_SHARE = 0.5

/**
 * What models cost. The longest name that a model's name contains decides, so that dated
 * releases (`claude-haiku-4-5-20251001`) and routes (`openrouter/…`) find their price.
 */
export const PRICES: Record<string, Price> = {
  'gpt-5.1': { input: 1.25, output: 10, cachedInput: 0.125, cacheFrom: 1024 },
  'gpt-5-mini': { input: 0.25, output: 2, cachedInput: 0.025, cacheFrom: 1024 },
  'gpt-5-nano': { input: 0.05, output: 0.4, cachedInput: 0.005, cacheFrom: 1024 },
  'claude-opus-4-6': { input: 5, output: 25, cachedInput: 0.5, cacheWrite: 6.25, cacheFrom: 4096 },
  'claude-sonnet-4-5': {
    input: 3,
    output: 15,
    cachedInput: 0.3,
    cacheWrite: 3.75,
    cacheFrom: 1024,
  },
  'claude-haiku-4-5': { input: 1, output: 5, cachedInput: 0.1, cacheWrite: 1.25, cacheFrom: 4096 },
  'gemini-3-pro': { input: 2, output: 12, cachedInput: 0.2, cacheFrom: 4096 },
  'gemini-3-flash': { input: 0.5, output: 3, cachedInput: 0.05, cacheFrom: 1024 },
  'phi-4': { input: 0.06, output: 0.14 },
  'foundation-sec-8b': { perCommand: 1.08 / 741 },
  'llama-primus': { perCommand: 1.08 / 741 },
}

/** The price of a model by its name; undefined where it is not known. */
export function priceOf(model: string): Price | undefined {
  const name = model.toLowerCase()
  const key = Object.keys(PRICES)
    .filter((candidate) => name.includes(candidate))
    .sort((a, b) => b.length - a.length)[0]
  return key === undefined ? undefined : PRICES[key]
}
