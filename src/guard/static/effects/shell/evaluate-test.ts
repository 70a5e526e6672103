import type { TestExpression, Word } from 'unbash'
import { evaluateText, runSubscripts } from '../../resolve/arithmetic.ts'
import { expandParts, expandPattern, expandToString } from '../../resolve/expand-text.ts'
import { compilePattern, matchesPattern } from '../../resolve/pattern.ts'
import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** The truth of `[[ … ]]`; undefined where it depends on the machine. */
export function evaluateTest(machine: Machine, test: TestExpression): boolean | undefined {
  machine.step()
  switch (test.type) {
    case 'TestGroup':
      return evaluateTest(machine, test.expression)
    case 'TestNot': {
      const inner = evaluateTest(machine, test.operand)
      return inner === undefined || test.negations.length % 2 === 0 ? inner : !inner
    }
    case 'TestLogical': {
      const results = test.operands.map((operand) => evaluateTest(machine, operand))
      const decisive = test.operator === '||'
      if (results.includes(decisive)) return decisive
      return results.includes(undefined) ? undefined : !decisive
    }
    case 'TestUnary':
      return evaluateUnary(machine, test.operator, expandToString(machine, test.operand))
    case 'TestBinary': {
      const left = expandToString(machine, test.left)
      if (/^-(?:eq|ne|lt|le|gt|ge)$/.test(test.operator)) {
        evaluateText(machine, left)
        evaluateText(machine, expandToString(machine, test.right))
      }
      if (test.operator === '==' || test.operator === '=' || test.operator === '!=') {
        const pattern = expandPattern(machine, test.right)
        if (!isKnown(left) || !isKnown(pattern)) return undefined
        return matchesPattern(compilePattern(pattern), left) === (test.operator !== '!=')
      }
      if (test.operator === '=~') return testExpression(machine, left, test.right)
      return testBinary(left, test.operator, expandToString(machine, test.right))
    }
  }
}

function evaluateUnary(machine: Machine, operator: string, operand: Value): boolean | undefined {
  if (operator === '-v') runSubscripts(machine, operand)
  if (/^-[abcdefghkprsuwxGLNOS]$/.test(operator))
    machine.emit('touch', '[[', machine.absolute(operand))
  noteInsistence(machine, operator, operand)
  return testUnary(operator, operand)
}

/** Whoever asks whether a variable holds anything, or whether there is such a file, minds that. */
export function noteInsistence(machine: Machine, operator: string, operand: Value): void {
  if (!/^-[nzde]$/.test(operator)) return
  for (const { origin, detail } of machine.symbols.in(operand))
    if (origin === 'environment') machine.symbols.insist(detail)
}

/** Longer texts and expressions with more repetitions could keep us busy for ages. */
const MAX_MATCHED = 200
const MAX_REPETITIONS = 2

/** `[[ text =~ expression ]]` leaves what it found in BASH_REMATCH. */
function testExpression(machine: Machine, text: Value, word: Word): boolean | undefined {
  const source = expressionText(machine, word)
  const bounded =
    text.length <= MAX_MATCHED &&
    source.length <= MAX_MATCHED &&
    (source.match(/[*+{]/g)?.length ?? 0) <= MAX_REPETITIONS &&
    !/\)[*+{]/.test(source)
  if (!bounded || !isKnown(text) || !isKnown(source)) return forget(machine)
  try {
    const found = new RegExp(source).exec(text)
    if (found)
      machine.environment.setVariable('BASH_REMATCH', {
        elements: new Map([...found].map((part, i) => [String(i), part ?? ''])),
      })
    return found !== null
  } catch {
    return forget(machine)
  }
}

function forget(machine: Machine): undefined {
  const value = machine.unknown('output', 'BASH_REMATCH')
  machine.environment.setVariable('BASH_REMATCH', { value })
}

/** Quoted parts of an expression stand for themselves. */
function expressionText(machine: Machine, { parts, text }: Word): string {
  if (!parts) return text
  return parts
    .map((part) => {
      const expanded = expandParts(machine, [part])
      return /Quoted$/.test(part.type)
        ? expanded.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        : plain(expanded)
    })
    .join('')
}

/** `[ -z x ]` and the like, as far as the text decides it. */
export function testUnary(operator: string, operand: Value): boolean | undefined {
  if (!isKnown(operand)) return undefined
  if (operator === '-z') return operand === ''
  if (operator === '-n') return operand !== ''
  return undefined
}

/** Comparisons of two known texts or numbers. */
export function testBinary(left: Value, operator: string, right: Value): boolean | undefined {
  if (!isKnown(left) || !isKnown(right)) return undefined
  if (operator === '=' || operator === '==') return left === right
  if (operator === '!=') return left !== right
  const [a, b] = [Number(left), Number(right)]
  if (Number.isNaN(a) || Number.isNaN(b)) return undefined
  switch (operator) {
    case '-eq':
      return a === b
    case '-ne':
      return a !== b
    case '-lt':
      return a < b
    case '-le':
      return a <= b
    case '-gt':
      return a > b
    case '-ge':
      return a >= b
    default:
      return undefined
  }
}
