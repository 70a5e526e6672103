import type { AuditRecord } from './audit-record.ts'
import { redactCommand } from './redact-command.ts'

/** Of a longer command the log keeps the two ends: a line is written at once. */
const KEPT_AT_EACH_END = 4096

/** Longer ones (the guard decides nothing about them) are not read whole: it would take too long. */
const READ_WHOLE = 256 * 1024
/** So much of each end is read then: what tells that something is a secret stands shortly before it. */
const READ_AT_EACH_END = 64 * 1024

type Redact = (text: string) => string

/**
 * A record as the log may keep it: its texts without secrets, and a long command without its middle.
 * `redactValues` takes out the secrets that are known by their values.
 */
export function redactRecord<Kind extends Omit<AuditRecord, 'time'>>(
  record: Kind,
  redactValues: Redact,
): Kind {
  const redact: Redact = (text) => redactEnds(text, redactValues)
  const isRead = record.command.length <= READ_WHOLE
  const whole = redact(record.command)
  const hidden = isRead ? hiddenWords(record.command, whole) : []
  // A reason may quote a word of the command without what tells that it is a secret.
  const redactQuoted: Redact = (text) =>
    hidden.reduce((rest, word) => rest.replaceAll(word, '[redacted]'), redact(text))
  const redactIf = (text: string | undefined) => (text === undefined ? undefined : redact(text))
  const { directory, reason, suggestion, unknowns } = record
  const command = shorten(whole)
  const place = redactIf(directory)
  return {
    ...record,
    command,
    ...((command !== record.command || place !== directory) && { shortened: true }),
    ...((command !== whole || !isRead) && { length: record.command.length }),
    ...(command !== whole && isRead && { sha256: digestOf(whole) }),
    ...(directory !== undefined && { directory: place }),
    ...(unknowns !== undefined && {
      unknowns: unknowns.map((each) => shorten(redactQuoted(each))),
    }),
    ...(reason !== undefined && { reason: shorten(redactQuoted(reason)) }),
    ...(suggestion !== undefined && { suggestion: shorten(redactQuoted(suggestion)) }),
  }
}

/** A text without its secrets; of one that is too long, only the two ends that are kept. */
function redactEnds(text: string, redactValues: Redact): string {
  const redact: Redact = (part) => redactCommand(redactValues(part))
  if (text.length <= READ_WHOLE) return redact(text)
  // With room for what says how much is left out.
  const kept = KEPT_AT_EACH_END - 32
  const first = redact(text.slice(0, READ_AT_EACH_END)).slice(0, kept)
  // Nobody knows whether it begins within quotes.
  const last = ['', "'", '"'].reduce(
    (rest, quote) => redact(`${quote}${rest}`).slice(quote.length),
    text.slice(-READ_AT_EACH_END),
  )
  return `${first}${leftOut(text.length - 2 * kept)}${last.slice(-kept)}`
}

const WORDS = /[^\s"'`=:,;|&()]{4,}/g

/** Words of a command that are gone from what the log keeps of it. */
function hiddenWords(command: string, kept: string): string[] {
  if (command === kept) return []
  const left = new Set(kept.match(WORDS))
  return [...new Set(command.match(WORDS))].filter((word) => !left.has(word))
}

/** The beginning and the end, because what matters hides behind much that does not. */
function shorten(text: string): string {
  if (text.length <= 2 * KEPT_AT_EACH_END) return text
  const left = text.length - 2 * KEPT_AT_EACH_END
  return `${text.slice(0, KEPT_AT_EACH_END)}${leftOut(left)}${text.slice(-KEPT_AT_EACH_END)}`
}

function leftOut(characters: number): string {
  return `[… ${characters} characters …]`
}

/** Of the text without its secrets: nobody can try passwords against it. */
function digestOf(text: string): string {
  // Loaded for the few that are so long: it takes longer than most decisions.
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex')
}
