import { dirname } from 'node:path'
import { makeFolder } from '../disk/make-folder.ts'
import type { Fields } from './json.ts'
import { type MemberPlace, ZipWriter } from './zip-writer.ts'

/** What `_journal/start.json` holds: the specification of the evaluation, and its plan. */
export interface EvalStart {
  eval: Fields
  plan: Fields
}

/** What is only known at the end of a run. */
export interface EvalEnd {
  status: 'success' | 'cancelled' | 'error'
  results: Fields
  startedAt: string
  completedAt: string
  error?: string
}

const SUMMARIES_PER_MEMBER = 1000

/**
 * Writes an `.eval` log sample by sample: memory does not grow with the number of samples, and the
 * file gets its name only when it is whole.
 */
export class EvalWriter {
  readonly #zip: ZipWriter
  readonly #start: EvalStart
  readonly #summaryPlaces: MemberPlace[] = []
  /** Tokens of each kind by model; names of models come from elsewhere and name no property. */
  readonly #modelUsage = new Map<string, Map<string, number>>()
  #summaries: string[] = []

  constructor(path: string, start: EvalStart) {
    makeFolder(dirname(path))
    this.#zip = new ZipWriter(path)
    this.#start = start
    try {
      this.#zip.add('_journal/start.json', JSON.stringify({ version: 2, ...start }))
    } catch (error) {
      this.abandon()
      throw error
    }
  }

  get path(): string {
    return this.#zip.path
  }

  /**
   * Adds one sample in the shape of the format. `serialise` is for samples that hold what plain
   * JSON cannot say.
   */
  add(sample: Fields, serialise: (value: unknown) => string = JSON.stringify): void {
    const id = memberId(sample.id as string | number)
    this.#zip.add(`samples/${id}_epoch_${sample.epoch}.json`, serialise(sample))
    this.#summaries.push(serialise(toSummary(sample)))
    this.#addUsage(sample.model_usage)
    if (this.#summaries.length >= SUMMARIES_PER_MEMBER) this.#writeSummaries()
  }

  /** Writes what stands at the end and gives the file its name. */
  async finish(end: EvalEnd): Promise<void> {
    try {
      if (this.#summaries.length > 0) this.#writeSummaries()
      await this.#zip.addStream('summaries.json', this.#allSummaries())
      this.#zip.add('header.json', JSON.stringify(this.#header(end)))
      this.#zip.finish()
    } catch (error) {
      this.abandon()
      throw error
    }
  }

  /** Gives up: nothing stays behind. */
  abandon(): void {
    this.#zip.abandon()
  }

  #header({ status, results, startedAt, completedAt, error }: EvalEnd): Fields {
    return {
      version: 2,
      status,
      ...this.#start,
      results,
      stats: {
        started_at: startedAt,
        completed_at: completedAt,
        model_usage: Object.fromEntries(
          [...this.#modelUsage].map(([model, counts]) => [model, Object.fromEntries(counts)]),
        ),
      },
      ...(error !== undefined && {
        error: { message: error, traceback: error, traceback_ansi: error },
      }),
    }
  }

  #writeSummaries(): void {
    const name = `_journal/summaries/${this.#summaryPlaces.length + 1}.json`
    this.#summaryPlaces.push(this.#zip.add(name, `[${this.#summaries.join(',')}]`))
    this.#summaries = []
  }

  /** The lists of the members as one: bytes from one place to another, and no text in between. */
  *#allSummaries(): Generator<Buffer> {
    for (const [i, place] of this.#summaryPlaces.entries()) {
      const list = this.#zip.readBack(place)
      list.write(i === 0 ? '[' : ',')
      yield list.subarray(0, -1)
    }
    yield Buffer.from(this.#summaryPlaces.length === 0 ? '[]' : ']')
  }

  #addUsage(usage: unknown): void {
    for (const [model, counts] of Object.entries((usage ?? {}) as Record<string, Fields>)) {
      const sum = this.#modelUsage.get(model) ?? new Map<string, number>()
      this.#modelUsage.set(model, sum)
      for (const [name, count] of Object.entries(counts ?? {})) {
        if (typeof count === 'number') sum.set(name, (sum.get(name) ?? 0) + count)
      }
    }
  }
}

/** The name of a log file: the parts keep only what cannot be mistaken for a separator. */
export function evalFileName(created: string, task: string, taskId: string): string {
  return `${[created, task, taskId].map((part) => part.replace(/[_/:+]/g, '-')).join('_')}.eval`
}

/** Sample ids name members of the archive: no folders, and nothing that looks like an epoch. */
export function memberId(id: string | number): string {
  return String(id)
    .replace(/[/\\]/g, '-')
    .replace(/_epoch_/g, '-epoch-')
}

const INPUT_CUT = 5120
const SCORE_CUT = 1000

/** The short form of a sample, with long texts cut as the format asks. */
function toSummary(sample: Fields): Fields {
  const { id, epoch, input, target, metadata, scores, model_usage, started_at, completed_at } =
    sample
  const messages = Array.isArray(sample.messages) ? sample.messages.length : 0
  return {
    id,
    epoch,
    input: cut(input, INPUT_CUT),
    target: Array.isArray(target)
      ? target.map((text) => cut(text, INPUT_CUT))
      : cut(target, INPUT_CUT),
    metadata: cutFields(metadata),
    scores: Object.fromEntries(
      Object.entries((scores ?? {}) as Record<string, Fields>).map(([scorer, score]) => [
        scorer,
        { ...cutFields(score), metadata: cutFields(score?.metadata) },
      ]),
    ),
    model_usage,
    started_at,
    completed_at,
    total_time: sample.total_time,
    working_time: sample.working_time,
    uuid: sample.uuid,
    ...(sample.error != null && { error: cut((sample.error as Fields).message, SCORE_CUT) }),
    ...(sample.limit != null && { limit: (sample.limit as Fields).type }),
    retries: Array.isArray(sample.error_retries) ? sample.error_retries.length : 0,
    completed: true,
    message_count: messages,
  }
}

function cutFields(fields: unknown): Fields {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Fields).map(([name, value]) => [name, cut(value, SCORE_CUT)]),
  )
}

function cut(value: unknown, length: number): unknown {
  return typeof value === 'string' && value.length > length ? value.slice(0, length) : value
}
