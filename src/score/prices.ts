/** USD per million tokens, or per command where a provider reports no tokens. */
export type Price = { input: number; output: number } | { perCommand: number }

/**
 * What models cost. The longest name that a model's name contains decides, so that dated
 * releases (`claude-haiku-4-5-20251001`) and routes (`openrouter/…`) find their price.
 */
export const PRICES: Record<string, Price> = {
  'gpt-5.1': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'claude-opus-4-6': { input: 5, output: 25 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'gemini-3-pro': { input: 2, output: 12 },
  'gemini-3-flash': { input: 0.5, output: 3 },
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
