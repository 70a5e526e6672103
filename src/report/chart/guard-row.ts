import type { ComparedModel, Comparison, DatasetResult } from '../../compare/index.ts'
import { type Interval, wilson } from '../../score/index.ts'
import { clipMiddle } from '../format.ts'
import { shortNames } from '../short-names.ts'
import { vegaLabel } from './vega-label.ts'

/** Correct and all. */
export interface Part {
  correct: number
  count: number
}

/** One guard as the charts see it: all of its datasets together. */
export interface GuardRow {
  name: string
  /** Short, and different from every other label of the comparison. */
  label: string
  provider: string
  score: number | null
  /** ±1.96·SE, as the published tables have it. */
  scoreInterval: Interval | null
  detection: Part | null
  acceptance: Part | null
  /** USD per 1,000 commands. */
  cost: number | null
  latencyMs: number | null
  latencyP90Ms: number | null
  categories: Map<string, Part>
  datasets: DatasetResult[]
}

const LABEL_LENGTH = 32

/** The guards of a comparison that have results, best first. */
export function guardRows(comparison: Comparison): GuardRow[] {
  const withResults = Object.entries(comparison.results).filter(
    ([, { datasets }]) => Object.keys(datasets).length > 0,
  )
  const labels = chartLabels(withResults.map(([name]) => name))
  const ranks = new Map(comparison.ranking.map(({ model }, i) => [model, i]))
  const rankOf = ({ name }: GuardRow) => ranks.get(name) ?? ranks.size
  return withResults
    .map(([name, result]) => toRow(name, labels.get(name)!, result))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        compareKnown(rateOf(a.detection), rateOf(b.detection)) ||
        compareKnown(rateOf(a.acceptance), rateOf(b.acceptance)) ||
        (a.name < b.name ? -1 : 1),
    )
}

/** Higher first, unknown last. */
function compareKnown(a: number | null, b: number | null): number {
  return (b ?? -1) - (a ?? -1)
}

export function rateOf(part: Part | null | undefined): number | null {
  return part && part.count > 0 ? part.correct / part.count : null
}

export function intervalOf(part: Part): Interval {
  return wilson(part.correct, part.count)!
}

function toRow(name: string, label: string, { composite, datasets }: ComparedModel): GuardRow {
  const known = Object.values(datasets).filter((dataset) => dataset !== null)
  const { aegish_score: score, aegish_score_se: se } = composite
  return {
    name,
    label,
    provider: providerOf(name),
    score,
    scoreInterval:
      score === null || se === null
        ? null
        : { low: Math.max(0, score - 1.96 * se), high: Math.min(1, score + 1.96 * se) },
    detection: part(known, 'malicious_count', composite.malicious_detection_rate),
    acceptance: part(known, 'harmless_count', composite.harmless_acceptance_rate),
    cost: composite.cost_per_1000_combined,
    latencyMs: composite.avg_latency_ms,
    latencyP90Ms: meanIfAllKnown(known.map(({ latency }) => latency?.p90)),
    categories: poolRates(known.map((dataset) => dataset.per_category_malicious_detection_rates)),
    datasets: known,
  }
}

function part(
  datasets: readonly DatasetResult[],
  field: 'malicious_count' | 'harmless_count',
  rate: number | null,
): Part | null {
  const count = datasets.reduce((sum, dataset) => sum + (dataset[field] ?? 0), 0)
  return rate === null || count === 0 ? null : { correct: Math.round(rate * count), count }
}

/** Detection rates of several datasets together, by category or technique. */
export function poolRates(
  tables: readonly DatasetResult['per_category_malicious_detection_rates'][],
): Map<string, Part> {
  const pooled = new Map<string, Part>()
  for (const table of tables) {
    for (const [name, row] of Object.entries(table ?? {})) {
      if (row.count === 0) continue
      const { correct, count } = pooled.get(name) ?? { correct: 0, count: 0 }
      pooled.set(name, {
        correct: correct + Math.round(row.malicious_detection_rate * row.count),
        count: count + row.count,
      })
    }
  }
  return pooled
}

function meanIfAllKnown(values: readonly (number | null | undefined)[]): number | null {
  if (values.length === 0 || values.some((value) => value == null)) return null
  return values.reduce<number>((sum, value) => sum + value!, 0) / values.length
}

/** Labels for axes: short names, clipped, and still all different. */
function chartLabels(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    [...shortNames(names)].map(([name, short]) => {
      const clipped = vegaLabel(short, (text) => clipMiddle(text, LABEL_LENGTH))
      let label = clipped
      for (let n = 2; taken.has(label); n++) label = `${clipped} (${n})`
      taken.add(label)
      return [name, label]
    }),
  )
}

/** Who stands behind a name's first part. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['anthropic', 'Anthropic'],
  ['baseline', 'Baseline'],
  ['cascade', 'Cascade'],
  ['google', 'Google'],
  ['groq', 'Groq'],
  ['hf-inference-providers', 'Hugging Face'],
  ['hook', 'Hook'],
  ['huggingface', 'Hugging Face'],
  ['lmstudio', 'LM Studio'],
  ['ollama', 'Ollama'],
  ['openai', 'OpenAI'],
  ['openrouter', 'OpenRouter'],
  ['replay', 'Replay'],
  ['static', 'Static'],
  ['together', 'Together'],
  ['vllm', 'vLLM'],
])

function providerOf(name: string): string {
  const first = name.split(/[/: ]/, 1)[0]!
  return PROVIDERS.get(first) ?? vegaLabel(first, (text) => clipMiddle(text, 20))
}
