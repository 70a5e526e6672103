import { handledKinds } from './knowledge/handled-programs.ts'
import { findEntry, findFacts } from './knowledge/index.ts'
import type { Kind } from './knowledge/kinds.ts'
import { remembered } from './knowledge/remembered.ts'

/** Whether a program, or a subcommand of one, is of a kind: its entry or its handler says so. */
export function isKind(name: string, kind: Kind): boolean {
  return kindsOf(name).has(kind)
}

/** All kinds that a program is: they are asked for many times for each command. */
const kindsOf: (name: string) => ReadonlySet<Kind> = remembered((name) => {
  const blank = name.indexOf(' ')
  const entry = findEntry(name) ?? (blank < 0 ? undefined : findEntry(name.slice(0, blank)))
  return new Set([...(entry?.kinds ?? []), ...handledKinds(name), ...(findFacts(name).kinds ?? [])])
})

/** Whether a command, of which more words than the subcommand may be there, is of a kind. */
export function startsWithKind(command: string, kind: Kind): boolean {
  const end = command.indexOf(' ')
  if (end < 0) return isKind(command, kind)
  const next = command.indexOf(' ', end + 1)
  return (
    isKind(command.slice(0, end), kind) || isKind(next < 0 ? command : command.slice(0, next), kind)
  )
}

/** Whether the output of a command, or the code that it prints, is the path of a folder. */
export function printsFolder(command: string): boolean {
  const printing = isCodeFrom(command) ? command.slice(CODE_FROM.length) : command
  return startsWithKind(printing, 'folder-teller')
}

const CODE_FROM = 'code from '

/** What code is called that a program prints for the shell which asks. */
export function codeFrom(program: string): string {
  return CODE_FROM + program
}

/** Whether an output is such code. */
export function isCodeFrom(detail: string): boolean {
  return detail.startsWith(CODE_FROM)
}
