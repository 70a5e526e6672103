import { UserError } from '../verdict/index.ts'
import type { LogInfo } from './logged-sample.ts'

/** A run that calls itself a success while its log lost samples is only part of one. */
export function statusOf({
  status,
  missingSamples,
}: Pick<LogInfo, 'status' | 'missingSamples'>): LogInfo['status'] | 'partial' {
  return status === 'success' && missingSamples ? 'partial' : status
}

/** What is wrong with a log that lost samples; undefined for one that is whole. */
export function lossOf({ path, recordedSamples, missingSamples }: LogInfo): UserError | undefined {
  return missingSamples
    ? new UserError('INCOMPLETE_LOG', `${path}: ${lossText(missingSamples, recordedSamples!)}`)
    : undefined
}

export function lossText(missing: number, recorded: number): string {
  return `${missing} of ${recorded} samples are missing from this log`
}
