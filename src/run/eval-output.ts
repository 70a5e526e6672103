import { closeSync, openSync } from 'node:fs'
import type { GuardAnswer } from '../guard/index.ts'
import {
  EvalWriter,
  type LoggedSample,
  type LogInfo,
  memberId,
  SCORER,
  toEvalResults,
  toEvalSample,
  toEvalStart,
} from '../log/index.ts'
import { computeMetrics, RunScorer, type ScoredSample, toScoreRecord } from '../score/index.ts'
import type { Sample } from '../suite/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import type { Job } from './job.ts'
import { JournalGoneError } from './journal.ts'
import type { EntryBody } from './journal-entry.ts'
import { type LinePlace, readEntry, scanJournal } from './journal-scan.ts'
import { describeLog } from './log-description.ts'
import { toLogged } from './logged-entry.ts'
import { journalPath, journalShape, type RunFile } from './run-file.ts'
import { readBatches } from './suite-reader.ts'

/** What came of one guard over one suite. */
export interface JobResult {
  /** What the log says about itself; null when there was nothing to write into one. */
  log: LogInfo | null
  scorer: RunScorer
  /** Failures of a hook after which an agent would have let the command run. */
  failedOpen: number
  /** Answers that came in batches, and what they cost in USD; null where that is not known. */
  batched: { answers: number; cost: number | null }
}

/** Sees every sample of a job as it goes into the log, in the order of the suite. */
export type OnLogged = (job: Job, scored: ScoredSample, sample: LoggedSample) => void

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
  onLogged: OnLogged = () => {},
): Promise<JobResult> {
  const path = journalPath(folder)
  const { epochs } = run.specification
  const index = new LineIndex(job.suite.count, epochs)
  scanJournal(path, journalShape(run), (head, offset, length) => {
    if (head.job === job.index) index.set(head.sample, head.epoch, offset, length)
  })
  const scorer = new RunScorer(job.guard.name)
  const result: JobResult = {
    log: null,
    scorer,
    failedOpen: 0,
    batched: { answers: 0, cost: 0 },
  }
  if (job.done === 0) return result

  const journal = openJournal(path)
  const info = logInfo(folder, run, job, completedAt)
  const writer = new EvalWriter(
    info.path,
    toEvalStart(info, {
      sampleIds: await sampleIds(job),
      metricNames: Object.keys(computeMetrics(scorer.tally)),
      system: job.guard.conversation?.('')?.system,
    }),
  )
  let added = 0
  try {
    for await (const batch of readBatches(job.suite.file, job.suite.wanted)) {
      for (const { position, sample } of batch) {
        for (let epoch = 1; epoch <= epochs; epoch++) {
          const place = index.get(position, epoch)
          if (!place) continue
          const entry = readEntry(journal, path, place)
          // A block of another journal, as a damaged disk mixes them up.
          if (entry.id !== sample.id) throw strangerError(path, place, sample)
          add(sample, epoch, entry)
          added++
        }
      }
      await new Promise(setImmediate)
    }
    // A log must not say that it holds more than it does.
    if (added !== job.done) throw lostLinesError(path, job.done - added)
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
  return { ...result, log: { ...info, recordedSamples: job.done } }

  function add(sample: Sample, epoch: number, entry: EntryBody): void {
    const logged = toLogged(sample, epoch, job.suite.name, entry)
    const scored = scorer.add(logged)!
    logged.scores.push({
      scorer: SCORER,
      ...toScoreRecord(scored, logged.dataset, logged.stopReason),
    })
    onLogged(job, scored, logged)
    if (entry.answer.failedOpen) result.failedOpen++
    countBatched(result.batched, entry.answer)
    const conversation = job.guard.conversation?.(sample.command, entry.answer.decidedBy) ?? {
      user: sample.command,
    }
    writer.add(toEvalSample(logged, { model: info.model, taskId: info.taskId, conversation }))
  }
}

/** What expired in a batch costs nothing. */
function countBatched(batched: JobResult['batched'], { batch, reply, cost }: GuardAnswer): void {
  if (batch === undefined || reply === null) return
  batched.answers++
  batched.cost = batched.cost === null || cost === undefined ? null : batched.cost + cost
}

function openJournal(path: string): number {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new JournalGoneError(path)
    throw error
  }
}

function lostLinesError(path: string, lost: number): UserError {
  return new UserError(
    'BAD_JOURNAL',
    `${path}: ${lost} lines were damaged while the run was at work; resume to ask about them again`,
    { exitCode: EXIT.failed },
  )
}

function strangerError(path: string, { offset }: LinePlace, { id }: Sample): UserError {
  return new UserError(
    'BAD_JOURNAL',
    `${path}: the line at byte ${offset} is not about the sample ${id}; delete it and resume`,
  )
}

/** What the log of a finished job says about itself. */
function logInfo(folder: string, run: RunFile, job: Job, completedAt: string): LogInfo & Finished {
  const { guard } = job
  const cot = run.specification.cot && guard.estimate !== undefined
  return {
    ...describeLog(folder, run, {
      ...job,
      guard: { name: guard.name, details: guard.details, cot },
    }),
    status: job.status === 'success' || job.status === 'error' ? job.status : 'cancelled',
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
