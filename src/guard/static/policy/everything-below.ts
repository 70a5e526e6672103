import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { plain, type Unknown, type Value, withoutSymbols } from '../resolve/value.ts'

/** A directory of which a value means the whole content. */
interface Whole {
  directory: string
  /** With what lies in the directories below it. */
  deep: boolean
}

const LISTING = /^(find|ls) (\S+)$/
const ENDS_UNKNOWN = /[\uE100-\uF8FF]$/

/** `~/*`, or every name that `find` or `ls` lists: the directory that is meant as a whole. */
export function everythingBelow(target: Value, machine: Machine): Whole | undefined {
  const [first, ...others] = machine.symbols.in(target)
  const text = plain(target)
  if (first === undefined) {
    const [, directory, stars] = /^(.*)\/(\*{1,2})$/s.exec(text) ?? []
    return directory === undefined
      ? undefined
      : { directory: directory || '/', deep: stars === '**' }
  }
  const [, program, root] = (isOutput(first) && LISTING.exec(first.detail)) || []
  if (root === undefined || !ENDS_UNKNOWN.test(text) || !others.every(reorders)) return undefined
  // `find` prints whole paths, `ls` the names alone.
  const before = withoutSymbols(text)
  const directory =
    root.startsWith('/') && (program === 'find' || before === '') ? root : before || root
  return { directory, deep: program === 'find' }
}

function isOutput({ origin }: Unknown): boolean {
  return origin === 'output'
}

function reorders(source: Unknown): boolean {
  return (
    isOutput(source) &&
    (isKind(source.detail, 'reorderer') || isKind(source.detail, 'letter-changer'))
  )
}
