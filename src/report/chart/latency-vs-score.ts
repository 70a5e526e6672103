import { amountVsRate } from './amount-vs-rate.ts'
import type { Chart } from './chart.ts'

/** What each guard takes against how good it is. */
export const latencyVsScore: Chart = {
  name: 'latency-vs-score',
  title: 'Latency vs Score',
  draw: amountVsRate('latency', 'score'),
}
