import { isCodeFrom, isKind } from '../effects/program-kinds.ts'
import { readListing } from '../effects/programs/listings.ts'
import type { Unknown } from '../resolve/value.ts'

/** What the words can be that programs print. */
export type Printed =
  /** One word without a slash: a date, a number, the name of a user. */
  | { kind: 'word' }
  /** A directory of one's own, or a fresh one. */
  | { kind: 'place'; fresh: boolean }
  /** Names of files below these directories, and the pattern that they fit. */
  | { kind: 'names'; directories: readonly string[]; pattern?: string | undefined }

/** What the shell itself works out. */
const COMPUTED = /^(?:arithmetic|a sum)$/

/** What a value can be, by all that it was made by; undefined where that may be anything. */
export function printedBy(sources: readonly Unknown[]): Printed | undefined {
  let printed: Printed | undefined
  const searched = sources.some(({ origin, detail }) => origin === 'output' && choosesLines(detail))
  for (const source of sources) {
    // `grep -rl word src`: names below the directory that was searched.
    if (searched && isDirectory(source)) {
      printed = both(printed, { kind: 'names', directories: [source.detail] })
      continue
    }
    const one = printedByOne(source)
    if (one === undefined) return undefined
    if (one === 'chosen') continue
    printed = both(printed, one)
  }
  return printed
}

function printedByOne({ origin, detail }: Unknown): Printed | 'chosen' | undefined {
  if (origin === 'environment' || origin === 'user') return { kind: 'place', fresh: false }
  if (origin !== 'output') return undefined
  if (choosesLines(detail)) return 'chosen'
  const listing = readListing(detail)
  if (listing) return { kind: 'names', directories: listing.folders, pattern: listing.pattern }
  if (COMPUTED.test(detail)) return { kind: 'word' }
  if (isCodeFrom(detail)) return { kind: 'place', fresh: false }
  // `npm root` as `npm`.
  return printedByProgram(detail) ?? printedByProgram(detail.split(' ')[0]!)
}

function printedByProgram(name: string): Printed | undefined {
  if (isKind(name, 'path-teller') || isKind(name, 'folder-teller'))
    return { kind: 'place', fresh: isKind(name, 'fresh-teller') }
  if (isKind(name, 'local-lister')) return { kind: 'names', directories: ['.'] }
  return isKind(name, 'namer') ? { kind: 'word' } : undefined
}

/** Whether a program passes on the lines that it reads, or some of them, in whatever order. */
export function choosesLines(program: string): boolean {
  return isKind(program, 'line-chooser') || isKind(program, 'reorderer')
}

function isDirectory({ origin, detail }: Unknown): boolean {
  return origin === 'file' && !/\.\w+$/.test(detail)
}

function both(one: Printed | undefined, other: Printed): Printed {
  if (one === undefined) return other
  if (one.kind === 'names' && other.kind === 'names')
    return { kind: 'names', directories: [...one.directories, ...other.directories] }
  if (one.kind === 'names') return one
  if (other.kind === 'names') return other
  return one.kind === 'place' ? one : other
}
