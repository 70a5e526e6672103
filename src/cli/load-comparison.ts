import {
  type Comparison,
  compareEntrants,
  compareRuns,
  type Entrant,
  type HistoricLog,
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
  readLogs,
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
export async function loadComparison(
  paths: readonly string[],
  { models, exclude = [], dataset, target = TARGETS.score, history = false }: ComparisonOptions,
  problems: UserError[],
): Promise<Comparison> {
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
  const entrants = await reader.entrants(newest)
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
      ? await changesBetween(found, chosenLogs, reader, dataset)
      : null
  const past = [
    ...newest.flatMap(({ path }) => reader.known(path)?.historic ?? []),
    ...(history ? await reader.historic(superseded) : []),
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

  /** Takes up the logs that are not known yet, in this order. What cannot be read is a problem. */
  async #readAll(logs: readonly LogInfo[]): Promise<void> {
    const paths = logs.map(({ path }) => path).filter((path) => !this.#read.has(path))
    for await (const reading of readLogs([...new Set(paths)], { withSamples: true })) {
      this.#read.set(
        reading.path,
        collect(this.#problems, () => readEntrantLog(reading, this.catalog)),
      )
    }
  }

  known(path: string): ReadLog | undefined {
    return this.#read.get(path)
  }

  /** What some logs, of which newer ones were read, add to the history of their guards. */
  async historic(logs: readonly LogInfo[]): Promise<HistoricLog[]> {
    const paths = logs.map(({ path }) => path)
    const unknown = new Map<string, HistoricLog | undefined>()
    const toRead = paths.filter((path) => this.known(path) === undefined)
    for await (const reading of readLogs(toRead, { withSamples: true })) {
      const historic = collect(this.#problems, () => readHistoricLog(reading))
      unknown.set(reading.path, historic)
    }
    return paths.flatMap((path) => this.known(path)?.historic ?? unknown.get(path) ?? [])
  }

  /** A problem for each log that was read and has lost samples. */
  losses(): UserError[] {
    return [...this.#read.values()].flatMap((log) => (log && lossOf(log.info)) ?? [])
  }

  /** The guards of some logs, by name. */
  async entrants(logs: readonly LogInfo[]): Promise<Map<string, Entrant>> {
    await this.#readAll(logs)
    const entrants = new Map<string, Entrant>()
    for (const { path } of logs) {
      const log = this.known(path)
      if (log) addDataset(entrants, log.info, log.dataset)
    }
    return entrants
  }
}

/** What changed from the first path to the second; null where no guard stands in both. */
async function changesBetween(
  found: readonly { path: string; logs: readonly string[] }[],
  logs: readonly LogInfo[],
  reader: LogReader,
  dataset: string | undefined,
): Promise<RunChanges | null> {
  const [a, b] = found.map(({ path, logs: own }) => ({
    path,
    logs: newestLogs(logs.filter((log) => own.includes(log.path))).newest,
  }))
  const isShared = ({ model, cot }: LogInfo) =>
    b!.logs.some((log) => log.model === model && log.cot === cot)
  if (!a!.logs.some(isShared)) return null
  const entrantsOf = async (run: NonNullable<typeof a>) => ({
    name: run.path,
    entrants: onlyDataset([...(await reader.entrants(run.logs)).values()], dataset),
  })
  return compareRuns(await entrantsOf(a!), await entrantsOf(b!))
}

function onlyDataset(entrants: readonly Entrant[], dataset: string | undefined): Entrant[] {
  return entrants.flatMap((entrant) => {
    if (dataset === undefined) return [entrant]
    const datasets = entrant.datasets.filter(({ name }) => name === dataset)
    return datasets.length > 0 ? [{ ...entrant, datasets }] : []
  })
}
