import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import {
  EvalWriter,
  evalFileName,
  type LoggedSample,
  SCORER,
  toEvalResults,
  toEvalSample,
  toEvalStart,
} from '../log/index.ts'
import { computeMetrics, explain, RunScorer, type ScoredSample } from '../score/index.ts'
import type { Sample } from '../suite/sample.ts'
import { UserError } from '../verdict/index.ts'
import { CascadeShare } from './cascade-share.ts'
import type { Job } from './job.ts'
import type { EntryBody } from './journal-entry.ts'
import { scanJournal } from './journal-scan.ts'
import { journalPath, type RunFile } from './run-file.ts'
import { readBatches } from './suite-reader.ts'

/** What came of one guard over one suite. */
export interface JobResult {
  /** The log; null when there was nothing to write into one. */
  log: string | null
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

  get(position: number, epoch: number): { offset: number; length: number } | undefined {
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

  const taskId = stableId(run.id, job.guard.name, job.suite.name)
  const task = `aegish_${job.suite.name}`
  const writer = new EvalWriter(join(folder, evalFileName(run.created, task, taskId)), startOf())
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
      status: job.status === 'success' || job.status === 'error' ? job.status : 'cancelled',
      results: toEvalResults(
        { total: job.total, completed: job.done },
        { ...computeMetrics(scorer.tally) },
      ),
      startedAt: run.created,
      completedAt,
      error: job.problem,
    })
  } catch (error) {
    writer.abandon()
    throw error
  } finally {
    closeSync(journal)
  }
  return { ...result, log: writer.path }

  function startOf() {
    const { asked, manner } = run
    return toEvalStart(
      {
        evalId: stableId(taskId, 'eval'),
        runId: run.id,
        created: run.created,
        task,
        taskId,
        model: job.guard.name,
        dataset: job.suite.name,
        sampleCount: job.suite.selected,
        cot: asked.cot && job.guard.estimate !== undefined,
        config: {
          epochs,
          limit: asked.limit,
          fail_on_error: manner.failOnError,
          working_limit: Math.round(manner.timeLimitMs / 1000),
        },
        metadata: {
          aegish: {
            seed: asked.seed,
            epochs,
            filters: asked.filters,
            sample: asked.sample,
            max_retries: manner.maxRetries,
            suite: { name: job.suite.name, sha256: job.suite.sha256, samples: job.suite.count },
            guard: job.guard.details ?? {},
          },
        },
        packages: { aegish: run.aegish },
      },
      {
        metricNames: Object.keys(computeMetrics(scorer.tally)),
        system: job.guard.conversation?.('').system,
      },
    )
  }

  function add(sample: Sample, epoch: number, entry: EntryBody): void {
    const logged = toLogged(sample, epoch, job, entry)
    const scored = scorer.add(logged)!
    logged.scores.push(toScore(scored, logged))
    result.cascade?.add(entry.answer)
    if (entry.answer.failedOpen) result.failedOpen++
    const conversation = job.guard.conversation?.(sample.command) ?? { user: sample.command }
    writer.add(toEvalSample(logged, { model: job.guard.name, taskId, conversation }))
  }
}

function readEntry(
  journal: number,
  path: string,
  { offset, length }: { offset: number; length: number },
): EntryBody {
  const bytes = Buffer.allocUnsafe(length)
  readSync(journal, bytes, 0, length, offset)
  try {
    // Our own line: its head was checked by the scan, its body was written by entryLine.
    return JSON.parse(bytes.toString('utf8')) as EntryBody
  } catch (error) {
    throw new UserError('BAD_JOURNAL', `${path}: the line at byte ${offset} is damaged`, {
      cause: error,
    })
  }
}

function toLogged(sample: Sample, epoch: number, job: Job, entry: EntryBody): LoggedSample {
  const { answer, timing, startedAt, completedAt, retries, earlierReplies } = entry
  const { id, command, expect, category, ...about } = sample
  const total = timing && timing.queueMs + timing.backoffMs + timing.modelMs
  return {
    id,
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

function toScore(scored: ScoredSample, { dataset, stopReason }: LoggedSample) {
  const { expected, outcome, cause, command, category, correct } = scored
  return {
    scorer: SCORER,
    value: correct ? 'C' : 'I',
    answer: outcome,
    explanation: explain(scored),
    metadata: {
      expected,
      actual: outcome,
      command,
      dataset,
      category,
      ...(cause && { cause, stop_reason: stopReason ?? null }),
    },
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
