import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readBounded } from '../disk/read-bounded.ts'
import { writeFileWhole } from '../disk/write-file.ts'
import { isAtWork } from './run-lock.ts'

const LARGEST = 1024 * 1024

const workersSchema = z
  .array(
    z.object({
      id: z.string().max(200),
      /** Samples of the run that it answered, and per second of late. */
      done: z.number().nonnegative(),
      rate: z.number().nonnegative(),
      /** What it waits for. */
      waiting: z.string().max(1000).optional(),
    }),
  )
  .max(10_000)

/** A worker as those see it who watch a run. */
export type RunWorker = z.infer<typeof workersSchema>[number]

const workersPath = (folder: string) => join(folder, 'workers.json')

/** Writes down who answers for a run, for those who only see its folder. */
export function writeRunWorkers(folder: string, workers: readonly RunWorker[]): void {
  try {
    writeFileWhole(workersPath(folder), `${JSON.stringify(workers)}\n`)
  } catch {
    // Only for show: what cannot be written is not missed.
  }
}

export function removeRunWorkers(folder: string): void {
  rmSync(workersPath(folder), { force: true })
}

/** Who answers for a run at this moment; none where it goes on in one process, or is over. */
export function readRunWorkers(folder: string): RunWorker[] {
  try {
    const text = readBounded(workersPath(folder), LARGEST).toString('utf8')
    // A coordinator that was killed has left the file behind.
    return isAtWork(folder) ? workersSchema.parse(JSON.parse(text)) : []
  } catch {
    return []
  }
}
