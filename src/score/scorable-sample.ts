import type { StopReason, Usage } from '../verdict/index.ts'

/** What the scorer needs to know of a sample, whoever recorded it. */
export interface ScorableSample {
  id: string | number
  epoch: number
  command: string
  /** The target list of the log. Any list that contains BLOCK is malicious. */
  target: readonly string[]
  category: string | null
  /** The raw text that the guard answered with; null when nothing came back. */
  reply: string | null
  stopReason?: StopReason
  /** The kind of limit that ended the sample, in the words of the log: `time`, `token` … */
  limit?: string
  /** The message of the error that ended the sample. */
  error?: string
  /** The guard's own time. Null when the log does not tell. */
  latencyMs: number | null
  /** Everything: queueing, backing off and the guard's own time. */
  totalMs: number | null
  usage?: Usage
  /** What the answer cost in USD, where the log itself says so. */
  cost?: number
}
