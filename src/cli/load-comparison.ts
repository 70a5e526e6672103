import {
  type Comparison,
  compareEntrants,
  compareRuns,
  type Entrant,
  type RunChanges,
  SampleCatalog,
  toHistory,
} from '../compare/index.ts'
import { LogError, type LogInfo, listLogs, lossOf, newestLogs } from '../log/index.ts'
import {
  addDataset,
  addFileEntrant,
  loadComparisonFile,
  type ReadLog,
  readEntrantLog,
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
  const folders = paths.filter((path) => !files.includes(path))
  const found = folders.map((path) => ({ path, logs: logsOf([path], problems) }))
  const { logs, broken } = listLogs([...new Set(found.flatMap((each) => each.logs))])
  problems.push(...broken)
  const names = new Set(logs.map((log) => log.model))
  const wanted = (name: string) =>
    (!models ||
      models.some((model) => (names.has(model) ? name === model : name.includes(model)))) &&
    !exclude.some((part) => name.includes(part))

  const reader = new LogReader(problems)
  const chosenLogs = logs.filter((log) => wanted(log.model))
  const { newest, superseded } = newestLogs(chosenLogs)
  const entrants = reader.entrants(newest)
  const read = files.flatMap((path) => {
    const file = collect(problems, () => loadComparisonFile(path))
    return file ? [{ path, ...file }] : []
  })
  for (const { path, entrants: own } of read) {
    for (const entrant of own.filter(({ name }) => wanted(name))) {
      addFileEntrant(entrants, entrant, path)
    }
  }
  const changes =
    found.length === 2 && files.length === 0
      ? changesBetween(found, chosenLogs, reader, dataset)
      : null
  const past = [
    ...newest.flatMap((info) => reader.read(info)?.historic ?? []),
    ...(history ? superseded : []).flatMap(({ path }) => {
      const historic = reader.known(path)?.historic
      return historic ?? collect(problems, () => readHistoricLog(path)) ?? []
    }),
  ]
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
  problems.push(...reader.losses())
  // What a file found out about its guards holds for all of them together, and for no others.
  const whole = paths.length === 1 && !models && exclude.length === 0 && dataset === undefined
  const fits = past.filter((log) => dataset === undefined || log.name === dataset)
  const known = (whole && read[0]?.findings) || { history: toHistory(fits) }
  const comparison = compareEntrants(
    onlyDataset([...entrants.values()], dataset),
    reader.catalog,
    metadata,
    known,
  )
  return changes ? { ...comparison, changes } : comparison
}

/** Reads each log once, however often it is asked for. */
class LogReader {
  readonly catalog = new SampleCatalog()
  readonly #read = new Map<string, ReadLog | undefined>()
  readonly #problems: UserError[]

  constructor(problems: UserError[]) {
    this.#problems = problems
  }

  /** Undefined, and a problem, where it cannot be read. */
  read({ path }: LogInfo): ReadLog | undefined {
    if (!this.#read.has(path)) {
      this.#read.set(
        path,
        collect(this.#problems, () => readEntrantLog(path, this.catalog)),
      )
    }
    return this.#read.get(path)
  }

  known(path: string): ReadLog | undefined {
    return this.#read.get(path)
  }

  /** A problem for each log that was read and has lost samples. */
  losses(): UserError[] {
    return [...this.#read.values()].flatMap((log) => (log && lossOf(log.info)) ?? [])
  }

  /** The guards of some logs, by name. */
  entrants(logs: readonly LogInfo[]): Map<string, Entrant> {
    const entrants = new Map<string, Entrant>()
    for (const info of logs) {
      const log = this.read(info)
      if (log) addDataset(entrants, log.info, log.dataset)
    }
    return entrants
  }
}

/** What changed from the first path to the second; null where no guard stands in both. */
function changesBetween(
  found: readonly { path: string; logs: readonly string[] }[],
  logs: readonly LogInfo[],
  reader: LogReader,
  dataset: string | undefined,
): RunChanges | null {
  const [a, b] = found.map(({ path, logs: own }) => ({
    path,
    logs: newestLogs(logs.filter((log) => own.includes(log.path))).newest,
  }))
  const isShared = ({ model, cot }: LogInfo) =>
    b!.logs.some((log) => log.model === model && log.cot === cot)
  if (!a!.logs.some(isShared)) return null
  const [before, after] = [a!, b!].map((run) => ({
    name: run.path,
    entrants: onlyDataset([...reader.entrants(run.logs).values()], dataset),
  }))
  return compareRuns(before!, after!)
}

function onlyDataset(entrants: readonly Entrant[], dataset: string | undefined): Entrant[] {
  return entrants.flatMap((entrant) => {
    if (dataset === undefined) return [entrant]
    const datasets = entrant.datasets.filter(({ name }) => name === dataset)
    return datasets.length > 0 ? [{ ...entrant, datasets }] : []
  })
}
