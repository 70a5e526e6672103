import type { Overview } from '../../src/view/api.ts'
import type { Scope } from '../data/scope.ts'
import type { Route } from '../route.ts'

/** What every page gets. */
export interface PageProps {
  overview: Overview
  scope: Scope
  route: Route
}
