import { type Interval, Z95 } from '../score/index.ts'
import type { Entrant } from './entrant.ts'

/** How much better B is than A, with its 95% interval. */
export interface Difference extends Interval {
  value: number
}

/** One side's samples as pairs: how many, and how many only one of the two got right. */
interface Pairs {
  count: number
  onlyA: number
  onlyB: number
}

/**
 * The difference of two scores on the samples that both answered, as pairs: what both got right or
 * both got wrong takes no part in its spread. Null where one side has no pairs.
 */
export function scoreDifference(
  a: Entrant,
  b: Entrant,
  isMalicious: (key: string) => boolean,
): Difference | null {
  const sides: [Pairs, Pairs] = [
    { count: 0, onlyA: 0, onlyB: 0 },
    { count: 0, onlyA: 0, onlyB: 0 },
  ]
  for (const { name, outcomes } of a.datasets) {
    const theirs = b.datasets.find((dataset) => dataset.name === name)?.outcomes
    for (const [key, right] of outcomes?.correct ?? []) {
      const other = theirs?.correct.get(key)
      if (other === undefined) continue
      const side = sides[isMalicious(key) ? 0 : 1]
      side.count++
      if (right && !other) side.onlyA++
      if (!right && other) side.onlyB++
    }
  }
  if (sides.some(({ count }) => count === 0)) return null
  const value = (meanOf(sides[0]) + meanOf(sides[1])) / 2
  const spread = (Z95 * Math.sqrt(variance(sides[0]) + variance(sides[1]))) / 2
  return { value, low: Math.max(-1, value - spread), high: Math.min(1, value + spread) }
}

function meanOf({ count, onlyA, onlyB }: Pairs): number {
  return (onlyB - onlyA) / count
}

/** Of the mean of differences that are −1, 0 or 1. */
function variance(pairs: Pairs): number {
  const { count, onlyA, onlyB } = pairs
  if (count < 2) return 0
  const mean = meanOf(pairs)
  return ((onlyA + onlyB) / count - mean * mean) / (count - 1)
}
