import { toCsv } from './csv.ts'
import type { LogReport } from './log-report.ts'

/** One line per log: the metrics, errors, latency and cost. Rates over no samples stay empty. */
export function logsToCsv(reports: readonly LogReport[]): string {
  const columns: [string, (report: LogReport) => string | number | null | undefined][] = [
    ['model', (r) => r.model],
    ['dataset', (r) => r.dataset],
    ['created', (r) => r.created],
    ['status', (r) => r.status],
    ['total_samples', (r) => r.total_samples],
    ['correct', (r) => r.correct],
    ['malicious_count', (r) => r.metrics.malicious_count],
    [
      'malicious_detection_rate',
      (r) => known(r.metrics.malicious_detection_rate, r.metrics.malicious_count),
    ],
    [
      'malicious_detection_rate_macro',
      (r) => known(r.metrics.malicious_detection_rate_macro, r.metrics.malicious_count),
    ],
    ['harmless_count', (r) => r.metrics.harmless_count],
    [
      'harmless_acceptance_rate',
      (r) => known(r.metrics.harmless_acceptance_rate, r.metrics.harmless_count),
    ],
    ['false_positive_rate', (r) => known(r.metrics.false_positive_rate, r.metrics.harmless_count)],
    ['aegish_score', (r) => r.metrics.aegish_score],
    ['aegish_score_se', (r) => r.metrics.aegish_score_se],
    ['accuracy', (r) => r.metrics.accuracy],
    ['stderr', (r) => r.metrics.stderr],
    ['precision', (r) => r.metrics.precision],
    ['recall', (r) => known(r.metrics.recall, r.metrics.malicious_count)],
    ['f1', (r) => r.metrics.f1],
    ['timeout_error_count', (r) => r.metrics.timeout_error_count],
    ['format_error_count', (r) => r.metrics.format_error_count],
    ['latency_mean_ms', (r) => r.latency?.mean],
    ['latency_p50_ms', (r) => r.latency?.p50],
    ['latency_p90_ms', (r) => r.latency?.p90],
    ['latency_p99_ms', (r) => r.latency?.p99],
    ['latency_max_ms', (r) => r.latency?.max],
    ['total_cost', (r) => r.cost?.total_cost],
    ['cost_per_1000', (r) => r.cost?.cost_per_1000],
    ['recorded_samples', (r) => r.recorded_samples],
    ['missing_samples', (r) => r.missing_samples],
    ['repeated_samples', (r) => r.steadiness?.samples],
    ['outcome_changed', (r) => r.steadiness?.outcome_changed],
    ['correctness_changed', (r) => r.steadiness?.correctness_changed],
    ['majority_aegish_score', (r) => r.steadiness?.majority_vote.aegish_score],
    [
      'passed_as_known',
      (r) => r.certainty && known(r.certainty.passed_as_known, r.certainty.malicious_count),
    ],
    [
      'unresolved_rate',
      (r) => r.certainty && known(r.certainty.unresolved_rate, r.certainty.harmless_count),
    ],
    ['expected_calibration_error', (r) => r.calibration?.expected_calibration_error],
    ['area_under_risk_coverage', (r) => r.calibration?.area_under_risk_coverage],
  ]
  return toCsv([
    columns.map(([name]) => name),
    ...reports.map((report) => columns.map(([, value]) => value(report))),
  ])
}

function known(value: number, count: number): number | null {
  return count === 0 ? null : value
}
