import { findEntry } from '../knowledge/index.ts'
import type { Language } from '../knowledge/languages.ts'
import type { Machine } from '../machine.ts'

/**
 * Lines after an interactive program may be typed into it: attack notes are written so, and a
 * terminal's paste works so. They are read as the program would read them.
 */
export function typeAhead(machine: Machine, from: number): void {
  const program = machine.interactive
  machine.interactive = undefined
  if (program === undefined || machine.source === undefined) return
  const rest = machine.source.slice(from)
  const language = findEntry(program)?.traits.get('repl') as Language | undefined
  if (language) machine.runCode(language, rest, program)
  else machine.runCode('typed', rest, program)
}
