import { RATE_DOMAIN, rateColours, shortNames, TARGETS, tunedOn } from '../report/index.ts'
import type { GuardEntry, Overview } from './api.ts'
import type { Contender } from './contender.ts'
import type { Library } from './library.ts'
import { OUTCOME_CODES } from './outcome-code.ts'
import { columnVersion } from './outcome-column.ts'

/** The colours of rates, the same as in charts. */
const RATE_SCALE: Overview['rateScale'] = { ticks: RATE_DOMAIN, colours: rateColours() }

/** What is being looked at, at this moment. */
export function overviewOf(library: Library, version: string): Overview {
  const { contenders, table } = library
  const names = shortNames(contenders.filter(({ earlier }) => !earlier).map(({ id }) => id))
  const suites = new Map<string, number>()
  for (const { entrant } of contenders) {
    for (const { name, malicious, harmless } of entrant.datasets) {
      suites.set(name, Math.max(suites.get(name) ?? 0, malicious.count + harmless.count))
    }
  }
  return {
    version,
    instance: library.instance,
    revision: library.revision,
    paths: [...library.paths],
    reading: library.reading,
    sources: library.size,
    problems: library.problems,
    workers: library.workers,
    suites: [...suites].map(([name, samples]) => ({ name, samples })),
    guards: toldApart(contenders.map((contender) => toEntry(contender, names))),
    samples: table.rows.length,
    codes: [...OUTCOME_CODES],
    targets: TARGETS,
    rateScale: RATE_SCALE,
  }
}

function toEntry(contender: Contender, names: Map<string, string>): GuardEntry {
  const { id, entrant, earlier, created, running } = contender
  const { model, cot } = entrant
  const current = names.get(id) ?? names.get(cot ? `${model} (cot)` : model) ?? id
  const title =
    earlier && created ? `${current} · ${created.slice(0, 16).replace('T', ' ')}` : current
  return {
    id,
    title,
    model,
    cot,
    earlier,
    created,
    running,
    tunedOn: tunedOn(
      Object.fromEntries(entrant.datasets.map(({ name, result }) => [name, result])),
    ),
    column: columnVersion(contender),
  }
}

/** Two runs of one minute are told apart by the second. */
function toldApart(entries: readonly GuardEntry[]): GuardEntry[] {
  const uses = new Map<string, number>()
  for (const { title } of entries) uses.set(title, (uses.get(title) ?? 0) + 1)
  return entries.map((entry) =>
    uses.get(entry.title)! > 1 && entry.earlier && entry.created
      ? { ...entry, title: entry.title + entry.created.slice(16, 19) }
      : entry,
  )
}
