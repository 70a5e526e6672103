import { CallError } from '../guard/index.ts'
import type { Asker, AskResult, Budget, Job, Task } from '../run/index.ts'
import type { ChunkQueue, ChunkState } from './chunk-queue.ts'
import {
  keyOf,
  type OpenTask,
  openTask,
  type SuiteJob,
  toChunkTask,
  wantedOf,
} from './open-task.ts'
import { type AnswerRecord, type Chunk, LARGEST_COMMANDS, readResult } from './protocol.ts'

/**
 * Samples in a chunk. Of guards that are waited for few: a worker then holds little more than it asks
 * about at once, which is what it costs to kill it, and what the others wait for at the end.
 */
export const CHUNK = { calling: 5, instant: 500 }
/** Samples that are asked for in one go travel together. */
const GATHER_MS = 5
/** A chunk that nobody has told anything about for so long is looked up. */
const LOOK_AFTER_MS = 4000
/** Whatever workers say that they can bear, no more than this is kept in memory for them. */
const MOST_HANDED = 100_000
/** So many workers may find that no question can succeed, before that is believed. */
const MOST_FATAL = 3

/** A chunk that is at the queue. */
interface Handed {
  id: string
  job: number
  /** What it holds that has no answer yet. */
  tasks: Map<string, OpenTask>
  /** How many of its samples are not in the journal yet. */
  unkept: number
  heardAt: number
  isAdded: boolean
}

/** What a dispatcher is told about the run and the workers, and tells in turn. */
export interface DispatcherOptions {
  run: string
  guard: number
  /** The jobs of the guard. */
  jobs: readonly SuiteJob[]
  isInstant: boolean
  /** The most samples that may be handed out at once, over all workers. */
  most: number | undefined
  queue: ChunkQueue
  now(): number
  /** The workers of this guard, and how many samples each asks about at once. */
  workers(): readonly { id: string; capacity: number }[]
  /** Somebody answered so many samples. */
  answered(worker: string, samples: number): void
  /** So much that had been handed out is at the queue no more, and goes out again. */
  lost(chunks: number, samples: number): void
  tell(line: string): void
}

/**
 * Hands the samples of one guard to workers, in chunks, and their answers back to the run. What it
 * hands out it remembers until the answer is in the journal; what is lost on the way, wherever, is
 * handed out again, and what comes back without having been asked for is refused.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions
  readonly #size: number
  readonly #handed = new Map<string, Handed>()
  /** Handed out by an earlier coordinator of the run, and not asked for yet. */
  readonly #adopted = new Map<string, OpenTask>()
  /** Why the jobs were stopped that were. */
  readonly #stopped = new Map<number, unknown>()
  #gathering: OpenTask[] = []
  #timer: NodeJS.Timeout | undefined
  #fatal = 0
  #hasRefused = false

  constructor(options: DispatcherOptions) {
    const { most = Number.POSITIVE_INFINITY, isInstant, queue } = options
    this.#options = options
    this.#size = Math.min(isInstant ? CHUNK.instant : CHUNK.calling, most)
    queue.onSettled = (id, state) => this.#settled(id, state)
  }

  /** Takes over what an earlier coordinator had handed out; returns how many samples that is. */
  async adopt(): Promise<number> {
    const { queue } = this.#options
    for (const { id, chunk, state } of await queue.leftOvers()) {
      const tasks = wantedOf(chunk, this.#options).filter((task) => !this.#adopted.has(keyOf(task)))
      if (state.state === 'failed' || tasks.length === 0) {
        await queue.forget(id)
        continue
      }
      for (const task of tasks) this.#adopted.set(keyOf(task), task)
      this.#remember(id, tasks).isAdded = true
      this.#settled(id, state)
    }
    return this.#adopted.size
  }

  /** Has the samples of a job answered by workers. */
  asker(job: Job, budget: Budget): Asker {
    const window = () => this.#window()
    return {
      get most() {
        return window()
      },
      ask: (task, stopping) => this.#ask(job, budget, task, stopping),
      begin: (stopping) =>
        stopping.addEventListener('abort', () => this.#stop(job, stopping.reason), { once: true }),
    }
  }

  async #ask(job: Job, budget: Budget, task: Task, stopping: AbortSignal): Promise<AskResult> {
    const startedAt = new Date().toISOString()
    const timing = { queueMs: 0, backoffMs: 0, modelMs: 0 }
    const asked: AskResult = { timing, startedAt, completedAt: startedAt, failures: task.failures }
    let settle: Awaited<ReturnType<Budget['hold']>>
    try {
      settle = await budget.hold(job.guard.estimate?.(task.sample.command).cost ?? 0)
    } catch (error) {
      return { ...asked, error }
    }
    if (stopping.aborted) {
      settle(0)
      return { ...asked, error: stopping.reason }
    }
    const { spent, ...outcome } = await this.#open(job, task).settled
    settle(spent)
    return { ...asked, ...outcome, failures: [...task.failures, ...(outcome.failures ?? [])] }
  }

  /** Looks after what was handed out: what nobody speaks of any more is looked up. */
  async tend(): Promise<void> {
    const { queue, now, lost } = this.#options
    const gone: Handed[] = []
    for (const handed of [...this.#handed.values()]) {
      const isOpen = () => handed.isAdded && handed.tasks.size > 0
      if (!isOpen()) continue
      if (this.#stopped.has(handed.job)) await this.#withdraw(handed)
      if (!isOpen() || now() - handed.heardAt < LOOK_AFTER_MS) continue
      const found = await queue.look(handed.id)
      if (!isOpen()) continue
      handed.heardAt = now()
      if (found.state === 'lost') gone.push(handed)
      else this.#settled(handed.id, found)
    }
    if (gone.length === 0) return
    lost(
      gone.length,
      gone.reduce((sum, { tasks }) => sum + tasks.size, 0),
    )
    for (const handed of gone) {
      this.#handed.delete(handed.id)
      this.#again(handed)
    }
  }

  /** Nobody is there any more who could finish what is open; what is finished is taken along. */
  async abandon(): Promise<void> {
    for (const { id, job, tasks } of [...this.#handed.values()]) {
      if (tasks.size > 0) this.#settled(id, await this.#options.queue.look(id))
      for (const task of tasks.values()) this.#drop(task, this.#stopped.get(job))
      tasks.clear()
    }
  }

  /** Whether a job that was stopped still waits for workers. */
  get isStopping(): boolean {
    return [...this.#handed.values()].some(
      ({ job, tasks }) => tasks.size > 0 && this.#stopped.has(job),
    )
  }

  /** Whether nothing of it is at the queue. */
  get isIdle(): boolean {
    return this.#handed.size === 0
  }

  /** Every worker has all it can ask about at once, and finds the next chunk when it looks. */
  #window(): number {
    const chunks = this.#options
      .workers()
      .reduce((sum, { capacity }) => sum + Math.ceil(capacity / this.#size) + 3, 0)
    return Math.min(
      this.#options.most ?? MOST_HANDED,
      Math.max(2, chunks) * this.#size,
      MOST_HANDED,
    )
  }

  #open({ index: job }: Job, { position, epoch, sample, retries }: Task): OpenTask {
    const { id, command } = sample
    const key = keyOf({ job, position, epoch })
    const adopted = this.#adopted.get(key)
    this.#adopted.delete(key)
    if (adopted && adopted.id === id && adopted.command === command) return adopted
    const task = openTask(job, { position, epoch, id, command }, retries)
    this.#gather(task)
    return task
  }

  #gather(task: OpenTask): void {
    if (this.#stopped.has(task.job)) this.#drop(task, this.#stopped.get(task.job))
    // A sample that failed goes alone: should it be what kills workers, it takes no other along.
    else if (task.retries > 0) this.#handOut([task])
    else this.#gatherMore(task)
  }

  #gatherMore(task: OpenTask): void {
    this.#gathering.push(task)
    const characters = this.#gathering.reduce((sum, { command }) => sum + command.length, 0)
    if (this.#gathering.length >= this.#size || characters > LARGEST_COMMANDS) {
      this.#handOutGathered()
    } else this.#timer ??= setTimeout(() => this.#handOutGathered(), GATHER_MS)
  }

  #handOutGathered(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const gathered = this.#gathering
    this.#gathering = []
    // Several suites may be under way; a chunk is of one.
    for (const job of new Set(gathered.map((task) => task.job))) {
      this.#handOut(gathered.filter((task) => task.job === job))
    }
  }

  #handOut(tasks: readonly OpenTask[]): void {
    const { run, guard, jobs, queue, now } = this.#options
    const { job, position, epoch, retries, attempt } = tasks[0]!
    const { suite } = jobs.find((one) => one.job.index === job)!
    const chunk: Chunk = { run, guard, job, suite, tasks: tasks.map(toChunkTask) }
    const handed = this.#remember(`chunk-${job}-${position}-${epoch}-${retries}-${attempt}`, tasks)
    queue.add(handed.id, JSON.stringify(chunk), retries + attempt > 0).then(
      () => {
        handed.isAdded = true
        handed.heardAt = now()
      },
      (error: Error) => this.#failed(handed, error.message),
    )
  }

  #remember(id: string, tasks: readonly OpenTask[]): Handed {
    const handed: Handed = {
      id,
      job: tasks[0]!.job,
      tasks: new Map(tasks.map((task) => [keyOf(task), task])),
      unkept: tasks.length,
      heardAt: this.#options.now(),
      isAdded: false,
    }
    this.#handed.set(id, handed)
    return handed
  }

  #settled(id: string, state: ChunkState): void {
    const handed = this.#handed.get(id)
    if (!handed || handed.tasks.size === 0) return
    if (state.state === 'completed') this.#completed(handed, state.result)
    else if (state.state === 'failed') this.#failed(handed, state.why)
  }

  #completed(handed: Handed, text: unknown): void {
    let result: ReturnType<typeof readResult>
    try {
      result = readResult(text)
    } catch (error) {
      this.#failed(handed, (error as Error).message)
      return
    }
    const { worker, records } = result
    const isFatal = records.some(({ error }) => error?.kind === 'fatal')
    const isDoubtful = isFatal && !this.#isBelieved(worker)
    let count = 0
    for (const record of records) {
      const task = handed.tasks.get(keyOf({ job: handed.job, ...record }))
      if (!task || (record.answer === undefined) === (record.error === undefined)) {
        this.#refuse(worker)
        continue
      }
      if (isDoubtful && record.error?.kind === 'fatal') continue
      handed.tasks.delete(keyOf(task))
      count++
      this.#hand(task, record, handed)
    }
    this.#options.answered(worker, count)
    // What a worker gave back was not asked about: others will.
    this.#kept(handed, handed.tasks.size)
    this.#again(handed)
  }

  #refuse(worker: string): void {
    if (this.#hasRefused) return
    this.#hasRefused = true
    this.#options.tell(`refused: worker ${worker} answered what it was not asked`)
  }

  /** A worker that says that no question can succeed may only have a wrong key itself. */
  #isBelieved(worker: string): boolean {
    const others = this.#options.workers().filter(({ id }) => id !== worker)
    return ++this.#fatal >= MOST_FATAL || others.length === 0
  }

  #hand(task: OpenTask, record: AnswerRecord, handed: Handed): void {
    const { answer, error, position: _position, epoch: _epoch, ...rest } = record
    if (answer) this.#fatal = 0
    task.settle({
      ...rest,
      ...(answer ? { answer } : { error: new CallError(error!.kind, error!.message) }),
      kept: () => this.#kept(handed, 1),
    })
  }

  /** When all of a chunk is in the journal or goes out anew, the queue may forget it. */
  #kept(handed: Handed, count: number): void {
    handed.unkept -= count
    if (handed.unkept > 0) return
    if (this.#handed.get(handed.id) === handed) this.#handed.delete(handed.id)
    this.#options.queue.forget(handed.id).catch(() => {})
  }

  /** What is open of a chunk goes out under another id. */
  #again({ tasks }: Handed): void {
    const open = [...tasks.values()]
    tasks.clear()
    for (const task of open) {
      task.attempt++
      this.#gather(task)
    }
  }

  /** A chunk that came to nothing as a whole: the run knows how often a sample is tried. */
  #failed(handed: Handed, why: string): void {
    this.#options.tell(`a chunk of ${handed.tasks.size} samples came to nothing: ${why}`)
    const error = new CallError('transient', `no worker could answer: ${why}`)
    for (const task of handed.tasks.values()) task.settle({ spent: 0, error })
    this.#kept(handed, handed.tasks.size)
    handed.tasks.clear()
  }

  #stop({ index }: Job, reason: unknown): void {
    if (this.#stopped.has(index)) return
    this.#stopped.set(index, reason)
    const gathered = this.#gathering
    this.#gathering = gathered.filter(({ job }) => job !== index)
    for (const task of gathered) if (task.job === index) this.#drop(task, reason)
    for (const handed of [...this.#handed.values()]) {
      if (handed.job === index) this.#withdraw(handed).catch(() => {})
    }
  }

  /** Takes a chunk back that no worker has begun with. */
  async #withdraw(handed: Handed): Promise<void> {
    if (!(await this.#options.queue.withdraw(handed.id))) return
    this.#handed.delete(handed.id)
    for (const task of handed.tasks.values()) this.#drop(task, this.#stopped.get(handed.job))
    handed.tasks.clear()
  }

  #drop(task: OpenTask, reason: unknown): void {
    task.settle({ spent: 0, error: reason })
  }
}
