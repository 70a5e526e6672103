import { CERTAINTIES, RULE_IDS, VERDICTS } from '../verdict/index.ts'
import { AUDIT_EVENTS, type AuditRecord } from './audit-record.ts'

/** A record as it stands in the log, with its place in the chain where it has one. */
export interface LoggedRecord extends AuditRecord {
  seq?: number
  prev?: string
  hash?: string
}

type Is = (value: unknown) => boolean

const isText: Is = (value) => typeof value === 'string'
const areTexts: Is = (value) => Array.isArray(value) && value.every(isText)
const isNumber: Is = (value) => typeof value === 'number'
const oneOf =
  (...values: readonly unknown[]): Is =>
  (value) =>
    values.includes(value)

const NEEDED = new Map<string, Is>([
  ['time', isText],
  ['event', oneOf(...AUDIT_EVENTS)],
  ['agent', isText],
  ['command', isText],
])

const KNOWN = new Map<string, Is>([
  ...NEEDED,
  ['session', isText],
  ['request', isText],
  ['directory', isText],
  ['tool', isText],
  ['operation', isText],
  ['shortened', oneOf(true)],
  ['length', isNumber],
  ['sha256', isText],
  ['verdict', oneOf(...VERDICTS)],
  ['answer', oneOf('pass', 'ask', 'deny')],
  ['rule', oneOf(...RULE_IDS)],
  ['role', isText],
  ['certainty', oneOf(...CERTAINTIES)],
  ['reason', isText],
  ['suggestion', isText],
  ['unknowns', areTexts],
  ['attack', areTexts],
  ['id', isText],
  ['digest', isText],
  ['override', oneOf('once')],
  ['by', isText],
  ['seq', isNumber],
  ['prev', isText],
  ['hash', isText],
])

/**
 * A line of the log as a record; undefined where it is none, such as one that a full disk cut off.
 * Anybody who can write there could have written it: what has another type than ours is left out.
 */
export function readRecord(line: string): LoggedRecord | undefined {
  if (!line.startsWith('{')) return undefined
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  const fields = Object.entries(value as object).filter(([name, inner]) => KNOWN.get(name)?.(inner))
  const names = new Set(fields.map(([name]) => name))
  for (const name of NEEDED.keys()) if (!names.has(name)) return undefined
  return Object.fromEntries(fields) as unknown as LoggedRecord
}
