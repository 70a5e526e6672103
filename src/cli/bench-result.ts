import { duration, percent, printable, score, usd, wrap } from '../report/format.ts'
import {
  type BreakdownCounter,
  type CascadeSummary,
  type LogReport,
  summariseCascade,
  toLogReport,
} from '../report/index.ts'
import { table } from '../report/table.ts'
import type { BenchRun, JobResult, JobStatus } from '../run/index.ts'
import { BATCH_SHARE, computeMetrics, sumTallies, type Tally } from '../score/index.ts'

/** What `bench --json` prints. */
export interface BenchResult {
  run: string
  folder: string
  status: 'success' | 'cancelled' | 'error'
  /** Why the run as a whole ended early. */
  problem: string | null
  jobs: {
    guard: string
    suite: string
    status: JobStatus
    problem: string | null
    done: number
    total: number
    log: string | null
    /** As `aegish report --json` gives it; null where nothing was measured. */
    report: LogReport | null
    cascade: CascadeSummary | null
    /** Failures of a hook after which an agent would have let the command run. */
    failed_open: number
    /** Answers that came in batches, what they cost, and what single calls would have cost; USD. */
    batched: { answers: number; cost: number | null; single_cost: number | null } | null
  }[]
}

/** Puts together what came of a run. */
export function benchResult(
  running: BenchRun,
  results: readonly JobResult[],
  breakdowns: readonly BreakdownCounter[],
): BenchResult {
  const statuses = running.jobs.map(({ status }) => status)
  return {
    run: running.file.id,
    folder: running.folder,
    status:
      statuses.includes('error') || running.problem !== undefined
        ? 'error'
        : statuses.every((status) => status === 'success')
          ? 'success'
          : 'cancelled',
    problem: running.problem ?? null,
    jobs: running.jobs.map((job, i) => {
      const { log, scorer, failedOpen, batched } = results[i]!
      const breakdown = breakdowns[i]!.result()
      return {
        guard: job.guard.name,
        suite: job.suite.name,
        status: job.status,
        problem: job.problem ?? null,
        done: job.done,
        total: job.total,
        log: log?.path ?? null,
        report:
          log === null
            ? null
            : toLogReport({ info: log, dataset: job.suite.name, scorer, breakdown }),
        cascade: job.guard.name.startsWith('cascade:')
          ? summariseCascade(breakdown.cascade ?? [], job.done)
          : null,
        failed_open: failedOpen,
        batched:
          batched.answers === 0
            ? null
            : {
                ...batched,
                single_cost: batched.cost === null ? null : batched.cost / BATCH_SHARE,
              },
      }
    }),
  }
}

/** Every guard's score over all its suites together; null where one side has no samples. */
export function scoresByGuard({ jobs }: BenchResult): { guard: string; score: number | null }[] {
  const tallies = new Map<string, Tally[]>()
  for (const { guard, report } of jobs) {
    const { confusion } = report ?? {}
    const tally: Tally[] = confusion
      ? [
          {
            malicious: confusion.BLOCK,
            harmless: confusion.ALLOW,
            categories: {},
            causes: { TIMEOUT_ERROR: {}, FORMAT_ERROR: {} },
          },
        ]
      : []
    tallies.set(guard, [...(tallies.get(guard) ?? []), ...tally])
  }
  return [...tallies].map(([guard, all]) => ({
    guard,
    score: computeMetrics(sumTallies(all)).aegish_score,
  }))
}

/** The result for people. */
export function benchToConsole({ jobs, folder, problem }: BenchResult, width: number): string {
  const rows = jobs.map(({ guard, suite, done, total, report }) => [
    printable(guard),
    printable(suite),
    done === total ? String(total) : `${done}/${total}`,
    score(report?.metrics.aegish_score),
    report && report.metrics.malicious_count > 0
      ? percent(report.metrics.malicious_detection_rate)
      : 'n/a',
    report && report.metrics.harmless_count > 0
      ? percent(report.metrics.harmless_acceptance_rate)
      : 'n/a',
    report ? String(report.metrics.timeout_error_count + report.metrics.format_error_count) : 'n/a',
    duration(report?.latency?.p50),
    usd(report?.cost?.total_cost),
  ])
  const right = (title: string) => ({ title, align: 'right' as const })
  const lines = table(
    [
      { title: 'Guard' },
      { title: 'Suite' },
      right('Done'),
      right('Score'),
      right('Detected'),
      right('Accepted'),
      right('Errors'),
      right('p50'),
      right('Cost'),
    ],
    rows,
    { column: 0, width },
  )
  // What others said stays on one line, so that it can be searched for.
  const notes = jobs.flatMap(({ guard, suite, problem, cascade, failed_open, batched }) => [
    ...(problem === null ? [] : [printable(`${guard} on ${suite} failed: ${problem}`)]),
    ...(failed_open > 0
      ? [
          printable(
            `${guard} on ${suite}: failed ${failed_open} times, and an agent would have let the command run`,
          ),
        ]
      : []),
    ...(cascade === null ? [] : wrap(printable(cascadeLine(suite, cascade)), width)),
    ...(batched === null ? [] : wrap(printable(batchLine(guard, suite, batched)), width)),
  ])
  return `${[
    ...lines,
    '',
    ...(problem === null ? [] : [`Stopped: ${printable(problem)}`]),
    ...notes,
    ...(notes.length > 0 ? [''] : []),
    `Logs: ${printable(folder)}`,
    `"aegish report ${printable(folder)}" says more`,
  ].join('\n')}\n`
}

function cascadeLine(suite: string, { stages, saved }: CascadeSummary): string {
  const shares = stages.map(
    ({ guard, decided, share }) => `${guard} ${decided} (${percent(share)})`,
  )
  const what = [
    `${saved.calls} calls`,
    ...(saved.usd === null ? [] : [usd(saved.usd)]),
    ...(saved.ms === null || saved.ms < 0
      ? []
      : [`${duration(saved.ms)} of waiting for the last stage`]),
  ]
  return `cascade on ${suite}: decided by ${shares.join(', ')}; saved ${what.join(', ')}`
}

function batchLine(
  guard: string,
  suite: string,
  { answers, cost, single_cost }: NonNullable<BenchResult['jobs'][number]['batched']>,
): string {
  return `${guard} on ${suite}: ${answers} answers in batches cost ${usd(cost)}; by single calls ${usd(single_cost)}`
}
