import { holm, mcnemarExact } from '../score/index.ts'
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
    group.flatMap((a, i) => group.slice(i + 1).flatMap((b) => testPair(a, b) ?? [])),
  )
  const corrected = holm(tests.map((test) => test.p_value))
  return tests.map((test, i) => ({
    ...test,
    p_holm: corrected[i]!,
    significant: corrected[i]! < ALPHA,
  }))
}

function testPair(a: Entrant, b: Entrant): Omit<PairTest, 'p_holm' | 'significant'> | null {
  let pairs = 0
  let onlyA = 0
  let onlyB = 0
  for (const dataset of a.datasets) {
    const mine = dataset.outcomes
    const theirs = b.datasets.find((other) => other.name === dataset.name)?.outcomes
    if (!mine || !theirs) return null
    for (const [key, correct] of mine.correct) {
      const other = theirs.correct.get(key)
      if (other === undefined) continue
      pairs++
      if (correct && !other) onlyA++
      if (!correct && other) onlyB++
    }
  }
  return {
    a: a.name,
    b: b.name,
    pairs,
    only_a_correct: onlyA,
    only_b_correct: onlyB,
    p_value: mcnemarExact(onlyA, onlyB),
  }
}
