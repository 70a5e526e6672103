import { BOOTSTRAP, drawBinomial, quantile, type Random, seededRandom } from '../score/index.ts'
import { ANSWER, answerColumns } from './answer-columns.ts'
import type { Entrant } from './entrant.ts'

/** The ranks that a guard gets in 95% of the draws: how far its place is owed to chance. */
export interface RankRange {
  model: string
  best: number
  worst: number
}

/** Ranks are coarse: fewer draws tell their range than an interval needs. */
const DRAWS = { resamples: 500, seed: BOOTSTRAP.seed }

/** Samples that the same guards got right are alike; only how many there are matters. */
interface Pattern {
  /** Which of the guards got them right. */
  right: Uint8Array
  count: number
  /** The smallest of their keys. */
  key: string
}

/**
 * Ranks under resampling: the samples that all guards of a group answered are drawn anew, with
 * replacement and within each side, the same draw for every guard, and ranked each time. Nothing
 * is known where single outcomes are not.
 */
export function rankRanges(
  group: readonly Entrant[],
  { resamples, seed }: { resamples: number; seed: number } = DRAWS,
): RankRange[] {
  const sides = patternsOf(group)
  if (sides === null || sides.some((side) => side.length === 0)) return []
  const random = seededRandom(seed)
  const ranks = group.map(() => new Float64Array(resamples))
  for (let i = 0; i < resamples; i++) {
    const scores = new Float64Array(group.length)
    for (const side of sides) addDraw(scores, side, random)
    for (let g = 0; g < group.length; g++) {
      // The same parts summed in another order differ in the last digit.
      const better = scores.filter((score) => score > scores[g]! + 1e-9)
      ranks[g]![i] = better.length + 1
    }
  }
  return group.map(({ name }, g) => ({ model: name, ...toRange(ranks[g]!) }))
}

/** Draws as many samples of one side as there are, and adds the share that each guard got right. */
function addDraw(scores: Float64Array, side: readonly Pattern[], random: Random): void {
  const all = side.reduce((sum, { count }) => sum + count, 0)
  let toDraw = all
  let left = all
  for (const { right, count } of side) {
    const drawn = drawBinomial(toDraw, count / left, random)
    toDraw -= drawn
    left -= count
    for (let g = 0; g < right.length; g++) scores[g]! += (right[g]! * drawn) / all
  }
}

function toRange(ranks: Float64Array): Omit<RankRange, 'model'> {
  const sorted = ranks.sort()
  return {
    best: Math.floor(quantile(sorted, 0.025)),
    worst: Math.ceil(quantile(sorted, 0.975)),
  }
}

/**
 * The patterns of malicious and of harmless samples, the most frequent first. Among equals the key
 * of a sample decides, so that neither the order of guards nor that of reading moves a draw.
 */
function patternsOf(group: readonly Entrant[]): [Pattern[], Pattern[]] | null {
  const { keys, malicious, columns } = answerColumns(group)
  // Samples of one class are alike so far; each guard divides the classes by whether it was right.
  const classes = Uint32Array.from(malicious, (is) => 1 - is)
  let sizes = 2
  for (const column of columns) {
    if (!column) return null
    const halves = new Int32Array(2 * sizes).fill(-1)
    sizes = 0
    for (let row = 0; row < classes.length; row++) {
      const half = 2 * classes[row]! + (column[row] === ANSWER.right ? 1 : 0)
      if (halves[half] === -1) halves[half] = sizes++
      classes[row] = halves[half]!
    }
  }
  const found: (Pattern | undefined)[] = new Array(sizes)
  const sides: [Pattern[], Pattern[]] = [[], []]
  for (const [row, key] of keys.entries()) {
    const known = found[classes[row]!]
    if (known) {
      known.count++
      if (key < known.key) known.key = key
    } else {
      const right = Uint8Array.from(columns, (column) => (column![row] === ANSWER.right ? 1 : 0))
      const pattern = { right, count: 1, key }
      found[classes[row]!] = pattern
      sides[malicious[row] === 1 ? 0 : 1].push(pattern)
    }
  }
  for (const side of sides) side.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
  return sides
}
