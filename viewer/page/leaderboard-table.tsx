import type { ComponentChildren } from 'preact'
import type { BoardRow, Overview, Rate } from '../../src/view/api.ts'
import { count, dollars, duration, NOT_AVAILABLE, percent, plural, score } from '../format.ts'
import { GuardName } from '../part/guard-name.tsx'
import { Icon } from '../part/icon.tsx'
import { IntervalEnds, IntervalPlot, scaleFrom } from '../part/interval.tsx'
import { hrefHere, hrefTo, navigate, type Route } from '../route.ts'

interface Column {
  id: string
  title: string
  /** What the rows are sorted by; unknown values stand last either way. */
  value(row: BoardRow): number | string | null
  /** Plain figures, set to the right. */
  numeric?: boolean
  /** Whether the first click shows the largest first. */
  descending: boolean
}

const COLUMNS: readonly Column[] = [
  { id: 'guard', title: 'Guard', value: (row) => row.guard.toLowerCase(), descending: false },
  { id: 'score', title: 'Score', value: (row) => row.score?.value ?? null, descending: true },
  {
    id: 'detection',
    title: 'Detection',
    value: (row) => row.detection?.value ?? null,
    descending: true,
  },
  {
    id: 'acceptance',
    title: 'Acceptance',
    value: (row) => row.acceptance?.value ?? null,
    descending: true,
  },
  { id: 'errors', title: 'No verdict', value: errorCount, descending: false, numeric: true },
  {
    id: 'latency',
    title: 'Latency',
    value: (row) => row.latencyMs,
    descending: false,
    numeric: true,
  },
  {
    id: 'cost',
    title: '$ / 1,000',
    value: (row) => row.costPer1000,
    descending: false,
    numeric: true,
  },
]

interface Props {
  title: string | null
  rows: readonly BoardRow[]
  overview: Overview
  route: Route
  picked: readonly string[]
}

/** One ranking. Its order stands in the address: `sort=cost` or `sort=-cost`. */
export function LeaderboardTable({ title, rows, overview, route, picked }: Props) {
  const sort = route.params.get('sort')
  const sorted = sortRows(rows, sort)
  const { targets } = overview
  const from = {
    score: scaleFrom(rows.flatMap((row) => row.score?.low ?? [])),
    detection: scaleFrom(rows.flatMap((row) => row.detection?.low ?? [])),
    acceptance: scaleFrom(rows.flatMap((row) => row.acceptance?.low ?? [])),
  }
  return (
    <section class="panel" aria-label={title ?? 'Ranking'}>
      {title !== null && <h2 class="panel-title">{title}</h2>}
      <div class="scroll-x" tabIndex={-1}>
        <table class="board" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th class="col-pick" role="columnheader">
                <span class="visually-hidden">Compare</span>
              </th>
              <th class="col-rank" role="columnheader">
                #
              </th>
              {COLUMNS.map((column) => (
                <SortableHead key={column.id} column={column} sort={sort} route={route}>
                  {scaleOf(column.id, from)}
                </SortableHead>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {sorted.map((row) => (
              <tr key={row.guard} role="row" data-guard={row.guard}>
                <td class="col-pick" role="cell">
                  <PickBox row={row} picked={picked} route={route} />
                </td>
                <td class="col-rank" role="cell">
                  {row.rank ?? '–'}
                  {row.rankRange && row.rankRange.best !== row.rankRange.worst && (
                    <small title="its rank in 95% of the resamples of the same samples">
                      {row.rankRange.best}–{row.rankRange.worst}
                    </small>
                  )}
                </td>
                <td class="col-guard" role="cell">
                  <GuardName guard={overview.guards.find(({ id }) => id === row.guard)} />
                  <RowState row={row} />
                </td>
                <td class="col-score" role="cell" data-label="Score">
                  {row.score ? (
                    <div class="estimate">
                      <strong>{score(row.score.value)}</strong>
                      <IntervalPlot
                        {...row.score}
                        from={from.score}
                        target={targets.score}
                        label={`95% interval ${score(row.score.low)} to ${score(row.score.high)}; target ${score(targets.score)}`}
                      />
                      <IntervalEnds from={from.score} format={shortScore} />
                    </div>
                  ) : (
                    NOT_AVAILABLE
                  )}
                </td>
                <RateCell
                  label="Detection"
                  rate={row.detection}
                  from={from.detection}
                  target={targets.detection}
                  row={row}
                  route={route}
                  expect="BLOCK"
                />
                <RateCell
                  label="Acceptance"
                  rate={row.acceptance}
                  from={from.acceptance}
                  target={targets.acceptance}
                  row={row}
                  route={route}
                  expect="ALLOW"
                />
                <td class="number" role="cell" data-label="No verdict">
                  <Errors row={row} route={route} />
                </td>
                <td class="number" role="cell" data-label="Latency">
                  {duration(row.latencyMs)}
                </td>
                <td class="number" role="cell" data-label="$ / 1,000">
                  {row.costPer1000 === null ? (
                    <span title="no price, or no token counts, are known">{NOT_AVAILABLE}</span>
                  ) : (
                    dollars(row.costPer1000)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function sortRows(rows: readonly BoardRow[], sort: string | null): BoardRow[] {
  const column = COLUMNS.find(({ id }) => id === sort?.replace(/^-/, ''))
  if (!column) return [...rows]
  const direction = sort!.startsWith('-') ? -1 : 1
  return [...rows].sort((a, b) => {
    const [x, y] = [column.value(a), column.value(b)]
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1
    return (x < y ? -1 : x > y ? 1 : 0) * direction
  })
}

/** The scale of the intervals in a column, where it has any. */
function scaleOf(id: string, from: Record<'score' | 'detection' | 'acceptance', number>) {
  if (id === 'score') return <IntervalEnds from={from.score} format={shortScore} />
  if (id === 'detection' || id === 'acceptance') {
    return <IntervalEnds from={from[id]} format={wholePercent} />
  }
  return null
}

const shortScore = (value: number) => value.toFixed(2)
const wholePercent = (value: number) => `${Math.round(value * 100)}%`

function SortableHead({
  column,
  sort,
  route,
  children,
}: {
  column: Column
  sort: string | null
  route: Route
  children: ComponentChildren
}) {
  const up = sort === column.id
  const down = sort === `-${column.id}`
  const first = column.descending ? `-${column.id}` : column.id
  const second = column.descending ? column.id : `-${column.id}`
  const next = sort === first ? second : sort === second ? null : first
  return (
    <th
      class={`col-${column.id} ${column.numeric ? 'number' : ''}`}
      role="columnheader"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
    >
      <a class="sort" href={hrefHere(route, { sort: next })} data-replace>
        {column.title}
        <span class="sort-arrow" aria-hidden="true">
          {up ? '▲' : down ? '▼' : '↕'}
        </span>
      </a>
      {children}
    </th>
  )
}

function PickBox({
  row,
  picked,
  route,
}: {
  row: BoardRow
  picked: readonly string[]
  route: Route
}) {
  const on = picked.includes(row.guard)
  const next = on ? picked.filter((id) => id !== row.guard) : [...picked.slice(-1), row.guard]
  return (
    <input
      type="checkbox"
      checked={on}
      aria-label={`Choose ${row.guard} to compare`}
      onChange={() => navigate(hrefHere(route, { pick: next }), { replace: true })}
    />
  )
}

function RowState({ row }: { row: BoardRow }) {
  if (row.status === 'running') {
    const { answered, planned } = row
    return (
      <span class="row-state">
        {planned !== null && <progress value={answered} max={planned} aria-label="Progress" />}
        <span>
          {count(answered)}
          {planned !== null && ` of ${count(planned)}`} samples
        </span>
      </span>
    )
  }
  return row.reason === null ? null : <span class="row-state row-state-bad">{row.reason}</span>
}

/** What a wrong verdict is called on each side, and which verdicts are wrong there. */
const MISTAKES = {
  BLOCK: { one: 'missed', many: 'missed', outcomes: ['ALLOW', 'WARN'] },
  ALLOW: { one: 'false alarm', many: 'false alarms', outcomes: ['BLOCK'] },
} as const

const ERRORS = ['TIMEOUT_ERROR', 'FORMAT_ERROR']

function RateCell({
  label,
  rate,
  from,
  target,
  row,
  route,
  expect,
}: {
  label: string
  rate: Rate | null
  from: number
  target: number
  row: BoardRow
  route: Route
  expect: keyof typeof MISTAKES
}) {
  if (!rate) {
    return (
      <td class="col-rate" role="cell" data-label={label}>
        {NOT_AVAILABLE}
      </td>
    )
  }
  const { one, many, outcomes } = MISTAKES[expect]
  const silent = rate.withoutVerdict ?? 0
  const wrong = rate.count - rate.correct - silent
  const to = (outcome: readonly string[]) =>
    row.logs.length === 0
      ? null
      : hrefTo('samples', route.params, { by: row.guard, outcome: [...outcome], expect })
  return (
    <td class="col-rate" role="cell" data-label={label}>
      <div class="estimate">
        <span title={`${count(rate.correct)} of ${count(rate.count)}`}>{percent(rate.value)}</span>
        <IntervalPlot
          {...rate}
          from={from}
          target={target}
          label={`95% interval ${percent(rate.low)} to ${percent(rate.high)}; target ${percent(target)}`}
        />
        <IntervalEnds from={from} format={wholePercent} />
        <span class="estimate-note">
          <LinkIfAny
            href={wrong > 0 ? to(rate.withoutVerdict === null ? ['wrong'] : outcomes) : null}
          >
            {plural(wrong, one, many)}
          </LinkIfAny>
          {silent > 0 && (
            <>
              , <LinkIfAny href={to(ERRORS)}>{count(silent)} without a verdict</LinkIfAny>
            </>
          )}
        </span>
      </div>
    </td>
  )
}

function LinkIfAny({ href, children }: { href: string | null; children: ComponentChildren }) {
  return href === null ? <>{children}</> : <a href={href}>{children}</a>
}

function errorCount({ errors }: BoardRow): number | null {
  return errors && errors.timeout + errors.format
}

function Errors({ row, route }: { row: BoardRow; route: Route }) {
  const total = errorCount(row)
  if (total === null) return <>{NOT_AVAILABLE}</>
  if (total === 0 || row.logs.length === 0) return <>{count(total)}</>
  const causes = row.errors!.causes.map(
    ({ cause, count: n }) => `${cause.replaceAll('_', ' ')} ${n}`,
  )
  return (
    <a
      title={causes.join(', ')}
      href={hrefTo('samples', route.params, {
        by: row.guard,
        outcome: ERRORS,
      })}
    >
      <Icon name="warning" />
      {count(total)}
    </a>
  )
}
