import { runSubscripts } from '../../resolve/arithmetic.ts'
import { negated, type Outcome } from '../../resolve/promises.ts'
import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { testBinary, testUnary } from './evaluate-test.ts'
import { promisedByAll, promisedByBinary, promisedByUnary } from './promised-by-tests.ts'

/** `test …`, `[ … ]`: what it is, as far as the text decides it, and what that makes sure of. */
export function testWords(machine: Machine, args: Value[]): Value {
  const isNegated = args[0] === '!'
  const words = isNegated ? args.slice(1) : args
  const [first = '', second = '', third = ''] = words
  if (first === '-v' || /^-(?:eq|ne|lt|le|gt|ge)$/.test(second))
    for (const word of words) runSubscripts(machine, word)
  const result =
    words.length === 1
      ? testUnary('-n', first)
      : words.length === 2
        ? testUnary(first, second)
        : words.length === 3
          ? testBinary(first, second, third)
          : undefined
  machine.status = result === undefined ? undefined : result !== isNegated
  const outcome = isBare(machine) ? undefined : promisedByWords(machine, words)
  machine.outcome = isNegated ? negated(outcome) : outcome
  return ''
}

/** `[ -n $X ]` without quotes is `[ -n ]` where X is empty, and that is true. */
const BARE = /\s-[nde]\s+\$/

function isBare({ source, span }: Machine): boolean {
  return source !== undefined && BARE.test(source.slice(span.start, span.end))
}

function promisedByWords(machine: Machine, words: readonly Value[]): Outcome | undefined {
  const [first = '', second = '', third = ''] = words
  const and = words.indexOf('-a', 1)
  if (and > 0 && words.length > 3) {
    // `-a` binds more closely than `-o`.
    if (words.includes('-o')) return undefined
    const [one, other] = [words.slice(0, and), words.slice(and + 1)]
    return promisedByAll(machine, [promisedByWords(machine, one), promisedByWords(machine, other)])
  }
  if (first === '!') return negated(promisedByWords(machine, words.slice(1)))
  if (words.length === 1) return promisedByUnary(machine, '-n', first)
  if (words.length === 2) return promisedByUnary(machine, first, second)
  return words.length === 3 ? promisedByBinary(machine, first, second, third) : undefined
}
