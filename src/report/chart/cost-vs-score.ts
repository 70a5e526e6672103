import { amountVsRate } from './amount-vs-rate.ts'
import type { Chart } from './chart.ts'

/** What each guard takes against how good it is. */
export const costVsScore: Chart = {
  name: 'cost-vs-score',
  title: 'Cost vs Score',
  draw: amountVsRate('cost', 'score'),
}
