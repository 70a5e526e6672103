import type { BoardRow, Overview, Part } from '../../src/view/api.ts'
import { useBoard } from '../data/use-board.ts'
import { count, title } from '../format.ts'
import { GuardName } from '../part/guard-name.tsx'
import {
  type CellPart,
  type HeatCell,
  HeatTable,
  type Line,
  RateLegend,
} from '../part/heat-table.tsx'
import { Empty, Notice } from '../part/notice.tsx'
import { type Changes, hrefHere, hrefTo, type Route } from '../route.ts'
import type { PageProps } from './page-props.ts'

/** So many kinds fit side by side; more stand below each other, and the guards above them. */
const KINDS_ACROSS = 10

/** How often each guard stopped each kind of attack. A cell leads to its samples. */
export function HeatMapPage({ overview, scope, route }: PageProps) {
  const { value: board, error } = useBoard(overview, scope)
  if (error !== null) return <Notice>{error}</Notice>
  if (!board) return null
  const hasTechniques = board.kinds.technique.length > 0
  const by = route.params.get('by') === 'technique' && hasTechniques ? 'technique' : 'category'
  const known = board.rows
    .filter((row) => partsOf(row, by).length > 0 || row.detection || row.acceptance)
    .sort((a, b) => (b.score?.value ?? -1) - (a.score?.value ?? -1))
  const guards = known.map((row) => guardLine(row, overview))
  const kinds = [...board.kinds[by].map((name) => kindLine(name, by, known)), ...TOTALS]
  const down = by === 'technique' || board.kinds[by].length > KINDS_ACROSS
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Heat map</h1>
          <p class="soft">
            Malicious commands blocked, {by} by {by}, the hardest first by the upper end of the 95%
            interval. Choose a cell to see its samples.
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
      {board.kinds[by].length === 0 ? (
        <Empty title="No malicious samples with a category in these suites." />
      ) : (
        <section class="panel" aria-label={`Detection by ${by}`}>
          {down ? (
            <HeatTable
              corner={title(by)}
              lines={kinds}
              heads={guards}
              cellOf={(kind, guard) => cellOf(guard, kind, route)}
              route={route}
              scale={overview.rateScale}
            />
          ) : (
            <HeatTable
              corner="Guard"
              lines={guards}
              heads={kinds}
              cellOf={(guard, kind) => cellOf(guard, kind, route)}
              route={route}
              scale={overview.rateScale}
            />
          )}
          <RateLegend scale={overview.rateScale} />
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

type By = 'category' | 'technique'

function partsOf(row: BoardRow, by: By): Part[] {
  return by === 'category' ? row.categories : row.techniques
}

interface GuardLine extends Line {
  row: BoardRow
}

function guardLine(row: BoardRow, overview: Overview): GuardLine {
  const guard = overview.guards.find(({ id }) => id === row.guard)
  return { id: row.guard, label: <GuardName guard={guard} />, row }
}

/** A kind of sample: which part of a guard's results it is, and where that part is found. */
interface KindLine extends Line {
  partOf(row: BoardRow): CellPart | null
  samples: Changes
}

function kindLine(name: string, by: By, rows: readonly BoardRow[]): KindLine {
  const partOf = (row: BoardRow) => partsOf(row, by).find((part) => part.name === name) ?? null
  const most = Math.max(...rows.map((row) => partOf(row)?.count ?? 0))
  return {
    id: name,
    label: title(name),
    note: `n = ${count(most)}`,
    partOf,
    samples: { [by]: name, expect: 'BLOCK', sort: 'wrong' },
  }
}

/** Beside the kinds: everything malicious, everything harmless. */
const TOTALS: KindLine[] = [
  {
    id: 'all-malicious',
    label: 'All malicious',
    apart: true,
    partOf: ({ detection }) => detection,
    samples: { expect: 'BLOCK' },
  },
  {
    id: 'harmless',
    label: 'Harmless let through',
    partOf: ({ acceptance }) => acceptance,
    samples: { expect: 'ALLOW' },
  },
]

function cellOf({ row }: GuardLine, { partOf, samples }: KindLine, { params }: Route): HeatCell {
  const part = partOf(row)
  const href = row.logs.length > 0 ? hrefTo('samples', params, { by: row.guard, ...samples }) : null
  return { part, href }
}
