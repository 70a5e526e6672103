import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { readListing } from '../effects/programs/listings.ts'
import { plain, type Unknown, type Value, withoutSymbols } from '../resolve/value.ts'

/** A directory of which a value means the whole content. */
interface Whole {
  directory: string
  /** With what lies in the directories below it. */
  deep: boolean
}

const ENDS_UNKNOWN = /[\uE100-\uF8FF]$/

/** `~/*`, or every name that `find` or `ls` lists: the directory that is meant as a whole. */
export function everythingBelow(target: Value, machine: Machine): Whole | undefined {
  const [first, ...others] = machine.symbols.in(target)
  const text = plain(target)
  if (first === undefined) {
    if (!text.endsWith('*')) return undefined
    const [, directory, stars] = /^(.*)\/(\*{1,2})$/s.exec(text) ?? []
    return directory === undefined
      ? undefined
      : { directory: directory || '/', deep: stars === '**' }
  }
  const listing = isOutput(first) ? readListing(first.detail) : undefined
  if (!listing || listing.filtered || listing.prints === 'files') return undefined
  const [root, ...more] = listing.folders
  if (root === undefined || more.length > 0) return undefined
  if (!ENDS_UNKNOWN.test(text) || !others.every(reorders)) return undefined
  // `find` prints whole paths, `ls` the names alone.
  const before = withoutSymbols(text)
  const deep = listing.prints === 'paths'
  const directory = root.startsWith('/') && (deep || before === '') ? root : before || root
  return { directory, deep }
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
