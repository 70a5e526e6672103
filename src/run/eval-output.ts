import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import {
  EvalWriter,
  evalFileName,
  type LoggedSample,
  type LogInfo,
  memberId,
  SCORER,
  toEvalResults,
  toEvalSample,
  toEvalStart,
} from '../log/index.ts'
import { computeMetrics, RunScorer, toScoreRecord } from '../score/index.ts'
import type { Sample } from '../suite/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import { CascadeShare } from './cascade-share.ts'
import type { Job } from './job.ts'
import type { EntryBody } from './journal-entry.ts'
import { type LinePlace, readEntry, scanJournal } from './journal-scan.ts'
import { journalPath, type RunFile } from './run-file.ts'
import { readBatches } from './suite-reader.ts'

/** What came of one guard over one suite. */
export interface JobResult {
  /** What the log says about itself; null when there was nothing to write into one. */
  log: LogInfo | null
  scorer: RunScorer
  /** How a cascade shared the work; null for other guards. */
  cascade: CascadeShare | null
  /** Failures of a hook after which an agent would have let the command run. */
  failedOpen: number
}

/** Where the lines of a job stand in the journal; the last line about a sample counts. */
class LineIndex {
  readonly #offsets: Float64Array
  readonly #lengths: Uint32Array
  readonly #epochs: number

  constructor(samples: number, epochs: number) {
    this.#offsets = new Float64Array(samples * epochs).fill(-1)
    this.#lengths = new Uint32Array(samples * epochs)
    this.#epochs = epochs
  }

  set(position: number, epoch: number, offset: number, length: number): void {
    const index = position * this.#epochs + epoch - 1
    this.#offsets[index] = offset
    this.#lengths[index] = length
  }

  get(position: number, epoch: number): LinePlace | undefined {
    const index = position * this.#epochs + epoch - 1
    const offset = this.#offsets[index]!
    return offset < 0 ? undefined : { offset, length: this.#lengths[index]! }
  }
}

/**
 * Writes the log of a job from its journal, in the order of the suite, so that the order in which
 * replies came and interruptions on the way leave no trace. Memory does not grow with the samples.
 */
export async function writeEval(
  folder: string,
  run: RunFile,
  job: Job,
  completedAt: string,
): Promise<JobResult> {
  const path = journalPath(folder)
  const { epochs } = run.asked
  const index = new LineIndex(job.suite.count, epochs)
  scanJournal(path, (head, offset, length) => {
    if (head.job === job.index) index.set(head.sample, head.epoch, offset, length)
  })
  const scorer = new RunScorer(job.guard.name)
  const result: JobResult = {
    log: null,
    scorer,
    cascade: job.guard.name.startsWith('cascade:') ? new CascadeShare() : null,
    failedOpen: 0,
  }
  if (job.done === 0) return result

  const info = logInfo(folder, run, job, completedAt)
  const writer = new EvalWriter(
    info.path,
    toEvalStart(info, {
      sampleIds: await sampleIds(job),
      metricNames: Object.keys(computeMetrics(scorer.tally)),
      system: job.guard.conversation?.('').system,
    }),
  )
  const journal = openSync(path, 'r')
  try {
    for await (const batch of readBatches(job.suite.file, job.suite.wanted)) {
      for (const { position, sample } of batch) {
        for (let epoch = 1; epoch <= epochs; epoch++) {
          const place = index.get(position, epoch)
          if (place) add(sample, epoch, readEntry(journal, path, place))
        }
      }
      await new Promise(setImmediate)
    }
    await writer.finish({
      status: info.status,
      results: toEvalResults(
        { total: job.total, completed: job.done },
        { ...computeMetrics(scorer.tally) },
      ),
      startedAt: run.created,
      completedAt,
      error: info.error,
    })
  } catch (error) {
    writer.abandon()
    throw cannotWrite(info.path, error)
  } finally {
    closeSync(journal)
  }
  return { ...result, log: info }

  function add(sample: Sample, epoch: number, entry: EntryBody): void {
    const logged = toLogged(sample, epoch, job, entry)
    const scored = scorer.add(logged)!
    logged.scores.push({
      scorer: SCORER,
      ...toScoreRecord(scored, logged.dataset, logged.stopReason),
    })
    result.cascade?.add(entry.answer)
    if (entry.answer.failedOpen) result.failedOpen++
    const conversation = job.guard.conversation?.(sample.command) ?? { user: sample.command }
    writer.add(toEvalSample(logged, { model: info.model, taskId: info.taskId, conversation }))
  }
}

/** What the log of a job says about itself. Only the times differ between two runs of the same. */
function logInfo(folder: string, run: RunFile, job: Job, completedAt: string): LogInfo & Finished {
  const { asked, manner } = run
  const { guard, suite } = job
  const taskId = stableId(run.id, String(job.index), guard.name, suite.name)
  const task = `aegish_${suite.name}`
  return {
    path: join(folder, evalFileName(run.created, task, taskId)),
    status: job.status === 'success' || job.status === 'error' ? job.status : 'cancelled',
    evalId: stableId(taskId, 'eval'),
    runId: run.id,
    created: run.created,
    task,
    taskId,
    model: guard.name,
    dataset: suite.name,
    sampleCount: suite.selected,
    cot: asked.cot && guard.estimate !== undefined,
    config: {
      epochs: asked.epochs,
      limit: asked.limit,
      fail_on_error: manner.failOnError,
      working_limit: Math.round(manner.timeLimitMs / 1000),
    },
    metadata: {
      aegish: {
        seed: asked.seed,
        epochs: asked.epochs,
        filters: asked.filters,
        sample: asked.sample,
        max_retries: manner.maxRetries,
        suite: { name: suite.name, sha256: suite.sha256, samples: suite.count },
        guard: guard.details ?? {},
      },
    },
    packages: { aegish: run.aegish },
    startedAt: run.created,
    completedAt,
    error: job.problem,
  }
}

/** The samples are safe in the journal: the log can be written again when there is room. */
function cannotWrite(path: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined || UserError.is(error)) return error
  return new UserError('CANNOT_WRITE', `${path}: cannot be written: ${message}`, {
    cause: error,
    exitCode: EXIT.failed,
  })
}

/** A log that is not being written any more. */
type Finished = { status: 'success' | 'cancelled' | 'error' }

/** A list of all ids helps Inspect to read samples one by one; a very long one would weigh too much. */
const MOST_SAMPLE_IDS = 100_000

async function sampleIds({ suite }: Job): Promise<string[] | undefined> {
  if (suite.selected > MOST_SAMPLE_IDS) return undefined
  const ids: string[] = []
  for await (const batch of readBatches(suite.file, suite.wanted)) {
    for (const { sample } of batch) ids.push(memberId(sample.id))
  }
  return ids
}

function toLogged(sample: Sample, epoch: number, job: Job, entry: EntryBody): LoggedSample {
  const { answer, timing, startedAt, completedAt, retries, earlierReplies } = entry
  const { id, command, expect, category, ...about } = sample
  const total = timing && timing.queueMs + timing.backoffMs + timing.modelMs
  return {
    // Inspect looks a sample up by the name of its member: both must be the same.
    id: memberId(id),
    epoch,
    command,
    target: [expect],
    category: category ?? null,
    reply: answer.reply,
    stopReason: answer.stopReason,
    ...(answer.cause === 'time_limit' && { limit: 'working' }),
    ...(answer.cause !== 'time_limit' && answer.error !== undefined && { error: answer.error }),
    latencyMs: timing?.modelMs ?? null,
    totalMs: total ?? null,
    usage: answer.usage,
    cost: answer.cost,
    dataset: job.suite.name,
    timing,
    metadata: {
      ...about,
      ...(answer.failedOpen && { failed_open: true }),
      ...(answer.cached && { cached: true }),
      ...(answer.stages && { stages: answer.stages }),
      ...(retries && { sample_retries: retries }),
    },
    scores: [],
    startedAt,
    completedAt: completedAt ?? startedAt,
    decision: answer.decision,
    decidedBy: answer.decidedBy,
    earlierReplies,
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
