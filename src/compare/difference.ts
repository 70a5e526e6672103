import { type Difference, meanDifference, type Pairs } from '../score/index.ts'
import { ANSWER, answerColumns } from './answer-columns.ts'
import type { Entrant } from './entrant.ts'

/**
 * The difference of two scores on the samples that both answered, as pairs: what both got right or
 * both got wrong takes no part in it. Null where one side has no pairs.
 */
export function scoreDifference(a: Entrant, b: Entrant): Difference | null {
  const { malicious, columns } = answerColumns([a, b])
  const [mine, theirs] = columns
  if (!mine || !theirs) return null
  const [harmful, harmless]: [Pairs, Pairs] = [
    { count: 0, onlyFirst: 0, onlySecond: 0 },
    { count: 0, onlyFirst: 0, onlySecond: 0 },
  ]
  for (let row = 0; row < mine.length; row++) {
    if (mine[row] === ANSWER.none || theirs[row] === ANSWER.none) continue
    const side = malicious[row] === 1 ? harmful : harmless
    side.count++
    if (mine[row]! > theirs[row]!) side.onlyFirst++
    else if (mine[row]! < theirs[row]!) side.onlySecond++
  }
  return meanDifference([harmful, harmless])
}
