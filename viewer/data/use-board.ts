import type { Board, Overview } from '../../src/view/api.ts'
import { type Answered, useJson } from './fetch-json.ts'
import type { Scope } from './scope.ts'

/** The guards side by side, over what the scope names; null asks for nothing. */
export function useBoard(overview: Overview, scope: Pick<Scope, 'query'> | null): Answered<Board> {
  const url = scope && (scope.query === '' ? '/api/board' : `/api/board?${scope.query}`)
  return useJson<Board>(url, overview.revision)
}
