import type { Kind } from '../effects/knowledge/kinds.ts'
import { isKind } from '../effects/program-kinds.ts'
import type { Unknown } from '../resolve/value.ts'

/** What the words can be that programs print. */
export type Printed =
  /** One word without a slash: a date, a number, the name of a user. */
  | { kind: 'word' }
  /** A directory of one's own, or a fresh one. */
  | { kind: 'place'; fresh: boolean }
  /** Names of files below these directories. */
  | { kind: 'names'; directories: readonly string[] }

/** Names of files below a directory, as the symbols of `ls`, `find` and their relatives say it. */
const LISTS = /^(?:ls|files below|\w*find) (.*?)(?: with a filter)?$/
/** What the shell itself works out. */
const COMPUTED = /^(?:arithmetic|a sum)$/

/** What a value can be, by all that it was made by; undefined where that may be anything. */
export function printedBy(sources: readonly Unknown[]): Printed | undefined {
  let printed: Printed | undefined
  const searched = sources.some(
    ({ origin, detail }) => origin === 'output' && isKind(detail, 'selects'),
  )
  for (const source of sources) {
    // `grep -rl word src`: names below the directory that was searched.
    if (searched && isDirectory(source)) {
      printed = both(printed, { kind: 'names', directories: [source.detail] })
      continue
    }
    const one = printedByOne(source)
    if (one === undefined) return undefined
    if (one === 'selects') continue
    printed = both(printed, one)
  }
  return printed
}

function printedByOne({ origin, detail }: Unknown): Printed | 'selects' | undefined {
  if (origin === 'environment' || origin === 'user') return { kind: 'place', fresh: false }
  if (origin !== 'output') return undefined
  if (isKind(detail, 'selects')) return 'selects'
  const listed = LISTS.exec(detail)?.[1]
  if (listed !== undefined) return { kind: 'names', directories: [listed] }
  if (isOf(detail, 'lists-project')) return { kind: 'names', directories: ['.'] }
  if (isOf(detail, 'prints-word') || COMPUTED.test(detail)) return { kind: 'word' }
  if (isOf(detail, 'prints-place') || detail.startsWith('code from '))
    return { kind: 'place', fresh: detail.startsWith('mktemp') }
  return undefined
}

/** Whether a program, or the one that it is a subcommand of, is of a kind: `npm root` as `npm`. */
function isOf(name: string, kind: Kind): boolean {
  return isKind(name, kind) || isKind(name.split(' ')[0]!, kind)
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
