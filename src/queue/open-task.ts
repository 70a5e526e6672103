import type { AskResult, Job } from '../run/index.ts'
import { type AnswerRecord, type Chunk, type ChunkTask, readChunk } from './protocol.ts'

/** What came of a sample that was handed out. */
export type Outcome = Pick<AnswerRecord, 'spent'> & Partial<AskResult>

/** A sample that is asked about, from the moment on at which the run wants it. */
export interface OpenTask extends ChunkTask {
  job: number
  /** How often it was handed out. */
  attempt: number
  retries: number
  settle(outcome: Outcome): void
  settled: Promise<Outcome>
}

export function openTask(job: number, task: ChunkTask, retries: number): OpenTask {
  let settle: OpenTask['settle'] = () => {}
  const settled = new Promise<Outcome>((resolve) => {
    settle = resolve
  })
  return { ...task, job, attempt: 0, retries, settle, settled }
}

export const keyOf = ({ job, position, epoch }: Pick<OpenTask, 'job' | 'position' | 'epoch'>) =>
  `${job} ${position} ${epoch}`

/** A task as it travels. */
export const toChunkTask = ({ position, epoch, id, command }: ChunkTask): ChunkTask => ({
  position,
  epoch,
  id,
  command,
})

/** A job with the hash of its suite. */
export interface SuiteJob {
  job: Job
  suite: string
}

/**
 * The samples of a chunk that an earlier coordinator of the run had handed out, as far as the run
 * still wants them. None where the chunk is not what this run would have handed out.
 */
export function wantedOf(
  text: unknown,
  { run, guard, jobs }: { run: string; guard: number; jobs: readonly SuiteJob[] },
): OpenTask[] {
  let chunk: Chunk
  try {
    chunk = readChunk(text)
  } catch {
    return []
  }
  const found = jobs.find(({ job }) => job.index === chunk.job)
  if (chunk.run !== run || chunk.guard !== guard || found?.suite !== chunk.suite) return []
  const { suite, finished, total, index } = found.job
  return chunk.tasks
    .filter(
      ({ position, epoch }) =>
        position < suite.count &&
        epoch * suite.selected <= total &&
        suite.wanted(position) &&
        !finished.has(position, epoch),
    )
    .map((task) => openTask(index, task, 0))
}
