import type { CageExplanation, PathRule } from '../../cage/index.ts'
import { HOW } from '../../cage/index.ts'
import { printable, wrap } from '../../report/format.ts'

/** Everything that a cage does on this machine, for people. */
export function showCage(cage: CageExplanation, columns: number): string {
  const title = `${cage.sandbox}, network ${cage.net}, workspace ${printable(cage.workspace)}`
  return [
    title,
    section(
      'layers',
      cage.layers.map(({ name, says }) => `${name}: ${says}`),
    ),
    ...Object.entries(TITLES).map(([rule, heading]) => section(heading, rulesOf(cage, rule))),
    section(
      'variables that are not handed on',
      cage.withheldVariables.map(({ name, why }) => `${name}: ${why}`),
    ),
    section(
      'not held here',
      cage.notHeld.map(({ promise, why }) => `${promise} (${why})`),
    ),
    section('what no cage of this kind holds', cage.limits),
  ]
    .flatMap((part) => (typeof part === 'string' ? [part] : part))
    .flatMap((line) => indent(line, columns))
    .join('\n')
    .concat('\n')
}

/** What becomes of one path, and why. */
export function showRule(path: string, rule: PathRule | undefined): string {
  if (rule === undefined) return `${printable(path)}: as outside\n`
  return `${printable(path)} is ${HOW[rule.rule]}: ${printable(rule.why)} (rule of ${printable(rule.path)})\n`
}

/** In the order in which they are told. A link among entries is none of its own. */
const TITLES: Record<Exclude<PathRule['rule'], 'link'>, string> = {
  writable: 'can be written',
  scratch: 'its own, and gone at the end',
  empty: 'folders that are empty',
  nothing: 'files that are empty',
  unreachable: 'out of reach',
  listed: 'shown entry by entry, read-only, without what is made there later',
  'read-only': 'read-only or shown although what is around them is not (all else is read-only)',
}

function rulesOf({ paths }: CageExplanation, wanted: string): string[] {
  return paths.filter(({ rule }) => rule === wanted).map(({ path, why }) => `${path}: ${why}`)
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${printable(line)}`)]
}

function indent(line: string, columns: number): string[] {
  const [, space = '', text = ''] = /^( *)(.*)$/s.exec(line) ?? []
  const lines = wrap(text, Math.max(20, columns - space.length - 2))
  return lines.map((each, i) => `${space}${i === 0 ? '' : '  '}${each}`)
}
