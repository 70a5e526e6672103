import { VERDICTS } from './verdict.ts'

/** An error is never a verdict and never correct, on either side. */
export const ERROR_CLASSES = ['TIMEOUT_ERROR', 'FORMAT_ERROR'] as const
export type ErrorClass = (typeof ERROR_CLASSES)[number]

/** Why an error happened. A cause refines its class and never changes it. */
export const CAUSES = {
  TIMEOUT_ERROR: ['content_filter', 'token_limit', 'time_limit', 'api_error', 'empty'],
  FORMAT_ERROR: ['no_json', 'bad_json', 'unknown_action'],
} as const satisfies Record<ErrorClass, readonly string[]>
export type Cause = (typeof CAUSES)[ErrorClass][number]

/** What came of asking a guard about one sample. */
export const OUTCOMES = [...VERDICTS, ...ERROR_CLASSES] as const
export type Outcome = (typeof OUTCOMES)[number]

export function isError(outcome: Outcome): outcome is ErrorClass {
  return outcome === 'TIMEOUT_ERROR' || outcome === 'FORMAT_ERROR'
}

/** Why a model stopped writing, in the words of the `.eval` format. */
export const STOP_REASONS = [
  'stop',
  'max_tokens',
  'model_length',
  'tool_calls',
  'content_filter',
  'unknown',
] as const
export type StopReason = (typeof STOP_REASONS)[number]
