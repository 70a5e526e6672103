import { isKnown, plain, type Value, withoutSymbols } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { isDropPlace } from '../side-commands.ts'
import { isInput, readFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

/** More names than this are not followed one by one. */
const MAX_NAMES = 64

/** Files that tell a program what to work on, in place of its arguments. */
export const LIST_ARGUMENTS = {
  list: ({ machine, name }, value) => ({
    reads: namesIn({ machine, name }, value)
      .map((path) => readFile(machine, name, path))
      .join(''),
  }),
  addresses: ({ machine, name }, value) => {
    const content = readFile(machine, name, value)
    for (const [address] of content.matchAll(/[a-z]+:\/\/[^\s"']+/g))
      machine.emit('fetch', name, address)
    if (!isKnown(content)) machine.miss('host', name, content, `the list in ${plain(value)}`)
    return undefined
  },
  patch: ({ machine, name }: Pick<Call, 'machine' | 'name'>, value: Value) => {
    const content = readFile(machine, name, value)
    for (const [, path] of content.matchAll(/^\+\+\+ (?:b\/)?([^\s\uE100-\uF8FF]+)/gm))
      machine.emit('write', name, machine.absolute(path!), { data: content, append: true })
    if (withoutSymbols(content).trim() === '')
      noteUnlessOwn({ machine, name }, 'write', value, content)
    return { reads: content }
  },
  'rights-file': ({ machine, name }, value) => {
    const content = readFile(machine, name, value)
    if (!isKnown(content)) noteUnlessOwn({ machine, name }, 'mode', value, content)
    return undefined
  },
} as const satisfies SpecialArguments

/** The names that a file lists, as far as they can be seen; of others it is said that they cannot. */
export function namesIn({ machine, name }: Pick<Call, 'machine' | 'name'>, value: Value): Value[] {
  const content = readFile(machine, name, value)
  const lines = content.split(/[\n\0]+/)
  const names = lines.filter((line) => line !== '' && isKnown(line))
  if (!isKnown(content)) noteUnlessOwn({ machine, name }, 'list', value, content)
  if (names.length > MAX_NAMES) machine.miss('list', name, '', `the end of ${plain(value)}`)
  return names.slice(0, MAX_NAMES)
}

/** A list of one's own project says what its owner wrote; others may say anything. */
function noteUnlessOwn(
  { machine, name }: Pick<Call, 'machine' | 'name'>,
  aim: 'list' | 'write' | 'mode',
  path: Value,
  content: Value,
): undefined {
  const place = plain(machine.absolute(path))
  if (isInput(place) ? isOwnInput(machine, content) : isProjectFile(place)) return
  const isFile =
    !isInput(place) || machine.symbols.in(content).some(({ origin }) => origin === 'file')
  const shown = machine.symbols.show(isInput(place) ? content : path)
  machine.miss(aim, name, content, isFile ? `what stands in ${shown}` : undefined)
}

function isOwnInput(machine: Call['machine'], content: Value): boolean {
  return machine.symbols
    .in(content)
    .every(({ origin, detail }) => origin === 'file' && isProjectFile(detail))
}

function isProjectFile(path: string): boolean {
  return isKnown(path) && !path.startsWith('/') && !path.startsWith('..') && !isDropPlace(path)
}
