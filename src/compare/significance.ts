import { holm, mcnemarExact } from '../score/index.ts'
import { ANSWER, answerColumns } from './answer-columns.ts'
import type { Entrant } from './entrant.ts'

/** Below this, a corrected p-value counts as significant. */
export const ALPHA = 0.05

/** Two guards on the same samples, compared as pairs. */
export interface PairTest {
  a: string
  b: string
  pairs: number
  only_a_correct: number
  only_b_correct: number
  p_value: number
  /** Corrected by Holm over all pairs of the comparison. */
  p_holm: number
  significant: boolean
}

/** Exact McNemar for every pair within each group of guards that answered the same samples. */
export function testPairs(groups: readonly (readonly Entrant[])[]): PairTest[] {
  const tests = groups.flatMap((group) =>
    group.flatMap((_, a) => group.flatMap((_, b) => (a < b ? testPair(group, a, b) : []))),
  )
  const corrected = holm(tests.map((test) => test.p_value))
  return tests.map((test, i) => ({
    ...test,
    p_holm: corrected[i]!,
    significant: corrected[i]! < ALPHA,
  }))
}

function testPair(
  group: readonly Entrant[],
  first: number,
  second: number,
): Omit<PairTest, 'p_holm' | 'significant'>[] {
  const [a, b] = [group[first]!, group[second]!]
  const { columns } = answerColumns(group)
  const [mine, theirs] = [columns[first], columns[second]]
  const named = new Set(b.datasets.map(({ name }) => name))
  if (!mine || !theirs || !a.datasets.every(({ name }) => named.has(name))) return []
  let pairs = 0
  let onlyA = 0
  let onlyB = 0
  for (let row = 0; row < mine.length; row++) {
    if (mine[row] === ANSWER.none || theirs[row] === ANSWER.none) continue
    pairs++
    if (mine[row]! > theirs[row]!) onlyA++
    else if (mine[row]! < theirs[row]!) onlyB++
  }
  return [
    {
      a: a.name,
      b: b.name,
      pairs,
      only_a_correct: onlyA,
      only_b_correct: onlyB,
      p_value: mcnemarExact(onlyA, onlyB),
    },
  ]
}
