import type { Effect } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import { clause, object } from './reason.ts'

/** Rights are raised. */
export function raisesPrivileges(effect: Effect, machine: Machine): string {
  const { program, how = 'raises privileges' } = effect
  return `${program} ${clause(how, object(effect, machine))}`
}

/** Something is lost. */
export function destroys({ program, how }: Effect): string {
  return how ?? `${program} destroys data`
}

/** Something stops working, but nothing is lost. */
export function deniesService(effect: Effect, machine: Machine): string {
  const { program, how = `${program} disturbs a service` } = effect
  return clause(how, object(effect, machine))
}

/** The machine is looked over. */
export function looksAround({ program, how }: Effect): string {
  return `${program} ${how ?? 'looks around on the machine'}`
}

/** What is done cannot be undone. */
export function losesForGood({ program, how }: Effect): string {
  return `${program} ${how}`
}
