import { groupBy } from './group-by.ts'
import type { PairTest } from './significance.ts'

/** The guards of one ranking against each other, best first. */
export interface PairwiseWins {
  sample_set: string
  models: string[]
  /**
   * Row against column: how many samples the row's guard got right where the column's was wrong.
   * Null on the diagonal, and where a pair could not be tested.
   */
  wins: (number | null)[][]
  /** Whether the two are significantly apart, by the same test as everywhere. */
  significant: (boolean | null)[][]
}

/** The tests of all pairs as a matrix for each ranking of two or more guards. */
export function pairwiseWins(
  ranking: readonly { model: string; sample_set: string }[],
  significance: readonly PairTest[],
): PairwiseWins[] {
  const tests = new Map<string, { wins: number; significant: boolean }>()
  const key = (row: string, column: string) => JSON.stringify([row, column])
  for (const { a, b, only_a_correct, only_b_correct, significant } of significance) {
    tests.set(key(a, b), { wins: only_a_correct, significant })
    tests.set(key(b, a), { wins: only_b_correct, significant })
  }
  return [...groupBy(ranking, ({ sample_set }) => sample_set)].flatMap(([sample_set, ranked]) => {
    const models = ranked.map(({ model }) => model)
    const matrix = models.map((row) => models.map((column) => tests.get(key(row, column)) ?? null))
    if (matrix.every((row) => row.every((cell) => cell === null))) return []
    return [
      {
        sample_set,
        models,
        wins: matrix.map((row) => row.map((cell) => cell?.wins ?? null)),
        significant: matrix.map((row) => row.map((cell) => cell?.significant ?? null)),
      },
    ]
  })
}
