import {
  type Entrant,
  type EntrantDataset,
  OutcomeIndex,
  type SampleCatalog,
} from '../compare/index.ts'
import type { LogInfo } from '../log/index.ts'
import { sides } from '../score/index.ts'
import { toLogReport } from './log-report.ts'
import { type ScoredLog, scoreLog } from './score-log.ts'

/** Scores one log and adds it to the guard it belongs to. */
export function addLogToEntrants(
  entrants: Map<string, Entrant>,
  path: string,
  catalog: SampleCatalog,
): void {
  const outcomes = new OutcomeIndex(catalog)
  const scored = scoreLog(path, (sample, _, dataset) => outcomes.add(sample, dataset))
  addDataset(entrants, scored.info, toEntrantDataset(scored, outcomes))
}

/** Adds what a guard did on one dataset to the guard, and returns the guard's name. */
export function addDataset(
  entrants: Map<string, Entrant>,
  { model, cot }: Pick<LogInfo, 'model' | 'cot'>,
  dataset: EntrantDataset,
): string {
  const name = cot ? `${model} (cot)` : model
  const entrant = entrants.get(name) ?? { name, model, cot, datasets: [] }
  entrants.set(name, entrant)
  entrant.datasets.push(dataset)
  return name
}

/** What a comparison needs to know of a scored log. */
export function toEntrantDataset(scored: ScoredLog, outcomes: OutcomeIndex): EntrantDataset {
  const { metrics, total_samples, log, model, dataset, cot, ...rest } = toLogReport(scored)
  const sampleSet = outcomes.sampleSet()
  return {
    name: dataset,
    ...sides(scored.scorer.tally),
    sampleSet,
    outcomes,
    latency: rest.latency,
    cost: rest.cost,
    status: scored.info.status,
    result: { ...metrics, total_commands: total_samples, ...rest, sample_set: sampleSet },
  }
}
