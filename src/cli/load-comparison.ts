import {
  type Comparison,
  compareEntrants,
  type Entrant,
  type HistoricLog,
  SampleCatalog,
  toHistory,
} from '../compare/index.ts'
import { LogError, listLogs, lossOf, newestLogs } from '../log/index.ts'
import {
  addFileEntrant,
  addLogToEntrants,
  loadComparisonFile,
  readHistoricLog,
  TARGETS,
} from '../report/index.ts'
import type { UserError } from '../verdict/index.ts'
import { collect, logsOf } from './log-paths.ts'
import { version } from './version.ts'

export interface ComparisonOptions {
  models?: string[]
  exclude?: string[]
  dataset?: string
  target?: number
  /** Also read the logs that newer ones supersede, for the scores over time. */
  history?: boolean
}

/** The comparison of whatever the paths name: logs, folders of logs, comparison files. */
export function loadComparison(
  paths: readonly string[],
  { models, exclude = [], dataset, target = TARGETS.score, history = false }: ComparisonOptions,
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
  const past: HistoricLog[] = []
  const losses: UserError[] = []
  for (const info of newest) {
    const log = collect(problems, () => addLogToEntrants(entrants, info.path, catalog))
    if (log) past.push(log)
    const loss = log && lossOf(info)
    if (loss) losses.push(loss)
  }
  for (const { path } of history ? superseded : []) {
    const log = collect(problems, () => readHistoricLog(path))
    if (log) past.push(log)
  }
  const read = files.flatMap((path) => {
    const file = collect(problems, () => loadComparisonFile(path))
    return file ? [{ path, ...file }] : []
  })
  for (const { path, entrants: own } of read) {
    for (const entrant of own.filter(({ name }) => wanted(name))) {
      addFileEntrant(entrants, entrant, path)
    }
  }
  const chosen = [...entrants.values()].flatMap((entrant) => {
    if (dataset === undefined) return [entrant]
    const datasets = entrant.datasets.filter(({ name }) => name === dataset)
    return datasets.length > 0 ? [{ ...entrant, datasets }] : []
  })
  const metadata = {
    timestamp: new Date().toISOString(),
    generator: `aegish ${version}`,
    target_score: target,
    superseded: superseded.map((log) => log.path),
    skipped: problems.map((problem) => ({
      path: problem instanceof LogError ? problem.path : '',
      reason: problem.message,
    })),
  }
  // A log that lost samples is used, and is a problem all the same.
  problems.push(...losses)
  // What a file found out about its guards holds for all of them together, and for no others.
  const whole = paths.length === 1 && !models && exclude.length === 0 && dataset === undefined
  const fits = past.filter((log) => dataset === undefined || log.name === dataset)
  const known = (whole && read[0]?.findings) || { history: toHistory(fits) }
  return compareEntrants(chosen, catalog, metadata, known)
}
