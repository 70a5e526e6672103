import { negated, type Outcome, onBothWays, together, withPromise } from '../../resolve/promises.ts'
import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** Tests that only a text which is not empty passes, and the one that only an empty one does. */
const NEEDS_TEXT = /^-[nde]$/
const NEEDS_NONE = /^-z$/

/** What `[ -n "$X" ]` and the like make sure of, by how they end. */
export function promisedByUnary(
  machine: Machine,
  operator: string,
  operand: Value,
): Outcome | undefined {
  if (NEEDS_TEXT.test(operator)) return promisedByText(machine, operand)
  return NEEDS_NONE.test(operator) ? negated(promisedByText(machine, operand)) : undefined
}

/** `[ "$X" != "" ]`, `[ "x$X" = x ]` */
export function promisedByBinary(
  machine: Machine,
  left: Value,
  operator: string,
  right: Value,
): Outcome | undefined {
  // A letter in front keeps old shells from taking the value for an option.
  const text = right !== '' && right.length < left.length && left.startsWith(right)
  if (right !== '' && !text) return undefined
  const outcome = promisedByText(machine, left.slice(right.length))
  if (operator === '!=') return outcome
  return operator === '=' || operator === '==' ? negated(outcome) : undefined
}

/** What holds where all of these tests succeed, and where one does not. */
export function promisedByAll(
  machine: Machine,
  outcomes: readonly (Outcome | undefined)[],
): Outcome {
  const { promises } = machine.environment
  const all = outcomes.map((outcome) => outcome ?? { succeeded: promises, failed: promises })
  return {
    succeeded: all.map(({ succeeded }) => succeeded).reduce(together, promises),
    failed: all.map(({ failed }) => failed).reduce(onBothWays),
  }
}

/** Nothing but one variable: of two of them, or of one in a path, either may be empty. */
function promisedByText(machine: Machine, text: Value): Outcome | undefined {
  const [source] = text.length === 1 ? machine.symbols.in(text) : []
  if (source?.origin !== 'environment') return undefined
  const { promises } = machine.environment
  return { succeeded: withPromise(promises, source.detail), failed: promises }
}
