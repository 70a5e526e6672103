import { type Difference, meanDifference, type Pairs } from '../score/index.ts'
import type { Entrant } from './entrant.ts'

/**
 * The difference of two scores on the samples that both answered, as pairs: what both got right or
 * both got wrong takes no part in it. Null where one side has no pairs.
 */
export function scoreDifference(
  a: Entrant,
  b: Entrant,
  isMalicious: (key: string) => boolean,
): Difference | null {
  const sides: [Pairs, Pairs] = [
    { count: 0, onlyFirst: 0, onlySecond: 0 },
    { count: 0, onlyFirst: 0, onlySecond: 0 },
  ]
  for (const { name, outcomes } of a.datasets) {
    const theirs = b.datasets.find((dataset) => dataset.name === name)?.outcomes
    for (const [key, right] of outcomes?.correct ?? []) {
      const other = theirs?.correct.get(key)
      if (other === undefined) continue
      const side = sides[isMalicious(key) ? 0 : 1]
      side.count++
      if (right && !other) side.onlyFirst++
      if (!right && other) side.onlySecond++
    }
  }
  return meanDifference(sides)
}
