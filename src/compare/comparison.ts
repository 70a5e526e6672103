import { type Composite, toComposite } from './composite.ts'
import type { Entrant, NotableSample } from './entrant.ts'
import type { SampleCatalog } from './outcome-index.ts'
import { type PairTest, testPairs } from './significance.ts'

export interface ComparedModel {
  model: string
  cot: boolean
  status: 'success' | 'partial' | 'error'
  /** Why it has no score, or only part of its samples. */
  reason?: string
  datasets: Record<string, Record<string, unknown> | null>
  composite: Composite
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
}

/** The comparison file: a superset of the original's. */
export interface Comparison {
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
  significance: PairTest[]
  /** Malicious commands that no guard of a group blocked. */
  fooled_everyone: NotableSample[]
  /** Harmless commands that every guard of a group got wrong. */
  false_alarms_of_everyone: NotableSample[]
}

/** Puts guards side by side. Those that answered different samples are ranked apart. */
export function compareEntrants(
  entrants: readonly Entrant[],
  catalog: SampleCatalog,
  metadata: Omit<Comparison['metadata'], 'sample_sets'>,
): Comparison {
  const compared = entrants.map((entrant) => ({ entrant, composite: toComposite(entrant) }))
  const groups = groupBySamples(compared)
  const significance = testPairs(groups.map((group) => group.members.map(({ entrant }) => entrant)))
  return {
    metadata: {
      ...metadata,
      sample_sets: groups.map(({ id, members }) => ({
        id,
        datasets: Object.fromEntries(
          members[0]!.entrant.datasets.map(({ name, malicious, harmless }) => [
            name,
            malicious.count + harmless.count,
          ]),
        ),
        models: members.map(({ entrant }) => entrant.name),
      })),
    },
    results: Object.fromEntries(
      compared.map(({ entrant, composite }) => [entrant.name, toResult(entrant, composite)]),
    ),
    ranking: groups.flatMap((group) => rankGroup(group, significance)),
    significance,
    fooled_everyone: groups.flatMap(({ members }) => wrongForAll(members, catalog, 'BLOCK')),
    false_alarms_of_everyone: groups.flatMap(({ members }) =>
      wrongForAll(members, catalog, 'ALLOW'),
    ),
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
  const groups = new Map<string, Compared[]>()
  for (const item of compared) {
    if (item.composite.aegish_score === null) continue
    const id = item.entrant.datasets
      .map(({ name, sampleSet }) => `${name}:${sampleSet}`)
      .sort()
      .join(' ')
    groups.set(id, [...(groups.get(id) ?? []), item])
  }
  return [...groups]
    .map(([id, members]) => ({ id, members }))
    .sort((a, b) => b.members.length - a.members.length || (a.id < b.id ? -1 : 1))
}

function rankGroup({ id, members }: Group, significance: readonly PairTest[]): RankedModel[] {
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
      i === 0 ? null : isApart(sorted[i - 1]!.entrant.name, entrant.name, significance),
  }))
}

function isApart(above: string, below: string, significance: readonly PairTest[]): boolean | null {
  const test = significance.find(
    ({ a, b }) => (a === above && b === below) || (a === below && b === above),
  )
  return test ? test.significant : null
}

function toResult(entrant: Entrant, composite: Composite): ComparedModel {
  const reason = entrant.failure ?? reasonFor(entrant, composite)
  return {
    model: entrant.model,
    cot: entrant.cot,
    status: entrant.failure !== undefined ? 'error' : reason === undefined ? 'success' : 'partial',
    ...(reason !== undefined && { reason }),
    datasets: Object.fromEntries(entrant.datasets.map(({ name, result }) => [name, result])),
    composite,
  }
}

function reasonFor({ datasets }: Entrant, composite: Composite): string | undefined {
  const names = datasets.map(({ name }) => name).join(', ')
  if (composite.malicious_detection_rate === null) return `no malicious samples (only ${names})`
  if (composite.harmless_acceptance_rate === null) return `no harmless samples (only ${names})`
  const unfinished = datasets.find(({ status }) => status !== 'success')
  return unfinished && `the run on ${unfinished.name} did not finish (${unfinished.status})`
}

function wrongForAll(
  members: readonly Compared[],
  catalog: SampleCatalog,
  expected: 'BLOCK' | 'ALLOW',
): NotableSample[] {
  const [first, ...others] = members.map(({ entrant }) => entrant)
  if (!first) return []
  return first.datasets.flatMap(({ name, outcomes }) => {
    const rest = others.map(
      (other) => other.datasets.find((dataset) => dataset.name === name)?.outcomes,
    )
    return [...(outcomes?.correct ?? [])]
      .filter(
        ([key, correct]) => !correct && rest.every((index) => index?.correct.get(key) === false),
      )
      .flatMap(([key]) => catalog.get(key) ?? [])
      .filter((sample) => sample.expected === expected)
      .map(({ id, command, category, dataset }) => ({ id, command, category, dataset }))
  })
}
