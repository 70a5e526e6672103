import { z } from 'zod'
import { type LoggedSample, SCORER } from '../log/index.ts'
import { costOf, isCorrect, readReply } from '../score/index.ts'
import { CERTAINTIES, RULES, UserError, VERDICTS } from '../verdict/index.ts'
import type { Answer, CutText, SampleDetails, ShownDecision } from './api.ts'
import type { Contender } from './contender.ts'
import { outcomeOf } from './outcome-code.ts'
import type { Recording } from './recording.ts'
import type { SampleRow, SampleTable } from './sample-table.ts'

/** A page with more text than this helps nobody; the whole reply can be fetched by itself. */
const TEXT_CUT = 100_000
const FIELD_CUT = 2000

/** What the page shows by name or beside an answer; the rest of the metadata is listed as it is. */
const SHOWN_BY_NAME = new Set([
  'aegish',
  'cached',
  'sample_retries',
  'stages',
  'binary',
  'category',
  'command',
  'dataset',
  'rule',
  'tags',
  'technique',
  'twin',
  'why',
])

/** Everything about one sample: its label, and what each contender that was asked said about it. */
export function sampleDetails(
  row: number,
  contenders: readonly Contender[],
  table: SampleTable,
): SampleDetails {
  const asked = contenders.flatMap((contender) =>
    contender.recordings.flatMap((recording) => {
      const position = recording.outcomes.positionOf(row)
      return position < 0 ? [] : [{ contender, recording, position }]
    }),
  )
  let first: LoggedSample | undefined
  const prompts = new Map<string, number>()
  const answers = asked.map(({ contender, recording, position }) => {
    const { outcome, cause } = outcomeOf(recording.outcomes.codes[position]!)
    const known = {
      guard: contender.id,
      outcome,
      cause,
      correct: isCorrect(table.rows[row]!.expected, outcome),
      log: recording.file,
    }
    try {
      const sample = readAgain(recording, position, table.rows[row]!)
      first ??= sample
      return { ...known, ...toAnswer(sample, recording), prompt: promptOf(sample, recording) }
    } catch (error) {
      if (!UserError.is(error)) throw error
      // Where the log lies is not what a reader, perhaps of an export, wants to know.
      const problem = error.message.replaceAll(recording.info.path, recording.file)
      return { ...known, ...NOTHING, problem }
    }
  })
  return {
    ...toLabel(table.rows[row]!, first, table),
    prompts: [...prompts.keys()].map(cut),
    answers,
  }

  function promptOf({ system }: LoggedSample, { info }: Recording): number | null {
    const text = system ?? promptOfRun(info.metadata)
    if (text === undefined) return null
    const place = prompts.get(text) ?? prompts.size
    prompts.set(text, place)
    return place
  }
}

const runSchema = z.object({
  aegish: z.object({ guard: z.object({ system_prompt: z.string() }) }),
})

/** While a run goes on, only its description holds the prompt. */
function promptOfRun(metadata: unknown): string | undefined {
  return runSchema.safeParse(metadata).data?.aegish.guard.system_prompt
}

/** The whole reply of one contender. */
export function wholeReply(
  row: number,
  contender: Contender,
  table: SampleTable,
): string | undefined {
  for (const recording of contender.recordings) {
    const position = recording.outcomes.positionOf(row)
    if (position >= 0) return readAgain(recording, position, table.rows[row]!).reply ?? ''
  }
  return undefined
}

/** A log may have been replaced since it was indexed: then another sample stands there. */
function readAgain(recording: Recording, position: number, row: SampleRow): LoggedSample {
  const sample = recording.sampleAt(position)
  if (!sample.command.startsWith(row.command) || sample.epoch !== row.epoch) {
    throw new UserError('LOG_CHANGED', `${recording.info.path}: has changed; it will be read again`)
  }
  return sample
}

function toLabel(
  row: SampleRow,
  sample: LoggedSample | undefined,
  table: SampleTable,
): Omit<SampleDetails, 'prompts' | 'answers'> {
  const metadata = sample?.metadata ?? {}
  const field = (name: string) =>
    typeof metadata[name] === 'string' ? metadata[name].slice(0, FIELD_CUT) : null
  const twin = field('twin')
  return {
    key: row.key,
    id: row.id,
    epoch: row.epoch,
    suite: row.suite,
    command: cut(sample?.command ?? row.command),
    expected: row.expected,
    category: row.category,
    technique: row.technique,
    binary: field('binary'),
    rule: toRule(field('rule')),
    why: field('why'),
    twin: twin === null ? null : { id: twin, key: table.keyOfId(twin) },
    tags: Array.isArray(metadata.tags) ? metadata.tags.slice(0, 50).map(toText) : [],
    more: Object.entries(metadata)
      .filter(([name]) => !SHOWN_BY_NAME.has(name))
      .slice(0, 50)
      .map(([name, value]) => ({ name: name.slice(0, 100), text: toText(value) })),
  }
}

/** What only the log can tell. */
type Recorded = Omit<Answer, 'guard' | 'outcome' | 'cause' | 'correct' | 'log'>

const NOTHING: Recorded = {
  problem: null,
  prompt: null,
  message: null,
  reply: null,
  said: null,
  reasoning: null,
  failures: [],
  stopReason: null,
  limit: null,
  error: null,
  latencyMs: null,
  totalMs: null,
  timing: null,
  usage: null,
  cost: null,
  decision: null,
  decidedBy: null,
  stages: [],
  cached: false,
  earlierReplies: [],
  otherScores: [],
  startedAt: null,
}

function toAnswer(sample: LoggedSample, { info }: Recording): Recorded {
  return {
    ...NOTHING,
    message: sample.message === sample.command ? null : cutOrNull(sample.message),
    reply: cutOrNull(sample.reply),
    said: sample.reply === null ? null : toSaid(sample.reply),
    reasoning: cutOrNull(sample.reasoning),
    failures: (sample.failures ?? []).slice(0, 50).map((text) => text.slice(0, FIELD_CUT)),
    stopReason: sample.stopReason ?? null,
    limit: sample.limit ?? null,
    error: sample.error?.slice(0, FIELD_CUT) ?? null,
    latencyMs: sample.latencyMs,
    totalMs: sample.totalMs,
    timing: timingSchema.parse(sample.timing),
    usage: sample.usage ?? null,
    cost: sample.cost ?? costOf(info.model, sample.usage),
    decision: toDecision(sample.decision),
    decidedBy: sample.decidedBy ?? null,
    stages: stagesSchema.parse(sample.metadata.stages).slice(0, 10),
    cached: sample.metadata.cached === true,
    earlierReplies: (sample.earlierReplies ?? [])
      .slice(0, 20)
      .map((reply) => (typeof reply === 'string' ? cut(reply) : null)),
    otherScores: sample.scores
      .filter(({ scorer }) => scorer !== SCORER)
      .slice(0, 20)
      .map(({ scorer, value, answer }) => ({
        scorer: scorer.slice(0, 100),
        value: toText(value),
        answer: answer?.slice(0, FIELD_CUT) ?? null,
      })),
    startedAt: sample.startedAt ?? null,
  }
}

/** What a readable reply says, taken out of its JSON. */
function toSaid(reply: string): Answer['said'] {
  const reading = readReply(reply)
  if (reading.verdict === null) return null
  const { reason, confidence, thinking } = reading
  return {
    reason: reason?.slice(0, FIELD_CUT) ?? null,
    confidence: confidence ?? null,
    thinking: cutOrNull(thinking),
  }
}

const timingSchema = z
  .object({
    queueMs: z.number().nonnegative(),
    backoffMs: z.number().nonnegative(),
    modelMs: z.number().nonnegative(),
  })
  .nullable()
  .catch(null)

const stagesSchema = z
  .array(
    z.object({
      guard: z.string().transform((name) => name.slice(0, 200)),
      modelMs: z.number().nonnegative().nullable().catch(null),
    }),
  )
  .catch([])

const decisionSchema = z
  .looseObject({
    verdict: z.enum(VERDICTS).nullable().catch(null),
    reason: z.string().nullable().catch(null),
    confidence: z.number().nullable().catch(null),
    rule: z.string().nullable().catch(null),
    certainty: z.enum(CERTAINTIES).nullable().catch(null),
    span: z
      .object({ start: z.int().nonnegative(), end: z.int().nonnegative() })
      .nullable()
      .catch(null),
    trace: z.unknown(),
  })
  .nullable()
  .catch(null)

/** A log is not ours alone to write: nothing of a decision is believed before it is checked. */
function toDecision(decision: unknown): ShownDecision | null {
  const checked = decisionSchema.parse(decision ?? null)
  if (checked === null) return null
  const { verdict, reason, confidence, rule, certainty, span, trace } = checked
  return {
    verdict,
    reason: reason?.slice(0, FIELD_CUT) ?? null,
    confidence,
    rule: toRule(rule),
    certainty,
    span: span && span.end > span.start ? span : null,
    trace: toTrace(trace),
  }
}

/** Steps as a list, or lists of steps by name. */
function toTrace(trace: unknown): string[] {
  if (typeof trace !== 'object' || trace === null) return []
  const steps = Array.isArray(trace)
    ? trace.map(toText)
    : Object.entries(trace).flatMap(([name, part]) =>
        Array.isArray(part) ? part.map((step) => `${name}: ${toText(step)}`) : [],
      )
  return steps.slice(0, 200).map((step) => step.slice(0, FIELD_CUT))
}

function toRule(id: string | null): SampleDetails['rule'] {
  if (id === null) return null
  const rule = RULES.find((candidate) => candidate.id === id)
  return {
    id: id.slice(0, 100),
    name: rule?.name ?? null,
    title: rule?.title ?? null,
    what: rule?.what ?? null,
  }
}

function cut(text: string): CutText {
  return { text: text.slice(0, TEXT_CUT), length: text.length }
}

function cutOrNull(text: string | null | undefined): CutText | null {
  return text == null ? null : cut(text)
}

function toText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, FIELD_CUT)
}
