import type { RunChanges } from '../compare/index.ts'
import { categoryTitle } from '../verdict/index.ts'
import { CHANGE_HEADS, CHANGE_LISTS, changeNotes, changeRows } from './changes-text.ts'
import { clip } from './format.ts'
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
      CHANGE_HEADS,
      changeRows(changes).map(([guard, suite, ...cells]) => [
        escapeMarkdown(guard!),
        escapeMarkdown(suite!),
        ...cells,
      ]),
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
