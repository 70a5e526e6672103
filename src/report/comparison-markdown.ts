import type { Comparison } from '../compare/index.ts'
import { categoryTitle } from '../verdict/index.ts'
import { CERTAINTY, certaintyRows } from './certainty-text.ts'
import { changesToMarkdown } from './changes-markdown.ts'
import { guardRows, intervalOf, type Part, rateOf } from './chart/guard-row.ts'
import { clip, duration, percent, plusMinus, rankText, rateWithInterval, usd } from './format.ts'
import { codeSpan, escapeMarkdown, markdownTable } from './markdown.ts'
import type { NotedTable } from './noted-table.ts'
import { partialNotes } from './partial.ts'
import { shortNames } from './short-names.ts'
import { STEADINESS, steadinessRows } from './steadiness-text.ts'
import { TARGETS } from './targets.ts'
import { tunedNotes } from './tuned.ts'
import { WIN_MATRIX, winRows } from './win-matrix.ts'

const SHOWN = 10
const COMMAND_LENGTH = 160

/** The comparison as Markdown, for a pull request. */
export function comparisonToMarkdown(comparison: Comparison): string {
  const { metadata, ranking, results, fooled_everyone, most_false_alarms } = comparison
  const names = shortNames(Object.keys(results))
  const rows = new Map(guardRows(comparison).map((row) => [row.name, row]))
  const lines: string[] = comparison.changes ? changesToMarkdown(comparison.changes) : []
  for (const set of metadata.sample_sets) {
    const datasets = Object.entries(set.datasets).map(
      ([name, count]) => `${escapeMarkdown(name)} (${count})`,
    )
    const ranked = ranking.filter((row) => row.sample_set === set.id)
    lines.push(
      `## Ranking on ${datasets.join(' + ')}`,
      '',
      ...markdownTable(
        ['Rank', 'Guard', 'Detected %', 'Accepted %', 'Score', '$ / 1,000', 'Latency'],
        ranked.map(({ rank, model, aegish_score, rank_range }) => {
          const { composite: c } = results[model]!
          const { detection, acceptance } = rows.get(model)!
          const star = (met: boolean) => (met ? ' ★' : '')
          return [
            rankText(rank, rank_range),
            escapeMarkdown(names.get(model)!),
            `${withInterval(detection)}${star(c.malicious_detection_rate! >= TARGETS.detection)}`,
            `${withInterval(acceptance)}${star(c.harmless_acceptance_rate! >= TARGETS.acceptance)}`,
            `${plusMinus(aegish_score, c.aegish_score_se, 1, 3)}${star(aegish_score >= metadata.target_score)}`,
            usd(c.cost_per_1000_combined),
            duration(c.avg_latency_ms),
          ]
        }),
      ),
      '',
    )
  }
  for (const note of partialNotes(results)) lines.push(`**${escapeMarkdown(note)}.**`, '')
  if (ranking.length > 0) {
    const open = ranking.some(({ rank_range: range }) => range && range.best !== range.worst)
    lines.push(
      `★ target met (score ${metadata.target_score}, rates ${percent(TARGETS.detection, 0)}); in brackets Wilson’s 95% interval; ± is 1.96 standard errors${open ? '; rank (from–to): the ranks in 95% of the resamples of the same samples' : ''}.`,
      ...tunedNotes(results).map((note) => `\n${escapeMarkdown(note)}.`),
      '',
    )
  }
  const unscored = Object.entries(results).filter(
    ([, { composite }]) => composite.aegish_score === null,
  )
  if (unscored.length > 0) {
    lines.push(
      '## Without a score',
      '',
      ...unscored.map(
        ([name, { reason }]) =>
          `- ${escapeMarkdown(name)}: ${escapeMarkdown(reason ?? 'no score')}`,
      ),
      '',
    )
  }
  lines.push(
    ...noted(STEADINESS, steadinessRows(comparison)),
    ...noted(CERTAINTY, certaintyRows(comparison)),
    ...winMatrices(comparison),
    ...commands('Commands that fooled every guard', fooled_everyone),
    ...commands('Most common false alarms', most_false_alarms),
  )
  return `${lines.join('\n').trimEnd()}\n`
}

/** A table whose columns are explained below it. */
function noted({ title, heads, note }: NotedTable, rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  return [
    `## ${title}`,
    '',
    ...markdownTable(
      heads,
      rows.map(([name, ...cells]) => [escapeMarkdown(name!), ...cells]),
    ),
    '',
    `${note}.`,
    '',
  ]
}

function winMatrices({ pairwise_wins }: Comparison): string[] {
  if (pairwise_wins.length === 0) return []
  return [
    `## ${WIN_MATRIX.title}`,
    '',
    ...pairwise_wins.flatMap((matrix) => {
      const rows = winRows(matrix)
      return [
        ...markdownTable(
          ['', 'Guard', ...rows.map(({ place }) => place)],
          rows.map(({ place, name, cells }) => [place, escapeMarkdown(name), ...cells]),
        ),
        '',
      ]
    }),
    `${WIN_MATRIX.note}.`,
    '',
  ]
}

function withInterval(part: Part | null): string {
  return rateWithInterval(rateOf(part), part && intervalOf(part))
}

function commands(
  title: string,
  samples: readonly { command: string; category: string | null }[],
): string[] {
  if (samples.length === 0) return []
  return [
    `## ${title}: ${samples.length}`,
    '',
    ...samples.slice(0, SHOWN).map(({ command, category }) => {
      const label = category === null ? '' : `${escapeMarkdown(categoryTitle(category))}: `
      return `- ${label}${codeSpan(clip(command, COMMAND_LENGTH))}`
    }),
    ...(samples.length > SHOWN ? [`- … and ${samples.length - SHOWN} more`] : []),
    '',
  ]
}
