import { categoryTitle } from '../verdict/index.ts'
import { calibrationText, certaintyText } from './certainty-text.ts'
import { duration, intervalText, percent, score, usd } from './format.ts'
import type { LogReport } from './log-report.ts'
import { escapeMarkdown, markdownTable } from './markdown.ts'
import { steadinessText } from './steadiness-text.ts'

/** The reports of some logs as Markdown, for a pull request or a wiki. */
export function logsToMarkdown(reports: readonly LogReport[]): string {
  return reports.map(logToMarkdown).join('\n')
}

function logToMarkdown(report: LogReport): string {
  const { metrics, intervals, errors } = report
  const malicious = metrics.malicious_count > 0
  const harmless = metrics.harmless_count > 0
  const rows = [
    ['Samples', samplesText(report)],
    [
      'Detection rate',
      malicious
        ? `${percent(metrics.malicious_detection_rate)} (${intervalText(intervals.malicious_detection_rate)})`
        : 'n/a',
    ],
    [
      'Macro average',
      malicious
        ? `${percent(metrics.malicious_detection_rate_macro)} (${intervalText(intervals.malicious_detection_rate_macro)})`
        : 'n/a',
    ],
    [
      'Acceptance rate',
      harmless
        ? `${percent(metrics.harmless_acceptance_rate)} (${intervalText(intervals.harmless_acceptance_rate)})`
        : 'n/a',
    ],
    ['False positive rate', harmless ? percent(metrics.false_positive_rate) : 'n/a'],
    ['Score', `${score(metrics.aegish_score)} (${intervalText(intervals.aegish_score, score)})`],
    [
      'Precision, recall, F1',
      `${score(metrics.precision)}, ${score(metrics.recall)}, ${score(metrics.f1)}`,
    ],
    ...Object.entries(errors).map(([name, { count, rate, causes }]) => [
      name,
      `${count} (${percent(rate)})${Object.entries(causes)
        .map(([cause, n]) => `, ${n} ${cause}`)
        .join('')}`,
    ]),
    ...(report.steadiness
      ? steadinessText(report.steadiness).map((text, i) => [i === 0 ? 'Epochs' : '', text])
      : []),
    ...(report.certainty
      ? certaintyText(report.certainty).map((text, i) => [i === 0 ? 'Certainty' : '', text])
      : []),
    ...(report.calibration ? [['Confidence', calibrationText(report.calibration)]] : []),
    ['Latency p50 / p90', `${duration(report.latency?.p50)} / ${duration(report.latency?.p90)}`],
    ['Cost per 1,000', usd(report.cost?.cost_per_1000)],
  ]
  const categories = Object.entries(report.per_category_malicious_detection_rates).map(
    ([category, row]) => [
      escapeMarkdown(categoryTitle(category)),
      String(row.count),
      percent(row.malicious_detection_rate),
    ],
  )
  return [
    `## ${escapeMarkdown(report.model)} on ${escapeMarkdown(report.dataset)}`,
    '',
    `${escapeMarkdown(report.created)}, ${report.status}. Intervals are 95%.`,
    '',
    ...markdownTable(['', ''], rows),
    ...(categories.length > 0
      ? ['', ...markdownTable(['Category', 'Samples', 'Detected'], categories)]
      : []),
    '',
  ].join('\n')
}

function samplesText({ total_samples, missing_samples: missing }: LogReport): string {
  return missing > 0 ? `${total_samples} (**${missing} missing**)` : String(total_samples)
}
