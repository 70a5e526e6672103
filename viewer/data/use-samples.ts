import { useEffect, useState } from 'preact/hooks'
import type { Overview } from '../../src/view/api.ts'
import { SampleLoader, type SampleStore } from './sample-store.ts'

/** A store and how often it has changed: the store itself is filled in place. */
export interface Samples {
  store: SampleStore | null
  changes: number
  error: string | null
}

const loader = new SampleLoader()

/** The samples with the columns of some guards. */
export function useSamples(overview: Overview, guards: readonly string[]): Samples {
  // What another page has loaded is shown at once, so that a list has its height when we return.
  const [samples, setSamples] = useState<Samples>(() => ({
    store: loader.store,
    changes: 0,
    error: null,
  }))
  const wanted = guards.join('\n')
  useEffect(() => {
    let current = true
    loader.load(overview, wanted.split('\n')).then(
      (store) => {
        if (current) setSamples(({ changes }) => ({ store, changes: changes + 1, error: null }))
      },
      (error: Error) => {
        if (current) setSamples((before) => ({ ...before, error: error.message }))
      },
    )
    return () => {
      current = false
    }
  }, [overview.revision, wanted])
  return samples
}
