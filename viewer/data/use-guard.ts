import type { GuardProfile, Overview, RunEntry } from '../../src/view/api.ts'
import { type Answered, useJson } from './fetch-json.ts'
import type { Scope } from './scope.ts'

/** One guard by itself, over the suites of the scope; null asks for nothing. */
export function useGuard(
  overview: Overview,
  scope: Scope,
  guard: string | null,
): Answered<GuardProfile> {
  const query = new URLSearchParams([
    ...scope.suites.map((suite) => ['suite', suite]),
    ['guard', guard ?? ''],
  ])
  return useJson<GuardProfile>(guard === null ? null : `/api/guard?${query}`, overview.revision)
}

/** What each guard did in each run, the newest first. */
export function useRuns(overview: Overview): Answered<RunEntry[]> {
  return useJson<RunEntry[]>('/api/runs', overview.revision)
}
