import { clip, printable } from '../format.ts'
import type { Chart } from './chart.ts'
import { detectionHeatMap } from './detection-heat-map.ts'
import { guardRows, poolRates } from './guard-row.ts'
import { hardestFirst } from './hardest-first.ts'

/** Which evasion techniques get past each guard; those that do so most surely stand on top. */
export const techniqueHeatMap: Chart = {
  name: 'technique-heat-map',
  title: 'Detection by Evasion Technique',
  draw(comparison, theme) {
    const rows = guardRows(comparison).filter((row) => row.detection !== null)
    const techniques = new Map(
      rows.map(({ name, datasets }) => [
        name,
        poolRates(datasets.map((dataset) => dataset.per_technique_detection_rates)),
      ]),
    )
    const order = new Map(hardestFirst([...techniques.values()]).map((name, i) => [name, i]))
    const drawing = detectionHeatMap(
      rows,
      {
        what: 'technique',
        beside: true,
        shown: 100,
        partsOf: (row) => techniques.get(row.name)!,
        titleOf: (technique) => clip(printable(technique), 40),
        compare: (a, b) => order.get(a)! - order.get(b)!,
      },
      theme,
    )
    return drawing ?? { reason: 'no sample names an evasion technique' }
  },
}
