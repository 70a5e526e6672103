import { handledKinds } from './knowledge/handled-programs.ts'
import { findEntry } from './knowledge/index.ts'
import type { Kind } from './knowledge/kinds.ts'

/** Whether a program, or a subcommand of one, is of a kind: its entry or its handler says so. */
export function isKind(name: string, kind: Kind): boolean {
  const blank = name.indexOf(' ')
  const entry = findEntry(name) ?? (blank < 0 ? undefined : findEntry(name.slice(0, blank)))
  return entry?.kinds.has(kind) || handledKinds(name).includes(kind)
}
