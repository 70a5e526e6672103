import { quantile } from './statistics.ts'

/** How values are spread: a few figures, and how many lie in each stretch. */
export interface Distribution {
  count: number
  p50: number
  p90: number
  p99: number
  max: number
  /** From the smallest to the largest value, without gaps; the last one includes its end. */
  bins: { from: number; to: number; count: number }[]
}

const MOST_BINS = 24
/** From this ratio of the largest to the smallest value on, stretches grow by a factor. */
const WIDE_RATIO = 20

/** The distribution of non-negative values; null where there are none. */
export function distributionOf(values: Iterable<number>): Distribution | null {
  const sorted = Float64Array.from(values).sort()
  if (sorted.length === 0) return null
  return {
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1)!,
    bins: binsOf(sorted),
  }
}

function binsOf(sorted: Float64Array): Distribution['bins'] {
  const [low, high] = [sorted[0]!, sorted.at(-1)!]
  if (low === high) return [{ from: low, to: high, count: sorted.length }]
  const size = Math.min(MOST_BINS, Math.max(4, Math.ceil(Math.sqrt(sorted.length))))
  const grows = low > 0 && high / low >= WIDE_RATIO
  const edge = (i: number) =>
    i === 0
      ? low
      : i === size
        ? high
        : grows
          ? low * (high / low) ** (i / size)
          : low + ((high - low) * i) / size
  const bins = Array.from({ length: size }, (_, i) => ({
    from: edge(i),
    to: edge(i + 1),
    count: 0,
  }))
  let bin = 0
  for (const value of sorted) {
    while (bin < size - 1 && value >= bins[bin]!.to) bin++
    bins[bin]!.count++
  }
  return bins
}
