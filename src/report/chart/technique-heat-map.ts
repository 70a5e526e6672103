import { clip, printable } from '../format.ts'
import type { Chart } from './chart.ts'
import { detectionHeatMap } from './detection-heat-map.ts'
import { guardRows, poolRates } from './guard-row.ts'

/** Which evasion techniques get past each guard. */
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
    const drawing = detectionHeatMap(
      rows,
      (row) => techniques.get(row.name)!,
      { what: 'technique', titleOf: (name) => clip(printable(name), 30) },
      theme,
    )
    return drawing ?? { reason: 'no sample names an evasion technique' }
  },
}
