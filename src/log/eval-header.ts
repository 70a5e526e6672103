import { z } from 'zod'
import { type Fields, isFields, isTooDeep, parseJson } from './json.ts'
import { LogError } from './log-error.ts'
import type { LogInfo } from './logged-sample.ts'
import { recordedSamples } from './recorded-samples.ts'
import type { ZipReader } from './zip-reader.ts'

/** As it was parsed: a copy that zod makes loses a key named `__proto__`. */
const looseRecord = z.custom<Fields>(isFields).catch({})

const specSchema = z.looseObject({
  created: z.string(),
  task: z.string(),
  model: z.string(),
  dataset: z.looseObject({
    name: z.string().nullish().catch(null),
    samples: z.number().nullish().catch(null),
  }),
  task_id: z.string().catch(''),
  run_id: z.string().catch(''),
  eval_id: z.string().catch(''),
  task_args: looseRecord,
  config: looseRecord,
  metadata: looseRecord,
  packages: looseRecord,
})

const headerSchema = z.looseObject({
  status: z.enum(['started', 'success', 'cancelled', 'error']).catch('started'),
  eval: specSchema,
  stats: z
    .looseObject({ started_at: z.string().optional(), completed_at: z.string().optional() })
    .nullish()
    .catch(null),
  error: z.looseObject({ message: z.string() }).nullish().catch(null),
})

/** Reads what a log says about itself; without a header the run was still going, or died. */
export function readHeader(zip: ZipReader): LogInfo {
  const entry = zip.entries.get('header.json') ?? zip.entries.get('_journal/start.json')
  if (!entry)
    throw new LogError(zip.path, 'is not an .eval log (no header.json, no _journal/start.json)')
  let json: unknown
  try {
    json = parseJson(zip.readText(entry))
  } catch (error) {
    if (error instanceof LogError) throw error
    throw new LogError(zip.path, `${entry.name} is not valid JSON`, { cause: error })
  }
  if (isTooDeep(json)) throw new LogError(zip.path, `${entry.name} is nested too deeply`)
  const parsed = headerSchema.safeParse(json)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const where = issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'wrong shape'
    throw new LogError(zip.path, `${entry.name} has the wrong shape (${where})`)
  }
  const { eval: spec, stats, error } = parsed.data
  const status = entry.name === 'header.json' ? parsed.data.status : 'started'
  return {
    path: zip.path,
    status,
    created: spec.created,
    task: spec.task,
    taskId: spec.task_id,
    runId: spec.run_id,
    evalId: spec.eval_id,
    model: spec.model,
    dataset: spec.dataset.name ?? undefined,
    sampleCount: spec.dataset.samples ?? undefined,
    recordedSamples: recordedSamples(zip, json, status),
    cot: spec.task_args.cot === true,
    config: spec.config,
    metadata: spec.metadata,
    packages: Object.fromEntries(
      Object.entries(spec.packages).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    ),
    startedAt: stats?.started_at,
    completedAt: stats?.completed_at,
    error: error?.message,
  }
}
