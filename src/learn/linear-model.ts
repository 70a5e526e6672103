import type { FeatureReader } from './feature-reader.ts'
import { piecesOf } from './pieces.ts'
import type { Shape } from './shape.ts'

/** What was learned: a weight for each feature, in steps of one scale. */
export interface LinearModel {
  shape: Shape
  weights: Int8Array
  /** How much one step of a weight is worth. */
  scale: number
  bias: number
  /** The score from which on a text is flagged. */
  threshold: number
}

/** The piece of a text that looks worst, and how bad it looks. */
export interface Scored {
  score: number
  from: number
  to: number
}

/** Scores a text, with what was noted about all of it. */
export function scoreText(
  model: LinearModel,
  reader: FeatureReader,
  text: string,
  notes: readonly string[],
): Scored {
  let worst: Scored | undefined
  for (const { from, to } of piecesOf(text.length)) {
    const score = model.bias + reader.weigh(model, text, from, to, notes)
    if (worst === undefined || score > worst.score) worst = { score, from, to }
  }
  return worst!
}
