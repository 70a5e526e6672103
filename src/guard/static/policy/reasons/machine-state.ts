import type { Effect } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import { quote } from './reason.ts'

/** Rights are raised. */
export function raisesPrivileges({ how, target, program }: Effect, machine: Machine): string {
  return `${program} ${how ?? 'raises privileges'}${target ? `: ${quote(machine, target)}` : ''}`
}

/** Something is lost. */
export function destroys({ how, program }: Effect): string {
  return how ?? `${program} destroys data`
}

/** Something stops working, but nothing is lost. */
export function disturbs({ how, target }: Effect, machine: Machine): string {
  return `${how ?? 'service is disturbed'}: ${quote(machine, target)}`
}

/** The machine is looked over. */
export function looksAround({ program, how }: Effect): string {
  return `${how ?? program} looks around on the machine`
}
