import { runSubscripts } from '../../resolve/arithmetic.ts'
import type { Value } from '../../resolve/value.ts'
import { assign, readVariable } from '../../resolve/variables.ts'
import type { Machine } from '../machine.ts'

/** `read`: one line of the input goes into variables. */
export function readInput(machine: Machine, args: Value[]): Value {
  const { values, names } = readOptions(args, 'adinNptu')
  for (const name of names) runSubscripts(machine, name)
  const line = takeLine(machine, args, values)
  if (line === undefined) {
    machine.status = false
    return ''
  }
  if (machine.input?.kind === 'data' && values.get('d') !== '') machine.status = true
  const separators = readVariable(machine, 'IFS') ?? ' \t\n'
  const array = values.get('a')
  const fields = splitAtMost(
    line,
    separators,
    array !== undefined ? 1000 : Math.max(1, names.length),
  )
  if (array !== undefined) {
    const elements = new Map(fields.map((field, i) => [String(i), field]))
    machine.environment.setVariable(array, { elements })
  } else {
    for (const [i, name] of (names.length > 0 ? names : ['REPLY']).entries()) {
      if (/^\w+(?:\[\w+\])?$/.test(name)) assignTo(machine, name, fields[i] ?? '')
    }
  }
  return ''
}

/** A name, or an element of an array. */
function assignTo(machine: Machine, name: Value, value: Value): void {
  const [, variable = name, index] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
  assign(machine, variable, value, index === undefined ? {} : { index })
}

interface Options {
  /** The values of options that take one; the empty text for those that do not. */
  values: Map<string, Value>
  names: Value[]
}

/** Options of a builtin: a value stands behind its letter or in the next word. */
function readOptions(args: readonly Value[], withValue: string): Options {
  const values = new Map<string, Value>()
  const names: Value[] = []
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    if (!/^-./.test(word) || names.length > 0) {
      names.push(word)
      continue
    }
    for (let j = 1; j < word.length; j++) {
      const letter = word[j]!
      if (!withValue.includes(letter)) values.set(letter, '')
      else {
        values.set(letter, word.slice(j + 1) || (args[++i] ?? ''))
        break
      }
    }
  }
  return { values, names }
}

/** Reads and consumes one line; undefined at the end of the input. */
function takeLine(
  machine: Machine,
  args: readonly Value[],
  values: ReadonlyMap<string, Value>,
): Value | undefined {
  const descriptor = values.get('u')
  const channel =
    descriptor === undefined ? machine.input : machine.environment.channel(Number(descriptor))
  if (channel === undefined) {
    const hidden = args.some((word) => /^-[a-zA-Z]*s/.test(word))
    return machine.unknown('user', hidden ? 'typed secret' : 'typed input')
  }
  if (channel.kind !== 'data') return machine.valueOf(channel)
  if (channel.value === '') return undefined
  const exact = Number(values.get('N'))
  const mark = values.has('d') ? (values.get('d')![0] ?? '\0') : '\n'
  const end = exact > 0 ? -1 : channel.value.indexOf(mark)
  const longest = exact || Number(values.get('n')) || Number.POSITIVE_INFINITY
  const length = Math.min(end < 0 ? channel.value.length : end, longest)
  // No variable holds a NUL.
  const line = channel.value.slice(0, length).replaceAll('\0', '')
  channel.value = channel.value.slice(length === end ? length + 1 : length)
  return line
}

function splitAtMost(line: string, separators: string, count: number): string[] {
  const fields: string[] = []
  let rest = line
  const isSeparator = (character: string) => separators.includes(character)
  while (fields.length < count - 1) {
    let start = 0
    while (start < rest.length && isSeparator(rest[start]!) && /\s/.test(rest[start]!)) start++
    let end = start
    while (end < rest.length && !isSeparator(rest[end]!)) end++
    fields.push(rest.slice(start, end))
    rest = rest.slice(end + 1)
    if (rest === '') return fields
  }
  fields.push(separators === '' ? rest : rest.trim())
  return fields
}

/** `mapfile`: every line of the input becomes an element. */
export function readLines(machine: Machine, args: Value[]): Value {
  const { values, names } = readOptions(args, 'dnOsuCc')
  const name = names.at(-1)
  const descriptor = values.get('u')
  const channel =
    descriptor === undefined ? machine.input : machine.environment.channel(Number(descriptor))
  const input =
    channel === undefined ? machine.unknown('user', 'typed input') : machine.valueOf(channel)
  const mark = values.has('d') ? (values.get('d')![0] ?? '\0') : '\n'
  const lines = (input.endsWith(mark) ? input.slice(0, -1) : input)
    .split(mark)
    .slice(Number(values.get('s')) || 0)
  machine.environment.setVariable(name && /^\w+$/.test(name) ? name : 'MAPFILE', {
    elements: new Map(lines.map((line, i) => [String(i), line])),
  })
  const callback = values.get('C')
  // It is called with the number of a line and the line itself.
  for (const [i, line] of callback ? lines.slice(0, MAX_CALLS).entries() : [])
    machine.runText(`${callback} ${i} '${line.replaceAll("'", "'\\''")}'`, {
      frame: machine.frameFor('shell', 'mapfile'),
    })
  return ''
}

/** The lines for which `mapfile -C` is followed. */
const MAX_CALLS = 16

/** `getopts LETTERS NAME [WORDS]`: the next option and its value. */
export function nextOption(machine: Machine, args: Value[]): Value {
  const [letters = '', name = '', ...given] = args
  const words = given.length > 0 ? given : machine.environment.positional
  if (words === undefined) return ''
  const at = Number(readVariable(machine, 'OPTIND') ?? 1) - 1
  const word = words[at]
  const letter = /^-([^-])/.exec(word ?? '')?.[1]
  machine.status = letter !== undefined
  if (letter === undefined || word === undefined) return ''
  const takesValue = letters.includes(`${letter}:`)
  const behind = word.slice(2)
  assign(machine, name, letters.includes(letter) ? letter : '?')
  if (takesValue) assign(machine, 'OPTARG', behind || (words[at + 1] ?? ''))
  assign(machine, 'OPTIND', String(at + (takesValue && behind === '' ? 3 : 2)))
  return ''
}
