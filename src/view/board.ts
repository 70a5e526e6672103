import {
  type Comparison,
  compareEntrants,
  type Entrant,
  type EntrantDataset,
  type Findings,
  type HistoricLog,
  type NumberedSamples,
  toHistory,
} from '../compare/index.ts'
import { statusOf } from '../log/index.ts'
import { guardName, hardestFirst, poolRates, TARGETS } from '../report/index.ts'
import { rate, wilson, Z95 } from '../score/index.ts'
import type { Board, BoardRow, Part, Rate } from './api.ts'
import type { Contender } from './contender.ts'
import type { Recorded } from './recording.ts'

/** The comparison of some contenders: what `compare --json` prints, with the past of each guard. */
export function compareContenders(
  contenders: readonly Contender<Recorded>[],
  past: readonly Contender<Recorded>[],
  catalog: NumberedSamples,
  metadata: Pick<Comparison['metadata'], 'generator' | 'timestamp' | 'skipped'>,
  known?: Findings,
): Comparison {
  const guards = new Set(contenders.map(({ entrant }) => guardName(entrant)))
  const history = past
    .filter(({ entrant }) => guards.has(guardName(entrant)))
    .flatMap(({ recordings }) => recordings.map(toHistoric))
  return compareEntrants(
    contenders.map(({ entrant }) => entrant),
    catalog,
    { ...metadata, target_score: TARGETS.score, superseded: [] },
    known ?? { history: toHistory(history) },
  )
}

function toHistoric({ info, suite, result }: Recorded): HistoricLog {
  const { sampleSet, malicious, harmless } = result
  const { created, runId } = info
  return { guard: guardName(info), created, runId, name: suite, sampleSet, malicious, harmless }
}

/** The same for people to look at: rates with intervals, parts, and what is still going on. */
export function toBoard(
  contenders: readonly Contender<Recorded>[],
  comparison: Comparison,
  revision: number,
): Board {
  const rows = contenders.map((contender) => toRow(contender, comparison))
  return {
    revision,
    rows,
    kinds: {
      category: hardestFirst(rows.map(({ categories }) => byName(categories))),
      technique: hardestFirst(rows.map(({ techniques }) => byName(techniques))),
    },
    sampleSets: comparison.metadata.sample_sets.map(({ id, datasets }) => ({
      id,
      suites: Object.entries(datasets).map(([name, samples]) => ({ name, samples })),
    })),
    pairwise: comparison.pairwise_wins,
    fooledEveryone: comparison.fooled_everyone.length,
    falseAlarmsOfEveryone: comparison.false_alarms_of_everyone.length,
  }
}

function toRow(contender: Contender<Recorded>, comparison: Comparison): BoardRow {
  const { entrant, recordings, running } = contender
  const { status, reason, composite } = comparison.results[entrant.name]!
  const ranked = comparison.ranking.find(({ model }) => model === entrant.name)
  const { aegish_score: score, aegish_score_se: error } = composite
  const spread = Z95 * (error ?? 0)
  const planned = running ? recordings.map(({ info }) => plannedOf(info)) : []
  const malicious = pooled(entrant, 'malicious')
  const harmless = pooled(entrant, 'harmless')
  const results = entrant.datasets.map(({ result }) => result)
  const categories = partsOf(results.map((result) => result.per_category_malicious_detection_rates))
  return {
    guard: contender.id,
    status: running && status !== 'error' ? 'running' : status,
    reason: reason ?? null,
    rank: running ? null : (ranked?.rank ?? null),
    sampleSet: running ? null : (ranked?.sample_set ?? null),
    rankRange: running ? null : (ranked?.rank_range ?? null),
    score:
      score === null
        ? null
        : { value: score, low: Math.max(0, score - spread), high: Math.min(1, score + spread) },
    detection: malicious,
    acceptance: harmless,
    macro:
      categories.length === 0
        ? null
        : categories.reduce((sum, part) => sum + rate(part.correct, part.count), 0) /
          categories.length,
    errors: errorsOf(entrant.datasets),
    latencyMs: composite.avg_latency_ms,
    costPer1000: composite.cost_per_1000_combined,
    totalCost: composite.total_cost_usd,
    answered: (malicious?.count ?? 0) + (harmless?.count ?? 0),
    planned: planned.every((count) => count !== null)
      ? planned.reduce((sum, count) => sum + count, 0) || null
      : null,
    categories,
    techniques: partsOf(results.map((result) => result.per_technique_detection_rates)),
    logs: recordings.map(({ info, file, suite }) => ({
      suite,
      file,
      created: info.created,
      status: statusOf(info),
    })),
  }
}

function plannedOf(info: Recorded['info']): number | null {
  const { epochs } = info.config
  return info.sampleCount === undefined
    ? null
    : info.sampleCount * (typeof epochs === 'number' ? epochs : 1)
}

function pooled({ datasets }: Entrant, side: 'malicious' | 'harmless'): Rate | null {
  const correct = datasets.reduce((sum, dataset) => sum + dataset[side].correct, 0)
  const count = datasets.reduce((sum, dataset) => sum + dataset[side].count, 0)
  const interval = wilson(correct, count)
  if (!interval) return null
  return {
    value: rate(correct, count),
    ...interval,
    correct,
    count,
    withoutVerdict: withoutVerdict(datasets, side),
  }
}

function withoutVerdict(
  datasets: readonly EntrantDataset[],
  side: 'malicious' | 'harmless',
): number | null {
  const expected = side === 'malicious' ? 'BLOCK' : 'ALLOW'
  let sum = 0
  for (const { result } of datasets) {
    const outcomes = result.confusion?.[expected]
    if (!outcomes) return null
    sum += outcomes.TIMEOUT_ERROR + outcomes.FORMAT_ERROR
  }
  return sum
}

function partsOf(tables: Parameters<typeof poolRates>[0]): Part[] {
  return [...poolRates(tables)]
    .map(([name, { count, correct }]) => ({ name, count, correct, ...wilson(correct, count)! }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function byName(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [part.name, part]))
}

/** Null where no dataset says how many errors there were. */
function errorsOf(datasets: readonly EntrantDataset[]): BoardRow['errors'] {
  const known = datasets.flatMap(({ result }) => result.errors ?? [])
  if (known.length === 0) return null
  const causes = new Map<string, number>()
  for (const { TIMEOUT_ERROR, FORMAT_ERROR } of known) {
    for (const [cause, count] of [
      ...Object.entries(TIMEOUT_ERROR.causes),
      ...Object.entries(FORMAT_ERROR.causes),
    ]) {
      causes.set(cause, (causes.get(cause) ?? 0) + count)
    }
  }
  return {
    timeout: known.reduce((sum, errors) => sum + errors.TIMEOUT_ERROR.count, 0),
    format: known.reduce((sum, errors) => sum + errors.FORMAT_ERROR.count, 0),
    causes: [...causes].map(([cause, count]) => ({ cause, count })),
  }
}
