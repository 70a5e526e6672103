import { noOutcomes, type OutcomeCounts, total } from '../../score/index.ts'
import { OUTCOME_COLOURS } from './theme.ts'

/** Outcomes in the order of charts, with their names for people. */
export const OUTCOMES = [
  { outcome: 'BLOCK', name: 'BLOCK', colour: OUTCOME_COLOURS.BLOCK },
  { outcome: 'WARN', name: 'WARN', colour: OUTCOME_COLOURS.WARN },
  { outcome: 'ALLOW', name: 'ALLOW', colour: OUTCOME_COLOURS.ALLOW },
  { outcome: 'TIMEOUT_ERROR', name: 'time-out', colour: OUTCOME_COLOURS.TIMEOUT_ERROR },
  { outcome: 'FORMAT_ERROR', name: 'format', colour: OUTCOME_COLOURS.FORMAT_ERROR },
] as const

/** The sum of some counts; null where there is nothing to sum. */
export function sumOutcomes(
  counts: readonly (OutcomeCounts | null | undefined)[],
): OutcomeCounts | null {
  const sum = noOutcomes()
  for (const each of counts) {
    for (const { outcome } of OUTCOMES) sum[outcome] += each?.[outcome] ?? 0
  }
  return total(sum) === 0 ? null : sum
}
