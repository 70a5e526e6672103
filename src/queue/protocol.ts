import { z } from 'zod'
import type { GuardAnswer } from '../guard/index.ts'
import { isTooDeep } from '../log/index.ts'
import { settingsSchema, specificationSchema } from '../run/index.ts'
import { CERTAINTIES, type Decision, STOP_REASONS, type Usage, VERDICTS } from '../verdict/index.ts'

/**
 * What coordinator and workers say to each other. Everything that comes out of the queue was
 * written by somebody else: it is measured before it is parsed, and checked before it is used.
 */

/** The most that one answer may weigh on its way back; a longer one is an error of its sample. */
export const LARGEST_ANSWER = 3 * 1024 * 1024
/** Bytes of commands in one chunk, so that a chunk of long ones stays small. */
export const LARGEST_COMMANDS = 4 * 1024 * 1024
/** Of what a provider or a program said about a failure. */
export const LONGEST_LINE = 20_000
const LARGEST_CHUNK = 16 * LARGEST_COMMANDS
const LARGEST_RESULT = 96 * 1024 * 1024
const LARGEST_OFFER = 2 * 1024 * 1024
const LARGEST_CARD = 256 * 1024

const index = z.number().int().nonnegative()
const ms = z.number().nonnegative()
const name = z.string().min(1).max(10_000)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const line = z.string().max(LONGEST_LINE)
const time = z.string().max(40)

/** What a coordinator offers to workers: a run, and how its guards are to be asked. No secrets. */
const offerSchema = z.object({
  format: z.literal(1),
  run: z.string().regex(/^[\w.-]{1,100}$/),
  aegish: name,
  build: sha256,
  /** The guards by their place in the run: what to make, and what must come of it. */
  guards: z
    .array(z.object({ spec: name, name, hash: sha256 }))
    .min(1)
    .max(1000),
  suites: z.array(z.object({ name, sha256 })).max(1000),
  specification: specificationSchema.pick({ seed: true, cot: true, role: true, policy: true }),
  settings: settingsSchema.pick({
    rpm: true,
    tpm: true,
    timeoutMs: true,
    timeLimitMs: true,
    maxRetries: true,
    cache: true,
  }),
  /** The run is being stopped: what is open finishes, the rest is handed back. */
  isClosing: z.boolean(),
})
export type Offer = z.infer<typeof offerSchema>

/** What a worker says about itself, every second. */
const cardSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,120}$/),
  host: z.string().max(256),
  pid: index,
  aegish: name,
  stations: z
    .array(
      z.object({
        run: name,
        guard: index,
        /** How many samples it asks about at once. */
        capacity: z.number().int().min(1).max(100_000),
        waiting: z.object({ ms, why: line }).optional(),
      }),
    )
    .max(1000),
  refused: z.array(z.object({ run: name, guard: name, why: line })).max(1000),
})
export type WorkerCard = z.infer<typeof cardSchema>

/** Some samples of one job of a run, on their way to a worker. Not what is expected of them. */
const chunkSchema = z.object({
  run: name,
  /** Index of the guard-and-suite pair in run.json. */
  job: index,
  guard: index,
  /** Of the suite that the samples are from. */
  suite: sha256,
  tasks: z
    .array(
      z.object({
        position: index,
        epoch: index.min(1),
        id: z.string().min(1),
        command: z.string(),
      }),
    )
    .min(1)
    .max(1000),
})
export type Chunk = z.infer<typeof chunkSchema>
export type ChunkTask = Chunk['tasks'][number]

const usageSchema = z.strictObject({
  inputTokens: index.optional(),
  outputTokens: index.optional(),
  totalTokens: index.optional(),
  cachedInputTokens: index.optional(),
  reasoningTokens: index.optional(),
  cacheWriteTokens: index.optional(),
} satisfies Record<keyof Usage, unknown>)

/** What guards add to a decision (a trace) goes through as it is, within the bounds of the whole. */
const decisionSchema = z.looseObject({
  verdict: z.enum(VERDICTS),
  reason: z.string(),
  confidence: z.number(),
  certainty: z.enum(CERTAINTIES).optional(),
})

const answerSchema = z.strictObject({
  reply: z.string().nullable(),
  stopReason: z.enum(STOP_REASONS).optional(),
  reasoning: z.string().optional(),
  cause: z.enum(['time_limit', 'api_error']).optional(),
  error: line.optional(),
  usage: usageSchema.optional(),
  cost: z.number().nonnegative().optional(),
  modelMs: ms.optional(),
  decision: decisionSchema.transform((value) => value as unknown as Decision).optional(),
  decidedBy: name.optional(),
  stages: z
    .array(z.strictObject({ guard: name, modelMs: ms.optional(), cost: z.number().optional() }))
    .max(100)
    .optional(),
  failedOpen: z.boolean().optional(),
  cached: z.boolean().optional(),
  batch: name.optional(),
  // A field that guards learn to give must be let through here as well.
} satisfies Record<keyof GuardAnswer, unknown>)

const recordSchema = z.object({
  position: index,
  epoch: index.min(1),
  timing: z.object({ queueMs: ms, backoffMs: ms, modelMs: ms }),
  startedAt: time,
  completedAt: time,
  failures: z.array(line).max(1000),
  /** USD that the worker believes were spent, failed attempts included. */
  spent: z.number().nonnegative(),
  answer: answerSchema.optional(),
  error: z
    .object({ kind: z.enum(['busy', 'transient', 'sample', 'fatal']), message: line })
    .optional(),
})
export type AnswerRecord = z.infer<typeof recordSchema>

/** What a worker hands back. What it has no record of it did not ask about. */
const resultSchema = z.object({
  worker: cardSchema.shape.id,
  records: z.array(recordSchema).max(1000),
})
export type ChunkResult = z.infer<typeof resultSchema>

/** What is wrong with something that came out of the queue. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}

function reader<T>(what: string, schema: z.ZodType<T>, largest: number): (text: unknown) => T {
  return (text) => {
    if (typeof text !== 'string') throw new ProtocolError(`${what} is no text`)
    if (text.length > largest)
      throw new ProtocolError(`${what} is larger than ${largest} characters`)
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      throw new ProtocolError(`${what} is no JSON`)
    }
    if (isTooDeep(value)) throw new ProtocolError(`${what} is nested too deeply`)
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new ProtocolError(`${what}: ${issue!.path.join('.')}: ${issue!.message}`)
  }
}

export const readOffer = reader('the offer of a run', offerSchema, LARGEST_OFFER)
export const readCard = reader('the card of a worker', cardSchema, LARGEST_CARD)
export const readChunk = reader('a chunk of samples', chunkSchema, LARGEST_CHUNK)
export const readResult = reader('the result of a worker', resultSchema, LARGEST_RESULT)

/** The BullMQ queue through which the samples of one guard of a run go. */
export const queueName = (run: string, guard: number) => `${run}-${guard}`
