import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../disk/make-folder.ts'
import { ROLES } from '../guard/index.ts'
import type { UserPolicy } from '../guard/static/index.ts'
import { UserError } from '../verdict/index.ts'
import type { JournalShape } from './journal-entry.ts'

const positive = z.number().positive()
const whole = z.number().int().nonnegative()

/** What shapes the results of a run: fixed for as long as it lives. */
export const specificationSchema = z.object({
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
export type RunSpecification = z.infer<typeof specificationSchema>

/** How a run is carried out: may be different when it goes on. */
export const settingsSchema = z.object({
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
  /** Calls go by batches where a provider takes them. */
  batch: z.boolean().optional(),
  /** What expires in a batch is asked by a single call. */
  batchFallback: z.boolean().optional(),
})
export type RunSettings = z.infer<typeof settingsSchema>

/** As it lies on disk, where two of its keys have the names of the first version. */
const runFileSchema = z.object({
  /** Since 2 every line of the journal carries a checksum. */
  version: z.union([z.literal(1), z.literal(2)]),
  id: z.string(),
  created: z.string(),
  aegish: z.string(),
  node: z.string(),
  asked: specificationSchema,
  manner: settingsSchema,
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
type StoredRun = z.infer<typeof runFileSchema>

export interface RunFile extends Omit<StoredRun, 'asked' | 'manner'> {
  specification: RunSpecification
  settings: RunSettings
}

const runFilePath = (folder: string) => join(folder, 'run.json')
export const journalPath = (folder: string) => join(folder, 'samples.jsonl')

/** What the lines of the run's journal can be about: guards by suites, as jobs are counted. */
export function journalShape({ version, specification, guards, suites }: RunFile): JournalShape {
  return {
    samples: guards.flatMap(() => suites.map(({ count }) => count)),
    epochs: specification.epochs,
    sealed: version >= 2,
  }
}

/** Makes the folder of a new run; its `run.json` appears whole. */
export function writeRunFile(folder: string, run: RunFile): void {
  const path = runFilePath(folder)
  const temporary = `${path}.${process.pid}.tmp`
  try {
    makeFolder(folder)
    writeFileSync(temporary, `${JSON.stringify(toStored(run), null, 2)}\n`, { flush: true })
    renameSync(temporary, path)
  } catch (error) {
    removeQuietly(temporary)
    // Without its file the folder is no run: nobody should find half of one.
    removeIfEmpty(folder)
    throw new UserError('CANNOT_WRITE', `${path}: cannot be written: ${whyNot(folder, error)}`, {
      cause: error,
    })
  }
}

function toStored({ specification: asked, settings: manner, ...rest }: RunFile): StoredRun {
  const { version, id, created, aegish, node, ...work } = rest
  return { version, id, created, aegish, node, asked, manner, ...work }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // What could not be written may not be removable either; the first error is told.
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // not there, or not empty
  }
}

/** Making a folder and its parents fails with ENOENT where a parent may not be written: say that. */
function whyNot(folder: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT') return message
  let parent = resolve(folder)
  while (!existsSync(parent) && dirname(parent) !== parent) parent = dirname(parent)
  try {
    accessSync(parent, constants.W_OK)
    return message
  } catch (refusal) {
    return (refusal as Error).message
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
    const { asked: specification, manner: settings, ...rest } = parsed.data
    const isWhole =
      rest.guards.length === specification.guards.length &&
      rest.suites.length === specification.suites.length
    if (isWhole) return { ...rest, specification, settings }
    throw new UserError('BAD_RUN', `${path}: guards and suites are not those that were asked for`)
  }
  const [issue] = parsed.error.issues
  throw new UserError('BAD_RUN', `${path}: ${issue!.path.join('.')}: ${issue!.message}`)
}
