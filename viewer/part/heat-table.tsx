import type { ComponentChildren } from 'preact'
import type { Overview, Part } from '../../src/view/api.ts'
import { count, NOT_AVAILABLE, percent } from '../format.ts'
import { hrefHere, type Route } from '../route.ts'
import { Sideways } from './sideways.tsx'

/** A row or a column. */
export interface Line {
  id: string
  label: ComponentChildren
  /** What it rests on, in small. */
  note?: string
  /** Stands a little apart from what is before it. */
  apart?: boolean
}

export type CellPart = Omit<Part, 'name'>

export interface HeatCell {
  part: CellPart | null
  /** Where its samples are, if anywhere. */
  href: string | null
}

type Scale = Overview['rateScale']

interface Props<Row extends Line, Column extends Line> {
  corner: string
  lines: readonly Row[]
  heads: readonly Column[]
  cellOf(line: Row, head: Column): HeatCell
  route: Route
  scale: Scale
}

/** Rates as a table of coloured fields. A click on a column's head sorts the rows by it. */
export function HeatTable<Row extends Line, Column extends Line>(props: Props<Row, Column>) {
  const { corner, lines, heads, cellOf, route, scale } = props
  // A long table scrolls by itself, so that its heads stay in sight.
  const tall = lines.length > 20 ? 'heat-tall' : ''
  return (
    <Sideways label="Heat map" class={tall}>
      <table class="heat">
        <thead>
          <tr>
            <th scope="col" class="heat-line">
              {corner}
            </th>
            {heads.map((head) => (
              <th
                key={head.id}
                scope="col"
                class={head.apart ? 'heat-apart' : ''}
                aria-sort={sortOf(route, head.id)}
              >
                <a
                  class="sort"
                  href={hrefHere(route, { sort: nextSort(route, head.id) })}
                  data-replace
                >
                  {head.label}
                </a>
                {head.note && <small class="heat-count">{head.note}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortLines(props).map((line) => (
            <tr key={line.id} class={line.apart ? 'heat-apart' : ''}>
              <th scope="row" class="heat-line">
                {line.label}
                {line.note && <small class="heat-count">{line.note}</small>}
              </th>
              {heads.map((head) => (
                <Cell key={head.id} {...cellOf(line, head)} apart={head.apart} scale={scale} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

/** `sort=shell` shows the best first, `sort=-shell` the worst. */
function sortOf({ params }: Route, id: string) {
  const sort = params.get('sort')
  return sort === id ? 'descending' : sort === `-${id}` ? 'ascending' : 'none'
}

function nextSort(route: Route, id: string): string | null {
  const sorted = sortOf(route, id)
  return sorted === 'none' ? id : sorted === 'descending' ? `-${id}` : null
}

/** By the nearer end of the interval: few samples are neither the best nor the worst. */
function sortLines<Row extends Line, Column extends Line>({
  lines,
  heads,
  cellOf,
  route,
}: Props<Row, Column>): Row[] {
  const head = heads.find(({ id }) => sortOf(route, id) !== 'none')
  if (!head) return [...lines]
  const best = sortOf(route, head.id) === 'descending'
  const known = lines.filter((line) => cellOf(line, head).part !== null)
  const surely = (line: Row) => {
    const { low, high } = cellOf(line, head).part!
    return best ? -low : high
  }
  known.sort((a, b) => surely(a) - surely(b))
  return [...known, ...lines.filter((line) => !known.includes(line))]
}

function Cell({ part, href, apart, scale }: HeatCell & { apart?: boolean; scale: Scale }) {
  const place = apart ? 'heat-apart' : ''
  if (!part || part.count === 0) return <td class={`heat-none ${place}`}>{NOT_AVAILABLE}</td>
  const rate = part.correct / part.count
  const { field, ink } = scale.colours[Math.floor(rate * 100)]!
  const content = (
    <>
      <span class="heat-rate">{percent(rate)}</span>
      <span class="heat-count">
        {count(part.correct)} of {count(part.count)}
      </span>
    </>
  )
  const about = `95% interval ${percent(part.low)} to ${percent(part.high)}`
  return (
    <td class={`heat-cell ${place}`} title={about}>
      {href === null ? (
        <span class="heat-link" style={{ background: field, color: ink }}>
          {content}
        </span>
      ) : (
        <a class="heat-link" href={href} style={{ background: field, color: ink }}>
          {content}
        </a>
      )}
    </td>
  )
}

/** Which colour stands for which rate. */
export function RateLegend({ scale: { ticks, colours } }: { scale: Scale }) {
  const at = (tick: number) => `${tick * 100}%`
  const stops = ticks.map((tick) => `${colours[Math.round(tick * 100)]!.field} ${at(tick)}`)
  return (
    <div class="heat-scale" aria-hidden="true">
      <i style={{ background: `linear-gradient(to right, ${stops.join(', ')})` }} />
      {ticks.map((tick) => (
        <span key={tick} style={{ left: at(tick) }}>
          {at(tick)}
        </span>
      ))}
    </div>
  )
}
