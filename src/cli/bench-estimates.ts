import { printable, usd, wrap } from '../report/format.ts'
import { table } from '../report/table.ts'
import type { JobEstimate } from '../run/index.ts'

const right = (title: string) => ({ title, align: 'right' as const })

/** What a run would do and what it may cost, for people: as it was asked for, and in other ways. */
export function estimatesToConsole(estimates: readonly JobEstimate[], width: number): string {
  const costs = estimates.filter(({ calls }) => calls > 0).map(({ cost }) => cost)
  const total = costs.includes(null) ? null : costs.reduce((sum: number, cost) => sum + cost!, 0)
  return `${[
    ...table(
      [
        { title: 'Guard' },
        { title: 'Suite' },
        right('Samples'),
        right('Epochs'),
        right('Calls'),
        right('Tokens in'),
        right('Tokens out'),
        right('Cost'),
      ],
      estimates.map((job) => [
        printable(job.guard),
        printable(job.suite),
        String(job.samples),
        String(job.epochs),
        String(job.calls),
        String(job.inputTokens),
        String(job.outputTokens),
        job.calls === 0 ? usd(0) : usd(job.cost),
      ]),
      { column: 0, width },
    ),
    '',
    ...wrap(
      `About ${usd(total)} in all; tokens are estimated from the length of the prompts, and models that reason use more. Nobody was called.`,
      width,
    ),
    ...waysToConsole(estimates, width),
  ].join('\n')}\n`
}

/** The same answers in other ways, of guards that cost something. */
function waysToConsole(estimates: readonly JobEstimate[], width: number): string[] {
  const rows = estimates.flatMap(({ guard, suite, ways }) =>
    ways === null
      ? []
      : [
          [
            printable(guard),
            printable(suite),
            usd(ways.single),
            usd(ways.cached),
            usd(ways.batch),
            usd(ways.cascade),
            usd(ways.cascade_batch),
          ],
        ],
  )
  if (rows.length === 0) return []
  return [
    '',
    ...table(
      [
        { title: 'Guard' },
        { title: 'Suite' },
        right('Single'),
        right('Cached'),
        right('Batch'),
        right('Cascade'),
        right('Both'),
      ],
      rows,
      { column: 0, width },
    ),
    '',
    ...wrap(
      'Single: one call after the other, nothing cached. Cached: the provider keeps the system prompt, where it is long enough for that. Batch: with --batch. Cascade: behind the static guard, as in --guard cascade:static,GUARD, which asks about what is left. Both: cascade and batch.',
      width,
    ),
  ]
}
