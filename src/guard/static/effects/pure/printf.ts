import { decodeEscapes } from '../../resolve/expand-parameter.ts'
import { isKnown, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { MAX_OUTPUT } from './compute.ts'

/** What the shell of most systems reads in a text that `echo` is given, without being told. */
const READ_UNTOLD = /\\[0abcefnrtv\\]/

/** `echo`, with its options. Where it is dash that runs it, or bash: both texts, one behind the other. */
export function echo(args: string[], _input: Value | undefined, machine: Machine): Value {
  let at = 0
  let escapes = false
  let lineEnd = true
  for (; at < args.length && /^-[neE]+$/.test(args[at]!); at++) {
    if (args[at]!.includes('e')) escapes = true
    if (args[at]!.includes('n')) lineEnd = false
  }
  const text = args.slice(at).join(' ')
  const end = lineEnd ? '\n' : ''
  if (escapes) return decodeEscapes(text) + end
  return READ_UNTOLD.test(text) && mayBeDash(machine)
    ? `${text}\n${decodeEscapes(text)}${end}`
    : text + end
}

/** `sh -c`, and whatever code or a tool hands to the shell of the system. */
function mayBeDash({ frame }: Machine): boolean {
  for (let at = frame; at; at = at.parent)
    if (at.kind === 'shell' && /sh$/.test(at.by)) return /^(?:da|a)?sh$/.test(at.by)
  return frame !== undefined
}

/** `printf FORMAT ARGUMENTS`: the format is used again while arguments are left. */
export function formatPrintf(args: string[]): Value {
  const [format = '', ...values] = args[0] === '--' ? args.slice(1) : args
  let output = ''
  let next = 0
  do {
    const before = next
    output += decodeEscapes(format).replace(
      /%(?:%|([-+ #0]*)(\d+|\*)?(?:\.(\d+|\*))?([a-zA-Z]))/g,
      (whole, flags, width, precision, type) => {
        if (whole === '%%') return '%'
        // A star is a number among the values.
        const number = (text?: string) => (text === '*' ? (values[next++] ?? '') : text)
        const [size, length] = [number(width), number(precision)]
        return convert(values[next++] ?? '', type, flags ?? '', size, length)
      },
    )
    if (next === before) break
  } while (next < values.length && output.length < MAX_OUTPUT)
  return output
}

function convert(
  value: string,
  type: string,
  flags: string,
  width?: string,
  precision?: string,
): string {
  let text = value
  if (type === 'b') text = decodeEscapes(value)
  else if (type === 'c') text = value.slice(0, 1)
  else if (/[diouxX]/.test(type) && isKnown(value)) {
    const number =
      value.startsWith("'") || value.startsWith('"')
        ? value.charCodeAt(1)
        : /^0[0-7]+$/.test(value)
          ? Number.parseInt(value, 8)
          : Number(value)
    text = Number.isNaN(number)
      ? '0'
      : number.toString(type === 'o' ? 8 : /[xX]/.test(type) ? 16 : 10)
    text = text.padStart(Math.min(Number(precision) || 0, 1000), '0')
  } else if (type === 's' && precision !== undefined) text = value.slice(0, Number(precision))
  const size = Math.min(Number(width) || 0, 1000)
  return flags.includes('-')
    ? text.padEnd(size)
    : text.padStart(size, flags.includes('0') ? '0' : ' ')
}
