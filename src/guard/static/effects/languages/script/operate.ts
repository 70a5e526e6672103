import { isKnown, type Value } from '../../../resolve/value.ts'
import { evaluate } from './evaluate.ts'
import { format } from './format.ts'
import type { Node } from './node.ts'
import { applyPattern } from './patterns.ts'
import type { Session } from './session.ts'
import { knownText, numberOf, numberThing, type Thing, textOf, truthOf } from './thing.ts'

const MAX_REPEAT = 4096

/** Follows an operator with two sides. */
export function operate(session: Session, node: Node & { type: 'binary' }): Thing {
  const { operator } = node
  if (operator === '=~' || operator === '!~' || operator === '~') {
    if (node.right.type === 'pattern') return applyPattern(session, node.right, node.left)
  }
  const left = evaluate(session, node.left)
  const right = evaluate(session, node.right)
  switch (operator) {
    case '||':
    case 'or':
    case '??':
    case '?:':
      return truthOf(left) === false ? right : left
    case '//':
      // Perl takes the right side if the left is not defined; others divide.
      return session.language.syntax.quoteWords === 'perl' && truthOf(left) !== false
        ? left
        : arithmetic(session, '/', left, right)
    case '&&':
    case 'and':
      return truthOf(left) === false ? left : right
    case '..':
      if (session.language.syntax.concatenation?.includes('..'))
        return concatenate(session, left, right)
      return range(session, left, right, true)
    case '...':
    case '..=':
      return range(session, left, right, operator === '..=')
    case '.':
    case '++':
      return concatenate(session, left, right)
    case '+':
      return add(session, left, right)
    case '*':
      return multiply(session, left, right)
    case 'x':
      return repeatText(session, left, right)
    case '%':
      return modulo(session, left, right)
    case '/':
      return divide(session, left, right)
    case '<<':
      return append(session, left, right)
    case '~':
      return session.language.syntax.concatenation?.includes('~')
        ? concatenate(session, left, right)
        : session.unknown('a match')
    default:
      return arithmetic(session, operator, left, right)
  }
}

/** Two texts one after the other. */
export function concatenate(session: Session, left: Thing, right: Thing): Thing {
  if (left.items && right.items) return { items: [...left.items, ...right.items] }
  return { text: session.text(left) + session.text(right) }
}

function add(session: Session, left: Thing, right: Thing): Thing {
  if (left.items || right.items)
    return { items: [...(left.items ?? [left]), ...(right.items ?? [right])] }
  if (left.entries && right.entries)
    return { entries: new Map([...left.entries, ...right.entries]) }
  // Perl, PHP and Lua add numbers only; others put texts together.
  const { concatenation } = session.language.syntax
  const numbers = left.number !== undefined && right.number !== undefined
  if (numbers || concatenation?.includes('.') || concatenation?.includes('..'))
    return arithmetic(session, '+', left, right)
  return { text: session.text(left) + session.text(right) }
}

function multiply(session: Session, left: Thing, right: Thing): Thing {
  const textual = left.text !== undefined || left.items !== undefined
  if (textual && right.number !== undefined) return repeatText(session, left, right)
  if (
    left.number !== undefined &&
    right.text !== undefined &&
    isKnown(right.text) &&
    !session.language.syntax.countsFromOne
  )
    return repeatText(session, right, left)
  if (session.language.syntax.concatenation?.includes('*') && textual)
    return concatenate(session, left, right)
  return arithmetic(session, '*', left, right)
}

function repeatText(session: Session, left: Thing, right: Thing): Thing {
  const count = Math.min(numberOf(right) ?? 1, MAX_REPEAT)
  if (left.items)
    return {
      items: Array.from({ length: Math.max(0, Math.min(count, 256)) }, () => left.items!).flat(),
    }
  const text = session.text(left)
  return {
    text:
      text.length * count > MAX_REPEAT * 16 ? text : text.repeat(Math.max(0, Math.trunc(count))),
  }
}

function modulo(session: Session, left: Thing, right: Thing): Thing {
  const template = left.text
  if (template !== undefined && left.number === undefined && template.includes('%')) {
    return { text: format(session, template, right.items ?? [right], right.entries) }
  }
  return arithmetic(session, '%', left, right)
}

/** Numbers are divided; paths are joined (`Path.home() / ".ssh"`). */
function divide(session: Session, left: Thing, right: Thing): Thing {
  if (left.kind === 'path' || right.kind === 'path') {
    return { ...left, kind: 'path', text: joinPaths(session.text(left), session.text(right)) }
  }
  return arithmetic(session, '/', left, right)
}

/** Puts a path behind another; an absolute one replaces it. */
export function joinPaths(first: Value, ...rest: Value[]): Value {
  return rest.reduce(
    (path, part) => (part.startsWith('/') ? part : `${path.replace(/\/+$/, '')}/${part}`),
    first,
  )
}

/** `list << x`, `stream << x`, `1 << x`. */
function append(session: Session, left: Thing, right: Thing): Thing {
  if (left.number !== undefined && right.number !== undefined)
    return arithmetic(session, '<<', left, right)
  if (left.items) {
    left.items.push(right)
    return left
  }
  if (left.kind !== undefined) {
    session.flow(session.text(right), left)
    return left
  }
  if (left.text !== undefined) {
    left.text += session.text(right)
    return left
  }
  return session.derive('a sum', left, right)
}

function range(session: Session, left: Thing, right: Thing, inclusive: boolean): Thing {
  const [from, to] = [numberOf(left), numberOf(right)]
  if (from !== undefined && to !== undefined) {
    const count = Math.min(Math.max(0, to - from + (inclusive ? 1 : 0)), MAX_REPEAT)
    return { items: Array.from({ length: count }, (_, i) => numberThing(from + i)) }
  }
  const [first, last] = [knownText(left), knownText(right)]
  if (first?.length === 1 && last?.length === 1) {
    const start = first.charCodeAt(0)
    const count = Math.max(0, last.charCodeAt(0) - start + 1)
    return {
      items: Array.from({ length: Math.min(count, 256) }, (_, i) => ({
        text: String.fromCharCode(start + i),
      })),
    }
  }
  return session.derive('a range', left, right)
}

const INTEGERS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '-': (a, b) => a - b,
  '+': (a, b) => a + b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '//': (a, b) => Math.floor(a / b),
  '%': (a, b) => ((a % b) + b) % b,
  '**': (a, b) => a ** b,
  '^': (a, b) => a ^ b,
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '<<': (a, b) => a << b,
  '>>': (a, b) => a >> b,
  '<': (a, b) => (a < b ? 1 : 0),
  '>': (a, b) => (a > b ? 1 : 0),
  '<=': (a, b) => (a <= b ? 1 : 0),
  '>=': (a, b) => (a >= b ? 1 : 0),
}

/** Numbers, and comparisons of what is known. */
function arithmetic(session: Session, operator: string, left: Thing, right: Thing): Thing {
  if (/^(?:==|===|eq)$/.test(operator) || /^(?:!=|!==|ne)$/.test(operator)) {
    const [a, b] = [knownText(left), knownText(right)]
    if (a === undefined || b === undefined) return session.unknown('a comparison')
    return numberThing((a === b) === /^(?:==|===|eq)$/.test(operator) ? 1 : 0)
  }
  const compute = Object.hasOwn(INTEGERS, operator) ? INTEGERS[operator]! : undefined
  const [a, b] = [numberOf(left), numberOf(right)]
  if (compute && a !== undefined && b !== undefined) {
    const result = compute(a, b)
    if (Number.isFinite(result)) return numberThing(result)
  }
  if (operator === '|' && (left.kind !== undefined || textOf(left) !== undefined))
    return session.derive('an operation', left, right)
  return session.derive('an operation', left, right)
}
