import type { Usage } from '../verdict/index.ts'
import { type Price, priceOf } from './prices.ts'

/** Cost of a run in USD. */
export interface Cost {
  total_cost: number
  cost_per_1000: number
  cost_per_command: number
}

/**
 * What one answer cost. Null when the price is unknown, or when it is per token and no tokens were
 * reported: an unknown cost is never 0.
 */
export function costOf(
  model: string,
  usage: Usage | undefined,
  price = priceOf(model),
): number | null {
  if (price === undefined) return null
  if ('perCommand' in price) return price.perCommand
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return null
  return ((usage.inputTokens ?? 0) * price.input + billedOutput(usage) * price.output) / 1e6
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
