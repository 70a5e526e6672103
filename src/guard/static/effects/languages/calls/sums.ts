import type { Machine } from '../../machine.ts'
import type { CodeValue } from './language.ts'

/** Operators between numbers; the rest of an expression may hold any of them. */
export const BETWEEN_NUMBERS = /^(?:[-+*/%^&|]|\*\*|<<|>>)$/

const BINDS_STRONGER = /^(?:[*/%]|\*\*)$/

/**
 * Two numbers with an operator between them: letters are hidden behind sums (`chr(c-1)`). Where
 * one of them is not known, or another operator goes first, nobody knows the result.
 */
export function calculated(
  machine: Machine,
  left: CodeValue,
  operator: string,
  right: CodeValue,
  next: string | undefined,
): CodeValue {
  const [a, b] = [Number(left.text), Number(right.text)]
  const result =
    next !== undefined && BINDS_STRONGER.test(next) && !BINDS_STRONGER.test(operator)
      ? undefined
      : calculate(a, operator, b)
  return result === undefined || !Number.isFinite(result)
    ? { text: machine.unknown('output', 'a sum') }
    : { text: String(result), number: true }
}

function calculate(a: number, operator: string, b: number): number | undefined {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '%':
      return ((a % b) + b) % b
    case '**':
      return a ** b
    case '^':
      return a ^ b
    case '&':
      return a & b
    case '|':
      return a | b
    case '<<':
      return a << b
    case '>>':
      return a >> b
    default:
      return undefined
  }
}
