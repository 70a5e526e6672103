import { ownText } from '../../own-text.ts'

/** Names come from the text that is judged: there may be any number, and of any length. */
const MOST_NAMES = 16_384
const LONGEST_NAME = 128

/** What was found about each name, a column for everybody who asks. */
const rows = new Map<string, unknown[]>()
let columns = 0

// Many steps ask about the same program one after the other, or about it and the one that runs it.
let lastName: string | undefined
let lastRow: unknown[] = []
let nameBefore: string | undefined
let rowBefore: unknown[] = []

/** In a row: was looked for, and is not there. An empty place was not looked for yet. */
const NOTHING = Symbol('nothing')

/** Remembers what was found about a name, beside what others found about it: one look serves all. */
export function remembered<T>(find: (name: string) => T): (name: string) => T {
  const column = columns++
  return (name) => {
    if (name.length > LONGEST_NAME) return find(name)
    const row = name === lastName ? lastRow : rowFor(name)
    const known = row[column]
    if (known !== undefined) return (known === NOTHING ? undefined : known) as T
    const found = find(name)
    row[column] = found === undefined ? NOTHING : found
    return found
  }
}

function rowFor(name: string): unknown[] {
  let row = name === nameBefore ? rowBefore : rows.get(name)
  if (row === undefined) {
    row = new Array(columns)
    if (rows.size >= MOST_NAMES) rows.clear()
    rows.set(ownText(name), row)
  }
  nameBefore = lastName
  rowBefore = lastRow
  lastName = name
  lastRow = row
  return row
}
