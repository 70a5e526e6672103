import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type LogReading, readingHere } from '../log-reading.ts'
import { canUseThreads, inThreads } from './in-threads.ts'
import type { LogTask, TaskResult } from './log-task.ts'

const MEGABYTE = 1024 * 1024
/** Starting a thread costs about as much as reading this much: smaller jobs stay in this one. */
const WORTH_THREADS = 8 * MEGABYTE
/** The samples of one log are handed over together: one that is larger is read here, one by one. */
const LARGEST = 64 * MEGABYTE
/** More threads than this wait for the disk and for this one. */
const MOST_THREADS = 8

export interface ReadLogsOptions {
  /** Whether the samples are wanted, or only what they come to. */
  withSamples: boolean
  /** This thread has something else to do meanwhile. */
  isBusy?: boolean
}

/**
 * Logs in the order of their paths, read by all cores where that is worth it. Each is to be read to
 * its end before the next is asked for; what is wrong with one shows then, as if it were read alone.
 */
export async function* readLogs(
  paths: readonly string[],
  { withSamples, isBusy = false }: ReadLogsOptions,
): AsyncGenerator<LogReading> {
  const sizes = paths.map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0)
  const shared = paths.filter((_, i) => sizes[i]! <= LARGEST)
  const threads = threadsFor(
    sizes.filter((size) => size <= LARGEST),
    isBusy,
  )
  if (threads === 0) {
    for (const path of paths) yield readingHere(path)
    return
  }
  const tasks = shared.map((path): LogTask => ({ kind: 'score', path, withSamples }))
  const results = inThreads(tasks, threads, !isBusy)
  try {
    for (const [i, path] of paths.entries()) {
      const result = sizes[i]! <= LARGEST ? (await results.next()).value : undefined
      yield result && typeof result === 'object' ? readElsewhere(path, result) : readingHere(path)
    }
  } finally {
    await results.return(undefined)
  }
}

/** How many threads beside this one are worth starting for files of these sizes; 0 for none. */
export function threadsFor(sizes: readonly number[], isBusy = false): number {
  const work = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length < 2 || work < WORTH_THREADS || !canUseThreads()) return 0
  const cores = Math.min(availableParallelism(), MOST_THREADS)
  // This one is a core's work too, unless it is busy with something else.
  return cores === 1 ? 0 : Math.min(isBusy ? cores : cores - 1, sizes.length)
}

/** A log that another thread has read. */
function readElsewhere(path: string, { scores, samples }: Exclude<TaskResult, string>): LogReading {
  return {
    path,
    *steps() {
      yield* samples
      return scores
    },
  }
}
