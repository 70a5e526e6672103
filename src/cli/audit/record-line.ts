import ansis from 'ansis'
import type { AuditEvent, LoggedRecord } from '../../audit/index.ts'
import { clip, printable } from '../../report/format.ts'
import { RULE_IDS, ruleLabel, type Verdict } from '../../verdict/index.ts'

const COLOUR: Record<Verdict, (text: string) => string> = {
  ALLOW: ansis.green,
  WARN: ansis.yellow,
  BLOCK: ansis.red,
}

/** What a person said, where it is no decision of a guard. */
const WORDS: Readonly<Record<Exclude<AuditEvent, 'decision'>, string>> = {
  override: 'yes',
  'allow-once': 'yes',
  'allow-always': 'yes',
  declined: 'no',
  exit: 'left',
}

const LONGEST_LABEL = Math.max(...RULE_IDS.map((rule) => ruleLabel(rule).length))

/** A record on one line of the terminal: when, what was decided by which rule, for whom, about what. */
export function recordLine(record: LoggedRecord, width: number): string {
  const { time, verdict, rule = '', agent } = record
  const when = printable(time).slice(5, 19).replace('T', ' ').padEnd(14)
  const who = clip(printable(agent), 12).padEnd(12)
  const word = (record.event === 'decision' ? (verdict ?? '–') : WORDS[record.event]).padEnd(5)
  const by = (rule && ruleLabel(rule)).padEnd(LONGEST_LABEL)
  const behind = whoLet(record)
  const room = width - when.length - word.length - by.length - who.length - 8 - behind.length
  const what = clip(printable(record.command), Math.max(10, room))
  const colour = verdict && record.event === 'decision' ? COLOUR[verdict] : ansis.cyan
  return `${ansis.dim(when)}  ${colour(word)}  ${by}  ${who}  ${what}${behind}`
}

/** A decision that a person overruled, or the word of that person. */
function whoLet({ event, override, by }: LoggedRecord): string {
  if (event === 'declined' || event === 'exit') return ''
  if (event === 'decision' && override === undefined) return ''
  const how = event === 'allow-once' || event === 'allow-always' ? ` ${event.slice(6)}` : ''
  return ` (let through${how}${by ? ` by ${clip(printable(by), 24)}` : ''})`
}
