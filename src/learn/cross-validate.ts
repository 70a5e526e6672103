import { FeatureReader } from './feature-reader.ts'
import { scoreSeen } from './linear-model.ts'
import { type Example, type Training, trainLinear } from './train-linear.ts'

/** An example that knows where it is from. */
export interface Placed extends Example {
  /** What belongs together is never learned from and tried out at once. */
  origin: string
}

/** The score that every example gets from a model which has not met its origin. */
export function crossValidate(
  examples: readonly Placed[],
  folds: number,
  training: Training,
): number[] {
  const foldOf = examples.map(({ origin }) => foldFor(origin, folds))
  const scores = new Array<number>(examples.length)
  for (let fold = 0; fold < folds; fold++) {
    const model = trainLinear(
      examples.filter((_, i) => foldOf[i] !== fold),
      training,
    )
    const reader = new FeatureReader(training.shape)
    examples.forEach((example, i) => {
      if (foldOf[i] === fold) scores[i] = scoreSeen(model, reader, example).score
    })
  }
  return scores
}

/** The lowest threshold above which at most this share of the scores lies. */
export function thresholdFor(scores: readonly number[], share: number): number {
  const falling = scores.toSorted((a, b) => b - a)
  return falling[Math.min(Math.floor(share * falling.length), falling.length - 1)] ?? 0
}

/** By the name alone: a new example moves no other to another fold. */
function foldFor(origin: string, folds: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < origin.length; at++)
    hash = Math.imul(hash ^ origin.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 8) % folds
}
