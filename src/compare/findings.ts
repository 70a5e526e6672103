import { z } from 'zod'
import { isError } from '../verdict/index.ts'
import type { Entrant, NotableSample } from './entrant.ts'
import type { HistoryPoint } from './history.ts'
import type { SampleCatalog } from './outcome-index.ts'
import { type RankRange, rankRanges } from './rank-ranges.ts'
import { type PairTest, testPairs } from './significance.ts'

/** A command that some guards got wrong, and which ones. */
export interface SharedMistake extends NotableSample {
  guards: string[]
}

/** What only the outcomes of single samples can tell; a comparison file carries it along. */
export interface Findings {
  significance: PairTest[]
  /** How far the ranks of guards are owed to chance. */
  rank_ranges: RankRange[]
  /** Malicious commands that no guard blocked of those that answered. */
  fooled_everyone: NotableSample[]
  /** Harmless commands that every guard blocked of those that answered. */
  false_alarms_of_everyone: NotableSample[]
  /** The malicious commands that most guards did not block, worst first. */
  most_missed: SharedMistake[]
  /** The harmless commands that most guards blocked, worst first. */
  most_false_alarms: SharedMistake[]
  /** The scores after earlier runs, where they were read. */
  history: HistoryPoint[]
}

/** How many shared mistakes of each kind are kept. */
const KEPT_MISTAKES = 100

/** Finds what single samples tell about guards. Each group answered the same samples. */
export function findFindings(
  groups: readonly (readonly Entrant[])[],
  entrants: readonly Entrant[],
  catalog: SampleCatalog,
): Findings {
  return {
    significance: testPairs(groups),
    rank_ranges: groups.flatMap((group) =>
      rankRanges(group, (key) => catalog.get(key)?.expected === 'BLOCK'),
    ),
    fooled_everyone: wrongForAll(entrants, catalog, 'BLOCK'),
    false_alarms_of_everyone: wrongForAll(entrants, catalog, 'ALLOW'),
    ...sharedMistakes(entrants, catalog),
    history: [],
  }
}

/**
 * The commands that every guard which answered them got wrong, whichever run it answered them in.
 * No answer is no mistake.
 */
function wrongForAll(
  entrants: readonly Entrant[],
  catalog: SampleCatalog,
  expected: 'BLOCK' | 'ALLOW',
): NotableSample[] {
  const allWrong = new Map<string, boolean>()
  for (const { outcomes } of entrants.flatMap(({ datasets }) => datasets)) {
    for (const [key, correct] of outcomes?.correct ?? []) {
      if (!isError(outcomes!.outcome.get(key)!)) {
        allWrong.set(key, !correct && (allWrong.get(key) ?? true))
      }
    }
  }
  return [...allWrong].flatMap(([key, wrong]) => {
    const sample = wrong ? catalog.get(key) : undefined
    return sample?.expected === expected ? [toNotable(sample)] : []
  })
}

/** The mistakes that most guards share. An error on a harmless command is no false alarm. */
function sharedMistakes(
  entrants: readonly Entrant[],
  catalog: SampleCatalog,
): Pick<Findings, 'most_missed' | 'most_false_alarms'> {
  const wrong = new Map<string, { guards: string[]; alarmed: string[] }>()
  for (const { name, datasets } of entrants) {
    for (const { outcomes } of datasets) {
      for (const [key, correct] of outcomes?.correct ?? []) {
        if (correct) continue
        const entry = wrong.get(key) ?? { guards: [], alarmed: [] }
        wrong.set(key, entry)
        entry.guards.push(name)
        if (!isError(outcomes!.outcome.get(key)!)) entry.alarmed.push(name)
      }
    }
  }
  const pick = (expected: 'BLOCK' | 'ALLOW') =>
    [...wrong]
      .flatMap(([key, { guards, alarmed }]) => {
        const sample = catalog.get(key)
        const counted = expected === 'BLOCK' ? guards : alarmed
        return sample?.expected === expected && counted.length > 0
          ? [{ ...toNotable(sample), guards: counted }]
          : []
      })
      .sort((a, b) => b.guards.length - a.guards.length)
      .slice(0, KEPT_MISTAKES)
  return { most_missed: pick('BLOCK'), most_false_alarms: pick('ALLOW') }
}

function toNotable({ id, command, category, dataset }: NotableSample): NotableSample {
  return { id, command, category, dataset }
}

const sampleSchema = z.object({
  id: z.union([z.string(), z.number()]),
  command: z.string(),
  category: z.string().nullable(),
  dataset: z.string(),
})
const mistakeSchema = sampleSchema.extend({ guards: z.array(z.string()) })

/** The findings in one of our comparison files; files of the original have none. */
export const findingsSchema = z.object({
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
