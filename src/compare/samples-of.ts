import type { DatasetResult } from './dataset-result.ts'

/** How many samples a result is about, each counted once. */
export function samplesOf({ distinct_samples, total_commands }: DatasetResult): number {
  return distinct_samples ?? total_commands
}
