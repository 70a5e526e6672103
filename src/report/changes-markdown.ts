import type { RunChanges } from '../compare/index.ts'
import { categoryTitle } from '../verdict/index.ts'
import { CHANGE_LISTS, CHANGE_SIGNS, changeNotes, pointsText } from './changes-text.ts'
import { clip, pValue } from './format.ts'
import { codeSpan, escapeMarkdown, markdownTable } from './markdown.ts'

const SHOWN = 20
const COMMAND_LENGTH = 160

/** What changed from run A to run B, for a pull request: the answer first, then regressions. */
export function changesToMarkdown(changes: RunChanges): string[] {
  const { a, b, suites, reasons } = changes
  return [
    `## What changed from ${escapeMarkdown(a)} to ${escapeMarkdown(b)}`,
    '',
    ...(reasons.length === 0
      ? ['Nothing got significantly worse.']
      : reasons.map((reason) => `- **Regression:** ${escapeMarkdown(reason)}`)),
    '',
    ...markdownTable(
      ['Guard', 'Suite', 'Side', 'Samples', 'Worse', 'Better', 'Change, pp (95%)', 'p (Holm)', ''],
      suites.flatMap(({ guard, dataset, sides }) =>
        sides.map((side) => [
          escapeMarkdown(guard),
          escapeMarkdown(dataset),
          side.side,
          String(side.pairs),
          String(side.worse),
          String(side.better),
          pointsText(side),
          pValue(side.p_holm),
          CHANGE_SIGNS[side.change],
        ]),
      ),
    ),
    '',
    ...changeNotes(changes).map((note) => `- ${escapeMarkdown(note)}`),
    '',
    ...CHANGE_LISTS.flatMap(({ title, list }) => {
      const all = suites.flatMap((suite) => suite[list])
      if (all.length === 0) return []
      return [
        `### ${title}: ${all.length}`,
        '',
        ...all.slice(0, SHOWN).map(({ from, to, category, command }) => {
          const label = category === null ? '' : `${escapeMarkdown(categoryTitle(category))}: `
          return `- ${from} → ${to}, ${label}${codeSpan(clip(command, COMMAND_LENGTH))}`
        }),
        ...(all.length > SHOWN ? [`- … and ${all.length - SHOWN} more`] : []),
        '',
      ]
    }),
  ]
}
