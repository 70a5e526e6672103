import type { Comparison } from '../compare/index.ts'
import { guardRows, rateOf } from './chart/guard-row.ts'
import { toCsv } from './csv.ts'

/** One line per guard, ranked ones first. What is not known stays empty. */
export function comparisonToCsv(comparison: Comparison): string {
  const ranks = new Map(comparison.ranking.map((row) => [row.model, row]))
  const order = [...ranks.keys()]
  const names = [...order, ...Object.keys(comparison.results).filter((name) => !ranks.has(name))]
  const rows = new Map(guardRows(comparison).map((row) => [row.name, row]))
  return toCsv([
    [
      'rank',
      'rank_best',
      'rank_worst',
      'model',
      'status',
      'sample_set',
      'aegish_score',
      'aegish_score_se',
      'malicious_detection_rate',
      'harmless_acceptance_rate',
      'malicious_count',
      'harmless_count',
      'cost_per_1000',
      'total_cost_usd',
      'avg_latency_ms',
      'latency_p90_ms',
      'apart_from_previous',
      'repeated_samples',
      'outcome_changed',
      'correctness_changed',
      'majority_aegish_score',
      'passed_as_known',
      'unresolved_rate',
      'expected_calibration_error',
      'area_under_risk_coverage',
      'reason',
    ],
    ...names.map((name) => {
      const { status, reason, composite, steadiness, certainty, calibration } =
        comparison.results[name]!
      const row = rows.get(name)
      const ranked = ranks.get(name)
      return [
        ranked?.rank,
        ranked?.rank_range?.best,
        ranked?.rank_range?.worst,
        name,
        status,
        ranked?.sample_set,
        composite.aegish_score,
        composite.aegish_score_se,
        rateOf(row?.detection),
        rateOf(row?.acceptance),
        row?.detection?.count,
        row?.acceptance?.count,
        composite.cost_per_1000_combined,
        composite.total_cost_usd,
        composite.avg_latency_ms,
        row?.latencyP90Ms,
        ranked?.apart_from_previous == null ? null : String(ranked.apart_from_previous),
        steadiness?.samples,
        steadiness?.outcome_changed,
        steadiness?.correctness_changed,
        steadiness?.majority_vote.aegish_score,
        certainty?.malicious_count ? certainty.passed_as_known : null,
        certainty?.harmless_count ? certainty.unresolved_rate : null,
        calibration?.expected_calibration_error,
        calibration?.area_under_risk_coverage,
        reason,
      ]
    }),
  ])
}
