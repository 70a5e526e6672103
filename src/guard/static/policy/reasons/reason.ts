import type { Effect, Frame } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import type { Value } from '../../resolve/value.ts'

/** Says in plain words why a rule matches an effect; undefined where it does not. */
export type Reason = (effect: Effect, machine: Machine) => string | undefined

/** A value between quotes, short enough for one line. */
export function quote(machine: Machine, value: Value): string {
  const text = machine.symbols.show(value).replace(/\s+/g, ' ').trim()
  return `"${text.length > 80 ? `${text.slice(0, 77)}…` : text}"`
}

/** The program that is not a shell and leads here. */
export function nonShell(frame: Frame | undefined): Frame | undefined {
  for (let at = frame; at; at = at.parent) if (at.kind !== 'shell') return at
  return undefined
}
