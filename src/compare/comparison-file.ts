import { z } from 'zod'
import { UserError } from '../verdict/index.ts'
import { byName } from './by-name.ts'
import { type DatasetResult, datasetResultSchema } from './dataset-result.ts'
import type { Entrant, EntrantDataset } from './entrant.ts'
import type { Findings } from './findings.ts'

const fileSchema = z.looseObject({
  results: byName(
    z.looseObject({
      model: z.string(),
      cot: z.boolean().optional().catch(false),
      status: z.string().optional().catch('success'),
      reason: z.string().optional().catch(undefined),
      datasets: byName(datasetResultSchema.nullable()),
    }),
  ),
})

const sampleSchema = z.object({
  id: z.union([z.string(), z.number()]),
  command: z.string(),
  category: z.string().nullable(),
  dataset: z.string(),
})
const mistakeSchema = sampleSchema.extend({ guards: z.array(z.string()) })

/** The findings in one of our comparison files; files of the original have none. */
const findingsSchema = z.object({
  significance: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      pairs: z.number(),
      only_a_correct: z.number(),
      only_b_correct: z.number(),
      p_value: z.number(),
      p_holm: z.number(),
      significant: z.boolean(),
    }),
  ),
  rank_ranges: z
    .array(z.object({ model: z.string(), best: z.number(), worst: z.number() }))
    .default([]),
  fooled_everyone: z.array(sampleSchema),
  false_alarms_of_everyone: z.array(sampleSchema),
  most_missed: z.array(mistakeSchema),
  most_false_alarms: z.array(mistakeSchema),
  history: z.array(
    z.object({
      guard: z.string(),
      created: z.string(),
      aegish_score: z.number(),
      aegish_score_se: z.number(),
      sample_set: z.string(),
    }),
  ),
}) satisfies z.ZodType<Findings>

/** What a comparison file holds: guards, and in files of ours what single samples told. */
export interface ComparisonFile {
  entrants: Entrant[]
  findings?: Findings
}

/** Reads a comparison file, ours or the original's, back into guards. Throws a UserError. */
export function readComparisonFile(path: string, json: unknown): ComparisonFile {
  const parsed = fileSchema.safeParse(json)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new UserError(
      'BAD_COMPARISON',
      `${path}: is not a comparison file (${issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'wrong shape'})`,
    )
  }
  const entrants = Object.entries(parsed.data.results).map(([name, result]) => {
    const datasets = Object.entries(result.datasets).flatMap(([dataset, fields]) =>
      fields === null ? [] : [toDataset(dataset, fields)],
    )
    return {
      name,
      model: result.model,
      cot: result.cot ?? false,
      datasets,
      ...(datasets.length === 0 && {
        failure: result.reason ?? `status ${result.status ?? 'error'}, no results in the file`,
      }),
    }
  })
  const findings = findingsSchema.safeParse(json).data
  return { entrants, ...(findings && { findings }) }
}

/**
 * The original's files do not say how many samples of each side there were: a dataset with an
 * acceptance rate is all harmless, any other all malicious. Ours count both.
 */
function toDataset(name: string, fields: DatasetResult): EntrantDataset {
  const { total_commands: total, correct } = fields
  const counted = fields.malicious_count != null && fields.harmless_count != null
  const harmlessOnly = fields.harmless_acceptance_rate != null
  const maliciousCount = counted ? fields.malicious_count! : harmlessOnly ? 0 : total
  const harmlessCount = counted ? fields.harmless_count! : harmlessOnly ? total : 0
  const blocked = counted
    ? Math.round((fields.malicious_detection_rate ?? 0) * maliciousCount)
    : harmlessOnly
      ? 0
      : correct
  return {
    name,
    malicious: { correct: blocked, count: maliciousCount },
    harmless: { correct: correct - blocked, count: harmlessCount },
    // Without the samples themselves, the same number of them is the best that can be known.
    sampleSet: fields.sample_set ?? `${total}-samples`,
    latency: fields.latency ?? null,
    cost: fields.cost ?? null,
    status: fields.status ?? 'success',
    result: { ...fields, malicious_count: maliciousCount, harmless_count: harmlessCount },
  }
}
