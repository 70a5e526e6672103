import { FeatureReader } from './feature-reader.ts'
import { type LinearModel, scoreSeen } from './linear-model.ts'
import type { Seen } from './pieces.ts'
import { worstWords } from './words.ts'

/** Why a text is doubted. */
export interface Doubt {
  /** How far it is above the usual threshold. */
  excess: number
  /** The words that speak most for it, the worst first; none where only the notes do. */
  words: readonly string[]
}

/** Doubts a text, with what was noted about it, or does not. `sooner`: how far below the usual threshold. */
export type Doubter = (seen: Seen, sooner?: number) => Doubt | undefined

/** Makes what doubts by a model. It keeps its arrays: make one, and ask it often. */
export function createDoubter(model: LinearModel): Doubter {
  const reader = new FeatureReader(model.shape)
  return (seen, sooner = 0) => {
    const scored = scoreSeen(model, reader, seen)
    const excess = scored.score - model.threshold
    if (excess <= -sooner) return undefined
    return { excess, words: worstWords(model, reader, scored) }
  }
}
