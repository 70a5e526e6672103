import type { Operation } from '../../guard/static/index.ts'

/** A part of a file that is exchanged; with `all`, everywhere in it. */
export interface Replacement {
  old: string
  fresh: string
  all: boolean
}

/** What a call is about to do. */
export interface Plan {
  operations: Operation[]
  /** How each edited file is changed, where the tool says it so exactly. */
  replacements: ReadonlyMap<string, readonly Replacement[]>
  /** Where the tool works, where the call says so. */
  directory: string | undefined
}
