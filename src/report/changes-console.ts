import { bold, dim, green, red } from 'ansis'
import type { ChangedSample, RunChanges, SideChange } from '../compare/index.ts'
import { categoryTitle } from '../verdict/index.ts'
import { CHANGE_LISTS, CHANGE_SIGNS, changeNotes, pointsText } from './changes-text.ts'
import { clip, clipMiddle, printable, pValue, wrap } from './format.ts'
import { shortNames } from './short-names.ts'
import { table } from './table.ts'

const SHOWN = 10

/** What changed from run A to run B, for the terminal: regressions first. */
export function changesToConsole(changes: RunChanges, width: number): string[] {
  const { a, b, suites } = changes
  const half = Math.floor((width - 24) / 2)
  return [
    bold(
      `What changed from ${clipMiddle(printable(a), half)} to ${clipMiddle(printable(b), half)}`,
    ),
    ...sideLines(suites, width),
    ...changeNotes(changes).flatMap((note) =>
      wrap(printable(note), width).map((line) => dim(line)),
    ),
    '',
    ...CHANGE_LISTS.flatMap(({ title, list }) =>
      samples(
        title,
        suites.flatMap((suite) => suite[list]),
        list === 'regressions' ? SHOWN * 2 : SHOWN,
        width,
      ),
    ),
  ]
}

/** One table, in which every guard and suite has a line above its sides. */
function sideLines(suites: RunChanges['suites'], width: number): string[] {
  const names = shortNames([...new Set(suites.map(({ guard }) => guard))])
  const rows = suites.flatMap(({ sides }) =>
    sides.map((side) => [
      `  ${side.side}`,
      String(side.worse),
      String(side.better),
      pointsText(side),
      pValue(side.p_holm),
      coloured(side),
    ]),
  )
  const [head, rule, ...lines] = table(
    ['', 'Worse', 'Better', 'Change (95%)', 'p (Holm)', ''].map((title, i) => ({
      title,
      align: i === 0 || i === 5 ? 'left' : 'right',
    })),
    rows,
  )
  return [
    head!,
    rule!,
    ...suites.flatMap(({ guard, dataset, sides }) => [
      clipMiddle(printable(`${names.get(guard)!} on ${dataset}`), width),
      ...(sides.length > 0 ? lines.splice(0, sides.length) : ['  no sample in common']),
    ]),
  ]
}

function coloured({ change }: SideChange): string {
  const sign = CHANGE_SIGNS[change]
  return change === 'worse' ? red(sign) : change === 'better' ? green(sign) : sign
}

function samples(
  title: string,
  list: readonly ChangedSample[],
  shown: number,
  width: number,
): string[] {
  if (list.length === 0) return [`${bold(`${title}: 0`)}`, '']
  return [
    bold(`${title}: ${list.length}`),
    ...list.slice(0, shown).map(({ from, to, category, command }) => {
      const label = category === null ? '' : `${categoryTitle(category)}: `
      return clip(`  ${from} → ${to}  ${printable(`${label}${command}`)}`, width)
    }),
    ...(list.length > shown ? [dim(`  … and ${list.length - shown} more (see --json)`)] : []),
    '',
  ]
}
