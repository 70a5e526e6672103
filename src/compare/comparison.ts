import {
  type Calibration,
  type CertaintyRates,
  calibrationOf,
  poolCertainty,
  poolConfidences,
  poolSteadiness,
  type Steadiness,
} from '../score/index.ts'
import { type Composite, toComposite } from './composite.ts'
import type { DatasetResult } from './dataset-result.ts'
import type { Entrant, EntrantDataset } from './entrant.ts'
import { type Findings, findFindings } from './findings.ts'
import { groupBy } from './group-by.ts'
import { type PairwiseWins, pairwiseWins } from './pairwise-wins.ts'
import type { RankRange } from './rank-ranges.ts'
import type { RunChanges } from './run-changes.ts'
import { sampleSetId } from './sample-set-id.ts'
import type { NumberedSamples } from './sample-votes.ts'
import { samplesOf } from './samples-of.ts'
import type { PairTest } from './significance.ts'

export interface ComparedModel {
  model: string
  cot: boolean
  status: 'success' | 'partial' | 'error'
  /** Why it has no score, or only part of its samples. */
  reason?: string
  datasets: Record<string, DatasetResult | null>
  composite: Composite
  /** Over all datasets; null where nothing was asked about twice. */
  steadiness: Steadiness | null
  /** Over all datasets; null for a guard that does not say whether it knows. */
  certainty: CertaintyRates | null
  /** Over all datasets; null for a guard that states no confidence. */
  calibration: Calibration | null
}

export interface RankedModel {
  rank: number
  model: string
  aegish_score: number
  cost_per_1000: number | null
  /** Ranks count within one set of samples. */
  sample_set: string
  /** Whether it is significantly apart from the one above; null without per-sample outcomes. */
  apart_from_previous: boolean | null
  /** The ranks in 95% of the resamples of the same samples; null without per-sample outcomes. */
  rank_range: Omit<RankRange, 'model'> | null
}

/** The comparison file: a superset of the original's. */
export interface Comparison extends Findings {
  metadata: {
    timestamp: string
    generator: string
    target_score: number
    /** Which samples each group of the ranking answered. */
    sample_sets: { id: string; datasets: Record<string, number>; models: string[] }[]
    superseded: string[]
    skipped: { path: string; reason: string }[]
  }
  results: Record<string, ComparedModel>
  ranking: RankedModel[]
  /** Who is right where the other is wrong: a matrix for each ranking. */
  pairwise_wins: PairwiseWins[]
  /** The step from one run to another, where two were given. */
  changes?: RunChanges
}

/**
 * Puts guards side by side. Those that answered different samples are ranked apart. Findings that
 * are already known, from the past or from a comparison file, are taken as they are.
 */
export function compareEntrants(
  entrants: readonly Entrant[],
  catalog: NumberedSamples,
  metadata: Omit<Comparison['metadata'], 'sample_sets'>,
  known: Partial<Findings> = {},
): Comparison {
  const compared = entrants.map((entrant) => ({ entrant, composite: toComposite(entrant) }))
  const groups = groupBySamples(compared)
  const findings = {
    ...findFindings(
      groups.map(({ members }) => members.map(({ entrant }) => entrant)),
      entrants,
      catalog,
    ),
    ...known,
  }
  const ranking = groups.flatMap((group) => rankGroup(group, findings))
  return {
    metadata: {
      ...metadata,
      sample_sets: groups.map(({ id, members }) => ({
        id,
        datasets: Object.fromEntries(
          members[0]!.entrant.datasets.map(({ name, result }) => [name, samplesOf(result)]),
        ),
        models: members.map(({ entrant }) => entrant.name),
      })),
    },
    results: Object.fromEntries(
      compared.map(({ entrant, composite }) => [entrant.name, toResult(entrant, composite)]),
    ),
    ranking,
    pairwise_wins: pairwiseWins(ranking, findings.significance),
    ...findings,
  }
}

interface Compared {
  entrant: Entrant
  composite: Composite
}

interface Group {
  id: string
  members: Compared[]
}

/** Guards with a score, by the samples they answered; the largest group first. */
function groupBySamples(compared: readonly Compared[]): Group[] {
  const scored = compared.filter(({ composite }) => composite.aegish_score !== null)
  const groups = groupBy(scored, ({ entrant }) => sampleSetId(entrant.datasets))
  return [...groups]
    .map(([id, members]) => ({ id, members }))
    .sort((a, b) => b.members.length - a.members.length || (a.id < b.id ? -1 : 1))
}

function rankGroup(
  { id, members }: Group,
  findings: Pick<Findings, 'significance' | 'rank_ranges'>,
): RankedModel[] {
  const ranges = new Map(findings.rank_ranges.map((range) => [range.model, range]))
  const sorted = [...members].sort(
    (a, b) =>
      b.composite.aegish_score! - a.composite.aegish_score! ||
      (a.entrant.name < b.entrant.name ? -1 : 1),
  )
  return sorted.map(({ entrant, composite }, i) => ({
    rank: i + 1,
    model: entrant.name,
    aegish_score: composite.aegish_score!,
    cost_per_1000: composite.cost_per_1000_combined,
    sample_set: id,
    apart_from_previous:
      i === 0 ? null : isApart(sorted[i - 1]!.entrant.name, entrant.name, findings.significance),
    rank_range: toRange(ranges.get(entrant.name), i + 1),
  }))
}

/**
 * The range always holds the rank. It need not by itself: of two guards that are alike one still
 * stands first, and the score counts every answer where the range counts every sample once.
 */
function toRange(range: RankRange | undefined, rank: number): RankedModel['rank_range'] {
  return range ? { best: Math.min(range.best, rank), worst: Math.max(range.worst, rank) } : null
}

function isApart(above: string, below: string, significance: readonly PairTest[]): boolean | null {
  const test = significance.find(
    ({ a, b }) => (a === above && b === below) || (a === below && b === above),
  )
  return test ? test.significant : null
}

function toResult(entrant: Entrant, composite: Composite): ComparedModel {
  const reason = entrant.failure ?? reasonFor(entrant, composite)
  const results = entrant.datasets.map(({ result }) => result)
  return {
    model: entrant.model,
    cot: entrant.cot,
    status: entrant.failure !== undefined ? 'error' : reason === undefined ? 'success' : 'partial',
    ...(reason !== undefined && { reason }),
    datasets: Object.fromEntries(entrant.datasets.map(({ name, result }) => [name, result])),
    composite,
    steadiness: poolSteadiness(results.map(({ steadiness }) => steadiness)),
    certainty: poolCertainty(results.map(({ certainty }) => certainty)),
    calibration: calibrationOf(poolConfidences(results.map((each) => each.stated_confidences))),
  }
}

/** Everything that keeps a guard from a score, or its score from standing for all of its samples. */
function reasonFor({ datasets }: Entrant, composite: Composite): string | undefined {
  const names = datasets.map(({ name }) => name).join(', ')
  const reasons = [
    ...(composite.malicious_detection_rate === null
      ? [`no malicious samples (only ${names})`]
      : composite.harmless_acceptance_rate === null
        ? [`no harmless samples (only ${names})`]
        : []),
    ...datasets.flatMap((dataset) => unfinished(dataset) ?? []),
  ]
  return reasons.length === 0 ? undefined : reasons.join('; ')
}

function unfinished({ name, status, result }: EntrantDataset): string | undefined {
  const { missing_samples: missing, recorded_samples: recorded } = result
  if (missing) return `${missing} of ${recorded} samples are missing from the log of ${name}`
  return status === 'success' ? undefined : `the run on ${name} did not finish (${status})`
}
