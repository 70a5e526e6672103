import { categoryTitle } from '../../verdict/index.ts'
import { clip, printable } from '../format.ts'
import { byCategory } from './category-order.ts'
import type { Chart } from './chart.ts'
import { detectionHeatMap } from './detection-heat-map.ts'
import { guardRows } from './guard-row.ts'

/** Which kinds of attack each guard stops. */
export const categoryHeatMap: Chart = {
  name: 'category-heat-map',
  title: 'Detection by Guard and Category',
  draw(comparison, theme) {
    const drawing = detectionHeatMap(
      guardRows(comparison).filter((row) => row.detection !== null),
      {
        what: 'category',
        beside: false,
        shown: 40,
        partsOf: (row) => row.categories,
        titleOf: (category) => clip(printable(categoryTitle(category)), 30),
        compare: byCategory,
      },
      theme,
    )
    return drawing ?? { reason: 'no guard answered malicious samples with a category' }
  },
}
