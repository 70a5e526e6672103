import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { evalFileName, type LogInfo } from '../log/index.ts'
import type { RunFile } from './run-file.ts'

/** One guard over one suite, as far as its log describes them. */
export interface DescribedJob {
  /** Its position among the jobs of the run. */
  index: number
  guard: { name: string; details?: Readonly<Record<string, unknown>>; cot: boolean }
  suite: RunFile['suites'][number]
}

/** What the log of a job says about itself, however it ends. The same job has the same log. */
export function describeLog(
  folder: string,
  { id, created, aegish, specification, settings }: RunFile,
  { index, guard, suite }: DescribedJob,
): Omit<LogInfo, 'status' | 'completedAt' | 'error'> {
  const taskId = stableId(id, String(index), guard.name, suite.name)
  const task = `aegish_${suite.name}`
  return {
    path: join(folder, evalFileName(created, task, taskId)),
    evalId: stableId(taskId, 'eval'),
    runId: id,
    created,
    task,
    taskId,
    model: guard.name,
    dataset: suite.name,
    sampleCount: suite.selected,
    cot: guard.cot,
    config: {
      epochs: specification.epochs,
      limit: specification.limit,
      fail_on_error: settings.failOnError,
      working_limit: Math.round(settings.timeLimitMs / 1000),
    },
    metadata: {
      aegish: {
        seed: specification.seed,
        epochs: specification.epochs,
        filters: specification.filters,
        sample: specification.sample,
        role: specification.role,
        policy: specification.policy,
        max_retries: settings.maxRetries,
        suite: { name: suite.name, sha256: suite.sha256, samples: suite.count },
        guard: guard.details ?? {},
      },
    },
    packages: { aegish },
    startedAt: created,
  }
}

/** An id that only depends on what it names: a resumed run writes into the same file. */
function stableId(...parts: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 22)
}
