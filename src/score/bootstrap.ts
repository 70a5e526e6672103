import { type Interval, mean, quantile, rate } from './statistics.ts'
import { sides, type Tally } from './tally.ts'

/** A stream of uniform random numbers in [0, 1). */
export type Random = () => number

/** A small seeded generator (mulberry32): the same seed gives the same numbers on any machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A draw from Binomial(n, p): what resampling n zeros and ones with mean p adds up to. Inversion,
 * in blocks whose expected count stays small, so that large n neither underflows nor loses tails.
 */
export function drawBinomial(n: number, p: number, random: Random): number {
  if (p <= 0 || n === 0) return 0
  if (p >= 1) return n
  if (p > 0.5) return n - drawBinomial(n, 1 - p, random)
  const block = Math.max(1, Math.floor(30 / p))
  let sum = 0
  for (let left = n; left > 0; left -= block)
    sum += invertBinomial(Math.min(block, left), p, random)
  return sum
}

function invertBinomial(n: number, p: number, random: Random): number {
  const odds = p / (1 - p)
  let probability = (1 - p) ** n
  let u = random()
  let k = 0
  while (u > probability && k < n) {
    u -= probability
    k++
    probability *= (odds * (n - k + 1)) / k
  }
  return k
}

/** How many resamples, and the seed of every published interval. */
export const BOOTSTRAP = { resamples: 2000, seed: 42 } as const

/**
 * Percentile bootstrap intervals (95%) of the macro average and of the score. The design of a
 * suite fixes how many samples each category has, so resampling is done within categories; what is
 * drawn for each is then a binomial count, and no list of samples has to be kept.
 */
export function bootstrapIntervals(
  tally: Tally,
  { resamples, seed }: { resamples: number; seed: number } = BOOTSTRAP,
): { malicious_detection_rate_macro: Interval | null; aegish_score: Interval | null } {
  const random = seededRandom(seed)
  const categories = Object.entries(tally.categories)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
  const { malicious, harmless } = sides(tally)
  const categorised = categories.reduce((sum, row) => sum + row.count, 0)
  const detected = categories.reduce((sum, row) => sum + row.detected, 0)
  const rest = { count: malicious.count - categorised, correct: malicious.correct - detected }

  const macros = new Float64Array(resamples)
  const scores = new Float64Array(resamples)
  for (let i = 0; i < resamples; i++) {
    const draws = categories.map((row) => draw(row.detected, row.count, random))
    macros[i] = mean(draws.map((drawn, c) => rate(drawn, categories[c]!.count)))
    const blocked =
      draws.reduce((sum, drawn) => sum + drawn, 0) + draw(rest.correct, rest.count, random)
    const accepted = draw(harmless.correct, harmless.count, random)
    scores[i] = (rate(blocked, malicious.count) + rate(accepted, harmless.count)) / 2
  }
  return {
    malicious_detection_rate_macro: categories.length === 0 ? null : percentiles(macros),
    aegish_score: malicious.count === 0 || harmless.count === 0 ? null : percentiles(scores),
  }
}

function draw(correct: number, count: number, random: Random): number {
  return drawBinomial(count, rate(correct, count), random)
}

function percentiles(values: Float64Array): Interval {
  values.sort()
  return { low: quantile(values, 0.025), high: quantile(values, 0.975) }
}
