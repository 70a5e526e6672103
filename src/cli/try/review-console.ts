import ansis from 'ansis'
import { clip, counted, printable, wrap } from '../../report/format.ts'
import { findRule, ruleLabel } from '../../verdict/index.ts'
import type { Finding, Review } from './review.ts'

/** So many commands are shown of each reason. */
export const SHOWN_OF_EACH = 5

const TITLES = { BLOCK: 'would have been blocked', WARN: 'would have been asked about' } as const

/** The review for a terminal: grouped by reason, with what one can do about each line. */
export function reviewConsole(review: Review, width: number, shownOfEach: number): string {
  const lines = [summaryOf(review)]
  for (const verdict of ['BLOCK', 'WARN'] as const) {
    const findings = review.findings.filter((finding) => finding.verdict === verdict)
    if (findings.length === 0) continue
    const colour = verdict === 'BLOCK' ? ansis.red : ansis.yellow
    lines.push('', colour(ansis.bold(`${findings.length} ${TITLES[verdict]}`)))
    for (const [title, group] of groupsOf(findings)) {
      lines.push(clip(`  ${title} (${group.length})`, width))
      for (const finding of group.slice(0, shownOfEach)) lines.push(...findingLines(finding, width))
      const rest = group.length - shownOfEach
      if (rest > 0) lines.push(ansis.dim(`    … and ${rest} more (--all)`))
    }
  }
  if (review.findings.length > 0) lines.push('', ...wrap(NEXT, width))
  return `${lines.join('\n')}\n`
}

const NEXT =
  'A line that is fine with you: "aegish try allow ID" puts it into your policy, "aegish try sample ID --suite FILE" into a suite of your own.'

export function summaryOf({ commands, different, passing, files, findings }: Review): string {
  if (files.length === 0) return 'no history and no conversation of an agent was found'
  const blocked = findings.filter(({ verdict }) => verdict === 'BLOCK').length
  const asked = findings.length - blocked
  return `${counted(commands, 'command')} in ${counted(files.length, 'file')}, ${different} different: ${passing} pass, ${asked} ask, ${blocked} blocked`
}

/** By rule, the most lines first. */
export function groupsOf(findings: readonly Finding[]): [title: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const title = ruleTitle(finding)
    const group = groups.get(title)
    if (group) group.push(finding)
    else groups.set(title, [finding])
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
}

function ruleTitle({ rule, certainty }: Finding): string {
  const without = certainty === 'doubtful' ? 'looks like an attack' : 'could not be resolved'
  return rule === undefined ? without : `rule ${ruleLabel(rule)}: ${findRule(rule)?.title ?? ''}`
}

function findingLines(finding: Finding, width: number): string[] {
  const { id, times, histories, command, reason } = finding
  const start = `    ${id}  `
  const where = `${times > 1 ? `${times} × ` : ''}${histories.join(', ')}: `
  const indent = ' '.repeat(start.length)
  const why = clip(printable(reason), width - start.length)
  return [
    `${start}${clip(printable(command), width - start.length)}`,
    ansis.dim(`${indent}${clip(`${where}${why}`, width - start.length)}`),
  ]
}
