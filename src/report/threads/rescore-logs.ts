import { statSync } from 'node:fs'
import { lossOf, readLogInfo } from '../../log/index.ts'
import type { UserError } from '../../verdict/index.ts'
import { rescore } from '../rescore.ts'
import { inThreads } from './in-threads.ts'
import type { LogTask } from './log-task.ts'
import { threadsFor } from './read-logs.ts'

/** A log to be copied with new scores, and where to. */
export interface Rescoring {
  path: string
  to: string
}

/**
 * Copies logs with new scores, by all cores where that is worth it, and hands each out in their
 * order: calling `finish` throws what is wrong with it, and returns what the log has lost.
 */
export async function* rescoreLogs(
  logs: readonly Rescoring[],
): AsyncGenerator<{ log: Rescoring; finish(): Promise<UserError | undefined> }> {
  const sizes = logs.map(({ path }) => statSync(path, { throwIfNoEntry: false })?.size ?? 0)
  const threads = threadsFor(sizes)
  const tasks = logs.map(({ path, to }): LogTask => ({ kind: 'rescore', path, to }))
  const results = threads > 0 ? inThreads(tasks, threads, true) : undefined
  try {
    for (const log of logs) {
      const isDone = (await results?.next())?.value === 'rescored'
      yield {
        log,
        async finish() {
          const info = readLogInfo(log.path)
          if (!isDone) await rescore(info, log.to)
          return lossOf(info)
        },
      }
    }
  } finally {
    await results?.return(undefined)
  }
}
