import type { GuardEntry, Overview } from '../../src/view/api.ts'
import type { Route } from '../route.ts'

/** Which guards and suites are being looked at. */
export interface Scope {
  guards: GuardEntry[]
  /** Empty means all. */
  suites: string[]
  /** The same as a query for the server; empty where everything is meant. */
  query: string
}

/** Reads the scope from an address. Without a choice all current guards are shown. */
export function readScope(overview: Overview, { params }: Route): Scope {
  const chosen = params.getAll('guard')
  const suites = params.getAll('suite')
  const named = overview.guards.filter(({ id }) => chosen.includes(id))
  const guards = named.length > 0 ? named : overview.guards.filter(({ earlier }) => !earlier)
  const query = new URLSearchParams([
    ...suites.map((suite) => ['suite', suite]),
    ...named.map(({ id }) => ['guard', id]),
  ])
  return { guards, suites, query: query.toString() }
}
