import { compositeOf } from '../score/index.ts'
import { pool } from './composite.ts'
import type { EntrantDataset } from './entrant.ts'
import { groupBy } from './group-by.ts'
import { sampleSetId } from './sample-set-id.ts'

/** What one log adds to the history of a guard. */
export interface HistoricLog
  extends Pick<EntrantDataset, 'name' | 'sampleSet' | 'malicious' | 'harmless'> {
  guard: string
  created: string
  /** Logs of one run are one point in time. */
  runId: string
}

/** The score of a guard after one of its runs. */
export interface HistoryPoint {
  guard: string
  created: string
  aegish_score: number
  aegish_score_se: number
  /** Points on different samples are not one line. */
  sample_set: string
}

/**
 * The score of each guard after each of its runs: the newest log of every dataset up to then
 * counts, as it would have in a comparison made at that moment.
 */
export function toHistory(logs: readonly HistoricLog[]): HistoryPoint[] {
  const sorted = [...logs].sort((a, b) => Date.parse(a.created) - Date.parse(b.created))
  return [...groupBy(sorted, (log) => log.guard).values()].flatMap((own) => {
    const newest = new Map<string, HistoricLog>()
    const runs = groupBy(own, (log) => log.runId || log.created)
    return [...runs.values()].flatMap((run) => {
      for (const log of run) newest.set(log.name, log)
      return toPoint([...newest.values()], run.at(-1)!.created) ?? []
    })
  })
}

function toPoint(logs: readonly HistoricLog[], created: string): HistoryPoint | null {
  const { aegish_score, aegish_score_se } = compositeOf(
    pool(logs.map((log) => log.malicious)),
    pool(logs.map((log) => log.harmless)),
  )
  if (aegish_score === null || aegish_score_se === null) return null
  const sample_set = sampleSetId(logs)
  return { guard: logs[0]!.guard, created, aegish_score, aegish_score_se, sample_set }
}
