import { EvalReader, LogError, type LoggedSample, type LogInfo } from '../log/index.ts'
import { RunScorer, type ScoredSample } from '../score/index.ts'
import { type Breakdown, BreakdownCounter } from './breakdown.ts'

/** A finished reading of one log: what it says about itself, and its samples scored by our rules. */
export interface ScoredLog {
  info: LogInfo
  /** The name of the sample set: `gtfobins`, `harmless`, or the name of a suite. */
  dataset: string
  scorer: RunScorer
  /** Absent where a run was scored as it went, without a log. */
  breakdown: Breakdown
}

/** A sample on its way through the scorer. */
export interface PassingSample {
  scored: ScoredSample
  sample: LoggedSample
  dataset: string
  /** Who answered: the price list knows guards by this name. */
  model: string
}

/** Reads and scores a whole log, one sample at a time. `onSample` sees each as it passes. */
export function scoreLog(
  path: string,
  onSample?: (scored: ScoredSample, sample: LoggedSample, dataset: string) => void,
): ScoredLog {
  const passing = scoring(path)
  for (;;) {
    const { done, value } = passing.next()
    if (done) return value
    onSample?.(value.scored, value.sample, value.dataset)
  }
}

/** The same as steps, for callers that have other things to do in between. */
export function* scoring(path: string): Generator<PassingSample, ScoredLog> {
  const reader = new EvalReader(path)
  try {
    const scorer = new RunScorer(reader.info.model)
    const breakdown = new BreakdownCounter(reader.info.config)
    let dataset: string | undefined
    for (const sample of reader.samples()) {
      dataset ??= datasetOf(reader.info, sample)
      const scored = scorer.add(sample)
      if (scored === null) {
        throw new LogError(
          path,
          `sample ${sample.id} has target ${JSON.stringify(sample.target).slice(0, 60)}: this log is of a different task`,
        )
      }
      breakdown.add(scored, sample)
      yield { scored, sample, dataset, model: reader.info.model }
    }
    if (dataset === undefined) throw new LogError(path, 'holds no samples')
    return { info: reader.info, dataset, scorer, breakdown: breakdown.result() }
  } finally {
    reader.close()
  }
}

/** Samples know their dataset best; older logs only tell it by the name of the task. */
function datasetOf(info: LogInfo, sample: LoggedSample): string {
  const named = /gtfobins|harmless/.exec(info.task)?.[0]
  return sample.dataset ?? info.dataset ?? named ?? info.task.replace(/^.*[_/]/, '')
}
