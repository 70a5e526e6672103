import { toLoggedSample } from './eval-sample.ts'
import { EvalWriter } from './eval-writer.ts'
import { type Fields, isFields, isTooDeep, parseJson } from './json.ts'
import { LogError } from './log-error.ts'
import type { LoggedSample, LoggedScore, LogInfo } from './logged-sample.ts'
import { SCORER, toEvalResults, toEvalScore } from './to-eval.ts'
import { ZipReader } from './zip-reader.ts'

/** Scores the samples of a log as they pass; null where one belongs to a different task. */
export interface Rescorer {
  score(sample: LoggedSample): (Omit<LoggedScore, 'scorer'> & { target: string[] }) | null
  /** The metrics over all samples that passed. */
  metrics(): Record<string, number | null>
}

/**
 * Copies a log and adds our score to every sample. What the other tool wrote stays: its scores,
 * its messages, its events; a target that is not one of ours is kept in our score's metadata. What
 * the log lost is missing from the copy too, and counted there.
 */
export async function rescoreLog(
  { path: from, missingSamples: missing = 0 }: Pick<LogInfo, 'path' | 'missingSamples'>,
  to: string,
  rescorer: Rescorer,
): Promise<void> {
  const zip = new ZipReader(from)
  let writer: EvalWriter | undefined
  try {
    const read = (name: string) => {
      const entry = zip.entries.get(name)
      return entry && (parse(from, name, zip.readText(entry)) as Fields)
    }
    const header = read('header.json') ?? read('_journal/start.json')
    if (!header) throw new LogError(from, 'is not an .eval log (no header)')
    writer = new EvalWriter(to, startOf(header, from))
    let count = 0
    for (const entry of zip.entries.values()) {
      if (!entry.name.startsWith('samples/')) continue
      const json = parse(from, entry.name, zip.readText(entry))
      const sample = toLoggedSample(json)
      if (typeof sample === 'string') throw new LogError(from, `${entry.name} ${sample}`)
      const score = rescorer.score(sample)
      if (score === null) throw new LogError(from, `${entry.name} is of a different task`)
      writer.add(withScore({ ...(json as Fields), epoch: sample.epoch }, score), stringify)
      count++
    }
    const counts = { total: count + missing, completed: count }
    await writer.finish(endOf(header, counts, rescorer.metrics()))
  } catch (error) {
    writer?.abandon()
    throw error
  } finally {
    zip.close()
  }
}

function withScore(
  json: Fields,
  { target, ...score }: Omit<LoggedScore, 'scorer'> & { target: string[] },
): Fields {
  const changed = JSON.stringify(json.target) !== JSON.stringify(target)
  const metadata = changed ? { ...score.metadata, original_target: json.target } : score.metadata
  const { [SCORER]: _earlier, ...others } = (json.scores ?? {}) as Fields
  return { ...json, target, scores: { [SCORER]: toEvalScore({ ...score, metadata }), ...others } }
}

function startOf(header: Fields, path: string): { eval: Fields; plan: Fields } {
  const spec = header.eval
  if (!isFields(spec)) throw new LogError(path, 'its header has the wrong shape')
  const { scorers } = spec
  return {
    eval: {
      ...spec,
      scorers: [
        { name: SCORER, options: {}, metrics: [], metadata: {} },
        ...(Array.isArray(scorers) ? scorers.filter(isForeign) : []),
      ],
    },
    plan: (header.plan ?? {}) as Fields,
  }
}

function endOf(
  header: Fields,
  counts: { total: number; completed: number },
  metrics: Record<string, number | null>,
) {
  const stats = isFields(header.stats) ? header.stats : {}
  const theirs = isFields(header.results) ? header.results.scores : undefined
  const results = toEvalResults(counts, metrics)
  const error = isFields(header.error) ? header.error.message : undefined
  const status =
    header.status === 'success' || header.status === 'error' ? header.status : 'cancelled'
  return {
    status: status as 'success' | 'error' | 'cancelled',
    results: {
      ...results,
      scores: [...results.scores, ...(Array.isArray(theirs) ? theirs.filter(isForeign) : [])],
    },
    startedAt: typeof stats.started_at === 'string' ? stats.started_at : '',
    completedAt: typeof stats.completed_at === 'string' ? stats.completed_at : '',
    ...(typeof error === 'string' && { error }),
  }
}

function isForeign(scorer: unknown): boolean {
  return (scorer as Fields | null)?.name !== SCORER
}

/** What is copied is written again, all of it: no part may be nested too deeply for that. */
function parse(path: string, name: string, text: string): unknown {
  let json: unknown
  try {
    json = parseJson(text, MARK)
  } catch (error) {
    throw new LogError(path, `${name} is not valid JSON`, { cause: error })
  }
  if (isTooDeep(json)) throw new LogError(path, `${name} is nested too deeply`)
  return json
}

/** Stands for a bare NaN while it passes through our hands, and becomes NaN again on the way out. */
const MARK = '\u0001aegish:'
function stringify(value: unknown): string {
  return JSON.stringify(value).replace(/"\\u0001aegish:(-?(?:NaN|Infinity))"/g, '$1')
}
