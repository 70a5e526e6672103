import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROLES } from '../guard/index.ts'
import type { UserPolicy } from '../guard/static/index.ts'
import { UserError } from '../verdict/index.ts'
import type { JournalShape } from './journal-entry.ts'

const positive = z.number().positive()
const whole = z.number().int().nonnegative()

/** What shapes the results of a run: fixed for as long as it lives. */
const askedSchema = z.object({
  guards: z.array(z.string()).min(1),
  suites: z.array(z.string()).min(1),
  epochs: whole.min(1),
  seed: z.number().int(),
  filters: z.array(z.string()),
  sample: whole.optional(),
  limit: whole.optional(),
  cot: z.boolean(),
  role: z.enum(ROLES),
  /** The user's own policy, whole: its file may change before the run goes on. */
  policy: z.custom<UserPolicy>((value) => typeof value === 'object' && value !== null).optional(),
})
export type Asked = z.infer<typeof askedSchema>

/** How a run is carried out: may be different when it goes on. */
const mannerSchema = z.object({
  concurrency: whole.optional(),
  rpm: positive.optional(),
  tpm: positive.optional(),
  /** For one attempt; absent means as long as the sample has. */
  timeoutMs: positive.optional(),
  /** For one sample, in the model's own time. */
  timeLimitMs: positive,
  /** Of one call. */
  maxRetries: whole,
  /** The share of samples without a reply from which on the run has failed. */
  failOnError: z.number().min(0).max(1),
  /** USD. */
  budget: z.number().nonnegative().optional(),
  cache: z.boolean(),
})
export type Manner = z.infer<typeof mannerSchema>

const runFileSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  created: z.string(),
  aegish: z.string(),
  node: z.string(),
  asked: askedSchema,
  manner: mannerSchema,
  /** In the order of `asked.guards`. */
  guards: z.array(z.object({ name: z.string(), details: z.record(z.string(), z.unknown()) })),
  /** In the order of `asked.suites`. */
  suites: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      sha256: z.string(),
      count: whole,
      selected: whole,
    }),
  ),
})
export type RunFile = z.infer<typeof runFileSchema>

const runFilePath = (folder: string) => join(folder, 'run.json')
export const journalPath = (folder: string) => join(folder, 'samples.jsonl')

/** What the lines of the run's journal can be about: guards by suites, as jobs are counted. */
export function journalShape({ asked, guards, suites }: RunFile): JournalShape {
  return {
    samples: guards.flatMap(() => suites.map(({ count }) => count)),
    epochs: asked.epochs,
  }
}

const lockPath = (folder: string) => join(folder, 'lock')

/** Makes the folder of a new run; its `run.json` appears whole. */
export function writeRunFile(folder: string, run: RunFile): void {
  const path = runFilePath(folder)
  try {
    mkdirSync(folder, { recursive: true })
    const temporary = `${path}.${process.pid}.tmp`
    writeFileSync(temporary, `${JSON.stringify(run, null, 2)}\n`, { flush: true })
    renameSync(temporary, path)
  } catch (error) {
    const { message } = error as Error
    throw new UserError('CANNOT_WRITE', `${path}: cannot be written: ${message}`, { cause: error })
  }
}

/** Reads what a run was asked to do. */
export function readRunFile(folder: string): RunFile {
  const path = runFilePath(folder)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new UserError(
      'NO_RUN',
      missing
        ? `${folder}: there is no run here (no run.json); name a folder such as runs/ID`
        : `${path}: cannot be read: ${(error as Error).message}`,
    )
  }
  const parsed = runFileSchema.safeParse(json)
  if (parsed.success) {
    const { asked, guards, suites } = parsed.data
    const isWhole = guards.length === asked.guards.length && suites.length === asked.suites.length
    if (isWhole) return parsed.data
    throw new UserError('BAD_RUN', `${path}: guards and suites are not those that were asked for`)
  }
  const [issue] = parsed.error.issues
  throw new UserError('BAD_RUN', `${path}: ${issue!.path.join('.')}: ${issue!.message}`)
}

/**
 * Makes sure that one process at a time works on a run; the returned function lets go. The lock of
 * a process that was killed does not count.
 */
export function lockRun(folder: string): () => void {
  const path = lockPath(folder)
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' })
      removeLeftOvers(folder)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 0) {
        const { message } = error as Error
        throw new UserError('CANNOT_WRITE', `${path}: cannot be written: ${message}`, {
          cause: error,
        })
      }
    }
    const holder = Number.parseInt(readFileSync(path, 'utf8'), 10)
    if (holder !== process.pid && isAlive(holder)) {
      throw new UserError(
        'RUN_IN_USE',
        `${folder}: process ${holder} works on this run; end it first (or delete ${path} if it is something else)`,
      )
    }
    rmSync(path, { force: true })
  }
}

/** Whether a process works on a run at this moment. */
export function isAtWork(folder: string): boolean {
  try {
    return isAlive(Number.parseInt(readFileSync(lockPath(folder), 'utf8'), 10))
  } catch {
    return false
  }
}

/** What a killed process had not finished writing; nobody else is at work here now. */
function removeLeftOvers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.tmp')) rmSync(join(folder, name), { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
