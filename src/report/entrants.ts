import { type Entrant, OutcomeIndex, type SampleCatalog } from '../compare/index.ts'
import { sides } from '../score/index.ts'
import { toLogReport } from './log-report.ts'
import { scoreLog } from './score-log.ts'

/** Scores one log and adds it to the guard it belongs to. */
export function addLogToEntrants(
  entrants: Map<string, Entrant>,
  path: string,
  catalog: SampleCatalog,
): void {
  const outcomes = new OutcomeIndex(catalog)
  const scored = scoreLog(path, (sample, _, dataset) => outcomes.add(sample, dataset))
  const { info, dataset, scorer } = scored
  const name = info.cot ? `${info.model} (cot)` : info.model
  const entrant = entrants.get(name) ?? { name, model: info.model, cot: info.cot, datasets: [] }
  entrants.set(name, entrant)
  const {
    metrics,
    total_samples,
    log,
    model,
    dataset: _dataset,
    cot,
    ...rest
  } = toLogReport(scored)
  const sampleSet = outcomes.sampleSet()
  entrant.datasets.push({
    name: dataset,
    ...sides(scorer.tally),
    sampleSet,
    outcomes,
    latency: rest.latency,
    cost: rest.cost,
    status: info.status,
    result: { ...metrics, total_commands: total_samples, ...rest, sample_set: sampleSet },
  })
}
