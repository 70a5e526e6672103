import {
  isSelected,
  type LoggedRecord,
  logVersion,
  newestRecords,
  type Selection,
} from '../audit/index.ts'
import { ruleLabel, VERDICTS } from '../verdict/index.ts'
import type { DecisionEntry, Decisions } from './api.ts'

/** So many decisions are shown, the newest. */
const SHOWN = 200
/** So many are looked through for them, and counted. */
const LOOKED_AT = 20_000

/**
 * What was decided on this machine, as the page asks for it. Where the page has what there is
 * (`have`), nothing is sent again.
 */
export function decisionsIn(folder: string, query: URLSearchParams): Decisions {
  const version = logVersion(folder)
  if (query.get('have') === version) return { version, unchanged: true }
  const selection = selectionOf(query)
  const agents = new Map<string, number>()
  const verdicts = new Map<string, number>(VERDICTS.map((verdict) => [verdict, 0]))
  const rules = new Map<string, number>()
  const entries: DecisionEntry[] = []
  const isAny = { ...selection, agents: undefined, verdicts: undefined, rules: undefined }
  let looked = 0
  let selected = 0
  for (const record of newestRecords(folder)) {
    if (++looked > LOOKED_AT) break
    if (!isSelected(record, isAny)) continue
    count(agents, record.agent)
    if (record.event === 'decision' && record.verdict) count(verdicts, record.verdict)
    if (record.rule) count(rules, record.rule)
    if (!isSelected(record, selection)) continue
    selected++
    if (entries.length < SHOWN) entries.push(entryOf(record))
  }
  const counts = (map: Map<string, number>) => [...map].map(([name, n]) => ({ name, count: n }))
  return {
    version,
    entries,
    selected,
    isCut: looked > LOOKED_AT,
    agents: counts(agents).sort((a, b) => b.count - a.count),
    verdicts: counts(verdicts),
    rules: counts(rules)
      .map((rule) => ({ ...rule, label: ruleLabel(rule.name) }))
      .sort((a, b) => b.count - a.count),
  }
}

function selectionOf(query: URLSearchParams): Selection {
  const list = (name: string) => {
    const values = query.getAll(name)
    return values.length > 0 ? values : undefined
  }
  const text = query.get('q')
  return {
    agents: list('agent'),
    verdicts: list('verdict'),
    rules: list('rule'),
    text: text ? text : undefined,
  }
}

function count(map: Map<string, number>, name: string): void {
  map.set(name, (map.get(name) ?? 0) + 1)
}

/** What the page shows of a record; what a chain needs stays in the log. */
function entryOf(record: LoggedRecord): DecisionEntry {
  const { time, event, agent, command, verdict, rule, answer, reason, by } = record
  return {
    time,
    event,
    agent,
    command,
    verdict: verdict ?? null,
    rule: rule === undefined ? null : ruleLabel(rule),
    answer: answer ?? null,
    reason: reason ?? null,
    suggestion: record.suggestion ?? null,
    directory: record.directory ?? null,
    session: record.session ?? null,
    request: record.request ?? null,
    role: record.role ?? null,
    certainty: record.certainty ?? null,
    by: by ?? null,
  }
}
