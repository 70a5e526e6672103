import { type LogInfo, type Rescorer, rescoreLog } from '../log/index.ts'
import { computeMetrics, RunScorer, toScoreRecord } from '../score/index.ts'

/** Copies a log with scores by our rules; the old file and its scores stay. */
export async function rescore(
  info: Pick<LogInfo, 'path' | 'model' | 'missingSamples'>,
  to: string,
): Promise<void> {
  await rescoreLog(info, to, createRescorer(info.model))
}

function createRescorer(model: string): Rescorer {
  const scorer = new RunScorer(model)
  return {
    score(sample) {
      const scored = scorer.add(sample)
      if (scored === null) return null
      return {
        ...toScoreRecord(scored, sample.dataset, sample.stopReason),
        target: [scored.expected],
      }
    },
    metrics: () => ({ ...computeMetrics(scorer.tally) }),
  }
}
