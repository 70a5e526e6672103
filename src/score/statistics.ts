/** A part of a whole; 0 where the whole is empty. */
export function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard error of a proportion: sample standard deviation of the 0/1 values (n−1) over √n. */
export function standardError(correct: number, count: number): number {
  if (count < 2) return 0
  const p = correct / count
  return Math.sqrt((p * (1 - p)) / (count - 1))
}

export interface Interval {
  low: number
  high: number
}

/** The z of a two-sided 95% interval. */
export const Z95 = 1.959963984540054

/** Wilson's score interval: trustworthy near 0 and 1, where ±1.96·SE is not. */
export function wilson(correct: number, count: number, z = Z95): Interval | null {
  if (count === 0) return null
  const p = correct / count
  const z2 = z * z
  const centre = p + z2 / (2 * count)
  const spread = z * Math.sqrt((p * (1 - p)) / count + z2 / (4 * count * count))
  const scale = 1 + z2 / count
  return {
    low: correct === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: correct === count ? 1 : Math.min(1, (centre + spread) / scale),
  }
}

/**
 * Exact McNemar test on the discordant pairs of two guards: the two-sided binomial probability of
 * a split at least this uneven when both were equally good.
 */
export function mcnemarExact(onlyFirstCorrect: number, onlySecondCorrect: number): number {
  const n = onlyFirstCorrect + onlySecondCorrect
  const k = Math.min(onlyFirstCorrect, onlySecondCorrect)
  if (n === 0 || 2 * k === n) return 1
  // Summed in logarithms from the largest term down: exact for any n, without overflow.
  let term = logChoose(n, k) - n * Math.LN2
  let sum = 0
  for (let i = k; i >= 0; i--) {
    const value = Math.exp(term)
    sum += value
    if (value < sum * 1e-17) break
    term += Math.log(i) - Math.log(n - i + 1)
  }
  return Math.min(1, 2 * sum)
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
}

/** Natural logarithm of the gamma function for x ≥ 1 (Stirling's series after shifting up). */
function logGamma(x: number): number {
  let shift = 0
  let y = x
  while (y < 15) shift += Math.log(y++)
  const inverse = 1 / (y * y)
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) /
    y
  return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/** Holm's step-down correction: adjusted p-values in the order given. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p)
  const adjusted = new Array<number>(pValues.length)
  let largest = 0
  order.forEach(({ p, index }, position) => {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - position)))
    adjusted[index] = largest
  })
  return adjusted
}

/** The q-quantile of sorted values, interpolated linearly between the closest ranks (inclusive). */
export function quantile(sorted: ArrayLike<number>, q: number): number {
  const position = (sorted.length - 1) * q
  const below = Math.floor(position)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (high - low) * (position - below)
}
