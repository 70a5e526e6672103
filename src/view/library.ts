import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ComparisonFile, type Findings, SampleCatalog } from '../compare/index.ts'
import { readLogInfo } from '../log/index.ts'
import { loadComparisonFile } from '../report/index.ts'
import { UserError } from '../verdict/index.ts'
import type { Overview } from './api.ts'
import { type Contender, toContenders } from './contender.ts'
import { type Recording, recordLog } from './recording.ts'
import { SampleTable } from './sample-table.ts'
import { findSources } from './sources.ts'

/** How long the reader works before it lets the server answer. */
const SLICE_MS = 12

/** What is known about one file. What was read stays until its next version has been read too. */
interface FileState {
  stamp: string
  recording?: Recording
  file?: ComparisonFile
  problem?: string
}

/** Everything that is being looked at: found, read, and kept in step with the disk. */
export class Library {
  readonly paths: readonly string[]
  /** Tells this library from one that served before at the same address. */
  readonly instance = randomUUID()
  readonly table = new SampleTable()
  readonly catalog = new SampleCatalog()
  /** Grows with every change. */
  revision = 0
  /** Called after every change. */
  onChange: () => void = () => {}
  /** Called once for each new problem. */
  onProblem: (message: string) => void = () => {}
  reading: Overview['reading'] = null
  readonly #files = new Map<string, FileState>()
  #missing = new Map<string, string>()
  #queue: string[] = []
  #contenders: { revision: number; list: Contender[] } | undefined

  constructor(paths: readonly string[]) {
    this.paths = paths
  }

  /** Looks at the disk and reads what is new or has changed, until the signal fires. */
  async refresh(signal?: AbortSignal): Promise<void> {
    const { files, problems } = findSources(this.paths)
    let changed = false
    for (const path of this.#files.keys()) {
      if (!files.has(path)) changed = this.#files.delete(path) || changed
    }
    for (const [path, stamp] of files) {
      const state = this.#files.get(path)
      if (state?.stamp === stamp) continue
      this.#files.set(path, { ...state, stamp })
      this.#queue.push(path)
    }
    for (const [path, message] of problems) {
      if (this.#missing.get(path) === message) continue
      changed = true
      this.onProblem(message)
    }
    changed ||= this.#missing.size !== problems.size
    this.#missing = problems
    if (changed) this.#change()
    await this.#readQueue(signal)
  }

  /** Every guard in every run, the current ones first. */
  get contenders(): readonly Contender[] {
    if (this.#contenders?.revision !== this.revision) {
      const states = [...this.#files]
      const list = toContenders(
        states.flatMap(([, { recording }]) => recording ?? []),
        states.flatMap(([path, { file }]) => (file ? [{ path, entrants: file.entrants }] : [])),
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
    return states.length === 1 ? states[0]!.file?.findings : undefined
  }

  get problems(): Overview['problems'] {
    const broken = [...this.#files].flatMap(([path, { problem }]) =>
      problem === undefined ? [] : [{ path, message: problem }],
    )
    return [...[...this.#missing].map(([path, message]) => ({ path, message })), ...broken]
  }

  get logs(): number {
    return this.#files.size
  }

  async #readQueue(signal?: AbortSignal): Promise<void> {
    let sliceStarted = performance.now()
    for (let path = this.#queue.shift(); path !== undefined; path = this.#queue.shift()) {
      const state = this.#files.get(path)
      if (!state) continue
      try {
        if (path.endsWith('.json')) state.file = loadComparisonFile(path)
        else {
          const of = readLogInfo(path).sampleCount ?? null
          const steps = recordLog(path, state.stamp, this.table, this.catalog)
          for (;;) {
            const { done, value } = steps.next()
            if (done) {
              state.recording = value
              break
            }
            if (performance.now() - sliceStarted < SLICE_MS) continue
            this.reading = { waiting: this.#queue.length + 1, log: path, samples: value, of }
            this.onChange()
            await nextTurn()
            if (signal?.aborted) return
            sliceStarted = performance.now()
          }
        }
        delete state.problem
      } catch (error) {
        if (!UserError.is(error)) throw error
        if (state.problem !== error.message) this.onProblem(error.message)
        state.problem = error.message
      }
      this.#change()
    }
    if (this.reading !== null) {
      this.reading = null
      this.#change()
    }
  }

  #change(): void {
    this.revision++
    this.onChange()
  }
}
