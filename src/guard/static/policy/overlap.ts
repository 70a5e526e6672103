/**
 * Two patterns, and whether there is a text that both mean. A pattern is a string in which some
 * control characters stand for what is open:
 */
export const MARKS = {
  /** One character of a name. */
  one: '\x01',
  /** Any part of one name. */
  name: '\x02',
  /** Any text, slashes too. */
  any: '\x03',
} as const

/** What text from outside may not contain. */
export const MARK = /[\x01-\x03]/

/** How the texts of one pattern lie to those of another, taken as paths. */
export interface Overlap {
  /** Some text is both. */
  same: boolean
  /** Some text of the first lies below one of the second. */
  below: boolean
  /** Some text of the first is a directory above one of the second. */
  above: 'surely' | 'perhaps' | false
}

/** Compares two patterns; takes at most the product of their lengths in steps. */
export function overlap(first: string, second: string): Overlap {
  const found: Overlap = { same: false, below: false, above: false }
  const [rows, columns] = [first.length, second.length]
  const open = second.indexOf(MARKS.any)
  const seen = new Uint8Array((rows + 1) * (columns + 1))
  const waiting: [number, number][] = []
  const visit = (i: number, j: number) => {
    const at = i * (columns + 1) + j
    if (seen[at]) return
    seen[at] = 1
    waiting.push([i, j])
  }
  visit(0, 0)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [i, j] = next
    const [a, b] = [first[i], second[j]]
    if (a === undefined && b === undefined) found.same = true
    if (b === undefined && (a === '/' || a === MARKS.any)) found.below = true
    if (a === undefined && (b === '/' || b === MARKS.any)) {
      // Behind a part that is open, what lies below is only likely.
      if (open < 0 || j < open) found.above = 'surely'
      else found.above ||= 'perhaps'
    }
    const [isRunA, isRunB] = [isRun(a), isRun(b)]
    if (isRunA) visit(i + 1, j)
    if (isRunB) visit(i, j + 1)
    if (a === undefined || b === undefined || !meet(a, b)) continue
    visit(isRunA ? i : i + 1, isRunB ? j : j + 1)
  }
  return found
}

function isRun(character: string | undefined): boolean {
  return character === MARKS.name || character === MARKS.any
}

/** Whether two elements can take the same character. */
function meet(a: string, b: string): boolean {
  if (a === b || a === MARKS.any || b === MARKS.any) return true
  if (a === MARKS.one || a === MARKS.name) return b !== '/'
  if (b === MARKS.one || b === MARKS.name) return a !== '/'
  return false
}
