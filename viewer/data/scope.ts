import type { GuardEntry, Overview } from '../../src/view/api.ts'
import type { Page, Route } from '../route.ts'
import { EXPORT } from './exported.ts'

/** Which guards and suites are being looked at. */
export interface Scope {
  guards: GuardEntry[]
  /** Empty means all. */
  suites: string[]
  /** The same as a query for the server; empty where everything is meant. */
  query: string
}

/** Pages that show a comparison of the chosen guards, which only a running viewer can make. */
const COMPARING: readonly (Page | null)[] = ['leaderboard', 'heat-map', 'charts']

/** Whether some of the guards can be chosen on a page. */
export function canChooseGuards(page: Page | null): boolean {
  return !EXPORT || !COMPARING.includes(page)
}

/** Reads the scope from an address. Without a choice all current guards are shown. */
export function readScope(overview: Overview, { page, params }: Route): Scope {
  const chosen = canChooseGuards(page) ? params.getAll('guard') : []
  const suites = params.getAll('suite')
  const named = overview.guards.filter(({ id }) => chosen.includes(id))
  const guards = named.length > 0 ? named : overview.guards.filter(({ earlier }) => !earlier)
  const query = new URLSearchParams([
    ...suites.map((suite) => ['suite', suite]),
    ...named.map(({ id }) => ['guard', id]),
  ])
  return { guards, suites, query: query.toString() }
}
