import { type Entrant, type HistoricLog, OutcomeIndex, SampleCatalog } from '../compare/index.ts'
import type { LogInfo } from '../log/index.ts'
import { sides } from '../score/index.ts'
import { toLogReport } from './log-report.ts'
import { type ScoredLog, scoreLog } from './score-log.ts'

/** Scores one log and adds it to the guard it belongs to. Returns its place in that history. */
export function addLogToEntrants(
  entrants: Map<string, Entrant>,
  path: string,
  catalog: SampleCatalog,
): HistoricLog {
  const outcomes = new OutcomeIndex(catalog)
  const scored = scoreLog(path, (sample, _, dataset) => outcomes.add(sample, dataset))
  const { info } = scored
  const historic = toHistoric(scored, outcomes)
  const name = guardName(info)
  const entrant = entrants.get(name) ?? { name, model: info.model, cot: info.cot, datasets: [] }
  entrants.set(name, entrant)
  const { metrics, total_samples, model, dataset, cot, ...rest } = toLogReport(scored)
  entrant.datasets.push({
    name: historic.name,
    malicious: historic.malicious,
    harmless: historic.harmless,
    sampleSet: historic.sampleSet,
    outcomes,
    latency: rest.latency,
    cost: rest.cost,
    status: info.status,
    result: {
      ...metrics,
      total_commands: total_samples,
      ...rest,
      sample_set: historic.sampleSet,
    },
  })
  return historic
}

/** What an older log, which a newer one superseded, adds to the history of its guard. */
export function readHistoricLog(path: string): HistoricLog {
  const outcomes = new OutcomeIndex(new SampleCatalog())
  const scored = scoreLog(path, (sample, _, dataset) => outcomes.add(sample, dataset))
  return toHistoric(scored, outcomes)
}

function toHistoric({ info, dataset, scorer }: ScoredLog, outcomes: OutcomeIndex): HistoricLog {
  return {
    guard: guardName(info),
    created: info.created,
    runId: info.runId,
    name: dataset,
    sampleSet: outcomes.sampleSet(),
    ...sides(scorer.tally),
  }
}

function guardName({ model, cot }: LogInfo): string {
  return cot ? `${model} (cot)` : model
}
