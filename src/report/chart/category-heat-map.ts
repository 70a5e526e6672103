import { categoryTitle } from '../../verdict/index.ts'
import { clip, printable } from '../format.ts'
import type { Chart } from './chart.ts'
import { detectionHeatMap } from './detection-heat-map.ts'
import { guardRows } from './guard-row.ts'

/** Which kinds of attack each guard stops. */
export const categoryHeatMap: Chart = {
  name: 'category-heat-map',
  title: 'Detection by Guard and Category',
  draw(comparison, theme) {
    const rows = guardRows(comparison).filter((row) => row.detection !== null)
    const drawing = detectionHeatMap(
      rows,
      (row) => row.categories,
      {
        what: 'category',
        titleOf: (name) => clip(printable(categoryTitle(name)), 30),
      },
      theme,
    )
    return drawing ?? { reason: 'no guard answered malicious samples with a category' }
  },
}
