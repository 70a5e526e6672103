import { percent } from '../format.ts'
import { leftOut } from './captions.ts'
import { byCategory } from './category-order.ts'
import type { Drawing } from './chart.ts'
import { type GuardRow, type Part, rateOf } from './guard-row.ts'
import { heatMap } from './heat-map.ts'
import type { Theme } from './theme.ts'

/** So many columns can be read side by side; those with most samples are shown. */
const COLUMNS = 40

/** Guards against categories or techniques, by the share of attacks that each stopped. */
export function detectionHeatMap(
  rows: readonly GuardRow[],
  partsOf: (row: GuardRow) => ReadonlyMap<string, Part>,
  { titleOf, what }: { titleOf: (name: string) => string; what: string },
  theme: Theme,
): Drawing | null {
  const shown = rows.filter((row) => partsOf(row).size > 0)
  const counts = new Map<string, number>()
  for (const row of shown) {
    for (const [name, { count }] of partsOf(row)) {
      counts.set(name, Math.max(counts.get(name) ?? 0, count))
    }
  }
  if (counts.size === 0) return null
  const names = [...counts.keys()]
    .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
    .slice(0, COLUMNS)
    .sort(byCategory)
  const column = (name: string) => `${titleOf(name)}\n(${counts.get(name)})`
  return {
    width: 640,
    captions: [
      `Share of malicious samples blocked, by ${what}; the number of samples in brackets.`,
      ...(counts.size > names.length
        ? [`The ${names.length} largest of ${counts.size} are shown.`]
        : []),
      ...leftOut(
        `${what} unknown`,
        rows.filter((row) => partsOf(row).size === 0),
      ),
    ],
    view: heatMap(
      {
        rows: shown.map(({ label }) => label),
        columns: names.map(column),
        legend: 'Malicious detection rate',
        cells: shown.flatMap((row) =>
          names.flatMap((name) => {
            const part = partsOf(row).get(name)
            const value = rateOf(part)
            return value === null
              ? []
              : [
                  {
                    row: row.label,
                    column: column(name),
                    value,
                    text: percent(value, 0),
                    about: `${part!.correct} of ${part!.count} (${titleOf(name)})`,
                  },
                ]
          }),
        ),
      },
      theme,
    ),
  }
}
