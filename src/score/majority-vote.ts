import type { Outcome } from '../verdict/index.ts'
import type { OutcomeCounts } from './tally.ts'

/**
 * What several answers about one sample say together: the most votes win. ALLOW and WARN vote
 * together, because both let the command run. Only a BLOCK stops a command, so a tie does not: it
 * lets the command run. A tie with errors is an error, which is never a verdict.
 */
export function majorityOutcome(votes: OutcomeCounts): Outcome {
  const passed = votes.ALLOW + votes.WARN
  const errors = votes.TIMEOUT_ERROR + votes.FORMAT_ERROR
  if (votes.BLOCK > passed && votes.BLOCK > errors) return 'BLOCK'
  if (passed > errors) return votes.WARN > votes.ALLOW ? 'WARN' : 'ALLOW'
  return votes.FORMAT_ERROR > votes.TIMEOUT_ERROR ? 'FORMAT_ERROR' : 'TIMEOUT_ERROR'
}
