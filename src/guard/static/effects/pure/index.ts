import { decodeEscapes } from '../../resolve/expand-parameter.ts'
import { fromOutside, hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Machine } from '../machine.ts'
import { substituteText } from './sed.ts'
import { translate } from './translate.ts'

/** Outputs beyond this are not computed: hiding a command does not take so much. */
const MAX_OUTPUT = 64 * 1024

/** Computes what a program prints from its arguments and its input; undefined where it cannot. */
type Compute = (args: string[], input: Value | undefined, machine: Machine) => Value | undefined

/** A program that only turns known text into other text: what it prints can be computed. */
export function computeOutput(call: Call): Value | undefined {
  const compute = Object.hasOwn(PURE, call.name) ? PURE[call.name] : undefined
  if (!compute) return undefined
  const { machine } = call
  if (call.name === 'ls') return listed(call.args)
  const output = compute(call.args.map(plain), machine.inputValue, machine)
  if (call.name === 'echo' || call.name === 'printf') machine.status = true
  return output !== undefined && output.length <= MAX_OUTPUT ? output : undefined
}

/** `ls` of patterns or with `-d` prints what the patterns mean. */
function listed(args: readonly Value[]): Value | undefined {
  const operands = args.filter((word) => !word.startsWith('-'))
  const itself = args.some((word) => /^-[a-zA-Z]*d/.test(word))
  return operands.length > 0 &&
    (itself || operands.every(hasGlob)) &&
    !args.some((word) => /^-[a-zA-Z]*l/.test(word))
    ? `${operands.join('\n')}\n`
    : undefined
}

const PURE: Readonly<Record<string, Compute>> = {
  echo: (args) => echo(args),
  printf: (args) => formatPrintf(args),
  cat: (args, input, machine) => concatenate(args, input, machine),
  tac: onText((text) => lines(text).reverse().join('\n') + '\n'),
  rev: onText(
    (text) =>
      lines(text)
        .map((line) => [...line].reverse().join(''))
        .join('\n') + '\n',
  ),
  base64: decoder('base64'),
  gbase64: decoder('base64'),
  base32: decoder('base32'),
  base64url: decoder('base64'),
  basenc: (args, input, machine) => {
    const encoding = args.some((word) => word.startsWith('--base32'))
      ? 'base32'
      : args.includes('--base16')
        ? 'hex'
        : 'base64'
    return decoder(encoding)(args, input, machine)
  },
  openssl: openssl,
  xxd: hexadecimal,
  tr: (args, input) => (input !== undefined && isKnown(input) ? translate(args, input) : undefined),
  cut: cut,
  head: (args, input, machine) => slice(args, input, machine, false),
  tail: (args, input, machine) => slice(args, input, machine, true),
  sed: (args, input, machine) => substitute(args, input, machine),
  gsed: (args, input, machine) => substitute(args, input, machine),
  gzip: (args, input) =>
    args.some((word) => /^-\w*d|^--decompress/.test(word)) ? inflate(input) : undefined,
  gunzip: (_args, input) => inflate(input),
  zcat: (_args, input) => inflate(input),
  seq: sequence,
  basename: (args) => {
    const [path, suffix = ''] = args.filter((word) => !word.startsWith('-'))
    const name = path?.replace(/\/+$/, '').split('/').at(-1)
    return name === undefined
      ? undefined
      : `${suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name}\n`
  },
  dirname: (args) =>
    args[0]
      ? `${args[0].replace(/\/[^/]*\/?$/, '') || (args[0].startsWith('/') ? '/' : '.')}\n`
      : undefined,
  which: located,
  realpath: lastOperand,
  readlink: (args) =>
    args.some((word) => /^-\w*[fem]|^--canon/.test(word)) ? lastOperand(args) : undefined,
  pwd: (_args, _input, machine) => `${machine.environment.directory ?? '.'}\n`,
  sort: (args, input, machine) =>
    args.length === 0
      ? onText((text) => lines(text).sort().join('\n') + '\n')(args, input, machine)
      : undefined,
  paste: (args, input) =>
    args[0] === '-sd' && input !== undefined && isKnown(input)
      ? lines(input).join(args[1] ?? '') + '\n'
      : undefined,
  fold: onText((text) => text),
  strings: onText((text) => text),
  dos2unix: onText((text) => text.replaceAll('\r', '')),
  xargs: (args, input) =>
    args.length === 0 && input !== undefined && isKnown(input)
      ? `${input.trim().split(/\s+/).join(' ')}\n`
      : undefined,
  expr: (args) => expression(args),
  tty: () => '/dev/tty\n',
  dd: partOf,
  ls: () => undefined,
}

function lines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

/** A filter: it works on its input, or on one file that this command line wrote. */
function onText(change: (text: string) => string): Compute {
  return (args, input, machine) => {
    const text = textOf(
      args.filter((word) => !word.startsWith('-')),
      input,
      machine,
    )
    return text === undefined ? undefined : change(text)
  }
}

function textOf(files: string[], input: Value | undefined, machine: Machine): string | undefined {
  const parts =
    files.length === 0
      ? [input]
      : files.map((file) => (file === '-' ? input : machine.files.get(machine.absolute(file))))
  const text = parts.some((part) => part === undefined) ? undefined : parts.join('')
  return text !== undefined && isKnown(text) && text.length <= MAX_OUTPUT ? text : undefined
}

function echo(args: string[]): Value {
  let at = 0
  let escapes = false
  let lineEnd = true
  for (; at < args.length && /^-[neE]+$/.test(args[at]!); at++) {
    if (args[at]!.includes('e')) escapes = true
    if (args[at]!.includes('n')) lineEnd = false
  }
  const text = args.slice(at).join(' ')
  return (escapes ? decodeEscapes(text) : text) + (lineEnd ? '\n' : '')
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
        const value = values[next++] ?? ''
        return convert(value, type, flags ?? '', width, precision)
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
      value.startsWith("'") || value.startsWith('"') ? value.charCodeAt(1) : Number(value)
    text = Number.isNaN(number)
      ? '0'
      : number.toString(type === 'o' ? 8 : /[xX]/.test(type) ? 16 : 10)
  } else if (type === 's' && precision !== undefined) text = value.slice(0, Number(precision))
  const size = Math.min(Number(width) || 0, 1000)
  return flags.includes('-')
    ? text.padEnd(size)
    : text.padStart(size, flags.includes('0') ? '0' : ' ')
}

function concatenate(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  if (args.some((word) => /^-[a-zA-Z]/.test(word))) return undefined
  const files = args.filter((word) => word !== '--')
  if (files.length === 0) return input
  const parts = files.map((file) =>
    file === '-' || file === '/dev/stdin' ? input : machine.files.get(machine.absolute(file)),
  )
  return parts.some((part) => part === undefined) ? undefined : parts.join('')
}

/** Bytes as text: UTF-8 where they are, else one character per byte. */
function fromBytes(bytes: Buffer): Value {
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes.toString('latin1') : fromOutside(text)
}

function decoder(encoding: 'base64' | 'base32' | 'hex'): Compute {
  return (args, input, machine) => {
    const decodes = args.some((word) => /^-[a-zA-Z]*[dD]|^--dec/.test(word))
    const text = textOf(
      args.filter((word) => !word.startsWith('-')),
      input,
      machine,
    )
    if (text === undefined) return undefined
    if (encoding === 'base32') return decodes ? fromBytes(fromBase32(text)) : undefined
    return decodes
      ? fromBytes(Buffer.from(text, encoding))
      : `${Buffer.from(text, 'utf8').toString(encoding)}\n`
  }
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const character of text.toUpperCase()) {
    const digit = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character)
    if (digit < 0) continue
    value = ((value << 5) | digit) & 0xffff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >> bits) & 255)
    }
  }
  return Buffer.from(bytes)
}

function openssl(args: string[], input: Value | undefined, machine: Machine): Value | undefined {
  const base64 =
    args[0] === 'base64' ||
    ((args[0] === 'enc' || args[0] === undefined) &&
      args.some((word) => /^-(?:base64|a|A)$/.test(word)))
  const ciphers = args.some((word) => /^-(?:aes|des|rc|cam|cha|bf|cast|k$|pass|K$)/.test(word))
  if (!base64 || ciphers || !args.includes('-d') || args.includes('-out')) return undefined
  const at = args.indexOf('-in')
  const text = textOf(at >= 0 && args[at + 1] ? [args[at + 1]!] : [], input, machine)
  return text === undefined ? undefined : fromBytes(Buffer.from(text, 'base64'))
}

function hexadecimal(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const flags = args.filter((word) => /^-/.test(word)).join('')
  if (!flags.includes('r')) return undefined
  const text = textOf(
    args.filter((word) => !word.startsWith('-')),
    input,
    machine,
  )
  if (text === undefined) return undefined
  const digits = flags.includes('p')
    ? text
    : lines(text)
        .map((line) => line.replace(/^[0-9a-f]+:\s?/i, '').split(/ {2}/)[0])
        .join('')
  return fromBytes(Buffer.from(digits.replace(/[^0-9a-f]/gi, ''), 'hex'))
}

function cut(args: string[], input: Value | undefined): Value | undefined {
  if (input === undefined || !isKnown(input)) return undefined
  const joined = args.join(' ')
  const delimiter = /-d ?(?:'|")?(.)/.exec(joined)?.[1] ?? '\t'
  const match = /-([cfb]) ?([\d,-]+)/.exec(joined)
  if (!match) return undefined
  const pick = <T>(items: T[]): T[] =>
    match[2]!.split(',').flatMap((range) => {
      const [from = '', to] = range.split('-')
      const start = Math.max(1, Number(from) || 1)
      return items.slice(
        start - 1,
        to === undefined ? start : to === '' ? items.length : Number(to),
      )
    })
  return `${lines(input)
    .map((line) =>
      match[1] === 'f'
        ? line.includes(delimiter)
          ? pick(line.split(delimiter)).join(delimiter)
          : line
        : pick([...line]).join(''),
    )
    .join('\n')}\n`
}

function slice(
  args: string[],
  input: Value | undefined,
  machine: Machine,
  fromEnd: boolean,
): Value | undefined {
  const match = /^-(?:(n|c)\s?)?([+-]?\d+)(?:\s+(\S+))?$/.exec(args.join(' '))
  if (args.length > 0 && !match) return undefined
  const text = textOf(match?.[3] ? [match[3]] : [], input, machine)
  if (text === undefined) return undefined
  const count = Number(match?.[2] ?? 10)
  const items = match?.[1] === 'c' ? [...text] : lines(text)
  const picked = fromEnd
    ? match?.[2]?.startsWith('+')
      ? items.slice(count - 1)
      : items.slice(-Math.abs(count))
    : items.slice(0, count)
  return match?.[1] === 'c' ? picked.join('') : `${picked.join('\n')}\n`
}

function substitute(args: string[], input: Value | undefined, machine: Machine): Value | undefined {
  if (args.some((word) => /^-[a-zA-Z]*[if]|^--in/.test(word))) return undefined
  const scripts: string[] = []
  const files: string[] = []
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    if (word === '-e') scripts.push(args[++i] ?? '')
    else if (/^-[rEzsu]+$/.test(word)) continue
    else if (word.startsWith('-')) return undefined
    else if (scripts.length === 0) scripts.push(word)
    else files.push(word)
  }
  const text = textOf(files, input, machine)
  return text === undefined
    ? undefined
    : substituteText(
        scripts.join(';'),
        text,
        args.some((word) => /^-\w*[rE]/.test(word)),
      )
}

function inflate(input: Value | undefined): Value | undefined {
  if (input === undefined || !isKnown(input)) return undefined
  try {
    const zlib = process.getBuiltinModule('node:zlib')
    return fromBytes(zlib.unzipSync(Buffer.from(input, 'latin1'), { maxOutputLength: MAX_OUTPUT }))
  } catch {
    return undefined
  }
}

function sequence(args: string[]): Value | undefined {
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

function located(args: string[]): Value | undefined {
  const name = args.find((word) => !word.startsWith('-'))
  return name === undefined ? undefined : name.includes('/') ? `${name}\n` : `/usr/bin/${name}\n`
}

function lastOperand(args: string[]): Value | undefined {
  const path = args.findLast((word) => !word.startsWith('-'))
  return path === undefined ? undefined : `${path}\n`
}

/** `dd skip=… count=… bs=…` on known input. */
function partOf(args: string[], input: Value | undefined): Value | undefined {
  const setting = (key: string) =>
    args.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1)
  if (
    setting('if') !== undefined ||
    setting('of') !== undefined ||
    input === undefined ||
    !isKnown(input)
  )
    return undefined
  const size = Number(setting('bs') ?? 512)
  const [skip, count] = [Number(setting('skip') ?? 0), Number(setting('count') ?? 1e6)]
  if (Number.isNaN(size + skip + count)) return undefined
  return input.slice(skip * size, (skip + count) * size)
}

function expression(args: string[]): Value | undefined {
  if (args[0] === 'substr' && args.length === 4) {
    const [, text = '', from, count] = args
    return `${text.slice(Number(from) - 1, Number(from) - 1 + Number(count))}\n`
  }
  const [left, operator, right] = args
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
