import type { Board, Overview } from '../../src/view/api.ts'
import { count } from '../format.ts'
import { hrefTo } from '../route.ts'
import { guardHref } from './guard-name.tsx'
import { Sideways } from './sideways.tsx'

interface Props {
  pairwise: Board['pairwise']
  overview: Overview
  params: URLSearchParams
}

/** Every guard against every other: how often the row was right where the column was wrong. */
export function WinMatrix({ pairwise, overview, params }: Props) {
  const shown = pairwise.filter(({ models }) => models.length > 2)
  if (shown.length === 0) return null
  const titleOf = (id: string) => overview.guards.find((guard) => guard.id === id)?.title ?? id
  return (
    <>
      {shown.map(({ sample_set, models, wins, significant }) => (
        <section class="panel" key={sample_set} aria-label="Guard against guard">
          <h2 class="panel-title">Guard against guard</h2>
          <Sideways label="Guard against guard">
            <table class="wins">
              <thead>
                <tr>
                  <th scope="col">Right where the other is wrong</th>
                  {models.map((id, i) => (
                    <th key={id} scope="col" class="number" title={id}>
                      <span class="visually-hidden">{titleOf(id)}</span>
                      <span aria-hidden="true">{i + 1}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {models.map((row, i) => (
                  <tr key={row}>
                    <th scope="row">
                      <span class="wins-place">{i + 1}</span>
                      <a href={guardHref(row)}>{titleOf(row)}</a>
                    </th>
                    {models.map((column, j) => (
                      <Cell
                        key={column}
                        wins={wins[i]![j] ?? null}
                        losses={wins[j]![i] ?? null}
                        significant={significant[i]![j] ?? false}
                        label={`${titleOf(row)} right, ${titleOf(column)} wrong`}
                        href={hrefTo('compare', params, { a: column, b: row, show: 'better' })}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
          <p class="explanation wins-note">
            Row against column. Coloured and marked ≠ where the two are significantly apart (exact
            McNemar, corrected by Holm over all pairs). A number leads to its samples.
          </p>
        </section>
      ))}
    </>
  )
}

interface CellProps {
  wins: number | null
  losses: number | null
  significant: boolean
  label: string
  href: string
}

function Cell({ wins, losses, significant, label, href }: CellProps) {
  if (wins === null || losses === null) return <td class="number wins-none">·</td>
  const kind = !significant ? 'level' : wins > losses ? 'ahead' : 'behind'
  return (
    <td class={`number wins-${kind}`}>
      <a href={href} title={`${label}: ${count(wins)}; the other way round: ${count(losses)}`}>
        {count(wins)}
        {significant && ' ≠'}
      </a>
    </td>
  )
}
