import { NEVER, onBothWays } from '../../resolve/promises.ts'
import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** `exit`: what stands behind it is not reached. */
export function leave(machine: Machine): Value {
  machine.jumps++
  machine.environment.promises = NEVER
  return ''
}

/** `return`, `break`: the way goes on behind the function or loop; outside of one it goes on at once. */
export function jump(machine: Machine, isInside: boolean): Value {
  if (!isInside) return ''
  machine.jumped = onBothWays(machine.jumped, machine.environment.promises)
  return leave(machine)
}

/** Runs a function: what holds behind it holds at its end and wherever it was left. */
export function withJumps(machine: Machine, body: () => Value): Value {
  const { jumped, environment } = machine
  machine.jumped = NEVER
  const output = asWhole(machine, body)
  environment.promises = onBothWays(environment.promises, machine.jumped)
  machine.jumped = jumped
  return output
}

/** Runs what may be left before its end: then its last command does not say how it ended. */
export function asWhole(machine: Machine, body: () => Value): Value {
  const { jumps } = machine
  const output = body()
  if (machine.jumps !== jumps) {
    machine.status = undefined
    machine.outcome = undefined
  }
  return output
}

/**
 * Runs a loop, which may not run at all: what holds before each turn, and behind the last one, holds
 * before the loop, too. A function that is left in it is left with what holds there.
 */
export function withLoop(machine: Machine, body: (begin: () => void) => Value): Value {
  const { jumped, environment, turn } = machine
  const { promises } = environment
  machine.jumped = NEVER
  machine.turn = undefined
  const begin = () => {
    environment.promises = onBothWays(onBothWays(promises, environment.promises), machine.jumped)
  }
  machine.loops++
  const output = body(begin)
  begin()
  machine.loops--
  machine.turn = turn
  machine.status = undefined
  machine.outcome = undefined
  machine.jumped = onBothWays(jumped, machine.jumped)
  return output
}
