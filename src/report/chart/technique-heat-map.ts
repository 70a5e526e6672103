import { mean } from '../../score/index.ts'
import { clip, printable } from '../format.ts'
import type { Chart } from './chart.ts'
import { detectionHeatMap } from './detection-heat-map.ts'
import { guardRows, poolRates, rateOf } from './guard-row.ts'

/** Which evasion techniques get past each guard; those that get past most stand on top. */
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
    const difficulty = (technique: string) =>
      mean([...techniques.values()].flatMap((parts) => rateOf(parts.get(technique)) ?? []))
    const drawing = detectionHeatMap(
      rows,
      {
        what: 'technique',
        beside: true,
        shown: 100,
        partsOf: (row) => techniques.get(row.name)!,
        titleOf: (technique) => clip(printable(technique), 40),
        compare: (a, b) => difficulty(a) - difficulty(b) || (a < b ? -1 : 1),
      },
      theme,
    )
    return drawing ?? { reason: 'no sample names an evasion technique' }
  },
}
