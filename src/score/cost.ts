import type { Usage } from '../verdict/index.ts'
import { type Price, priceOf, type TokenPrice } from './prices.ts'

/** Cost of a run in USD. */
export interface Cost {
  total_cost: number
  cost_per_1000: number
  cost_per_command: number
}

/**
 * What one answer cost. Null when the price is unknown, or when it is per token and no tokens were
 * reported: an unknown cost is never 0. What came out of the provider's prompt cache, or went into
 * it, has a price of its own.
 */
export function costOf(
  model: string,
  usage: Usage | undefined,
  price = priceOf(model),
): number | null {
  if (price === undefined) return null
  if ('perCommand' in price) return price.perCommand
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return null
  return (billedInput(usage, price) + billedOutput(usage) * price.output) / 1e6
}

/** Some providers leave cached tokens out of the input count; the total shows that they did. */
function billedInput(usage: Usage, price: TokenPrice): number {
  const { inputTokens = 0, outputTokens = 0, totalTokens } = usage
  const { cachedInputTokens: cached = 0, cacheWriteTokens: written = 0 } = usage
  const leftOut =
    cached + written > 0 && totalTokens === inputTokens + outputTokens + cached + written
  const plain = leftOut ? inputTokens : Math.max(0, inputTokens - cached - written)
  return (
    plain * price.input +
    cached * (price.cachedInput ?? price.input) +
    written * (price.cacheWrite ?? price.input)
  )
}

/** Some providers leave reasoning out of the output count; the total shows that they did. */
function billedOutput({ inputTokens = 0, outputTokens = 0, totalTokens, reasoningTokens }: Usage) {
  const leftOut =
    reasoningTokens !== undefined &&
    reasoningTokens > 0 &&
    totalTokens === inputTokens + outputTokens + reasoningTokens
  return leftOut ? outputTokens + reasoningTokens : outputTokens
}

/** Adds up the cost of a run, one answer at a time. */
export class CostMeter {
  readonly #model: string
  readonly #price: Price | undefined
  #sum = 0
  #count = 0
  #priced = 0

  constructor(model: string) {
    this.#model = model
    this.#price = priceOf(model)
  }

  /** Counts one answer. A cost that the log itself states wins over the price table. */
  add(usage: Usage | undefined, stated?: number): void {
    const cost = stated ?? costOf(this.#model, usage, this.#price)
    this.#count++
    if (cost === null) return
    this.#priced++
    this.#sum += cost
  }

  /** The sum over all commands; null when nothing could be priced. Answers without tokens are free. */
  result(): Cost | null {
    if (this.#priced === 0) return null
    return {
      total_cost: this.#sum,
      cost_per_1000: (this.#sum / this.#count) * 1000,
      cost_per_command: this.#sum / this.#count,
    }
  }
}
