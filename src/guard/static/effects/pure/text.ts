import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { lines, textOf } from './compute.ts'
import { pickLines, substituteText } from './sed.ts'

/** `cat` of the input and of files that this command line wrote. */
export function concatenate(
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

/** `cut` by fields or characters; what it prints comes in the order in which it stood. */
export function cut(args: string[], input: Value | undefined, machine: Machine): Value | undefined {
  const options =
    /^(?:-d ?(?:'|")?(.) ?|-s )*-([cfb]) ?([\d,-]+)(?: ?-d ?(?:'|")?(.)| -s)*(?: ([^-]\S*))?$/s.exec(
      args.join(' '),
    )
  if (!options) return undefined
  const [, before, kind, list = '', after, file] = options
  const text = textOf(file ? [file] : [], input, machine)
  if (text === undefined) return undefined
  const delimiter = before ?? after ?? '\t'
  const ranges = list.split(',').map((range) => {
    const [from = '', to] = range.split('-')
    const start = Math.max(1, Number(from) || 1)
    return [start, to === undefined ? start : to === '' ? Number.POSITIVE_INFINITY : Number(to)]
  })
  const isPicked = (at: number) => ranges.some(([from = 0, to = 0]) => at >= from && at <= to)
  const pick = (items: string[]) => items.filter((_, i) => isPicked(i + 1))
  return `${lines(text)
    .map((line) => {
      if (kind !== 'f') return pick([...line]).join('')
      return line.includes(delimiter) ? pick(line.split(delimiter)).join(delimiter) : line
    })
    .join('\n')}\n`
}

/** `fold`: lines of at most so many characters. */
export function fold(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const match = /^(?:-b?|--width=)(?:w ?)?(\d+)(?: ([^-\s]\S*))?$/.exec(args.join(' '))
  if (args.length > 0 && !match) return undefined
  const text = textOf(match?.[2] ? [match[2]] : [], input, machine)
  if (text === undefined) return undefined
  const width = Math.max(1, Number(match?.[1] ?? 80))
  const broken = lines(text).flatMap((line) => {
    const count = Math.max(1, Math.ceil(line.length / width))
    return Array.from({ length: count }, (_, i) => line.slice(i * width, (i + 1) * width))
  })
  return `${broken.join('\n')}\n`
}

/** `head` and `tail`. */
export function slice(
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

/** `sed` with scripts that only substitute. */
export function substitute(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  if (args.some((word) => /^-[a-zA-Z]*[if]|^--(?:in|[^e])/.test(word))) return undefined
  const scripts: string[] = []
  const files: string[] = []
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    if (word === '-e') scripts.push(args[++i] ?? '')
    else if (/^-[nrEzsu]+$/.test(word)) continue
    else if (word.startsWith('-')) return undefined
    else if (scripts.length === 0) scripts.push(word)
    else files.push(word)
  }
  const text = textOf(files, input, machine)
  if (args.some((word) => /^-[rEzsu]*n/.test(word))) {
    const picks = /^(?:\d+|\$)(?:,(?:\d+|\$))?p$/.test(scripts.join(';'))
    return picks && text !== undefined ? pickLines(scripts[0]!, text, true) : undefined
  }
  return text === undefined
    ? undefined
    : substituteText(
        scripts.join(';'),
        text,
        args.some((word) => /^-\w*[rE]/.test(word)),
        args.some((word) => /^-\w*z/.test(word)),
      )
}

/** What `dd conv=…` makes of text. Anything else is not computed. */
const CONVERSIONS: Readonly<Record<string, (text: string) => string>> = {
  lcase: (text) => text.toLowerCase(),
  ucase: (text) => text.toUpperCase(),
  swab: (text) => text.replace(/(.)(.)/gs, '$2$1'),
  notrunc: (text) => text,
  noerror: (text) => text,
  fsync: (text) => text,
  fdatasync: (text) => text,
}

const DD_SETTINGS = /^(?:bs|skip|count|conv|status|if|iflag|oflag)=/

/** `dd skip=… count=… bs=… conv=…` on known input. */
export function partOf(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  if (args.some((word) => !DD_SETTINGS.test(word))) return undefined
  const setting = (key: string) =>
    args.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1)
  const from = setting('if') ?? '/dev/stdin'
  const text = textOf([from === '/dev/stdin' ? '-' : from], input, machine)
  const unit = setting('iflag')?.includes('bytes') ? 1 : undefined
  const size = Number(setting('bs') ?? 512)
  const [skip, count] = [Number(setting('skip') ?? 0), Number(setting('count') ?? 1e6)]
  if (text === undefined || Number.isNaN(size + skip + count)) return undefined
  const changes = (setting('conv') ?? 'notrunc').split(',')
  if (!changes.every((change) => Object.hasOwn(CONVERSIONS, change))) return undefined
  const start = skip * (unit ?? size)
  const part = text.slice(start, start + count * (unit ?? size))
  return changes.reduce((result, change) => CONVERSIONS[change]!(result), part)
}

/** `strings`: what can be printed, in pieces of at least so many characters. */
export function printable(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const match = /^(?:-n ?|-|--bytes=)(\d+)(?: ([^-]\S*))?$|^(?:-a ?)?([^-]\S*)?$/.exec(
    args.join(' '),
  )
  if (!match) return undefined
  const file = match[2] ?? match[3]
  const text = textOf(file ? [file] : [], input, machine)
  if (text === undefined) return undefined
  const least = Number(match[1] ?? 4)
  const pieces = text.split(/[\0-\x08\x0a-\x1f\x7f]+/).filter((piece) => piece.length >= least)
  return pieces.map((piece) => `${piece}\n`).join('')
}
