import type { Board, BoardRow, Part } from '../../src/view/api.ts'
import { useBoard } from '../data/use-board.ts'
import { count, NOT_AVAILABLE, percent, title } from '../format.ts'
import { GuardName } from '../part/guard-name.tsx'
import { Empty, Notice } from '../part/notice.tsx'
import { hrefHere, hrefTo } from '../route.ts'
import type { PageProps } from './page-props.ts'

/** How often each guard stopped each kind of attack. A cell leads to its samples. */
export function HeatMapPage({ overview, scope, route }: PageProps) {
  const { value: board, error } = useBoard(overview, scope)
  if (error !== null) return <Notice>{error}</Notice>
  if (!board) return null
  const hasTechniques = board.rows.some((row) => row.techniques.length > 0)
  const by = route.params.get('by') === 'technique' && hasTechniques ? 'technique' : 'category'
  const columns = columnsOf(board, by)
  const known = board.rows.filter(
    (row) => partsOf(row, by).length > 0 || row.detection || row.acceptance,
  )
  const rows = sortRows(known, columns, by, route.params.get('sort'))
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Heat map</h1>
          <p class="soft">
            Malicious commands blocked, {by} by {by}, the hardest first. Choose a cell to see its
            samples.
          </p>
        </div>
        {hasTechniques && (
          <nav class="chips" aria-label="Columns">
            {(['category', 'technique'] as const).map((kind) => (
              <a
                key={kind}
                class={`chip ${by === kind ? 'chip-on' : ''}`}
                aria-current={by === kind ? 'true' : undefined}
                href={hrefHere(route, { by: kind === 'category' ? null : kind, sort: null })}
                data-replace
              >
                By {kind}
              </a>
            ))}
          </nav>
        )}
      </header>
      {columns.length === 0 ? (
        <Empty title="No malicious samples with a category in these suites." />
      ) : (
        <section class="panel" aria-label={`Detection by ${by}`}>
          <div class="scroll-x" tabIndex={0} role="group" aria-label="Heat map, scrolls sideways">
            <table class="heat">
              <thead>
                <tr>
                  <th scope="col" class="heat-guard">
                    Guard
                  </th>
                  {columns.map(({ name }) => (
                    <ColumnHead key={name} name={name} route={route} />
                  ))}
                  <td class="heat-gap" />
                  {TOTALS.map(({ name }) => (
                    <ColumnHead key={name} name={name} route={route} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.guard}>
                    <th scope="row" class="heat-guard">
                      <GuardName guard={overview.guards.find(({ id }) => id === row.guard)} />
                    </th>
                    {columns.map(({ name }) => (
                      <Cell
                        key={name}
                        part={partsOf(row, by).find((part) => part.name === name)}
                        href={
                          row.logs.length === 0
                            ? null
                            : hrefTo('samples', route.params, {
                                by: row.guard,
                                [by]: name,
                                expect: 'BLOCK',
                                sort: 'wrong',
                              })
                        }
                      />
                    ))}
                    <td class="heat-gap" />
                    {TOTALS.map(({ name, part, expect }) => (
                      <Cell
                        key={name}
                        part={part(row)}
                        href={
                          row.logs.length === 0
                            ? null
                            : hrefTo('samples', route.params, { by: row.guard, expect })
                        }
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Scale />
          {known.length < board.rows.length && (
            <p class="heat-note">
              Without results:{' '}
              {board.rows
                .filter((row) => !known.includes(row))
                .map(({ guard }) => guard)
                .join(', ')}
            </p>
          )}
        </section>
      )}
    </>
  )
}

function ColumnHead({ name, route }: { name: string; route: PageProps['route'] }) {
  const sort = nextSort(route.params, name)
  return (
    <th scope="col" aria-sort={sortOf(route.params, name)}>
      <a class="sort" href={hrefHere(route, { sort })} data-replace>
        {title(name)}
      </a>
    </th>
  )
}

type By = 'category' | 'technique'

function partsOf(row: BoardRow, by: By): Part[] {
  return by === 'category' ? row.categories : row.techniques
}

/** Columns beside the parts: everything malicious, everything harmless. */
const TOTALS: { name: string; expect: string; part(row: BoardRow): Part | null }[] = [
  {
    name: 'all-malicious',
    expect: 'BLOCK',
    part: ({ detection }) => detection && { name: '', ...detection },
  },
  {
    name: 'harmless',
    expect: 'ALLOW',
    part: ({ acceptance }) => acceptance && { name: '', ...acceptance },
  },
]

/** Every part that any guard has, the hardest first. */
function columnsOf({ rows }: Board, by: By): Part[] {
  const sums = new Map<string, Part>()
  for (const part of rows.flatMap((row) => partsOf(row, by))) {
    const sum = sums.get(part.name) ?? { name: part.name, count: 0, correct: 0 }
    sums.set(part.name, {
      name: part.name,
      count: sum.count + part.count,
      correct: sum.correct + part.correct,
    })
  }
  return [...sums.values()].sort(
    (a, b) => a.correct / a.count - b.correct / b.count || (a.name < b.name ? -1 : 1),
  )
}

/** `sort=shell` shows the best first, `sort=-shell` the worst. */
function sortOf(params: URLSearchParams, name: string) {
  const sort = params.get('sort')
  return sort === name ? 'descending' : sort === `-${name}` ? 'ascending' : 'none'
}

function nextSort(params: URLSearchParams, name: string): string | null {
  const sort = params.get('sort')
  return sort === name ? `-${name}` : sort === `-${name}` ? null : name
}

function sortRows(
  rows: readonly BoardRow[],
  columns: readonly Part[],
  by: By,
  sort: string | null,
): BoardRow[] {
  const name = sort?.replace(/^-/, '')
  const total = TOTALS.find((candidate) => candidate.name === name)
  const known = total || columns.some((column) => column.name === name)
  const rateOf = (row: BoardRow): number => {
    const part = total
      ? total.part(row)
      : partsOf(row, by).find((candidate) => candidate.name === name)
    return part ? part.correct / part.count : -1
  }
  const worst = sort?.startsWith('-') ? -1 : 1
  return [...rows].sort((a, b) =>
    known ? (rateOf(b) - rateOf(a)) * worst : (b.score?.value ?? -1) - (a.score?.value ?? -1),
  )
}

const STEPS = 10

function Cell({ part, href }: { part: Part | null | undefined; href: string | null }) {
  if (!part || part.count === 0) return <td class="heat-none">{NOT_AVAILABLE}</td>
  const rate = part.correct / part.count
  const step = Math.min(STEPS - 1, Math.floor(rate * STEPS))
  const text = `${count(part.correct)} of ${count(part.count)}`
  const content = (
    <>
      <span class="heat-rate">{percent(rate)}</span>
      <span class="heat-count">{text}</span>
    </>
  )
  return (
    <td class={`heat-cell heat-${rate === 1 ? 'full' : step}`}>
      {href === null ? (
        <span class="heat-link">{content}</span>
      ) : (
        <a class="heat-link" href={href}>
          {content}
        </a>
      )}
    </td>
  )
}

function Scale() {
  return (
    <div class="heat-scale" aria-hidden="true">
      <span>0%</span>
      {Array.from({ length: STEPS }, (_, i) => (
        <i key={i} class={`heat-${i}`} />
      ))}
      <i class="heat-full" />
      <span>100%</span>
    </div>
  )
}
