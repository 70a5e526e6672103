import { percent } from '../format.ts'
import { leftOut } from './captions.ts'
import type { Drawing } from './chart.ts'
import { RATE_DOMAIN } from './colour-scale.ts'
import { type GuardRow, type Part, rateOf } from './guard-row.ts'
import { type Cell, heatMap } from './heat-map.ts'
import type { Theme } from './theme.ts'

/** By what attacks are told apart: few kinds stand above the guards, many beside them. */
export interface Kinds {
  what: 'category' | 'technique'
  beside: boolean
  /** So many fit; those with most samples are shown. */
  shown: number
  partsOf(row: GuardRow): ReadonlyMap<string, Part>
  titleOf(kind: string): string
  /** In which order they stand. */
  compare(a: string, b: string): number
}

/** Guards against kinds of attack, by the share that each guard stopped. Null without any. */
export function detectionHeatMap(
  all: readonly GuardRow[],
  { what, beside, shown, partsOf, titleOf, compare }: Kinds,
  theme: Theme,
): Drawing | null {
  const guards = all.filter((row) => partsOf(row).size > 0)
  const counts = new Map<string, number>()
  for (const [kind, { count }] of guards.flatMap((row) => [...partsOf(row)])) {
    counts.set(kind, Math.max(counts.get(kind) ?? 0, count))
  }
  if (counts.size === 0) return null
  const kinds = [...counts.keys()]
    .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
    .slice(0, shown)
    .sort(compare)
  const labelOf = (kind: string) => `${titleOf(kind)}${beside ? ' ' : '\n'}(${counts.get(kind)})`
  const cells = guards.flatMap((row) =>
    kinds.flatMap((kind): Cell[] => {
      const part = partsOf(row).get(kind)
      const value = rateOf(part)
      if (!part || value === null) return []
      const [across, down] = beside ? [row.label, labelOf(kind)] : [labelOf(kind), row.label]
      const about = `${row.label}: ${part.correct} of ${part.count} (${titleOf(kind)})`
      return [
        {
          row: down,
          column: across,
          value,
          text: percent(value, 0),
          about,
          guard: row.label,
          samples: { expect: 'BLOCK', [what]: kind },
        },
      ]
    }),
  )
  const labels = { guards: guards.map(({ label }) => label), kinds: kinds.map(labelOf) }
  return {
    width: 640,
    captions: [
      `Share of malicious samples blocked, by ${what}; the number of samples in brackets.`,
      ...(counts.size > kinds.length
        ? [`The ${kinds.length} largest of ${counts.size} are shown.`]
        : []),
      ...leftOut(
        `${what} unknown`,
        all.filter((row) => partsOf(row).size === 0),
      ),
    ],
    view: heatMap({
      rows: beside ? labels.kinds : labels.guards,
      columns: beside ? labels.guards : labels.kinds,
      cells,
      legend: 'Malicious detection rate',
      domain: RATE_DOMAIN,
      range: theme.scale,
    }),
  }
}
