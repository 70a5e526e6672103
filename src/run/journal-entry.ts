import { crc32 } from 'node:zlib'
import type { GuardAnswer } from '../guard/index.ts'
import { type Expectation, OUTCOMES, type Outcome } from '../verdict/index.ts'
import type { Timing } from './caller.ts'

/** What the journal tells about a finished sample without being parsed: the head of a line. */
export interface EntryHead {
  /** Index of the guard-and-suite pair in run.json. */
  job: number
  /** Position of the sample in its suite, from 0. */
  sample: number
  epoch: number
  expect: Expectation
  outcome: Outcome
  /** USD; null where unknown. */
  cost: number | null
}

/** The rest of a line. */
export interface EntryBody {
  id: string
  answer: GuardAnswer
  timing?: Timing
  startedAt?: string
  completedAt?: string
  /** How often the sample was asked about again after a failure. */
  retries?: number
  /** Why it was, also within one asking, oldest first. */
  failures?: readonly string[]
  /** Replies that a retry of the sample replaced, oldest first. */
  earlierReplies?: (string | null)[]
}

/**
 * One line of the journal. The head stands first and always in the same order, so that resuming
 * can read a million lines without parsing them. A checksum of everything before it stands last:
 * a flipped bit must not become somebody's verdict.
 */
export function entryLine(
  head: EntryHead,
  body: EntryBody,
  redact: (text: string) => string = (text) => text,
): string {
  const { job, sample, epoch, expect, outcome, cost } = head
  const content = redact(
    `{"job":${job},"sample":${sample},"epoch":${epoch},"expect":"${expect}","outcome":"${outcome}","cost":${cost},${JSON.stringify(body).slice(1, -1)}`,
  )
  return sealLine(content)
}

/** Ends a line of a journal, which is a JSON object but for its last brace, with its checksum. */
export function sealLine(content: string): string {
  return `${content}${sealOf(crc32(content))}\n`
}

const [QUOTE, COMMA] = [34, 44]
const SEAL = ',"crc32":"'
/** Behind the content of a line: the key, eight digits, a quote and a brace. */
const SEAL_LENGTH = SEAL.length + 8 + 2
const sealOf = (crc: number) => `${SEAL}${crc.toString(16).padStart(8, '0')}"}`

/** Whether a line is what was written; undefined when it carries no checksum, as in older runs. */
export function isIntact(bytes: Buffer, start: number, end: number): boolean | undefined {
  const seal = end - SEAL_LENGTH
  if (seal < start) return undefined
  const text = bytes.toString('latin1', seal, end)
  if (!text.startsWith(SEAL)) return undefined
  return text === sealOf(crc32(bytes.subarray(start, seal)))
}

/** What the lines of a run's journal can be about: samples of each job, and epochs. */
export interface JournalShape {
  samples: readonly number[]
  epochs: number
  /** Whether every line was written with a checksum: one without has lost it. */
  sealed: boolean
}
const OUTCOME_BY_TEXT = new Map<string, Outcome>(OUTCOMES.map((outcome) => [outcome, outcome]))

/**
 * Reads the head of the line that stands between two offsets. Null when it is none: torn, damaged,
 * or about nothing that the run has. Only the head is looked at, and that the line ends like one.
 */
export function readHead(
  bytes: Buffer,
  start: number,
  end: number,
  shape: JournalShape,
): EntryHead | null {
  // `{"job":` … `}`: the shortest thing that could be a line is longer than 60 bytes.
  if (end - start < 60 || bytes[start] !== 123 || bytes[end - 1] !== 125) return null
  const reader = new HeadReader(bytes, start + 1, end)
  const job = reader.number('"job":')
  const sample = reader.number('"sample":')
  const epoch = reader.number('"epoch":')
  const expect = reader.text('"expect":')
  const outcome = OUTCOME_BY_TEXT.get(reader.text('"outcome":'))
  const cost = reader.number('"cost":')
  if (reader.failed || outcome === undefined || (expect !== 'BLOCK' && expect !== 'ALLOW')) {
    return null
  }
  if (!isIndex(job, shape.samples.length) || !isIndex(sample, shape.samples[job]!)) return null
  if (!isIndex(epoch - 1, shape.epochs) || cost < 0 || cost === Number.POSITIVE_INFINITY) {
    return null
  }
  return { job, sample, epoch, expect, outcome, cost: Number.isNaN(cost) ? null : cost }
}

function isIndex(value: number, length: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < length
}

class HeadReader {
  failed = false
  readonly #bytes: Buffer
  readonly #end: number
  #at: number

  constructor(bytes: Buffer, at: number, end: number) {
    this.#bytes = bytes
    this.#at = at
    this.#end = end
  }

  /** The number of a field; NaN for null. */
  number(key: string): number {
    const from = this.#skip(key)
    const bytes = this.#bytes
    let value = 0
    let at = from
    for (; at < this.#end && bytes[at] !== COMMA; at++) {
      const digit = bytes[at]! - 48
      if (digit < 0 || digit > 9) return this.#odd(from)
      value = value * 10 + digit
    }
    if (at === from) this.failed = true
    this.#at = at + 1
    return value
  }

  text(key: string): string {
    const from = this.#skip(key) + 1
    const to = this.#bytes.indexOf(QUOTE, from)
    if (this.failed || to < 0 || to >= this.#end || to - from > 20) {
      this.failed = true
      return ''
    }
    this.#at = to + 2
    return this.#bytes.toString('latin1', from, to)
  }

  /** A fraction, an exponent, or null. */
  #odd(from: number): number {
    const to = this.#bytes.indexOf(COMMA, from)
    if (to < 0 || to >= this.#end || to - from > 30) {
      this.failed = true
      return 0
    }
    this.#at = to + 1
    const text = this.#bytes.toString('latin1', from, to)
    const value = Number(text)
    if (Number.isNaN(value) && text !== 'null') this.failed = true
    return value
  }

  #skip(key: string): number {
    for (let i = 0; i < key.length; i++) {
      if (this.#bytes[this.#at + i] !== key.charCodeAt(i)) this.failed = true
    }
    return this.#at + key.length
  }
}
