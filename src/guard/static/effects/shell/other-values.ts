import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** So many of the values that variables of one command may hold are followed. */
const MAX_OTHERS = 4

/**
 * Runs a part of a script, and once more for each other value that a variable in it may hold: one that was
 * set on a way which may not have been taken. What comes of that stays in a shell of its own.
 */
export function withOtherValues<T>(
  machine: Machine,
  body: () => T,
  otherwise: (result: T) => void = () => {},
): T {
  const { unsettled: outer } = machine
  machine.unsettled = undefined
  const result = body()
  const read = machine.unsettled as ReadonlyMap<string, readonly Value[]> | undefined
  machine.unsettled = outer
  if (read === undefined || machine.isOtherWay) return result
  const choices = [...read].flatMap(([name, values]) => values.map((value) => ({ name, value })))
  const { lastArgument } = machine
  machine.isOtherWay = true
  for (const [i, { name, value }] of choices.entries()) {
    if (i >= MAX_OTHERS || !machine.affords()) {
      machine.miss('rest', 'the command', '', 'which of many values a variable holds')
      break
    }
    const environment = machine.environment.fork()
    environment.setVariable(name, { value })
    machine.within({ environment }, () => otherwise(body()))
  }
  machine.isOtherWay = false
  machine.lastArgument = lastArgument
  machine.status = undefined
  machine.outcome = undefined
  return result
}
