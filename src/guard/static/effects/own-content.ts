import { type Value, withoutSymbols } from '../resolve/value.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** A copy of a local file, or what a compiler made: nothing more is known, and nothing hidden. */
export function isCompiled(machine: Machine, content: Value): boolean {
  const sources = machine.symbols.in(content)
  return (
    sources.length > 0 &&
    withoutSymbols(content).trim() === '' &&
    sources.every(
      ({ origin, detail }) =>
        origin === 'file' ||
        (origin === 'output' && (isKind(detail, 'compiler') || isKind(detail, 'rewriter'))),
    )
  )
}

/** Whether a value is the unchanged content of files of this machine: one, or some in a row. */
export function isOneFile(machine: Machine, value: Value): boolean {
  const text = value.trim()
  return (
    text !== '' &&
    withoutSymbols(text).trim() === '' &&
    machine.symbols.in(text).every(({ origin }) => origin === 'file')
  )
}
