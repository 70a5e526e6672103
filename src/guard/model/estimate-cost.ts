import { BATCH_SHARE, costOf, priceOf } from '../../score/index.ts'
import type { Usage } from '../../verdict/index.ts'
import type { Estimate } from '../guard.ts'

/** Characters per token, on the careful side: commands are dense. */
const CHARACTERS_PER_TOKEN = 3.5
/** The same for a prompt that must have a number of tokens to be cached: careful is the other side. */
const MOST_CHARACTERS_PER_TOKEN = 5

/**
 * What a model will probably use for one command and what that costs: as a single call, with the
 * system prompt in the provider's cache, and in a batch.
 */
export function estimateCost(
  model: string,
  system: string,
  user: string,
  { outputTokens, isBatched }: { outputTokens: number; isBatched: boolean },
): Estimate {
  const inputTokens = Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN)
  const priced = (cache: Partial<Usage> = {}) =>
    costOf(model, { inputTokens, outputTokens, ...cache }) ?? undefined
  const cost = priced()
  const shared = Math.floor(system.length / CHARACTERS_PER_TOKEN)
  const isCached = canBeCached(model, system)
  return {
    inputTokens,
    outputTokens,
    cost,
    cacheWriteCost: isCached ? priced({ cacheWriteTokens: shared }) : cost,
    cachedCost: isCached ? priced({ cachedInputTokens: shared }) : cost,
    ...(isBatched && cost !== undefined && { batchCost: cost * BATCH_SHARE }),
  }
}

/** Providers cache long prompts only. */
function canBeCached(model: string, system: string): boolean {
  const price = priceOf(model)
  if (!price || !('cacheFrom' in price) || price.cacheFrom === undefined) return false
  return system.length / MOST_CHARACTERS_PER_TOKEN >= price.cacheFrom
}
