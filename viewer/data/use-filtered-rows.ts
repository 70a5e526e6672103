import { useMemo } from 'preact/hooks'
import type { GuardEntry } from '../../src/view/api.ts'
import type { PageProps } from '../page/page-props.ts'
import { type Filter, filterRows, readFilter } from './filter.ts'
import type { SampleStore } from './sample-store.ts'
import { useSamples } from './use-samples.ts'

export interface FilteredRows {
  /** The guards that have single outcomes. */
  guards: GuardEntry[]
  filter: Filter
  store: SampleStore | null
  rows: Uint32Array
  error: string | null
}

const NONE = new Uint32Array(0)

/** The samples that the address asks for, in its order. */
export function useFilteredRows({ overview, scope, route }: PageProps): FilteredRows {
  const guards = scope.guards.filter(({ column }) => column !== null)
  const ids = guards.map(({ id }) => id)
  const filter = readFilter(route.params)
  const { store, changes, error } = useSamples(
    overview,
    filter.by === null ? ids : [...ids, filter.by],
  )
  // The question stands for filter and guards, which are made anew every time.
  const question = JSON.stringify([filter, ids])
  const rows = useMemo(
    () => (store ? filterRows(store, filter, ids) : NONE),
    [store, changes, question],
  )
  return { guards, filter, store, rows, error }
}
