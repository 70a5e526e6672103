import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { substituteText } from './sed.ts'

/** `seq`. */
export function sequence(args: string[]): Value | undefined {
  const numbers = args.map(Number)
  if (args.length === 0 || numbers.some(Number.isNaN)) return undefined
  const [first, step, last] =
    numbers.length === 1
      ? [1, 1, numbers[0]!]
      : numbers.length === 2
        ? [numbers[0]!, 1, numbers[1]!]
        : [numbers[0]!, numbers[1]!, numbers[2]!]
  if (step === 0 || Math.abs((last - first) / step) > 200) return undefined
  let output = ''
  for (let n = first; step > 0 ? n <= last : n >= last; n += step) output += `${n}\n`
  return output
}

/** `expr TEXT : 'x\(.*\)'`: what the group has found; without one it is a number. */
function matched(text: string, pattern: string): Value | undefined {
  if (!pattern.includes('\\(') || pattern.includes('\x01')) return undefined
  const found = substituteText(`s\x01^${pattern.replace(/^\^/, '')}.*\x01\\1\x01`, text, false)
  return found === undefined || found === text ? undefined : `${found}\n`
}

/** `expr` with numbers, with patterns, and its `substr`. */
export function expression(args: string[]): Value | undefined {
  if (args[0] === 'substr' && args.length === 4) {
    const [, text = '', from, count] = args
    return `${text.slice(Number(from) - 1, Number(from) - 1 + Number(count))}\n`
  }
  const [left, operator, right] = args
  const [text, pattern] = left === 'match' ? [operator, right] : [left, right]
  if (text !== undefined && pattern !== undefined && (operator === ':' || left === 'match'))
    return matched(text, pattern)
  if (args.length !== 3 || !/^-?\d+$/.test(left!) || !/^-?\d+$/.test(right!)) return undefined
  const [a, b] = [Number(left), Number(right)]
  const results: Record<string, number> = {
    '+': a + b,
    '-': a - b,
    '*': a * b,
    '/': Math.trunc(a / b),
    '%': a % b,
  }
  const result = results[operator!]
  return result === undefined || !Number.isFinite(result) ? undefined : `${result}\n`
}

/** `date +FORMAT`: what the clock puts in is not known, the rest of the format is. */
export function formatDate(
  args: string[],
  _input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const format = args.find((word) => word.startsWith('+'))
  if (format === undefined) return undefined
  const clock = machine.unknown('output', 'date')
  return `${format.slice(1).replace(/%[-_0^#+]*\d*:{0,3}[A-Za-z]/g, clock)}\n`
}
