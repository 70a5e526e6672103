import type { Contender } from './contender.ts'
import type { Recorded } from './recording.ts'

/** Which part of a library is asked for. No list means everything. */
export interface Selection {
  suites?: readonly string[]
  guards?: readonly string[]
}

/** The contenders of a selection, each with only the suites that it names. */
export function select<R extends Recorded>(
  contenders: readonly Contender<R>[],
  { suites, guards }: Selection,
): Contender<R>[] {
  return contenders.flatMap((contender) => {
    if (guards ? !guards.includes(contender.id) : contender.earlier) return []
    if (!suites) return [contender]
    const datasets = contender.entrant.datasets.filter(({ name }) => suites.includes(name))
    if (datasets.length === 0) return []
    return [
      {
        ...contender,
        entrant: { ...contender.entrant, datasets },
        recordings: contender.recordings.filter(({ suite }) => suites.includes(suite)),
      },
    ]
  })
}

/** The selection that an address names. */
export function selectionOf(params: URLSearchParams): Selection {
  const listed = (name: string) => (params.has(name) ? params.getAll(name) : undefined)
  return { suites: listed('suite'), guards: listed('guard') }
}
