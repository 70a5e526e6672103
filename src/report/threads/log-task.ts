import { readLogInfo } from '../../log/index.ts'
import { type LogScores, type ReadSample, readingHere, readScores } from '../log-reading.ts'
import { rescore } from '../rescore.ts'

/** Work on one log that any thread can do. */
export type LogTask =
  | { kind: 'score'; path: string; withSamples: boolean }
  | { kind: 'rescore'; path: string; to: string }

/** What came of it. */
export type TaskResult = { scores: LogScores; samples: ReadSample[] } | 'rescored'

export async function runTask(task: LogTask): Promise<TaskResult> {
  if (task.kind === 'rescore') {
    await rescore(readLogInfo(task.path), task.to)
    return 'rescored'
  }
  const samples: ReadSample[] = []
  const keep = task.withSamples ? (sample: ReadSample) => samples.push(sample) : undefined
  const scores = readScores(readingHere(task.path), keep)
  return { scores, samples }
}
