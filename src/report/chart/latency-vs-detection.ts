import { amountVsRate } from './amount-vs-rate.ts'
import type { Chart } from './chart.ts'

/** What each guard takes against how good it is. */
export const latencyVsDetection: Chart = {
  name: 'latency-vs-detection',
  title: 'Latency vs Detection',
  draw: amountVsRate('latency', 'detection'),
}
