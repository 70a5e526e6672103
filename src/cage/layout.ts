import type { PathRule } from './cage.ts'
import { depthOf, isBelow, isWithin } from './paths.ts'

/** A rule that is wanted. Where two are about one path, the stronger one holds. */
export interface WantedRule extends PathRule {
  /**
   * `entry`: what a folder is shown by. `table`: one of ours. `place`: what the profile is made of.
   * `person`: named on the way in. `listing`: a home, which nobody opens as a whole.
   */
  by: 'entry' | 'table' | 'place' | 'person' | 'listing'
  /** Must not be taken away by renaming what lies above it. */
  pinned?: true
}

const STRENGTH = { entry: 0, table: 1, place: 2, person: 3, listing: 4 }
const HIDES: ReadonlySet<PathRule['rule']> = new Set(['empty', 'scratch', 'listed'])
const SHOWS: ReadonlySet<PathRule['rule']> = new Set(['read-only', 'writable', 'listed', 'link'])

/**
 * The rules in the order in which they are mounted. **The longest path decides**, like everywhere
 * in a file system: what lies deeper is mounted later. What is hidden anyway needs no rule.
 */
export function layOut(wanted: readonly WantedRule[], openAnyway: readonly string[]): WantedRule[] {
  const strongest = new Map<string, WantedRule>()
  for (const rule of [...wanted, ...wanted.flatMap((each) => pins(each, wanted))]) {
    const other = strongest.get(rule.path)
    if (!other || STRENGTH[rule.by] > STRENGTH[other.by]) strongest.set(rule.path, rule)
  }
  const laid: WantedRule[] = []
  const ordered = [...strongest.values()].sort(
    (a, b) => depthOf(a.path) - depthOf(b.path) || (a.path < b.path ? -1 : 1),
  )
  for (const rule of ordered) {
    const above = ruleFor(laid, rule.path)
    const hidden = above !== undefined && HIDES.has(above.rule)
    const shows = SHOWS.has(rule.rule) && rule.by !== 'table'
    // What is listed has entries, and what lies among them is covered there.
    if (hidden && above.rule !== 'listed' && !shows && rule.rule !== 'scratch') continue
    // Read-only below what is read-only says nothing, unless something is shown again by it.
    if (rule.rule === 'read-only' && !hidden && !isWritable(above)) continue
    laid.push(rule)
  }
  // What the cage itself is started with must be seen in it.
  for (const path of openAnyway) {
    const above = ruleFor(laid, path)
    if (above && (HIDES.has(above.rule) || above.rule === 'nothing')) {
      laid.push({ path, rule: 'read-only', by: 'place', why: 'aegish itself needs it' })
    }
  }
  return laid
}

/** The rule that decides about a path: the one with the longest path. */
export function ruleFor<Rule extends PathRule>(
  rules: readonly Rule[],
  path: string,
): Rule | undefined {
  let found: Rule | undefined
  for (const rule of rules) {
    if (isWithin(path, rule.path) && (!found || rule.path.length >= found.path.length)) found = rule
  }
  return found
}

function isWritable(rule: PathRule | undefined): boolean {
  return rule !== undefined && (rule.rule === 'writable' || rule.rule === 'scratch')
}

/**
 * A mount keeps what lies on it, but not the name of the folder above it: whoever may rename
 * `.git` puts another one in its place. A folder that is a mount itself cannot be renamed.
 */
function pins(rule: WantedRule, wanted: readonly WantedRule[]): WantedRule[] {
  if (!rule.pinned) return []
  const writable = wanted
    .filter((each) => each.rule === 'writable' && isBelow(rule.path, each.path))
    .sort((a, b) => b.path.length - a.path.length)[0]
  if (!writable) return []
  const found: WantedRule[] = []
  let at = rule.path.slice(0, rule.path.lastIndexOf('/'))
  while (isBelow(at, writable.path)) {
    found.push({ path: at, rule: 'writable', by: 'table', why: `holds ${rule.why}` })
    at = at.slice(0, at.lastIndexOf('/'))
  }
  return found
}
