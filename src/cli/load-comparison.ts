import { type Comparison, compareEntrants, type Entrant, SampleCatalog } from '../compare/index.ts'
import { LogError, listLogs, newestLogs } from '../log/index.ts'
import { addFileEntrant, addLogToEntrants, readEntrants, TARGETS } from '../report/index.ts'
import type { UserError } from '../verdict/index.ts'
import { collect, logsOf } from './log-paths.ts'
import { version } from './version.ts'

export interface ComparisonOptions {
  models?: string[]
  exclude?: string[]
  dataset?: string
  target?: number
}

/** The comparison of whatever the paths name: logs, folders of logs, comparison files. */
export function loadComparison(
  paths: readonly string[],
  { models, exclude = [], dataset, target = TARGETS.score }: ComparisonOptions,
  problems: UserError[],
): Comparison {
  const files = paths.filter((path) => path.endsWith('.json'))
  const { logs, broken } = listLogs(
    logsOf(
      paths.filter((path) => !files.includes(path)),
      problems,
    ),
  )
  problems.push(...broken)
  const names = new Set(logs.map((log) => log.model))
  const wanted = (name: string) =>
    (!models ||
      models.some((model) => (names.has(model) ? name === model : name.includes(model)))) &&
    !exclude.some((part) => name.includes(part))

  const catalog = new SampleCatalog()
  const entrants = new Map<string, Entrant>()
  const { newest, superseded } = newestLogs(logs.filter((log) => wanted(log.model)))
  for (const { path } of newest) collect(problems, () => addLogToEntrants(entrants, path, catalog))
  for (const path of files) {
    const read = collect(problems, () => readEntrants(path)) ?? []
    for (const entrant of read.filter(({ name }) => wanted(name)))
      addFileEntrant(entrants, entrant, path)
  }
  const chosen = [...entrants.values()].flatMap((entrant) => {
    if (dataset === undefined) return [entrant]
    const datasets = entrant.datasets.filter(({ name }) => name === dataset)
    return datasets.length > 0 ? [{ ...entrant, datasets }] : []
  })
  return compareEntrants(chosen, catalog, {
    timestamp: new Date().toISOString(),
    generator: `aegish ${version}`,
    target_score: target,
    superseded: superseded.map((log) => log.path),
    skipped: problems.map((problem) => ({
      path: problem instanceof LogError ? problem.path : '',
      reason: problem.message,
    })),
  })
}
