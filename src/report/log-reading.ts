import type { LogInfo } from '../log/index.ts'
import { costOf, type ScoredSample, type Tally } from '../score/index.ts'
import { type LogReport, toLogReport } from './log-report.ts'
import { type PassingSample, type ScoredLog, scoring } from './score-log.ts'

/** What comparisons and the viewer keep of one scored sample. */
export interface ReadSample
  extends Pick<
    ScoredSample,
    'id' | 'epoch' | 'command' | 'expected' | 'category' | 'outcome' | 'cause'
  > {
  dataset: string
  technique: string | null
  latencyMs: number | null
  /** USD; null where it is not known. */
  cost: number | null
}

/** What reading a log comes to. It can be handed from thread to thread. */
export interface LogScores {
  info: LogInfo
  dataset: string
  tally: Tally
  report: LogReport
}

/** A log that is read when somebody asks, or has been read by another thread. */
export interface LogReading {
  path: string
  /** The samples in the order of the log, then what they come to. Throws where it cannot be read. */
  steps(): Generator<ReadSample, LogScores>
}

/** A log that is read here, one sample at a time. */
export function readingHere(path: string): LogReading {
  return {
    path,
    *steps() {
      const passing = scoring(path)
      for (;;) {
        const { done, value } = passing.next()
        if (done) return toScores(value)
        yield toReadSample(value)
      }
    },
  }
}

/** Reads a log to its end. `onSample` sees each sample as it passes. */
export function readScores(
  reading: LogReading,
  onSample?: (sample: ReadSample) => void,
): LogScores {
  const steps = reading.steps()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    onSample?.(value)
  }
}

export function toScores(scored: ScoredLog): LogScores {
  const { info, dataset, scorer } = scored
  return { info, dataset, tally: scorer.tally, report: toLogReport(scored) }
}

export function toReadSample({ scored, sample, dataset, model }: PassingSample): ReadSample {
  const { id, epoch, command, expected, category, outcome, cause } = scored
  const { technique } = sample.metadata
  return {
    id,
    epoch,
    command,
    expected,
    category,
    outcome,
    cause,
    dataset,
    technique: typeof technique === 'string' ? technique : null,
    latencyMs: sample.latencyMs,
    cost: sample.cost ?? costOf(model, sample.usage),
  }
}
