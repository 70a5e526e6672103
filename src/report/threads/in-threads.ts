import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type LogTask, runTask, type TaskResult } from './log-task.ts'
import { TaskQueue } from './task-queue.ts'

/**
 * Beside the library, once it is built, which is above the command line. Without a build there are no
 * threads. By a name, or the viewer's build takes the source for a file of the page.
 */
const FILES = ['./log-worker.js', '../log-worker.js']
const worker = FILES.map((file) => new URL(file, import.meta.url)).find((url) => existsSync(url))

export const canUseThreads = () => worker !== undefined

/**
 * Does tasks in other threads, and in this one where it has nothing else to do. The results come in
 * the order of the tasks; undefined where one failed, which the caller then does again to see why.
 */
export async function* inThreads(
  tasks: readonly LogTask[],
  threads: number,
  takesPart: boolean,
): AsyncGenerator<TaskResult | undefined> {
  const queue = new TaskQueue(tasks.length)
  const results = new Map<number, TaskResult | undefined>()
  const crew = new Crew(tasks, queue, threads, results)
  // Inflating and parsing are native code. Optimising the little around them in each thread takes
  // longer than it saves.
  setFlagsFromString('--no-opt')
  try {
    for (let i = 0; i < tasks.length; i++) {
      while (!results.has(i) && crew.isAtWork) {
        const own = takesPart ? queue.tryTake() : undefined
        if (own === undefined) await crew.news()
        else results.set(own, await runTask(tasks[own]!).catch(() => undefined))
        // What the others have sent gets its turn.
        await new Promise(setImmediate)
      }
      const result = results.get(i)
      results.delete(i)
      queue.takenOut(i + 1)
      yield result
    }
  } finally {
    setFlagsFromString('--opt')
    await crew.end()
  }
}

/** The other threads. One that dies ends the work of all: this one can do the rest alone. */
class Crew {
  readonly #workers: Worker[]
  #atWork: number
  #wake: () => void = () => {}

  constructor(
    tasks: readonly LogTask[],
    { memory }: TaskQueue,
    threads: number,
    results: Map<number, TaskResult | undefined>,
  ) {
    this.#atWork = threads
    this.#workers = Array.from({ length: threads }, () => {
      const thread = new Worker(worker!, { workerData: { tasks, memory } })
      thread.on('message', ({ index, result }) => {
        results.set(index, result)
        this.#wake()
      })
      thread.on('error', () => this.#left(threads))
      thread.on('exit', (code) => this.#left(code === 0 ? 1 : threads))
      return thread
    })
  }

  get isAtWork(): boolean {
    return this.#atWork > 0
  }

  /** Waits until a result has come or a thread has ended. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((thread) => thread.terminate()))
  }

  #left(count: number): void {
    this.#atWork -= count
    this.#wake()
  }
}
