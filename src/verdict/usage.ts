/** Tokens as the provider counted them. Missing means not reported, never zero. */
export interface Usage {
  inputTokens?: number
  outputTokens?: number
  totalTokens?: number
  /** Out of the provider's prompt cache; part of the input, unless the total says otherwise. */
  cachedInputTokens?: number
  /** Put into it. */
  cacheWriteTokens?: number
  reasoningTokens?: number
}
