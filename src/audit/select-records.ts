import type { AuditRecord } from './audit-record.ts'

/** What somebody wants to see of the log; nothing means everything. */
export interface Selection {
  /** In milliseconds. */
  since?: number | undefined
  agents?: readonly string[] | undefined
  verdicts?: readonly string[] | undefined
  rules?: readonly string[] | undefined
  /** This folder, and what lies in it. */
  folder?: string | undefined
  /** In the command, the reason or the request, in any case of letters. */
  text?: string | undefined
}

/** Whether a record is meant. */
export function isSelected(record: AuditRecord, selection: Selection): boolean {
  const { since, agents, verdicts, rules, folder, text } = selection
  return (
    (since === undefined || Date.parse(record.time) >= since) &&
    (agents === undefined || agents.includes(record.agent)) &&
    (verdicts === undefined || verdicts.includes(record.verdict ?? '')) &&
    (rules === undefined || rules.includes(record.rule ?? '')) &&
    (folder === undefined || liesIn(record.directory, folder)) &&
    (text === undefined || says(record, text.toLowerCase()))
  )
}

function liesIn(directory: string | undefined, folder: string): boolean {
  if (directory === undefined) return false
  return directory === folder || directory.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

function says({ command, reason, request, session, id }: AuditRecord, text: string): boolean {
  return [command, reason, request, session, id].some((part) => part?.toLowerCase().includes(text))
}

/** By what records can be counted. */
export const GROUPINGS = ['verdict', 'agent', 'rule', 'folder', 'day', 'answer', 'role'] as const
export type Grouping = (typeof GROUPINGS)[number]

const GROUPS: Record<Grouping, (record: AuditRecord) => string | undefined> = {
  verdict: ({ verdict }) => verdict,
  agent: ({ agent }) => agent,
  rule: ({ rule }) => rule,
  folder: ({ directory }) => directory,
  day: ({ time }) => time.slice(0, 10),
  answer: ({ answer }) => answer,
  role: ({ role }) => role,
}

/** Counts decisions by a grouping; a request that was answered twice counts once. */
export class RecordCounter {
  readonly #by: Grouping
  readonly #seen = new Set<string>()
  readonly counts = new Map<string, number>()
  total = 0

  constructor(by: Grouping) {
    this.#by = by
  }

  add(record: AuditRecord): void {
    if (record.event !== 'decision') return
    const { request } = record
    if (request !== undefined) {
      if (this.#seen.has(request)) return
      this.#seen.add(request)
    }
    this.total++
    const group = GROUPS[this.#by](record) ?? '–'
    this.counts.set(group, (this.counts.get(group) ?? 0) + 1)
  }

  /** The most first. */
  sorted(): [group: string, count: number][] {
    return [...this.counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  }
}
