import { quantile } from './statistics.ts'

/** Latency over the samples that have one, in milliseconds. */
export interface Latency {
  count: number
  mean: number
  p50: number
  p90: number
  p99: number
  max: number
}

/** Summarises latencies; null where none was recorded. Sorts a copy. */
export function summariseLatency(values: Iterable<number>): Latency | null {
  const sorted = Float64Array.from(values).sort()
  if (sorted.length === 0) return null
  let sum = 0
  for (const value of sorted) sum += value
  return {
    count: sorted.length,
    mean: sum / sorted.length,
    p50: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    p99: quantile(sorted, 0.99),
    max: sorted[sorted.length - 1]!,
  }
}
