// What the server and the page say to each other. Only types: the page imports nothing else of us.
import type { AuditEvent } from '../audit/index.ts'
import type { PairTest, PairwiseWins, SideChange } from '../compare/index.ts'
import type {
  Calibration,
  CertaintyRates,
  Difference,
  Distribution,
  Interval,
  OutcomeCounts,
  Steadiness,
} from '../score/index.ts'
import type {
  Cause,
  Decision,
  Expectation,
  Outcome,
  StopReason,
  Usage,
  Verdict,
} from '../verdict/index.ts'

/** One character that stands for an outcome and its cause in a column. */
export interface OutcomeCode {
  code: string
  outcome: Outcome
  cause: Cause | null
}

/** What is being looked at: small, fetched again after every change. */
export interface Overview {
  version: string
  /** Another one after the viewer was started again. */
  instance: string
  /** Grows with every change; the page asks again when it does. */
  revision: number
  paths: string[]
  /** Logs that are still to be read, and how far the current one is. */
  reading: { waiting: number; log: string; samples: number; of: number | null } | null
  /** How many logs, comparison files and runs there are. */
  sources: number
  problems: { path: string; message: string }[]
  suites: { name: string; samples: number }[]
  guards: GuardEntry[]
  /** How many rows the table of samples has. */
  samples: number
  codes: OutcomeCode[]
  targets: { score: number; detection: number; acceptance: number }
  /** The colour of each whole percentage, and which of them a legend names. */
  rateScale: { ticks: number[]; colours: { field: string; ink: string }[] }
}

/** One guard in one run. Its id is unique and stands in addresses. */
export interface GuardEntry {
  id: string
  /** Short enough for a column. */
  title: string
  model: string
  cot: boolean
  /** A newer run of the same guard exists; this one is only shown where asked for. */
  earlier: boolean
  created: string | null
  running: boolean
  /** The suites here that the guard was developed with. */
  tunedOn: string[]
  /** Changes when the column of outcomes does; null where there are no single outcomes. */
  column: string | null
}

/** A rate with what it rests on. */
export interface Rate extends Interval {
  value: number
  correct: number
  count: number
  /** How many got no verdict; null where nothing is known about errors. */
  withoutVerdict: number | null
}

/** A part of the samples: how many there are, how many were answered right, the 95% interval. */
export interface Part extends Interval {
  name: string
  count: number
  correct: number
}

export interface BoardRow {
  guard: string
  status: 'success' | 'partial' | 'error' | 'running'
  /** Why it has no score, or only part of its samples. */
  reason: string | null
  rank: number | null
  /** Which group it is ranked in: only guards that answered the same samples are compared. */
  sampleSet: string | null
  /** The ranks that it could as well have. */
  rankRange: { best: number; worst: number } | null
  score: ({ value: number } & Interval) | null
  detection: Rate | null
  acceptance: Rate | null
  macro: number | null
  /** Null where nothing is known about errors: a comparison file need not say. */
  errors: { timeout: number; format: number; causes: { cause: string; count: number }[] } | null
  latencyMs: number | null
  costPer1000: number | null
  totalCost: number | null
  /** Answered so far, and how many there are to be answered where that is known. */
  answered: number
  planned: number | null
  categories: Part[]
  techniques: Part[]
  logs: { suite: string; file: string; created: string; status: string }[]
}

/** The guards side by side, over the suites that were asked for. */
export interface Board {
  revision: number
  rows: BoardRow[]
  sampleSets: { id: string; suites: { name: string; samples: number }[] }[]
  /** Who is right where the other is wrong; guards by the ids of rows. */
  pairwise: PairwiseWins[]
  /** What attacks are told apart by, those that get past the guards most surely first. */
  kinds: { category: string[]; technique: string[] }
  fooledEveryone: number
  falseAlarmsOfEveryone: number
}

/** The table of samples as columns; only what a list shows. Indexes point into the lists. */
export interface SampleColumns {
  from: number
  suites: string[]
  categories: string[]
  techniques: string[]
  key: string[]
  id: string[]
  command: string[]
  suite: number[]
  /** 1 where BLOCK is expected. */
  malicious: number[]
  /** -1 where there is none. */
  category: number[]
  technique: number[]
}

/** One character per row of the table; `.` where the guard was not asked. */
export interface OutcomeColumn {
  guard: string
  column: string
  outcomes: string
  /**
   * The same with every sample once, by the majority of its answers, in the row that stands for it.
   * Null where that is no other column: nothing was asked about twice.
   */
  votes: string | null
}

/** Two guards, or two runs of one, as pairs. */
export interface PairReport {
  a: string
  b: string
  /** The same test as in the ranking, corrected for as many pairs. */
  test: PairTest | null
  /** For how many pairs it is corrected. */
  pairsTested: number
  /** Of the score, from A to B. */
  difference: Difference | null
  /** Of two runs of one guard: what changed by suite and side, each sample once. */
  changes: PairChange[] | null
}

/** Detection or acceptance on one suite, from run A to run B. */
export interface PairChange extends SideChange {
  suite: string
}

/** What one guard did in one run. */
export interface RunEntry {
  /** The id of the guard in this run. */
  guard: string
  /** The same for all runs of a guard. */
  name: string
  earlier: boolean
  run: string
  created: string
  status: string
  suites: { name: string; samples: number; log: string; sha256: string | null }[]
  promptHash: string | null
  /** How it was measured, in the words of its first log. */
  settings: { name: string; value: string }[]
  score: ({ value: number } & Interval) | null
  totalCost: number | null
  latencyMs: number | null
}

/** One guard by itself. */
export interface GuardProfile {
  guard: string
  /** Weakest first, with respect for how many samples there are. */
  categories: WeakPart[]
  techniques: WeakPart[]
  /** Outcomes by expectation; null where nothing is known about them. */
  confusion: { BLOCK: OutcomeCounts; ALLOW: OutcomeCounts } | null
  mistakes: MistakeGroup[]
  calibration: Calibration | null
  /** Null for a guard that does not say whether it knows. */
  certainty: CertaintyRates | null
  latency: Distribution | null
  /** In USD per command. */
  cost: Distribution | null
  steadiness: Steadiness | null
}

/** A part of the malicious samples with the interval of its detection rate. */
export interface WeakPart extends Part, Interval {}

/** Mistakes that have something in common, and a few of them. */
export interface MistakeGroup {
  expected: Expectation
  category: string | null
  outcome: Outcome
  cause: Cause | null
  count: number
  /** `others` gave a verdict on the same sample, `othersRight` the right one. */
  examples: { key: string; command: string; othersRight: number; others: number }[]
}

/** A text that may be longer than what is sent. */
export interface CutText {
  text: string
  length: number
}

export interface SampleDetails {
  key: string
  id: string
  epoch: number
  suite: string
  command: CutText
  expected: Expectation
  category: string | null
  technique: string | null
  binary: string | null
  rule: { id: string; name: string | null; title: string | null; what: string | null } | null
  why: string | null
  twin: { id: string; key: string | null } | null
  tags: string[]
  /** What else the suite says about the sample. */
  more: { name: string; text: string }[]
  /** The system prompts that were sent, each once: guards share theirs. */
  prompts: CutText[]
  answers: Answer[]
}

/** What one guard said about one sample, with everything that its log holds. */
export interface Answer {
  guard: string
  outcome: Outcome
  cause: Cause | null
  correct: boolean
  log: string
  /** Why the rest is missing, where the log could not be read again. */
  problem: string | null
  /** Which of the prompts was sent; null where the log does not say. */
  prompt: number | null
  /** The message with the command; null where the command itself was all. */
  message: CutText | null
  reply: CutText | null
  /** What the reply says, where it can be read. */
  said: { reason: string | null; confidence: number | null; thinking: CutText | null } | null
  /** What came beside the reply. */
  reasoning: CutText | null
  /** Why it was asked again, oldest first. */
  failures: string[]
  stopReason: StopReason | null
  limit: string | null
  error: string | null
  latencyMs: number | null
  totalMs: number | null
  timing: { queueMs: number; backoffMs: number; modelMs: number } | null
  usage: Usage | null
  cost: number | null
  decision: ShownDecision | null
  decidedBy: string | null
  /** Who was asked on the way, in a cascade. */
  stages: { guard: string; modelMs: number | null }[]
  /** It was taken from an earlier run: nobody was called. */
  cached: boolean
  earlierReplies: (CutText | null)[]
  /** Scores of other tools that stand in the log. */
  otherScores: { scorer: string; value: string; answer: string | null }[]
  startedAt: string | null
}

/** A decision as a log holds it, checked before it is shown. */
export interface ShownDecision {
  verdict: Verdict | null
  reason: string | null
  confidence: number | null
  rule: SampleDetails['rule']
  certainty: Decision['certainty'] | null
  span: { start: number; end: number } | null
  /** The steps that led to it, for guards that record them. */
  trace: string[]
}

export interface ChartEntry {
  name: string
  title: string
  /** Why there is nothing to draw; null where there is. */
  reason: string | null
}

/** A chart to draw: a Vega specification for each set of samples, or why there is none. */
export interface ChartAnswer {
  name: string
  title: string
  parts: ({ spec: object } | { reason: string })[]
  /** Which guards the labels in the chart stand for, so that a click on a mark can lead to them. */
  guards: { label: string; value: string }[]
}

/** What was decided on this machine: the log of hooks, shells, prompts and services. */
export type Decisions =
  /** The page has everything already. */
  | { version: string; unchanged: true }
  | {
      version: string
      unchanged?: undefined
      /** The newest first. */
      entries: DecisionEntry[]
      /** How many there are of those that were asked for. */
      selected: number
      /** Only the newest part of a long log was looked through. */
      isCut: boolean
      /** Of everything that has the text: how many for whom, of each verdict, by each rule. */
      agents: DecisionGroup[]
      verdicts: DecisionGroup[]
      rules: DecisionGroup[]
    }

export interface DecisionGroup {
  name: string
  /** What people read, where it is more than the name. */
  label?: string
  count: number
}

/** A line of the log, without its place in the chain. Secrets were taken out when it was written. */
export interface DecisionEntry {
  time: string
  event: AuditEvent
  agent: string
  command: string
  verdict: Verdict | null
  rule: string | null
  answer: 'pass' | 'ask' | 'deny' | null
  reason: string | null
  suggestion: string | null
  directory: string | null
  session: string | null
  request: string | null
  role: string | null
  certainty: string | null
  /** Who let it through. */
  by: string | null
}

/** What an exported page knows from the start. */
export interface ExportIndex {
  /** When it was written. */
  created: string
  version: string
  /** By the name behind `/api/`: the first query of each file of answers, in order. */
  files: Record<string, string[]>
}
