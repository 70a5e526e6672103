import type { SampleCatalog } from '../compare/index.ts'
import { LogError, type LoggedSample, type LogInfo } from '../log/index.ts'
import { BreakdownCounter, toReadSample, toScores } from '../report/index.ts'
import { type FollowedSample, isAtWork, RunFollower, readRunFile } from '../run/index.ts'
import { RunScorer } from '../score/index.ts'
import { Recorder, type Recording } from './recording.ts'
import type { SampleTable } from './sample-table.ts'

/** The recordings of a run that goes on, one for each guard and suite that has begun. */
export class FollowedRun {
  readonly #follower: RunFollower
  readonly #table: SampleTable
  readonly #catalog: SampleCatalog
  readonly #jobs = new Map<number, FollowedJob>()

  private constructor(follower: RunFollower, table: SampleTable, catalog: SampleCatalog) {
    this.#follower = follower
    this.#table = table
    this.#catalog = catalog
  }

  /** Whether the logs of a run that is over tell everything about it. */
  static isComplete(folder: string, logs: readonly LogInfo[]): boolean {
    if (isAtWork(folder)) return false
    const { id, guards, suites } = readRunFile(folder)
    return logs.filter(({ runId }) => runId === id).length >= guards.length * suites.length
  }

  static async open(
    folder: string,
    table: SampleTable,
    catalog: SampleCatalog,
  ): Promise<FollowedRun> {
    return new FollowedRun(await RunFollower.open(folder), table, catalog)
  }

  /** Reads what is new, in steps; yields how many samples it has read. */
  *update(): Generator<number, void> {
    const news = this.#follower.news()
    const samples = this.#follower.read(news)
    let read = 0
    for (const found of news) {
      const sample = samples.next().value
      if (!sample) return
      this.#job(found.job).add(found, sample)
      yield ++read
    }
  }

  /**
   * What there is to show. A job whose log has been written is left to the log, except where a run
   * goes on with a job that it had given up.
   */
  recordings(logs: readonly LogInfo[]): Recording[] {
    const { isAtWork } = this.#follower
    const written = new Set(
      logs.filter(({ status }) => status === 'success' || !isAtWork).map(({ taskId }) => taskId),
    )
    return [...this.#jobs].flatMap(([index, job]) => {
      const info = this.#follower.jobs[index]!
      const status = isAtWork ? 'started' : 'cancelled'
      return written.has(info.taskId) ? [] : [job.recording({ ...info, status })]
    })
  }

  #job(index: number): FollowedJob {
    const known = this.#jobs.get(index)
    if (known) return known
    const job = new FollowedJob(
      this.#follower,
      this.#follower.jobs[index]!,
      () => new Recorder(this.#table, this.#catalog),
    )
    this.#jobs.set(index, job)
    return job
  }
}

type Described = Pick<LogInfo, 'model' | 'dataset' | 'config'>

/** What is counted of a job, and thrown away when it must be counted anew. */
class JobCount {
  readonly scorer: RunScorer
  readonly recorder: Recorder
  readonly breakdown: BreakdownCounter
  readonly #suite: string
  readonly #model: string

  constructor({ model, dataset = '', config }: Described, recorder: Recorder) {
    this.scorer = new RunScorer(model)
    this.breakdown = new BreakdownCounter(config)
    this.recorder = recorder
    this.#suite = dataset
    this.#model = model
  }

  add(sample: LoggedSample): void {
    // Suites hold only samples that expect ALLOW or BLOCK: every one can be scored.
    const scored = this.scorer.add(sample)!
    this.breakdown.add(scored, sample)
    this.recorder.add(toReadSample({ scored, sample, dataset: this.#suite, model: this.#model }))
  }
}

/** One guard over one suite, as far as it is. */
class FollowedJob {
  readonly #follower: RunFollower
  readonly #newCount: () => JobCount
  /** By sample and epoch, in the order in which they were first finished. */
  readonly #found = new Map<string, FollowedSample>()
  #count: JobCount
  /** A sample that had been counted was asked about again: its last line counts. */
  #isStale = false
  #version = 0
  #made: Recording | undefined

  constructor(follower: RunFollower, info: Described, newRecorder: () => Recorder) {
    this.#follower = follower
    this.#newCount = () => new JobCount(info, newRecorder())
    this.#count = this.#newCount()
  }

  add(found: FollowedSample, sample: LoggedSample): void {
    const key = `${found.position} ${found.epoch}`
    this.#isStale ||= this.#found.has(key)
    this.#found.set(key, found)
    this.#made = undefined
    if (!this.#isStale) this.#count.add(sample)
  }

  recording(info: LogInfo): Recording {
    if (this.#isStale) this.#countAnew()
    if (this.#made?.info.status === info.status) return this.#made
    const { recorder, scorer, breakdown } = this.#count
    const places = [...this.#found.values()]
    this.#made = recorder.finish(
      toScores({ info, dataset: info.dataset ?? '', scorer, breakdown: breakdown.result() }),
      {
        version: `${info.taskId} ${this.#version}`,
        sampleAt: (position) => {
          const [sample] = this.#follower.read(places.slice(position, position + 1))
          if (!sample) throw new LogError(this.#follower.folder, 'has changed')
          return sample
        },
      },
    )
    return this.#made
  }

  #countAnew(): void {
    this.#isStale = false
    this.#version++
    this.#count = this.#newCount()
    for (const sample of this.#follower.read([...this.#found.values()])) this.#count.add(sample)
  }
}
