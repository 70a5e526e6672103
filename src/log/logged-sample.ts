import type { ScorableSample } from '../score/scorable-sample.ts'
import type { Decision } from '../verdict/index.ts'

/** A score as it stands in a log: ours, or the one of the tool that wrote it. */
export interface LoggedScore {
  scorer: string
  value: unknown
  answer?: string
  explanation?: string
  metadata: Record<string, unknown>
}

/** One sample of a log, ours or Inspect's, with everything that the later rooms ask for. */
export interface LoggedSample extends ScorableSample {
  dataset?: string
  /** Where the time went, for logs that record it. */
  timing?: { queueMs: number; backoffMs: number; modelMs: number }
  /** The sample's own metadata: binary, rule, why, technique, twin, tags, prompt … */
  metadata: Record<string, unknown>
  scores: LoggedScore[]
  startedAt?: string
  completedAt?: string
  /** The decision in full, from guards that explain themselves. */
  decision?: Decision
  /** Which stage of a cascade decided. */
  decidedBy?: string
  /** The system prompt that was sent, and the message; absent where a log does not say. */
  system?: string
  message?: string
  /** What a model says it thought beside its reply. */
  reasoning?: string
  /** Why the sample was asked about again, oldest first. */
  failures?: readonly string[]
  /** Earlier replies that a retry replaced, oldest first. */
  earlierReplies?: (string | null)[]
}

/** What a log says about itself before its first sample. */
export interface LogInfo {
  /** Full path of the file. */
  path: string
  status: 'started' | 'success' | 'cancelled' | 'error'
  created: string
  task: string
  taskId: string
  runId: string
  evalId: string
  model: string
  /** The dataset's name as the log gives it, if it does. */
  dataset?: string
  sampleCount?: number
  /** How many samples the log says it recorded, epochs counted; absent where it does not say. */
  recordedSamples?: number
  /** How many of them are not in the archive; absent where none is missing. */
  missingSamples?: number
  cot: boolean
  config: Record<string, unknown>
  metadata: Record<string, unknown>
  packages: Record<string, string>
  startedAt?: string
  completedAt?: string
  error?: string
}
