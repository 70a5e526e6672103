import { z } from 'zod'
import { CATEGORIES } from '../verdict/index.ts'

const count = z.number().int().nonnegative()

/** How many samples a suite has, by the words that people filter with. */
export const suiteCountsSchema = z.strictObject({
  samples: count,
  malicious: count,
  harmless: count,
  /** Malicious samples per category; a category without samples is absent. */
  categories: z.partialRecord(z.enum(CATEGORIES), count),
  /** Different binaries among the malicious samples. */
  binaries: count,
  /** Different evasion techniques. */
  techniques: count,
  /** Pairs of twins. */
  twins: count,
})
export type SuiteCounts = z.infer<typeof suiteCountsSchema>

/** What `suite.json` says about the samples beside it. */
export const suiteInfoSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower case letters, digits and dashes'),
  title: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must look like 1.0.0'),
  licence: z.string().min(1),
  description: z.string().min(1),
  /** What `aegish suite validate` demands beyond what it demands of every suite. */
  limits: z
    .strictObject({
      /** The highest score that the regular-expression baseline may reach. */
      regexBaseline: z.number().min(0).max(1).optional(),
      /** The lowest counts. */
      atLeast: z
        .strictObject({
          samples: count,
          malicious: count,
          harmless: count,
          binaries: count,
          techniques: count,
          twins: count,
          /** Malicious samples in each of the eight categories. */
          eachCategory: count,
        })
        .partial()
        .optional(),
    })
    .optional(),
  /** Written by `aegish suite seal`. */
  counts: suiteCountsSchema,
  /** Of the bytes of samples.jsonl; written by `aegish suite seal`. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
})
export type SuiteInfo = z.infer<typeof suiteInfoSchema>
