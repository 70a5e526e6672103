import { isKnown, type Value } from '../../resolve/value.ts'
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

/** `cut` by fields or characters. */
export function cut(args: string[], input: Value | undefined): Value | undefined {
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

/** `fold`: lines of at most so many characters. */
export function fold(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const match = /^(?:-[bs]*|--width=)(?:w ?)?(\d+)(?: ([^-\s]\S*))?$/.exec(args.join(' '))
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
  if (args.some((word) => /^-[a-zA-Z]*[if]|^--in/.test(word))) return undefined
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
      )
}

/** `dd skip=… count=… bs=…` on known input. */
export function partOf(args: string[], input: Value | undefined): Value | undefined {
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
