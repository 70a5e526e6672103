import { CallError, type Guard, type GuardAnswer, type Redact } from '../guard/index.ts'
import {
  type AskerOptions,
  type AskResult,
  Budget,
  createAsker,
  decideAtOnce,
} from '../run/index.ts'
import { type AnswerRecord, type ChunkTask, LARGEST_ANSWER, LONGEST_LINE } from './protocol.ts'

/** How a worker asks its guard. */
export interface AnsweringOptions extends AskerOptions {
  redact: Redact
}

/**
 * Asks a guard about the samples of a chunk and says what came of each. What `stopping` ended
 * before it began has no record: it was not asked. `failed` hears that no question can succeed.
 */
export async function answerChunk(
  guard: Guard,
  tasks: readonly ChunkTask[],
  options: AnsweringOptions,
  stopping: AbortSignal,
  failed: (why: string) => void,
): Promise<AnswerRecord[]> {
  const isInstant = (guard.rateLimits ?? []).length === 0
  if (isInstant) return answerAtOnce(guard, tasks, options, stopping)
  const records = await Promise.all(
    tasks.map(async (task): Promise<AnswerRecord[]> => {
      const budget = new Budget()
      const asker = createAsker(guard, { ...options, calls: { ...options.calls, budget } })
      const asked = await asker.ask(
        { ...task, sample: { ...task, expect: 'ALLOW' }, retries: 0, failures: [] },
        stopping,
      )
      if (stopping.aborted && asked.error === stopping.reason) return []
      const outcome = outcomeOf(asked)
      if (outcome.error?.kind === 'fatal') failed(outcome.error.message)
      return [recordOf(task, asked, outcome, budget.spent, options.redact)]
    }),
  )
  return records.flat()
}

/** A guard that decides in this process. */
async function answerAtOnce(
  guard: Guard,
  tasks: readonly ChunkTask[],
  { seed, today, redact }: AnsweringOptions,
  stopping: AbortSignal,
): Promise<AnswerRecord[]> {
  const records: AnswerRecord[] = []
  const startedAt = today().toISOString()
  for (const task of tasks) {
    if (stopping.aborted) break
    const { answer, timing } = await decideAtOnce(guard, task, task.epoch, seed)
    const asked = { timing, startedAt, completedAt: startedAt, failures: [] }
    records.push(recordOf(task, asked, { answer }, answer.cost ?? 0, redact))
  }
  // Timers and signals get their turn between two chunks.
  await new Promise(setImmediate)
  return records
}

type RecordOutcome = Pick<AnswerRecord, 'error'> & { answer?: GuardAnswer }

function outcomeOf({ answer, error }: AskResult): RecordOutcome {
  if (answer) return { answer }
  if (CallError.is(error)) return { error: { kind: error.kind, message: error.message } }
  return { error: { kind: 'fatal', message: `the worker failed: ${(error as Error).message}` } }
}

function recordOf(
  { position, epoch }: ChunkTask,
  { timing, startedAt, completedAt, failures }: Omit<AskResult, 'answer' | 'error'>,
  outcome: RecordOutcome,
  spent: number,
  redact: Redact,
): AnswerRecord {
  const said = failures.map((failure) => redact(failure).slice(0, LONGEST_LINE))
  const record = { position, epoch, timing, startedAt, completedAt, failures: said, spent }
  // Through JSON: what a guard says may hold functions, and must not hold the worker's secrets.
  const text = redact(JSON.stringify(outcome))
  if (text.length <= LARGEST_ANSWER) return { ...record, ...JSON.parse(text) }
  const message = `the answer is larger than ${LARGEST_ANSWER / 1024 ** 2} MB, too large for a queue`
  return { ...record, error: { kind: 'sample', message } }
}
