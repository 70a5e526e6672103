import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { countsTo, ENDLESS_FILE, endlessSource } from './endless-data.ts'
import { HOW_MUCH_ROOM } from './knowledge/joint-facts.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'

/** As many names as fill the table of most disks. */
const VERY_MANY = 1_000_000

/**
 * A disk is filled: by as much as another program says is free, by more names than it has room for, or by a log that
 * something without end is written to.
 */
export function checkFilledDisk({ machine, name, args }: Call): void {
  if (isKind(name, 'log-writer')) {
    const source = endlessInput(machine)
    if (source !== undefined)
      machine.emit('destroy', name, name, {
        how: `${name} fills the log from ${source} without end`,
      })
    return
  }
  if (isKind(name, 'collector'))
    for (const data of [machine.inputValue, ...args.map((word) => machine.files.get(word))])
      keepAll(machine, name, data ?? '')
  if (args.every(isKnown)) return
  if (
    isKind(name, 'room-taker')
      ? wasTold(machine)
      : args.some((word) => countsTo(machine, word, VERY_MANY))
  )
    machine.miss('outcome', name, '', HOW_MUCH_ROOM)
}

/** `yes | sort`, `x=$(yes)`: what has no end is kept until there is no memory, or no room, left. */
export function keepAll(machine: Machine, keeper: string, data: Value): void {
  const source = endlessSource(machine, data)
  if (source !== undefined)
    machine.emit('destroy', keeper, 'memory', {
      how: `${keeper} keeps what comes from ${source}, which has no end`,
    })
}

function endlessInput({ input, symbols }: Machine): string | undefined {
  if (input?.kind !== 'data') return undefined
  return symbols
    .in(input.value)
    .map(({ detail }) => plain(detail))
    .find((detail) => ENDLESS_FILE.test(detail) || isKind(detail, 'endless'))
}

/** Whether the text asks how much room there is. */
function wasTold(machine: Machine): boolean {
  return machine.resolved.some(({ arguments: [program = ''] }) =>
    isKind(canonicalName(plain(program)), 'room-teller'),
  )
}
