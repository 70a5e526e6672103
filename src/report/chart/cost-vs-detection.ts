import { amountVsRate } from './amount-vs-rate.ts'
import type { Chart } from './chart.ts'

/** What each guard takes against how good it is. */
export const costVsDetection: Chart = {
  name: 'cost-vs-detection',
  title: 'Cost vs Detection',
  draw: amountVsRate('cost', 'detection'),
}
