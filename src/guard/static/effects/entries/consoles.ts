import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { isInput } from '../world.ts'

/** Longer ones nobody types. */
const MOST_LINES = 200

/**
 * A program that is told what to do by its words takes them from its input or from a file as well, a line each:
 * `virsh <<< 'destroy vm'`, `ip -batch rules`. Every line is judged as the command that it is.
 */
export function followConsole(
  { machine, name, args }: Call,
  words: readonly string[],
  isAlone: boolean,
): void {
  const at = args.findIndex((word) => words.includes(plain(word)))
  if (words.length === 0 ? !isAlone : at < 0) return
  const file = at < 0 ? undefined : args[at + 1]
  const told =
    file === undefined || isInput(plain(file)) ? machine.inputValue : machine.fileContent(file)
  if (told === undefined) return
  if (!isKnown(told) && plain(told).trim() === '')
    machine.miss('outcome', name, told, 'what it is told')
  for (const line of told.split('\n', MOST_LINES)) {
    const own = wordsIn(line)
    if (own.length === 0 || own[0]!.startsWith('#')) continue
    machine.step()
    machine.runCommand([name, ...own], {
      frame: machine.frameFor('wrapper', name),
      input: undefined,
    })
  }
}

/** The words of a line, without their quotes. */
function wordsIn(line: string): Value[] {
  return [...line.trim().matchAll(/"([^"]*)"|'([^']*)'|[^\s"']+/g)].map(
    ([word, double, single]) => double ?? single ?? word,
  )
}
