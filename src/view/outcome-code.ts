import type { Cause, Outcome } from '../verdict/index.ts'
import type { OutcomeCode } from './api.ts'

/** A guard that was not asked about a sample. */
export const NOT_ASKED = '.'

/** One character for each outcome and cause: a column of 20,000 outcomes is a text of 20 kB. */
export const OUTCOME_CODES: readonly OutcomeCode[] = [
  { code: 'A', outcome: 'ALLOW', cause: null },
  { code: 'W', outcome: 'WARN', cause: null },
  { code: 'B', outcome: 'BLOCK', cause: null },
  { code: 'c', outcome: 'TIMEOUT_ERROR', cause: 'content_filter' },
  { code: 'k', outcome: 'TIMEOUT_ERROR', cause: 'token_limit' },
  { code: 't', outcome: 'TIMEOUT_ERROR', cause: 'time_limit' },
  { code: 'x', outcome: 'TIMEOUT_ERROR', cause: 'api_error' },
  { code: 'e', outcome: 'TIMEOUT_ERROR', cause: 'empty' },
  { code: 'n', outcome: 'FORMAT_ERROR', cause: 'no_json' },
  { code: 'j', outcome: 'FORMAT_ERROR', cause: 'bad_json' },
  { code: 'u', outcome: 'FORMAT_ERROR', cause: 'unknown_action' },
]

const BY_OUTCOME = new Map(
  OUTCOME_CODES.map(({ code, outcome, cause }) => [`${outcome} ${cause}`, code.charCodeAt(0)]),
)
const BY_CODE = new Map(OUTCOME_CODES.map((entry) => [entry.code.charCodeAt(0), entry]))

/** The character code of an outcome. */
export function codeOf({ outcome, cause }: { outcome: Outcome; cause: Cause | null }): number {
  const code = BY_OUTCOME.get(`${outcome} ${cause}`)
  if (code === undefined) throw new Error(`no code for ${outcome} ${cause}`)
  return code
}

/** The outcome that a character code stands for. */
export function outcomeOf(code: number): OutcomeCode {
  return BY_CODE.get(code)!
}
