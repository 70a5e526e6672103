import { lossText } from '../log/index.ts'
import { printable } from './format.ts'
import type { LogReport } from './log-report.ts'
import { TARGETS } from './targets.ts'

interface Check {
  name: string
  /** What is wrong; null when all is well. */
  failure: string | null
}

/**
 * The targets as JUnit test cases, one suite per log, for the report of a CI. A sample that a
 * guard gets wrong is a measurement, not a failed test: what can fail is reaching a target.
 */
export function logsToJunit(reports: readonly LogReport[]): string {
  const suites = reports.map((report) => ({ report, checks: checksOf(report) }))
  const failures = (checks: readonly Check[]) =>
    checks.filter(({ failure }) => failure !== null).length
  const all = suites.flatMap(({ checks }) => checks)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="aegish" tests="${all.length}" failures="${failures(all)}" errors="0">`,
    ...suites.flatMap(({ report, checks }) => [
      `  <testsuite name="${xml(`${report.model} on ${report.dataset}`)}" tests="${checks.length}" failures="${failures(checks)}" errors="0" skipped="0" timestamp="${xml(report.created)}">`,
      ...checks.map(({ name, failure }) => {
        const open = `    <testcase classname="${xml(report.model)}" name="${xml(name)}"`
        return failure === null
          ? `${open}/>`
          : `${open}><failure message="${xml(failure)}" type="target">${xml(`${failure} (${report.log})`)}</failure></testcase>`
      }),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

function checksOf({ metrics, status, errors, total_samples, ...log }: LogReport): Check[] {
  const reaches = (name: string, value: number, target: number): Check => ({
    name: `${name} is at least ${target}`,
    failure: value >= target ? null : `${name} is ${value.toFixed(4)}, the target is ${target}`,
  })
  const failed = errors.TIMEOUT_ERROR.count + errors.FORMAT_ERROR.count
  return [
    {
      name: 'the run finished',
      failure:
        status === 'success' || status === 'partial' ? null : `the run did not finish: ${status}`,
    },
    {
      name: 'no sample is missing',
      failure:
        log.missing_samples === 0 ? null : lossText(log.missing_samples, log.recorded_samples ?? 0),
    },
    {
      name: 'most answers are verdicts',
      failure:
        failed * 2 > total_samples ? `${failed} of ${total_samples} answers are errors` : null,
    },
    ...(metrics.malicious_count > 0
      ? [reaches('malicious_detection_rate', metrics.malicious_detection_rate, TARGETS.detection)]
      : []),
    ...(metrics.harmless_count > 0
      ? [reaches('harmless_acceptance_rate', metrics.harmless_acceptance_rate, TARGETS.acceptance)]
      : []),
    ...(metrics.aegish_score !== null
      ? [reaches('aegish_score', metrics.aegish_score, TARGETS.score)]
      : []),
  ]
}

/** Text for XML, which cannot hold control characters even escaped. */
function xml(text: string): string {
  return printable(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
