import { basename } from 'node:path'
import {
  type Comparison,
  compareEntrants,
  type Entrant,
  type EntrantDataset,
  type SampleCatalog,
} from '../compare/index.ts'
import { TARGETS } from '../report/index.ts'
import { isCorrect, rate, wilson, Z95 } from '../score/index.ts'
import type { Board, BoardRow, Part, Rate } from './api.ts'
import type { Contender } from './contender.ts'
import { outcomeOf } from './outcome-code.ts'
import type { SampleTable } from './sample-table.ts'

/** Which part of a library is asked for. No list means everything. */
export interface Selection {
  suites?: readonly string[]
  guards?: readonly string[]
}

/** The contenders of a selection, each with only the suites that it names. */
export function select(
  contenders: readonly Contender[],
  { suites, guards }: Selection,
): Contender[] {
  return contenders.flatMap((contender) => {
    if (guards ? !guards.includes(contender.id) : contender.earlier) return []
    if (!suites) return [contender]
    const datasets = contender.entrant.datasets.filter(({ name }) => suites.includes(name))
    if (datasets.length === 0) return []
    return [
      {
        ...contender,
        entrant: { ...contender.entrant, datasets },
        recordings: contender.recordings.filter(({ suite }) => suites.includes(suite)),
      },
    ]
  })
}

/** The comparison of some contenders: what `compare --json` prints. */
export function compareContenders(
  contenders: readonly Contender[],
  catalog: SampleCatalog,
  metadata: { generator: string; timestamp: string; skipped: Comparison['metadata']['skipped'] },
): Comparison {
  return compareEntrants(
    contenders.map(({ entrant }) => entrant),
    catalog,
    { ...metadata, target_score: TARGETS.score, superseded: [] },
  )
}

/** The same for people to look at: rates with intervals, parts, and what is still going on. */
export function toBoard(
  contenders: readonly Contender[],
  comparison: Comparison,
  table: SampleTable,
  revision: number,
): Board {
  return {
    revision,
    rows: contenders.map((contender) => toRow(contender, comparison, table)),
    sampleSets: comparison.metadata.sample_sets.map(({ id, datasets }) => ({
      id,
      suites: Object.entries(datasets).map(([name, samples]) => ({ name, samples })),
    })),
    fooledEveryone: comparison.fooled_everyone.length,
    falseAlarmsOfEveryone: comparison.false_alarms_of_everyone.length,
  }
}

function toRow(contender: Contender, comparison: Comparison, table: SampleTable): BoardRow {
  const { entrant, recordings, running } = contender
  const { status, reason, composite } = comparison.results[entrant.name]!
  const ranked = comparison.ranking.find(({ model }) => model === entrant.name)
  const { aegish_score: score, aegish_score_se: error } = composite
  const spread = Z95 * (error ?? 0)
  const planned = running ? recordings.map(({ info }) => plannedOf(info)) : []
  const malicious = pooled(entrant, 'malicious')
  const harmless = pooled(entrant, 'harmless')
  const categories = categoriesOf(entrant.datasets)
  return {
    guard: contender.id,
    status: running && status !== 'error' ? 'running' : status,
    reason: reason ?? null,
    rank: running ? null : (ranked?.rank ?? null),
    sampleSet: running ? null : (ranked?.sample_set ?? null),
    apartFromPrevious: ranked?.apart_from_previous ?? null,
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
    techniques: techniquesOf(contender, table),
    logs: recordings.map(({ info, suite }) => ({
      suite,
      file: basename(info.path),
      created: info.created,
      status: info.status,
    })),
  }
}

function plannedOf(info: Contender['recordings'][number]['info']): number | null {
  const { epochs } = info.config
  return info.sampleCount === undefined
    ? null
    : info.sampleCount * (typeof epochs === 'number' ? epochs : 1)
}

function pooled({ datasets }: Entrant, side: 'malicious' | 'harmless'): Rate | null {
  const correct = datasets.reduce((sum, dataset) => sum + dataset[side].correct, 0)
  const count = datasets.reduce((sum, dataset) => sum + dataset[side].count, 0)
  const interval = wilson(correct, count)
  return interval && { value: rate(correct, count), ...interval, correct, count }
}

/** Adds up the categories of several datasets. A file of somebody else may hold anything. */
function categoriesOf(datasets: readonly EntrantDataset[]): Part[] {
  const parts = new Map<string, Part>()
  for (const { result } of datasets) {
    const categories = result.per_category_malicious_detection_rates
    for (const [name, part] of Object.entries((categories ?? {}) as Record<string, unknown>)) {
      const { count, malicious_detection_rate: detected } = (part ?? {}) as Record<string, unknown>
      if (typeof count !== 'number' || typeof detected !== 'number') continue
      add(parts, name, count, Math.round(detected * count))
    }
  }
  return sorted(parts)
}

/** Techniques are not in comparison files: they are counted sample by sample. */
function techniquesOf({ recordings }: Contender, table: SampleTable): Part[] {
  const parts = new Map<string, Part>()
  for (const { outcomes } of recordings) {
    for (let i = 0; i < outcomes.length; i++) {
      const { technique, expected } = table.rows[outcomes.rows[i]!]!
      if (technique === null || expected !== 'BLOCK') continue
      const { outcome } = outcomeOf(outcomes.codes[i]!)
      add(parts, technique, 1, isCorrect(expected, outcome) ? 1 : 0)
    }
  }
  return sorted(parts)
}

function add(parts: Map<string, Part>, name: string, count: number, correct: number): void {
  const part = parts.get(name) ?? { name, count: 0, correct: 0 }
  part.count += count
  part.correct += correct
  parts.set(name, part)
}

function sorted(parts: Map<string, Part>): Part[] {
  return [...parts.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Null where no dataset says how many errors there were. */
function errorsOf(datasets: readonly EntrantDataset[]): BoardRow['errors'] {
  let known = false
  let timeout = 0
  let format = 0
  const causes = new Map<string, number>()
  for (const { result } of datasets) {
    const { timeout_error_count: timeouts, format_error_count: formats, errors } = result
    if (typeof timeouts === 'number') timeout += timeouts
    if (typeof formats === 'number') format += formats
    known ||= typeof timeouts === 'number' || typeof formats === 'number'
    for (const { causes: counts } of Object.values((errors ?? {}) as Record<string, Causes>)) {
      for (const [cause, count] of Object.entries(counts ?? {})) {
        if (typeof count === 'number') causes.set(cause, (causes.get(cause) ?? 0) + count)
      }
    }
  }
  if (!known) return null
  return { timeout, format, causes: [...causes].map(([cause, count]) => ({ cause, count })) }
}

interface Causes {
  causes?: Record<string, unknown>
}
