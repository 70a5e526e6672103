import type { TestExpression, Word } from 'unbash'
import { evaluateText, runSubscripts } from '../../resolve/arithmetic.ts'
import {
  expandMarked,
  expandParts,
  expandPattern,
  expandToString,
} from '../../resolve/expand-text.ts'
import { compilePattern, matchesPattern } from '../../resolve/pattern.ts'
import { negated, type Outcome } from '../../resolve/promises.ts'
import { hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { promisedByAll, promisedByBinary, promisedByUnary } from './promised-by-tests.ts'

/** The truth of `[[ … ]]`; undefined where it depends on the machine. */
export function evaluateTest(machine: Machine, test: TestExpression): boolean | undefined {
  machine.step()
  machine.outcome = undefined
  switch (test.type) {
    case 'TestGroup':
      return evaluateTest(machine, test.expression)
    case 'TestNot': {
      const inner = evaluateTest(machine, test.operand)
      if (test.negations.length % 2 === 0) return inner
      machine.outcome = negated(machine.outcome)
      return inner === undefined ? inner : !inner
    }
    case 'TestLogical': {
      const decisive = test.operator === '||'
      const outcomes: (Outcome | undefined)[] = []
      const results = test.operands.map((operand) => {
        const result = evaluateTest(machine, operand)
        outcomes.push(decisive ? negated(machine.outcome) : machine.outcome)
        return result
      })
      // One of them is true where not all of them are false.
      const all = promisedByAll(machine, outcomes)
      machine.outcome = decisive ? negated(all) : all
      if (results.includes(decisive)) return decisive
      return results.includes(undefined) ? undefined : !decisive
    }
    case 'TestUnary':
      return evaluateUnary(machine, test.operator, expandToString(machine, test.operand))
    case 'TestBinary': {
      const marked = expandMarked(machine, test.left)
      const left = plain(marked)
      if (/^-(?:eq|ne|lt|le|gt|ge)$/.test(test.operator)) {
        evaluateText(machine, left)
        evaluateText(machine, expandToString(machine, test.right))
      }
      if (test.operator === '==' || test.operator === '=' || test.operator === '!=') {
        const pattern = expandPattern(machine, test.right)
        machine.outcome = promisedByBinary(machine, left, test.operator, pattern)
        // What names a pattern of files stands for is not known.
        if (!isKnown(left) || !isKnown(pattern) || hasGlob(marked)) return undefined
        return matchesPattern(compilePattern(pattern), left) === (test.operator !== '!=')
      }
      if (test.operator === '=~') return testExpression(machine, marked, test.right)
      return testBinary(marked, test.operator, expandToString(machine, test.right))
    }
  }
}

function evaluateUnary(machine: Machine, operator: string, operand: Value): boolean | undefined {
  if (operator === '-v') runSubscripts(machine, operand)
  if (/^-[abcdefghkprsuwxGLNOS]$/.test(operator))
    machine.emit('touch', '[[', machine.absolute(operand))
  machine.outcome = promisedByUnary(machine, operator, operand)
  return testUnary(operator, operand)
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
    !/\)[*+{]/.test(source) &&
    // Classes of letters have other names here.
    !/\[[:.=]/.test(source)
  if (!bounded || hasGlob(text) || !isKnown(text) || !isKnown(source)) return forget(machine)
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

const DECIMAL = /^\s*-?(?:0|[1-9]\d*)\s*$/

/** Comparisons of two known texts or numbers. */
export function testBinary(left: Value, operator: string, right: Value): boolean | undefined {
  if (!isKnown(left) || !isKnown(right) || hasGlob(left) || hasGlob(right)) return undefined
  if (operator === '=' || operator === '==') return left === right
  if (operator === '!=') return left !== right
  // `010` is eight to one of them and ten to the other.
  if (!DECIMAL.test(left) || !DECIMAL.test(right)) return undefined
  const [a, b] = [Number(left), Number(right)]
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
