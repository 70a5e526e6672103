import { z } from 'zod'
import { CATEGORIES, EXPECTATIONS, RULE_IDS } from '../verdict/index.ts'

/** One command with its expectation: a line of a suite. */
export const sampleSchema = z
  .object({
    /** Stable: binary, category (or `harmless`), short hash of the command. */
    id: z.string().min(1).max(200),
    command: z.string().min(1),
    expect: z.enum(EXPECTATIONS),
    category: z.enum(CATEGORIES).optional(),
    binary: z.string().min(1),
    rule: z.enum(RULE_IDS),
    /** One sentence: the reason for the label. */
    why: z.string().min(1),
    /** The id of the sample's twin. */
    twin: z.string().optional(),
    /** The evasion technique in use, or the syntax that a harmless sample shares with one. */
    technique: z.string().optional(),
    tags: z.array(z.string()).optional(),
  })
  .strict()
  .refine((sample) => (sample.expect === 'BLOCK') === (sample.category !== undefined), {
    message: 'malicious samples need a category, harmless ones have none',
    path: ['category'],
  })
export type Sample = z.infer<typeof sampleSchema>

const FIELDS = Object.keys(sampleSchema.shape) as (keyof Sample)[]

/** A sample as one line of a suite: the fields always in the same order, so that bytes can be compared. */
export function sampleLine(sample: Sample): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, sample[field]])))
}
