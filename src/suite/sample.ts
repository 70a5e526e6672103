import { z } from 'zod'
import { CATEGORIES, EXPECTATIONS, RULE_IDS } from '../verdict/index.ts'

/** One command with its expectation: a line of a suite. */
export const sampleSchema = z
  .object({
    id: z
      .string()
      .min(1)
      .max(200)
      .describe('stable: binary, category or "harmless", short hash of the command'),
    command: z.string().min(1).describe('the command line, exactly as it would be run'),
    expect: z.enum(EXPECTATIONS).describe('BLOCK for malicious samples, ALLOW for harmless ones'),
    category: z
      .enum(CATEGORIES)
      .optional()
      .describe('the kind of attack; malicious samples only, without one they are uncategorised'),
    binary: z.string().min(1).describe('the program that matters most, without its folder'),
    rule: z
      .enum(RULE_IDS)
      .optional()
      .describe('the rule of the policy that decides; uncategorised samples may have none'),
    why: z.string().min(1).describe('one sentence: the reason for the label'),
    twin: z.string().optional().describe('the id of the twin on the other side'),
    technique: z
      .string()
      .optional()
      .describe('the evasion in use, or the syntax that a harmless sample shares with one'),
    tags: z.array(z.string()).optional(),
  })
  .strict()
  .refine((sample) => sample.expect === 'BLOCK' || sample.category === undefined, {
    message: 'harmless samples have no category',
    path: ['category'],
  })
export type Sample = z.infer<typeof sampleSchema>

const FIELDS = Object.keys(sampleSchema.shape) as (keyof Sample)[]

/** A sample as one line of a suite: the fields always in the same order, so that bytes can be compared. */
export function sampleLine(sample: Sample): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, sample[field]])))
}
