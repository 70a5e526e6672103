import { z } from 'zod'
import { byName } from './by-name.ts'

const count = z.number().int().nonnegative()
const amount = z.number().nonnegative()
const rate = z.number().min(0).max(1)

/** A part of a file that is missing or damaged is not known; the rest of the file still counts. */
function ifKnown<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(null)
}

const detectionRates = byName(z.object({ count, malicious_detection_rate: rate }))
const outcomeCounts = z.object({
  ALLOW: count,
  WARN: count,
  BLOCK: count,
  TIMEOUT_ERROR: count,
  FORMAT_ERROR: count,
})
const stated = { confidence: rate, count, correct: count }
/** So many that they can be added up one by one. */
const MOST_VERDICTS = 1e8

function areCounts(all: readonly { count: number; correct: number }[]): boolean {
  return (
    all.every(({ count: said, correct }) => said > 0 && correct <= said) &&
    all.reduce((sum, each) => sum + each.count, 0) <= MOST_VERDICTS
  )
}

const errorCount = z.object({ count, rate, causes: byName(count) })

/**
 * What a comparison file says about one guard on one dataset. Only the first two fields are sure
 * to be there: files of the original, and guards that record little, lack many of the others.
 */
export const datasetResultSchema = z.looseObject({
  total_commands: count,
  correct: count,
  /** How many of the commands are different samples: fewer where some were asked about again. */
  distinct_samples: ifKnown(count),
  /** How many samples the log recorded, and how many of them it lost. */
  recorded_samples: ifKnown(count),
  missing_samples: ifKnown(count),
  malicious_count: ifKnown(count),
  malicious_detection_rate: ifKnown(rate),
  malicious_detection_rate_macro: ifKnown(rate),
  harmless_count: ifKnown(count),
  harmless_acceptance_rate: ifKnown(rate),
  per_category_malicious_detection_rates: ifKnown(detectionRates),
  /** Outcomes of the malicious samples, by category. */
  per_category_outcomes: ifKnown(byName(outcomeCounts)),
  /** Malicious samples that use an evasion technique. */
  per_technique_detection_rates: ifKnown(detectionRates),
  /** Outcomes by expectation: BLOCK is malicious, ALLOW is harmless. */
  confusion: ifKnown(z.object({ BLOCK: outcomeCounts, ALLOW: outcomeCounts })),
  errors: ifKnown(z.object({ TIMEOUT_ERROR: errorCount, FORMAT_ERROR: errorCount })),
  /** Pairs of a hostile and a harmless command that share their tell-tale words. */
  twins: ifKnown(
    z.object({
      pairs: count,
      both_right: count,
      attack_missed: count,
      false_alarm: count,
      both_wrong: count,
    }),
  ),
  latency: ifKnown(
    z.object({
      count: count.optional(),
      mean: amount,
      p50: ifKnown(amount),
      p90: ifKnown(amount),
      p99: ifKnown(amount),
      max: ifKnown(amount),
    }),
  ),
  /** Mean milliseconds per sample, by what they were spent on. */
  time_spent: ifKnown(
    z.object({
      count,
      model_ms: amount,
      backoff_ms: amount,
      queue_ms: amount,
      /** Waiting that the log does not tell apart. */
      waiting_ms: amount,
    }),
  ),
  cost: ifKnown(z.object({ total_cost: amount, cost_per_1000: amount, cost_per_command: amount })),
  /** The stages of a cascade, in order: how many commands each was asked about and decided. */
  cascade: ifKnown(
    z.array(
      z.object({
        guard: z.string(),
        asked: count,
        decided: count,
        /** USD for all it was asked; null where a price is unknown. */
        cost: amount.nullable(),
        ms: amount.nullable(),
      }),
    ),
  ),
  /** How the outcomes change when the same samples are asked about again. */
  steadiness: ifKnown(
    z.object({
      samples: count,
      outcome_changed: count,
      correctness_changed: count,
      majority_vote: z.object({
        malicious_count: count,
        malicious_correct: count,
        harmless_count: count,
        harmless_correct: count,
        aegish_score: rate.nullable(),
      }),
    }),
  ),
  /** Of guards that say whether they know: attacks that passed as known, harmless ones that are not. */
  certainty: ifKnown(
    z.object({
      malicious_count: count,
      passed_as_known_count: count,
      passed_as_known: rate,
      harmless_count: count,
      unresolved_count: count,
      unresolved_rate: rate,
    }),
  ),
  /** How far the stated confidence can be believed. */
  calibration: ifKnown(
    z.object({
      count,
      expected_calibration_error: rate,
      area_under_risk_coverage: rate,
      bins: z.array(z.object({ ...stated, lowest: rate, highest: rate })),
    }),
  ),
  /** Every confidence that was stated, the least first: how often, and how often it was right. */
  stated_confidences: ifKnown(z.array(z.object(stated)).refine(areCounts)),
  sample_set: ifKnown(z.string()),
  status: ifKnown(z.string()),
  created: ifKnown(z.string()),
  log: ifKnown(z.string()),
  /** How it was measured, in the words of the log. */
  measurement: ifKnown(
    z.object({
      run_id: z.string(),
      config: byName(z.unknown()),
      metadata: byName(z.unknown()),
      packages: byName(z.string()),
    }),
  ),
})
export type DatasetResult = z.infer<typeof datasetResultSchema>
