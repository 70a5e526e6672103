import { type EntrantDataset, OutcomeIndex, type SampleCatalog } from '../compare/index.ts'
import type { LoggedSample, LogInfo } from '../log/index.ts'
import { type PassingSample, type ScoredLog, scoring, toEntrantDataset } from '../report/index.ts'
import { costOf } from '../score/index.ts'
import type { OpenLogs } from './open-logs.ts'
import { codeOf } from './outcome-code.ts'
import type { SampleTable } from './sample-table.ts'

/** One guard on one suite, as it was recorded: a log, or the journal of a run that goes on. */
export interface Recording {
  info: LogInfo
  suite: string
  result: EntrantDataset
  outcomes: OutcomeList
  /** Another one after the recording was read anew. */
  version: string
  /** Reads one sample again; throws a UserError where that is no longer possible. */
  sampleAt(position: number): LoggedSample
}

/** What an answer took. Null is not known. */
export interface Measured {
  latencyMs: number | null
  cost: number | null
}

/**
 * The outcomes of a recording in the order of its samples: which row of the table, which code, and
 * what was measured (NaN is not known).
 */
export class OutcomeList {
  rows = new Uint32Array(256)
  codes = new Uint8Array(256)
  latencies = new Float64Array(256)
  costs = new Float64Array(256)
  length = 0

  push(row: number, code: number, { latencyMs, cost }: Measured): void {
    if (this.length === this.rows.length) {
      this.rows = twice(this.rows, new Uint32Array(this.length * 2))
      this.codes = twice(this.codes, new Uint8Array(this.length * 2))
      this.latencies = twice(this.latencies, new Float64Array(this.length * 2))
      this.costs = twice(this.costs, new Float64Array(this.length * 2))
    }
    this.rows[this.length] = row
    this.latencies[this.length] = latencyMs ?? Number.NaN
    this.costs[this.length] = cost ?? Number.NaN
    this.codes[this.length++] = code
  }

  /** Where a row stands in the recording; the last place counts, -1 is none. */
  positionOf(row: number): number {
    return this.rows.subarray(0, this.length).lastIndexOf(row)
  }

  /** Writes the codes into a column of the table. */
  fill(column: Uint8Array): void {
    for (let i = 0; i < this.length; i++) column[this.rows[i]!] = this.codes[i]!
  }
}

function twice<T extends Uint32Array | Uint8Array | Float64Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}

/** Takes scored samples one by one and remembers what the page needs of them. */
export class Recorder {
  readonly index: OutcomeIndex
  readonly outcomes = new OutcomeList()
  readonly #table: SampleTable

  constructor(table: SampleTable, catalog: SampleCatalog) {
    this.#table = table
    this.index = new OutcomeIndex(catalog)
  }

  add(passing: PassingSample): void {
    const answer = this.index.add(passing.scored, passing.dataset)
    const { scored, sample, model } = passing
    this.outcomes.push(this.#table.rowOf(answer, passing), codeOf(scored), {
      latencyMs: sample.latencyMs,
      cost: sample.cost ?? costOf(model, sample.usage),
    })
  }

  finish(scored: ScoredLog, reading: Pick<Recording, 'version' | 'sampleAt'>): Recording {
    return {
      info: scored.info,
      suite: scored.dataset,
      result: toEntrantDataset(scored, this.index),
      outcomes: this.outcomes,
      ...reading,
    }
  }
}

/** Reads a log in steps; yields how many samples it has read. */
export function* recordLog(
  path: string,
  version: string,
  table: SampleTable,
  catalog: SampleCatalog,
  logs: OpenLogs,
): Generator<number, Recording> {
  const recorder = new Recorder(table, catalog)
  const passing = scoring(path)
  for (;;) {
    const { done, value } = passing.next()
    if (done) {
      const sampleAt = (position: number) => logs.sampleAt(path, position)
      return recorder.finish(value, { version, sampleAt })
    }
    recorder.add(value)
    yield recorder.outcomes.length
  }
}
