import { handledKinds } from './knowledge/handled-programs.ts'
import { findEntry, findFacts } from './knowledge/index.ts'
import type { Kind } from './knowledge/kinds.ts'

/** Whether a program, or a subcommand of one, is of a kind: its entry or its handler says so. */
export function isKind(name: string, kind: Kind): boolean {
  const blank = name.indexOf(' ')
  const entry = findEntry(name) ?? (blank < 0 ? undefined : findEntry(name.slice(0, blank)))
  return (
    entry?.kinds.has(kind) ||
    handledKinds(name).includes(kind) ||
    findFacts(name).kinds?.includes(kind) === true
  )
}

/** Whether a command, of which more words than the subcommand may be there, is of a kind. */
export function startsWithKind(command: string, kind: Kind): boolean {
  const [program = '', subcommand] = command.split(' ', 2)
  return (
    isKind(program, kind) || (subcommand !== undefined && isKind(`${program} ${subcommand}`, kind))
  )
}

/** Whether the output of a command, or the code that it prints, is the path of a folder. */
export function printsFolder(command: string): boolean {
  return startsWithKind(command.replace(/^code from /, ''), 'folder-teller')
}
