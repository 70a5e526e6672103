import type { LogInfo } from './logged-sample.ts'

/**
 * Splits logs into the newest of each model and task, which count, and older ones, which do not.
 * Two logs of the same moment are told apart by their path, so that the choice is stable.
 */
export function newestLogs(logs: readonly LogInfo[]): { newest: LogInfo[]; superseded: LogInfo[] } {
  const chosen = new Map<string, LogInfo>()
  for (const log of logs) {
    const key = JSON.stringify([log.model, log.task, log.dataset ?? '', log.cot])
    const other = chosen.get(key)
    if (!other || isNewer(log, other)) chosen.set(key, log)
  }
  const newest = new Set(chosen.values())
  return {
    newest: logs.filter((log) => newest.has(log)),
    superseded: logs.filter((log) => !newest.has(log)),
  }
}

function isNewer(a: LogInfo, b: LogInfo): boolean {
  const difference = timeOf(a) - timeOf(b)
  return difference !== 0 ? difference > 0 : a.path > b.path
}

/** A date that cannot be read is older than any other. */
function timeOf({ created }: LogInfo): number {
  const time = Date.parse(created)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}
