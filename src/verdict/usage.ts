/** Tokens as the provider counted them. Missing means not reported, never zero. */
export interface Usage {
  inputTokens?: number
  outputTokens?: number
  totalTokens?: number
  cachedInputTokens?: number
  reasoningTokens?: number
}
