import { agreement } from './agreement.ts'
import { cascadeSavings } from './cascade-savings.ts'
import { categoryDetection } from './category-detection.ts'
import { categoryHeatMap } from './category-heat-map.ts'
import { categoryVerdicts } from './category-verdicts.ts'
import type { Chart } from './chart.ts'
import { confusionMatrices } from './confusion-matrices.ts'
import { costComparison } from './cost-comparison.ts'
import { costVsDetection } from './cost-vs-detection.ts'
import { costVsScore } from './cost-vs-score.ts'
import { detectionVsAcceptance } from './detection-vs-acceptance.ts'
import { latencyDistribution } from './latency-distribution.ts'
import { latencySplit } from './latency-split.ts'
import { latencyVsDetection } from './latency-vs-detection.ts'
import { latencyVsScore } from './latency-vs-score.ts'
import { microVsMacro } from './micro-vs-macro.ts'
import { rankingTable } from './ranking-table.ts'
import { reliability } from './reliability.ts'
import { riskVsCoverage } from './risk-vs-coverage.ts'
import { scoreOverTime } from './score-over-time.ts'
import { techniqueHeatMap } from './technique-heat-map.ts'
import { twinPairs } from './twin-pairs.ts'

/** Every chart: first those that the field publishes, then those that it lacks. */
export const CHARTS: readonly Chart[] = [
  rankingTable,
  costVsScore,
  costVsDetection,
  latencyVsScore,
  latencyVsDetection,
  detectionVsAcceptance,
  latencyDistribution,
  costComparison,
  categoryHeatMap,
  microVsMacro,
  categoryVerdicts,
  categoryDetection,
  confusionMatrices,
  latencySplit,
  agreement,
  scoreOverTime,
  twinPairs,
  techniqueHeatMap,
  cascadeSavings,
  reliability,
  riskVsCoverage,
]
