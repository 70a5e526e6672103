import {
  type Entrant,
  type EntrantDataset,
  type HistoricLog,
  OutcomeIndex,
  SampleCatalog,
} from '../compare/index.ts'
import type { LogInfo } from '../log/index.ts'
import { sides } from '../score/index.ts'
import { type LogReading, type LogScores, readScores } from './log-reading.ts'

/** One log as comparisons need it: what the guard did, and its place in the guard's history. */
export interface ReadLog {
  info: LogInfo
  dataset: EntrantDataset
  historic: HistoricLog
}

/** Takes up one log. */
export function readEntrantLog(reading: LogReading, catalog: SampleCatalog): ReadLog {
  const outcomes = new OutcomeIndex(catalog)
  const scores = readScores(reading, (sample) => outcomes.add(sample, sample.dataset))
  return {
    info: scores.info,
    dataset: toEntrantDataset(scores, outcomes),
    historic: toHistoric(scores, outcomes),
  }
}

/** Adds what a guard did on one dataset to the guard, and returns the guard's name. */
export function addDataset(
  entrants: Map<string, Entrant>,
  info: Pick<LogInfo, 'model' | 'cot'>,
  dataset: EntrantDataset,
): string {
  const { model, cot } = info
  const name = guardName(info)
  const entrant = entrants.get(name) ?? { name, model, cot, datasets: [] }
  entrants.set(name, entrant)
  entrant.datasets.push(dataset)
  return name
}

/** What a comparison needs to know of a scored log. */
export function toEntrantDataset(
  { report, tally }: Pick<LogScores, 'report' | 'tally'>,
  outcomes: OutcomeIndex,
): EntrantDataset {
  const { metrics, total_samples, model, dataset, cot, ...rest } = report
  const sampleSet = outcomes.sampleSet()
  return {
    name: dataset,
    ...sides(tally),
    sampleSet,
    outcomes,
    latency: rest.latency,
    cost: rest.cost,
    status: rest.status,
    result: {
      ...metrics,
      total_commands: total_samples,
      distinct_samples: outcomes.size,
      ...rest,
      sample_set: sampleSet,
    },
  }
}

/** What an older log, which a newer one superseded, adds to the history of its guard. */
export function readHistoricLog(reading: LogReading): HistoricLog {
  const outcomes = new OutcomeIndex(new SampleCatalog())
  const scores = readScores(reading, (sample) => outcomes.add(sample, sample.dataset))
  return toHistoric(scores, outcomes)
}

function toHistoric({ info, dataset, tally }: LogScores, outcomes: OutcomeIndex): HistoricLog {
  return {
    guard: guardName(info),
    created: info.created,
    runId: info.runId,
    name: dataset,
    sampleSet: outcomes.sampleSet(),
    ...sides(tally),
  }
}

/** The name of a guard in comparisons: with chain of thought it is another one. */
export function guardName({ model, cot }: Pick<LogInfo, 'model' | 'cot'>): string {
  return cot ? `${model} (cot)` : model
}
