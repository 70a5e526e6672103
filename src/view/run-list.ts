import { groupBy, toComposite } from '../compare/index.ts'
import { statusOf } from '../log/index.ts'
import { guardName, promptHashOf, settingsOf } from '../report/index.ts'
import { Z95 } from '../score/index.ts'
import type { RunEntry } from './api.ts'
import type { Contender } from './contender.ts'
import type { Recording } from './recording.ts'

const VALUE_CUT = 200
const MOST_SETTINGS = 60

/** Said elsewhere, or long and the same for all who share its hash. */
const UNSHOWN = /(^|\.)(system_prompt|prompt|prompt_?(hash|sha256)|run_id|suite\.\w+)$/
const SUITE_HASH = /(^|\.)suite\.sha256$/

/** What one guard did in one run, for all of them, the newest first. */
export function runList(contenders: readonly Contender[]): RunEntry[] {
  return contenders
    .flatMap((contender) => {
      const runs = groupBy(contender.recordings, ({ info }) => info.runId || info.created)
      return [...runs.values()].map((recordings) => toEntry(contender, recordings))
    })
    .sort((a, b) => timeOf(b) - timeOf(a) || (a.guard < b.guard ? -1 : 1))
}

function timeOf({ created }: RunEntry): number {
  return Date.parse(created) || 0
}

function toEntry({ id, entrant, earlier }: Contender, recordings: readonly Recording[]): RunEntry {
  const { info } = recordings[0]!
  const composite = toComposite({ ...entrant, datasets: recordings.map(({ result }) => result) })
  const { aegish_score: score, aegish_score_se: error } = composite
  const spread = Z95 * (error ?? 0)
  const settings = settingsOf(recordings[0]!.result.result)
  const statuses = recordings.map((recording) => statusOf(recording.info))
  return {
    guard: id,
    name: guardName(info),
    earlier,
    run: info.runId,
    created: info.created,
    status: statuses.find((status) => status !== 'success') ?? 'success',
    suites: recordings.map(({ suite, outcomes, result, file }) => ({
      name: suite,
      samples: outcomes.length,
      log: file,
      sha256: [...settingsOf(result.result)].find(([key]) => SUITE_HASH.test(key))?.[1] ?? null,
    })),
    promptHash: promptHashOf(settings),
    settings: shownSettings(settings),
    score:
      score === null
        ? null
        : { value: score, low: Math.max(0, score - spread), high: Math.min(1, score + spread) },
    totalCost: composite.total_cost_usd,
    latencyMs: composite.avg_latency_ms,
  }
}

/** The settings for people: a log may say the same thing in two places. */
function shownSettings(settings: ReadonlyMap<string, string>): RunEntry['settings'] {
  const said = new Set<string>()
  return [...settings]
    .filter(([name, value]) => {
      const saying = JSON.stringify([name.replace(/^.*\./, ''), value])
      return !UNSHOWN.test(name) && !said.has(saying) && said.add(saying)
    })
    .slice(0, MOST_SETTINGS)
    .map(([name, value]) => ({
      name: name.replace(/^aegish\./, '').slice(0, VALUE_CUT),
      value: value.slice(0, VALUE_CUT),
    }))
}
