import { plain, type Value } from '../resolve/value.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'

/** So many processes at once are more than a machine bears. */
export const MANY_PROCESSES = 10_000

/** So many numbers fill a disk. */
const NEARLY_ENDLESS = 1e10

/** Files that never end, as their content is called. */
export const ENDLESS_FILE = /^\/dev\/(?:zero|u?random|full)$/

/** Beyond it nobody looks which program has only passed on what came in. */
const MOST_PASSED = 8
const PASSES = ['compressor', 'encoder', 'letter-changer', 'line-changer'] as const

/** What `yes`, `/dev/zero` and the like print, also behind programs that pass on all that they get. */
export function endlessSource(machine: Machine, data: Value): string | undefined {
  const [source, ...passed] = data.length > MOST_PASSED ? [] : machine.symbols.in(data)
  if (source === undefined || data.trim().length !== 1 + passed.length) return undefined
  const detail = plain(source.detail)
  const isEndless =
    source.origin === 'output'
      ? isKind(detail, 'endless') ||
        (isKind(detail, 'counter') && hasCounted(machine, NEARLY_ENDLESS))
      : ENDLESS_FILE.test(detail)
  if (!isEndless) return undefined
  return passed.every(({ detail: by }) => PASSES.some((kind) => isKind(by, kind)))
    ? detail
    : undefined
}

/** Whether somewhere in the text numbers are printed up to this one: `seq 1000000`, `seq inf`. */
export function hasCounted(machine: Machine, number: number): boolean {
  return machine.resolved.some(
    ({ arguments: [program = '', ...words] }) =>
      isKind(canonicalName(plain(program)), 'counter') &&
      words.some((word) => asNumber(plain(word)) >= number),
  )
}

/** Whether a value holds numbers that count so far. */
export function countsTo(machine: Machine, value: Value, number: number): boolean {
  return (
    machine.symbols.in(value).some(({ detail }) => isKind(plain(detail), 'counter')) &&
    hasCounted(machine, number)
  )
}

function asNumber(word: string): number {
  return /^\+?inf(?:inity)?$/i.test(word) ? Infinity : Number(word)
}
