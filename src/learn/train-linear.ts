import { FeatureReader } from './feature-reader.ts'
import type { LinearModel } from './linear-model.ts'
import { passagesOf, piecesOf, type Seen } from './pieces.ts'
import { type Shape, sizeOf } from './shape.ts'

/** A text to learn from. */
export interface Example extends Seen {
  /** Whether it is to be flagged. */
  bad: boolean
  /** How much a mistake about it counts. */
  cost: number
}

export interface Training {
  shape: Shape
  /** How much all mistakes count beside large weights: more learns by heart, less learns too little. */
  weight: number
  /** How often every lesson is gone through. */
  rounds: number
  /** Lessons are gone through in another order each time, and in the same ones for the same seed. */
  seed: number
}

/** A piece of an example. */
interface Lesson {
  buckets: Int32Array
  side: 1 | -1
  cost: number
}

/**
 * Learns a linear model with the squared hinge loss by dual coordinate descent. That needs no rate of
 * learning and no function but the square root: the same examples and seed give the same bits on every
 * machine. Nothing is flagged below the threshold 0 until somebody chooses another.
 */
export function trainLinear(examples: readonly Example[], training: Training): LinearModel {
  const { shape, rounds, seed } = training
  const lessons = lessonsOf(examples, training)
  const weights = new Float64Array(sizeOf(shape))
  const pulls = new Float64Array(lessons.length)
  const order = Uint32Array.from(lessons, (_, i) => i)
  const draw = drawFrom(seed)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, draw)
    for (const i of order) {
      const { buckets, side, cost } = lessons[i]!
      const value = 1 / Math.sqrt(buckets.length)
      let sum = 0
      for (const bucket of buckets) sum += weights[bucket]!
      const slack = 1 / (2 * cost)
      const before = pulls[i]!
      const error = side * (bias + sum * value) - 1 + slack * before
      // The square of the features is 1, and so is that of the bias.
      const after = Math.max(before - error / (2 + slack), 0)
      if (after === before) continue
      pulls[i] = after
      const step = (after - before) * side
      bias += step
      for (const bucket of buckets) weights[bucket]! += step * value
    }
  }
  return { shape, ...inSteps(weights), bias, threshold: 0 }
}

/**
 * Of a harmless text every piece is harmless. Which piece of a long bad one is the bad one nobody knows:
 * it teaches nothing, and neither do its parts.
 */
function lessonsOf(examples: readonly Example[], { shape, weight }: Training): Lesson[] {
  const reader = new FeatureReader(shape)
  return examples.flatMap(({ bad, cost, ...seen }) => {
    const pieces = (bad ? [seen] : passagesOf(seen)).flatMap(({ text, notes }) =>
      piecesOf(text.length).map((piece) => ({ text, notes, ...piece })),
    )
    if (bad && pieces.length > 1) return []
    return pieces.map(({ text, notes, from, to }) => ({
      buckets: reader.buckets.slice(0, reader.read(text, from, to, notes)),
      side: bad ? (1 as const) : (-1 as const),
      cost: (weight * cost) / Math.sqrt(pieces.length),
    }))
  })
}

/** Weights as whole numbers. The few that are far out are cut, so that the many keep their differences. */
function inSteps(weights: Float64Array): { weights: Int8Array; scale: number } {
  const sizes = weights.map(Math.abs).sort()
  const most = sizes[Math.floor((sizes.length - 1) * 0.9999)]! || 1
  const scale = most / 127
  const step = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / scale)))
  return { weights: Int8Array.from(weights, step), scale }
}

function shuffle(order: Uint32Array, draw: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1))
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
}

/** Numbers from 0 (included) to 1 (excluded): Weyl steps, mixed (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
