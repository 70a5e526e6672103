import { BOOTSTRAP, drawBinomial, quantile, type Random, seededRandom } from '../score/index.ts'
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
}

/**
 * Ranks under resampling: the samples that all guards of a group answered are drawn anew, with
 * replacement and within each side, the same draw for every guard, and ranked each time. Nothing
 * is known where single outcomes are not.
 */
export function rankRanges(
  group: readonly Entrant[],
  isMalicious: (key: string) => boolean,
  { resamples, seed }: { resamples: number; seed: number } = DRAWS,
): RankRange[] {
  if (group.some(({ datasets }) => datasets.some(({ outcomes }) => outcomes === undefined)))
    return []
  const sides = patternsOf(group, isMalicious)
  if (sides.some((side) => side.length === 0)) return []
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

/** The patterns of malicious and of harmless samples, the most frequent first. */
function patternsOf(
  group: readonly Entrant[],
  isMalicious: (key: string) => boolean,
): [Pattern[], Pattern[]] {
  const columns = group.map(
    ({ datasets }) => new Map(datasets.flatMap(({ outcomes }) => [...outcomes!.correct])),
  )
  const sides = [new Map<string, Pattern>(), new Map<string, Pattern>()] as const
  for (const key of columns[0]?.keys() ?? []) {
    const right = Uint8Array.from(columns, (column) => (column.get(key) ? 1 : 0))
    const side = sides[isMalicious(key) ? 0 : 1]
    const name = right.join('')
    const pattern = side.get(name)
    if (pattern) pattern.count++
    else side.set(name, { right, count: 1 })
  }
  const sorted = (side: ReadonlyMap<string, Pattern>) =>
    [...side.values()].sort((a, b) => b.count - a.count)
  return [sorted(sides[0]), sorted(sides[1])]
}
