import { isKnown, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { lines, textOf } from './compute.ts'

/** `sort` by whole lines or by one column, as words or as numbers. */
export function sort(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const joined = args.join(' ')
  const options = /^(?:-([nru]+)|-k ?(\d+)(?:,\d+)?([nr]*)| )*$/.exec(joined)
  if (!options) return undefined
  const text = textOf([], input, machine)
  if (text === undefined) return undefined
  const letters = joined.replace(/[^nru]/g, '')
  const column = Number(/-k ?(\d+)/.exec(joined)?.[1] ?? 0)
  const key = (line: string) => (column > 0 ? (line.trim().split(/\s+/)[column - 1] ?? '') : line)
  const number = (line: string) => Number.parseFloat(key(line)) || 0
  const sorted = lines(text).sort((a, b) =>
    letters.includes('n') ? number(a) - number(b) : key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0,
  )
  if (letters.includes('r')) sorted.reverse()
  return `${(letters.includes('u') ? [...new Set(sorted)] : sorted).join('\n')}\n`
}

/** `paste -s`: the lines of the input become one; without it, files stand side by side. */
export function paste(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  if (args.some((word) => /^--./.test(word) && word !== '--serial')) return undefined
  const at = args.findIndex((word) => /^-s?d$/.test(word))
  const glued = args.find((word) => /^-s?d./.test(word))
  const delimiter = glued?.replace(/^-s?d/, '') ?? (at >= 0 ? args[at + 1] : '\t')
  const serial = args.some((word) => /^--?s/.test(word))
  const files = args.filter(
    (word, i) => (!/^-./.test(word) && (at < 0 || i !== at + 1)) || word === '-',
  )
  const separator = (delimiter ?? '').replace('\\n', '\n').replace('\\t', '\t').replace('\\0', '')
  const texts = (files.length === 0 ? ['-'] : files).map((file) => textOf([file], input, machine))
  if (separator.length > 1 || texts.includes(undefined)) return undefined
  const columns = texts.map((text) => lines(text!))
  if (serial) return `${columns.map((column) => column.join(separator)).join('\n')}\n`
  if (files.filter((file) => file === '-').length > 1) return undefined
  const count = Math.max(...columns.map((column) => column.length))
  const rows = Array.from({ length: count }, (_, i) =>
    columns.map((column) => column[i] ?? '').join(separator),
  )
  return `${rows.join('\n')}\n`
}

/** More than this could keep an expression busy. */
const MAX_TEXT = 8192
const MAX_PATTERN = 60

/** `grep` with a simple pattern on known input: whole lines, other lines (`-v`), parts (`-o`). */
export function grep(args: string[], input: Value | undefined): Value | undefined {
  const [options = '', pattern = ''] =
    args.length === 1 ? ['-', args[0]] : args.length === 2 ? args : []
  if (!/^-[oviEF]*$/.test(options) || input === undefined || !isKnown(input)) return undefined
  if (input.length > MAX_TEXT || pattern.length > MAX_PATTERN || pattern === '') return undefined
  // Groups and repeated repetitions are left alone: they can take for ever.
  if (/[(){}\\|+?]|\*.*\*|\[[:.=]/.test(pattern)) return undefined
  const source = options.includes('F') ? pattern.replace(/[.*^$[\]]/g, '\\$&') : pattern
  try {
    const expression = new RegExp(source, options.includes('i') ? 'gi' : 'g')
    const found = lines(input).flatMap((line) => {
      const parts = line.match(expression)
      if (options.includes('v')) return parts ? [] : [line]
      return parts ? (options.includes('o') ? parts.filter((part) => part !== '') : [line]) : []
    })
    return found.length === 0 ? '' : `${found.join('\n')}\n`
  } catch {
    return undefined
  }
}
