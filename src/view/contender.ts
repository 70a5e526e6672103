import { type Entrant, toComposite } from '../compare/index.ts'
import { newestLogs } from '../log/index.ts'
import { addDataset, addFileEntrant } from '../report/index.ts'
import type { Recorded, Recording } from './recording.ts'

/** One guard in one run: what it is ranked by, and where its outcomes stand. */
export interface Contender<R extends Recorded = Recording> {
  /** Unique, and the same as long as the logs are: it stands in addresses. */
  id: string
  entrant: Entrant
  recordings: R[]
  /** A newer run of the same guard exists. */
  earlier: boolean
  created: string | null
  running: boolean
}

/**
 * Puts recordings together to guards, as `compare` does: the newest of each model and suite
 * counts. Older ones stay, run by run, for those who want to see what has changed.
 */
export function toContenders(
  recordings: readonly Recording[],
  files: readonly { path: string; entrants: Entrant[] }[],
): Contender[] {
  const byInfo = new Map(recordings.map((recording) => [recording.info, recording]))
  const { newest, superseded } = newestLogs([...byInfo.keys()])
  const recordingsOf = (infos: typeof newest) => infos.map((info) => byInfo.get(info)!)

  const current = new Map<string, Entrant>()
  const members = new Map<string, Recording[]>()
  for (const recording of recordingsOf(newest)) addTo(current, members, recording)
  for (const { path, entrants } of files) {
    for (const entrant of entrants) addFileEntrant(current, entrant, path)
  }
  const list = [...current]
    .map(([id, entrant]) => toContender(id, entrant, members.get(id) ?? []))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || (a.id < b.id ? -1 : 1))

  const earlier: Contender[] = []
  for (const group of groupByRun(recordingsOf(superseded))) {
    const alone = new Map<string, Entrant>()
    for (const recording of group) addTo(alone, new Map(), recording)
    const entrant = [...alone.values()][0]!
    const id = unused(`${entrant.name} @ ${group[0]!.info.created}`, earlier)
    const contender = toContender(id, { ...entrant, name: id }, group)
    earlier.push({ ...contender, earlier: true })
  }
  return [...list, ...earlier]
}

/** Where guards stand side by side, the best is first; those without a score are last. */
function scoreOf({ entrant }: Contender): number {
  return toComposite(entrant).aegish_score ?? -1
}

/** Two runs may have begun in the same second. */
function unused(id: string, list: readonly Contender[]): string {
  const taken = (candidate: string) => list.some((contender) => contender.id === candidate)
  let candidate = id
  for (let times = 2; taken(candidate); times++) candidate = `${id} #${times}`
  return candidate
}

function addTo(
  entrants: Map<string, Entrant>,
  members: Map<string, Recording[]>,
  recording: Recording,
): void {
  const name = addDataset(entrants, recording.info, recording.result)
  members.set(name, [...(members.get(name) ?? []), recording])
}

function toContender(id: string, entrant: Entrant, recordings: Recording[]): Contender {
  const times = recordings.map(({ info }) => info.created).sort()
  return {
    id,
    entrant,
    recordings,
    earlier: false,
    created: times.at(-1) ?? null,
    running: recordings.some(({ info }) => info.status === 'started'),
  }
}

/** Recordings of one guard that were made together. */
function groupByRun(recordings: readonly Recording[]): Recording[][] {
  const groups = new Map<string, Recording[]>()
  for (const recording of recordings) {
    const { model, cot, runId, created } = recording.info
    const key = JSON.stringify([model, cot, runId || created])
    groups.set(key, [...(groups.get(key) ?? []), recording])
  }
  return [...groups.values()]
}
