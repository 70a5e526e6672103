import type { Resolved } from '../effects/analysis-notes.ts'
import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { plain } from '../resolve/value.ts'

/**
 * Loops that keep the rights of the administrator open: whatever else runs needs no password then. Those
 * that end with the script that started them (`kill -0 $$ || exit`) are what installers do.
 */
export function keptRights(machine: Machine): { program: string; span: Span }[] {
  const seen = new Set<number>()
  const repeated = machine.resolved
    .filter(renewsRights)
    .find(({ span }) => seen.has(span.start) || !seen.add(span.start))
  if (repeated === undefined || machine.resolved.some(asksWhetherAlive)) return []
  return [{ program: plain(repeated.arguments[0]!), span: repeated.span }]
}

function renewsRights({ arguments: words }: Resolved): boolean {
  return (
    words.length > 1 &&
    isKind(plain(words[0]!), 'user-switch') &&
    words.slice(1).every((word) => /^(?:-[nS]*v|-n|--validate)$/.test(plain(word)))
  )
}

function asksWhetherAlive({ arguments: [program, signal] }: Resolved): boolean {
  return program !== undefined && isKind(plain(program), 'signaller') && signal === '-0'
}
