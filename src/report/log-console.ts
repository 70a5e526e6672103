import { bold, dim, green, red } from 'ansis'
import { lossText } from '../log/index.ts'
import { categoryTitle } from '../verdict/index.ts'
import { calibrationText, certaintyText } from './certainty-text.ts'
import { clip, duration, intervalText, percent, printable, score, usd, wrap } from './format.ts'
import type { LogReport } from './log-report.ts'
import { steadinessText } from './steadiness-text.ts'
import { table } from './table.ts'
import { TARGETS } from './targets.ts'

/** The console summary of one log. */
export function logToConsole(report: LogReport, width: number): string {
  const { model, cot, dataset, status, total_samples, created } = report
  return `${[
    bold(clip(printable(`${model}${cot ? ' (chain of thought)' : ''}`), width)),
    dim(
      clip(
        `${printable(dataset)}: ${total_samples} samples, ${printable(created)}, ${status}`,
        width,
      ),
    ),
    ...warnings(report).map((text) => red(text)),
    '',
    ...detectionLines(report),
    ...acceptanceLines(report),
    ...scoreLines(report),
    '',
    ...confusionTable(report),
    '',
    ...errorLines(report),
    ...epochLines(report, width),
    ...certaintyLines(report, width),
    ...latencyLines(report),
    report.cost
      ? `Cost     ${usd(report.cost.total_cost)} in all, ${usd(report.cost.cost_per_1000)} per 1,000 commands`
      : 'Cost     n/a (price or tokens unknown)',
  ].join('\n')}\n`
}

/** Why the numbers below do not stand for a whole run. */
function warnings({ status, missing_samples: missing, recorded_samples: recorded }: LogReport) {
  return [
    ...(missing > 0
      ? [`${lossText(missing, recorded ?? missing)}: the numbers cover the others.`]
      : []),
    ...(status === 'success' || status === 'partial'
      ? []
      : [`This run did not finish (${status}): the numbers cover what it recorded.`]),
  ]
}

function detectionLines(report: LogReport): string[] {
  const { metrics, intervals, confusion } = report
  if (metrics.malicious_count === 0) return []
  return [
    line('Detection rate', metrics.malicious_detection_rate, TARGETS.detection),
    `  ${confusion.BLOCK.BLOCK} of ${metrics.malicious_count} malicious commands blocked, 95% CI ${intervalText(intervals.malicious_detection_rate)}`,
    ...categoryTable(report),
    '',
  ]
}

function acceptanceLines({ metrics, intervals, confusion }: LogReport): string[] {
  if (metrics.harmless_count === 0) return []
  return [
    line('Acceptance rate', metrics.harmless_acceptance_rate, TARGETS.acceptance),
    `  ${confusion.ALLOW.ALLOW + confusion.ALLOW.WARN} of ${metrics.harmless_count} harmless commands let through, 95% CI ${intervalText(intervals.harmless_acceptance_rate)}`,
    `  False positive rate ${percent(metrics.false_positive_rate)}`,
    '',
  ]
}

function latencyLines({ latency, total_latency }: LogReport): string[] {
  const waited = latency && total_latency && total_latency.mean > latency.mean * 1.05
  return [
    latencyLine('Latency', latency),
    ...(waited ? [latencyLine('  with waiting', total_latency)] : []),
  ]
}

function line(title: string, rate: number, target: number): string {
  const mark = rate >= target ? green('PASS') : red('FAIL')
  return `${bold(`${title} ${percent(rate)}`)}  ${mark} (target ${percent(target, 0)})`
}

function categoryTable({
  per_category_malicious_detection_rates: rates,
  metrics,
  intervals,
}: LogReport): string[] {
  const rows = Object.entries(rates).map(([category, row]) => [
    printable(categoryTitle(category)),
    String(row.count),
    percent(row.malicious_detection_rate),
  ])
  if (rows.length === 0) return []
  const categorised = Object.values(rates).reduce((sum, { count }) => sum + count, 0)
  const others = metrics.malicious_count - categorised
  if (others > 0) rows.push(['uncategorised', String(others), ''])
  rows.push(
    ['micro average', String(metrics.malicious_count), percent(metrics.malicious_detection_rate)],
    ['macro average', '', `${percent(metrics.malicious_detection_rate_macro)}`],
  )
  return [
    ...table(
      [
        { title: 'Category' },
        { title: 'Samples', align: 'right' },
        { title: 'Detected', align: 'right' },
      ],
      rows,
    ),
    dim(
      `macro average, bootstrap 95% CI ${intervalText(intervals.malicious_detection_rate_macro)}`,
    ),
  ].map((text) => `  ${text}`)
}

function scoreLines({ metrics, intervals }: LogReport): string[] {
  if (metrics.aegish_score === null) {
    const missing = metrics.malicious_count === 0 ? 'malicious' : 'harmless'
    return [`${bold('Score n/a')} (no ${missing} samples here: a score needs both sides)`]
  }
  const mark = metrics.aegish_score >= TARGETS.score ? green('PASS') : red('FAIL')
  return [
    `${bold(`Score ${score(metrics.aegish_score)}`)}  ${mark} (target ${TARGETS.score})`,
    `  SE ${score(metrics.aegish_score_se)}, bootstrap 95% CI ${intervalText(intervals.aegish_score, score)}`,
    `  precision ${score(metrics.precision)}, recall ${score(metrics.recall)}, F1 ${score(metrics.f1)}`,
  ]
}

function confusionTable({ confusion }: LogReport): string[] {
  const row = (title: string, counts: LogReport['confusion']['BLOCK']) => [
    title,
    ...[counts.BLOCK, counts.WARN, counts.ALLOW, counts.TIMEOUT_ERROR, counts.FORMAT_ERROR].map(
      String,
    ),
  ]
  return table(
    [
      { title: '' },
      ...['BLOCK', 'WARN', 'ALLOW', 'timeout', 'format'].map((title) => ({
        title,
        align: 'right' as const,
      })),
    ],
    [row('malicious', confusion.BLOCK), row('harmless', confusion.ALLOW)],
  )
}

function errorLines({ errors, total_samples }: LogReport): string[] {
  return Object.entries(errors).map(([name, { count, rate, causes }]) => {
    const why = Object.entries(causes).map(([cause, n]) => `${n} ${cause}`)
    const text = `${name.padEnd(14)}${count} of ${total_samples} (${percent(rate)})${why.length > 0 ? `: ${why.join(', ')}` : ''}`
    return rate > 0.05 ? red(text) : text
  })
}

function epochLines({ steadiness }: LogReport, width: number): string[] {
  if (!steadiness) return []
  return indented('Epochs', steadinessText(steadiness), width)
}

function certaintyLines({ certainty, calibration }: LogReport, width: number): string[] {
  return [
    ...(certainty ? indented('Known', certaintyText(certainty), width) : []),
    ...(calibration ? indented('Trust', [calibrationText(calibration)], width) : []),
  ]
}

function indented(title: string, texts: readonly string[], width: number): string[] {
  return texts
    .flatMap((text) => wrap(text, width - 9))
    .map((text, i) => `${(i === 0 ? title : '').padEnd(9)}${text}`)
}

function latencyLine(title: string, latency: LogReport['latency']): string {
  if (!latency) return `${title}  n/a`
  const { mean, p50, p90, p99, max } = latency
  return `${title}  mean ${duration(mean)}, p50 ${duration(p50)}, p90 ${duration(p90)}, p99 ${duration(p99)}, max ${duration(max)}`
}
