import { type ArithmeticExpression, parse } from 'unbash'
import { expandParts } from './expand-text.ts'
import type { Scope } from './scope.ts'
import { isKnown } from './value.ts'
import { assign, readVariable } from './variables.ts'

/** The value of an arithmetic expression; undefined where a part of it is unknown. */
export function evaluate(
  scope: Scope,
  expression: ArithmeticExpression | undefined,
): number | undefined {
  if (!expression) return 0
  scope.step()
  switch (expression.type) {
    case 'ArithmeticGroup':
      return evaluate(scope, expression.expression)
    case 'ArithmeticWord':
      return wordValue(scope, expression)
    case 'ArithmeticCommandExpansion':
      return expression.script && toNumber(scope, scope.substitute(expression.script))
    case 'ArithmeticTernary': {
      const test = evaluate(scope, expression.test)
      const yes = evaluate(scope, expression.consequent)
      const no = evaluate(scope, expression.alternate)
      return test === undefined ? undefined : test ? yes : no
    }
    case 'ArithmeticUnary':
      return unary(scope, expression)
    case 'ArithmeticBinary':
      return binary(scope, expression)
  }
}

/** A longer expression is no expression of a person. */
const MAX_EXPRESSION = 2000

/** The value of a text that bash takes for an expression: `let`, `[[ x -eq y ]]`, a subscript. */
export function evaluateText(scope: Scope, text: string): number | undefined {
  if (!isKnown(text) || text.length > MAX_EXPRESSION) {
    runSubscripts(scope, text)
    scope.evaluatesUnseen(text)
    return undefined
  }
  const command = parse(`(( ${text} ))`).commands[0]?.command
  return command?.type === 'ArithmeticCommand' ? evaluate(scope, command.expression) : undefined
}

function wordValue(
  scope: Scope,
  word: Extract<ArithmeticExpression, { type: 'ArithmeticWord' }>,
): number | undefined {
  if (word.parts) return toNumber(scope, expandParts(scope, word.parts))
  const variable = /^\$(\w+|[#?])$/.exec(word.value.trim())?.[1]
  return toNumber(scope, variable ? (readVariable(scope, variable) ?? '') : word.value)
}

/** A number in any of bash's spellings, or the variable of that name. */
function toNumber(scope: Scope, text: string, depth = 0): number | undefined {
  const trimmed = text.trim()
  if (/\$\(|`/.test(trimmed)) runSubscripts(scope, trimmed)
  if (!isKnown(trimmed)) {
    scope.evaluatesUnseen(trimmed)
    return undefined
  }
  if (depth > 5) return undefined
  if (trimmed === '') return 0
  const based = /^(\d{1,2})#([0-9a-zA-Z]+)$/.exec(trimmed)
  if (based) return Number.parseInt(based[2]!, Math.min(36, Math.max(2, Number(based[1]))))
  if (/^-?0x[0-9a-f]+$/i.test(trimmed)) return Number.parseInt(trimmed, 16)
  if (/^-?0[0-7]+$/.test(trimmed)) return Number.parseInt(trimmed, 8)
  if (/^-?\d+$/.test(trimmed)) return Number(trimmed)
  const name = /^([A-Za-z_]\w*)(?:\[([^\]]*)\])?$/.exec(trimmed)
  if (!name) return undefined
  const index = name[2] === undefined ? undefined : String(toNumber(scope, name[2], depth + 1))
  const value = readVariable(scope, name[1]!, index)
  // Whatever starts the script may have set it.
  if (value === undefined && scope.environment.variable(name[1]!) === undefined) scope.guess()
  return value === undefined ? 0 : toNumber(scope, value, depth + 1)
}

/** bash evaluates the subscripts of a name: `x[$(command)]` runs the command. */
export function runSubscripts(scope: Scope, text: string): void {
  if (!/\$\(|`/.test(text)) return
  const command = parse(`: "${text.replaceAll('"', '\\"')}"`).commands[0]?.command
  if (command?.type !== 'Command') return
  for (const argument of command.args) {
    if (argument.type === 'Word' && argument.parts) expandParts(scope, argument.parts)
  }
}

function unary(
  scope: Scope,
  { operator, operand, prefix }: Extract<ArithmeticExpression, { type: 'ArithmeticUnary' }>,
): number | undefined {
  const value = evaluate(scope, operand)
  if (value === undefined) return undefined
  switch (operator) {
    case '-':
      return -value
    case '!':
      return value ? 0 : 1
    case '~':
      return ~value
    case '++':
    case '--': {
      const changed = operator === '++' ? value + 1 : value - 1
      store(scope, operand, changed)
      return prefix ? changed : value
    }
    default:
      return value
  }
}

function binary(
  scope: Scope,
  { operator, left, right }: Extract<ArithmeticExpression, { type: 'ArithmeticBinary' }>,
): number | undefined {
  if (/^(?:[-+*/%&|^]|<<|>>)?=$/.test(operator)) {
    const value = evaluate(scope, right)
    const result =
      operator === '=' ? value : calculate(operator.slice(0, -1), evaluate(scope, left), value)
    if (result !== undefined) store(scope, left, result)
    return result
  }
  return calculate(operator, evaluate(scope, left), evaluate(scope, right))
}

function calculate(
  operator: string,
  left: number | undefined,
  right: number | undefined,
): number | undefined {
  if (operator === ',') return right
  if (left === undefined || right === undefined) return undefined
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return right === 0 ? undefined : Math.trunc(left / right)
    case '%':
      return right === 0 ? undefined : left % right
    case '**':
      return left ** Math.min(right, 64)
    case '<<':
      return left * 2 ** Math.min(Math.max(right, 0), 62)
    case '>>':
      return left >> right
    case '&':
      return left & right
    case '|':
      return left | right
    case '^':
      return left ^ right
    case '&&':
      return left && right ? 1 : 0
    case '||':
      return left || right ? 1 : 0
    case '==':
      return left === right ? 1 : 0
    case '!=':
      return left !== right ? 1 : 0
    case '<':
      return left < right ? 1 : 0
    case '>':
      return left > right ? 1 : 0
    case '<=':
      return left <= right ? 1 : 0
    case '>=':
      return left >= right ? 1 : 0
    default:
      return undefined
  }
}

function store(scope: Scope, target: ArithmeticExpression, value: number): void {
  if (target.type !== 'ArithmeticWord') return
  const name = /^([A-Za-z_]\w*)(?:\[([^\]]*)\])?$/.exec(target.value.trim())
  if (!name) return
  const index = name[2] === undefined ? undefined : String(toNumber(scope, name[2]))
  assign(scope, name[1]!, String(value), index === undefined ? {} : { index })
}
