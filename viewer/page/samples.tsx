import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { columnsFor, type Filter } from '../data/filter.ts'
import type { SampleStore } from '../data/sample-store.ts'
import { useFilteredRows } from '../data/use-filtered-rows.ts'
import { count, plural } from '../format.ts'
import { useKeys } from '../keys.ts'
import { Empty, Notice } from '../part/notice.tsx'
import { SampleRows } from '../part/sample-rows.tsx'
import { MarkLegend } from '../part/verdict-mark.tsx'
import { hrefHere, hrefKeeping, hrefTo, navigate } from '../route.ts'
import type { PageProps } from './page-props.ts'
import { SampleFilters } from './sample-filters.tsx'

/** Every sample, each guard's verdict side by side. */
export function SamplesPage(props: PageProps) {
  const { route } = props
  const { guards, filter, store, rows, error } = useFilteredRows(props)
  const cursor = store ? cursorOf(store, rows, route.params.get('at')) : -1
  const search = useRef<HTMLInputElement>(null)

  const move = (step: number) => {
    if (!store || rows.length === 0) return
    const next = Math.max(0, Math.min(rows.length - 1, cursor < 0 ? 0 : cursor + step))
    navigate(hrefHere(route, { at: store.key[rows[next]!]! }), { replace: true })
    walking.current = true
  }
  // Who walks takes the focus along: what follows is meant for the row, not for a menu before it.
  const walking = useRef(false)
  useLayoutEffect(() => {
    if (!walking.current) return
    walking.current = false
    const row = document.querySelector<HTMLElement>('.sample-current .sample-command a')
    const target = row ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, [cursor])
  // The way back from a sample leads to its row.
  const remember = (key: string) => navigate(hrefHere(route, { at: key }), { replace: true })
  const open = () => {
    if (store && cursor >= 0) {
      navigate(hrefKeeping('sample', route.params, { key: store.key[rows[cursor]!]!, at: null }))
    }
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: (event) => {
      event.preventDefault()
      move(1)
    },
    ArrowUp: (event) => {
      event.preventDefault()
      move(-1)
    },
    Enter: (event) => {
      if (!(event.target as Element).closest('a, button, summary, input')) open()
    },
    ArrowRight: open,
    '/': (event) => {
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    },
    Escape: () => {
      if (document.activeElement === search.current) search.current?.blur()
      else if (route.params.has('at')) navigate(hrefHere(route, { at: null }), { replace: true })
    },
  })
  useEffect(() => {
    performance.mark('aegish-filtered', { detail: rows.length })
  }, [rows])

  if (error !== null) return <Notice>{error}</Notice>
  if (guards.length === 0) {
    return (
      <Empty alone title="There are no single samples to show.">
        <p>A comparison file holds only sums. Open the logs themselves to see their samples.</p>
      </Empty>
    )
  }
  return (
    <>
      <header class="page-head">
        <div>
          <h1>Samples</h1>
          <p class="soft" role="status" data-count={rows.length}>
            {store ? summary(rows.length, store.size, filter) : 'Loading…'}
          </p>
        </div>
        <MarkLegend />
      </header>
      <SampleFilters {...props} store={store} guards={guards} filter={filter} search={search} />
      {store &&
        (rows.length === 0 ? (
          <Empty title="No sample passes these filters.">
            <p>
              <a href={hrefTo('samples', new URLSearchParams())}>Clear them</a>
            </p>
          </Empty>
        ) : (
          <SampleRows
            store={store}
            rows={rows}
            guards={guards}
            columns={columnsFor(store, filter)}
            cursor={cursor}
            onOpen={(row) => remember(store.key[row]!)}
            hrefOf={(row) =>
              hrefKeeping('sample', route.params, { key: store.key[row]!, at: null })
            }
          />
        ))}
    </>
  )
}

function cursorOf(store: SampleStore, rows: Uint32Array, key: string | null): number {
  return key === null ? -1 : rows.indexOf(store.rowOf(key))
}

function summary(found: number, all: number, filter: Filter): string {
  const what = found === all ? plural(all, 'sample') : `${count(found)} of ${plural(all, 'sample')}`
  return filter.sort === 'wrong' ? `${what}, most mistakes first` : what
}
