import { type Interval, Z95 } from './statistics.ts'

/** How much better the second is than the first, with its 95% interval. */
export interface Difference extends Interval {
  value: number
}

/** Two guards on the same samples: how many, and how many only one of the two got right. */
export interface Pairs {
  count: number
  onlyFirst: number
  onlySecond: number
}

/**
 * The difference of two rates on the same samples. The interval is Bonett and Price's: one is added
 * to either kind of discordant pair, so that it does not shrink to nothing where few pairs differ.
 * Null over no pairs.
 */
export function pairedDifference(pairs: Pairs): Difference | null {
  return meanDifference([pairs])
}

/** The mean of such differences over parts with samples of their own; null where one has none. */
export function meanDifference(parts: readonly Pairs[]): Difference | null {
  if (parts.length === 0 || parts.some(({ count }) => count === 0)) return null
  const share = 1 / parts.length
  let value = 0
  let centre = 0
  let variance = 0
  for (const { count, onlyFirst, onlySecond } of parts) {
    value += ((onlySecond - onlyFirst) / count) * share
    const [first, second] = [(onlyFirst + 1) / (count + 2), (onlySecond + 1) / (count + 2)]
    centre += (second - first) * share
    variance += ((first + second - (second - first) ** 2) / (count + 2)) * share * share
  }
  const spread = Z95 * Math.sqrt(variance)
  return { value, low: Math.max(-1, centre - spread), high: Math.min(1, centre + spread) }
}
