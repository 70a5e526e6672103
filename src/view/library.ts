import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { type ComparisonFile, type Findings, SampleCatalog } from '../compare/index.ts'
import { lossOf, readLogInfo } from '../log/index.ts'
import { type LogReading, loadComparisonFile, readLogs } from '../report/index.ts'
import { readRunWorkers } from '../run/index.ts'
import { UserError } from '../verdict/index.ts'
import type { Overview } from './api.ts'
import { type Contender, toContenders } from './contender.ts'
import { FollowedRun } from './followed-run.ts'
import { OpenLogs } from './open-logs.ts'
import { type Recording, recordLog } from './recording.ts'
import { SampleTable } from './sample-table.ts'
import { Slices } from './slices.ts'
import { findSources } from './sources.ts'

/** What is known about one source. What was read stays until its next version has been read. */
interface SourceState {
  stamp: string
  problem?: string
}

interface FileState extends SourceState {
  recording?: Recording
  comparison?: ComparisonFile
}

interface RunState extends SourceState {
  run?: FollowedRun
}

/** Everything that is being looked at: found, read, and kept in step with the disk. */
export class Library {
  readonly paths: readonly string[]
  /** Tells this library from one that served before at the same address. */
  readonly instance = randomUUID()
  readonly table = new SampleTable()
  readonly catalog = new SampleCatalog()
  readonly logs = new OpenLogs()
  /** Grows with every change. */
  revision = 0
  /** Called after every change, and now and then while something is read. */
  onChange: () => void = () => {}
  /** Called once for each new problem. */
  onProblem: (message: string) => void = () => {}
  reading: Overview['reading'] = null
  readonly #files = new Map<string, FileState>()
  readonly #runs = new Map<string, RunState>()
  #missing = new Map<string, string>()
  #contenders: { revision: number; list: Contender[] } | undefined

  constructor(paths: readonly string[]) {
    this.paths = paths
  }

  /** Looks at the disk and reads what is new or has changed, until the signal fires. */
  async refresh(signal?: AbortSignal): Promise<void> {
    const { files, runs, problems } = findSources(this.paths)
    const gone = [removeGone(this.#files, files), removeGone(this.#runs, runs)].includes(true)
    const logs = takeChanged(this.#files, files)
    const journals = takeChanged(this.#runs, runs)
    if (this.#setMissing(problems) || gone) this.#change()
    const slices = new Slices(signal)
    // Logs first: they stand for what the journals of their runs say.
    const readings = readLogs(logs.filter(isLog), { withSamples: true, isBusy: true })
    try {
      for (const [i, path] of logs.entries()) {
        const waiting = logs.length - i
        if (isLog(path)) this.#progress({ waiting, log: path, samples: 0, of: null })
        const reading = isLog(path) ? (await readings.next()).value : undefined
        await this.#attempt(this.#files.get(path)!, (state) =>
          reading
            ? this.#readLog(reading, state, slices, waiting)
            : this.#readComparison(path, state),
        )
        if (signal?.aborted) return
      }
    } finally {
      await readings.return(undefined)
    }
    for (const folder of journals) {
      await this.#attempt(this.#runs.get(folder)!, (state) => this.#readRun(folder, state, slices))
      if (signal?.aborted) return
    }
    if (this.reading === null) return
    this.reading = null
    this.#change()
  }

  /** Every guard in every run, the current ones first. */
  get contenders(): readonly Contender[] {
    if (this.#contenders?.revision !== this.revision) {
      const list = toContenders(
        this.#recordings(),
        [...this.#files].flatMap(([path, { comparison }]) =>
          comparison ? [{ path, entrants: comparison.entrants }] : [],
        ),
      )
      this.#contenders = { revision: this.revision, list }
    }
    return this.#contenders.list
  }

  /**
   * What a file of ours found out about its guards, where it is all that is being looked at: it
   * holds for all of them together, and for no others.
   */
  get findings(): Findings | undefined {
    const states = [...this.#files.values()]
    return states.length === 1 ? states[0]!.comparison?.findings : undefined
  }

  get problems(): Overview['problems'] {
    const read = [...this.#files, ...this.#runs].flatMap(([path, { problem }]) =>
      problem === undefined ? [] : [{ path, message: problem }],
    )
    return [...[...this.#missing].map(([path, message]) => ({ path, message })), ...read]
  }

  /** Who answers for the runs that go on over a queue. */
  get workers(): Overview['workers'] {
    return [...this.#runs.keys()].flatMap((folder) =>
      readRunWorkers(folder).map(({ waiting = null, ...worker }) => ({
        ...worker,
        waiting,
        run: basename(folder),
      })),
    )
  }

  /** How many logs, comparison files and runs there are. */
  get size(): number {
    return this.#files.size + this.#runs.size
  }

  /** A job of a run stands either in its log or, while the run goes on, in the journal. */
  #recordings(): Recording[] {
    const logged = this.#logged()
    const followed = [...this.#runs.values()].flatMap(
      ({ run }) => run?.recordings(logged.map(({ info }) => info)) ?? [],
    )
    const goingOn = new Set(followed.map(({ info }) => info.taskId))
    return [...logged.filter(({ info }) => !goingOn.has(info.taskId)), ...followed]
  }

  #logged(): Recording[] {
    return [...this.#files.values()].flatMap(({ recording }) => recording ?? [])
  }

  async #readComparison(path: string, state: FileState): Promise<undefined> {
    state.comparison = loadComparisonFile(path)
  }

  /** Returns what is wrong with a log that can be shown all the same. */
  async #readLog(
    reading: LogReading,
    state: FileState,
    slices: Slices,
    waiting: number,
  ): Promise<string | undefined> {
    const { path } = reading
    const of = readLogInfo(path).sampleCount ?? null
    const steps = recordLog(reading, state.stamp, this.table, this.catalog, this.logs)
    const recording = await slices.run(steps, (samples) =>
      this.#progress({ waiting, log: path, samples, of }),
    )
    if (recording) state.recording = recording
    return recording && lossOf(recording.info)?.message
  }

  async #readRun(folder: string, state: RunState, slices: Slices): Promise<undefined> {
    const logs = this.#logged().map(({ info }) => info)
    if (!state.run && FollowedRun.isComplete(folder, logs)) return undefined
    state.run ??= await FollowedRun.open(folder, this.table, this.catalog)
    try {
      await slices.run(state.run.update(), (samples) =>
        this.#progress({ waiting: 1, log: folder, samples, of: null }),
      )
    } catch (error) {
      // Next time it is opened anew.
      delete state.run
      throw error
    }
    return undefined
  }

  /** What a user can mend is kept as a problem; the rest goes on. */
  async #attempt<State extends SourceState>(
    state: State,
    action: (state: State) => Promise<string | undefined>,
  ): Promise<void> {
    let problem: string | undefined
    try {
      problem = await action(state)
    } catch (error) {
      if (!UserError.is(error)) throw error
      problem = error.message
    }
    if (problem && state.problem !== problem) this.onProblem(problem)
    if (problem) state.problem = problem
    else delete state.problem
    this.#change()
  }

  #setMissing(problems: Map<string, string>): boolean {
    const fresh = [...problems].filter(([path, message]) => this.#missing.get(path) !== message)
    for (const [, message] of fresh) this.onProblem(message)
    const changed = fresh.length > 0 || this.#missing.size !== problems.size
    this.#missing = problems
    return changed
  }

  #progress(reading: NonNullable<Overview['reading']>): void {
    this.reading = reading
    this.onChange()
  }

  #change(): void {
    this.revision++
    this.onChange()
  }
}

function isLog(path: string): boolean {
  return !path.endsWith('.json')
}

function removeGone(states: Map<string, unknown>, found: ReadonlyMap<string, string>): boolean {
  const gone = [...states.keys()].filter((path) => !found.has(path))
  for (const path of gone) states.delete(path)
  return gone.length > 0
}

/** The sources that are new or have changed, which are to be read now. */
function takeChanged<State extends SourceState>(
  states: Map<string, State | { stamp: string }>,
  found: ReadonlyMap<string, string>,
): string[] {
  return [...found].flatMap(([path, stamp]) => {
    const state = states.get(path)
    if (state?.stamp === stamp) return []
    states.set(path, { ...state, stamp })
    return [path]
  })
}
