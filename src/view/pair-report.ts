import { compareRuns, type PairTest, scoreDifference, testPairs } from '../compare/index.ts'
import { guardName } from '../report/index.ts'
import type { PairChange, PairReport } from './api.ts'
import type { Contender } from './contender.ts'
import type { Recorded } from './recording.ts'

/**
 * Two guards, or two runs of one, as pairs. `ranked` are the tests of the ranking: where it holds
 * this pair, its own test is taken, so that one difference has one p-value everywhere.
 */
export function pairReport(
  a: Contender<Recorded>,
  b: Contender<Recorded>,
  ranked: readonly PairTest[],
): PairReport {
  const names = [a.entrant.name, b.entrant.name]
  const listed = ranked.find((test) => names.includes(test.a) && names.includes(test.b))
  const test = listed ?? testPairs([[a.entrant, b.entrant]])[0] ?? null
  return {
    a: a.id,
    b: b.id,
    test: test && turned(test, a.entrant.name),
    pairsTested: listed ? ranked.length : 1,
    difference: scoreDifference(a.entrant, b.entrant),
    changes: changesBetween(a, b),
  }
}

/** What changed by suite and side, where A and B are runs of the same guard. */
function changesBetween(a: Contender<Recorded>, b: Contender<Recorded>): PairChange[] | null {
  const name = guardName(a.entrant)
  if (a.id === b.id || guardName(b.entrant) !== name) return null
  const [before, after] = [a, b].map(({ id, entrant }) => ({
    name: id,
    entrants: [{ ...entrant, name }],
  }))
  return compareRuns(before!, after!).suites.flatMap(({ dataset, sides }) =>
    sides.map((side) => ({ suite: dataset, ...side })),
  )
}

/** A test of two guards with this one as A. */
function turned(test: PairTest, first: string): PairTest {
  if (test.a === first) return test
  const { a, b, only_a_correct, only_b_correct } = test
  return { ...test, a: b, b: a, only_a_correct: only_b_correct, only_b_correct: only_a_correct }
}
