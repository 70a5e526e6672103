import type { FeatureReader } from './feature-reader.ts'
import { type Passage, passagesOf, piecesOf, type Seen } from './pieces.ts'
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

/** The piece of a passage that looks worst, and how bad it looks. */
export interface Scored extends Passage {
  score: number
  from: number
  to: number
}

/** Scores a text and its parts: the worst piece of any decides. */
export function scoreSeen(model: LinearModel, reader: FeatureReader, seen: Seen): Scored {
  let worst: Scored | undefined
  for (const { text, notes } of passagesOf(seen)) {
    for (const { from, to } of piecesOf(text.length)) {
      const score = model.bias + reader.weigh(model, text, from, to, notes)
      if (worst === undefined || score > worst.score) worst = { score, text, notes, from, to }
    }
  }
  return worst!
}
