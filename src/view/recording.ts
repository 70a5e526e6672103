import { basename } from 'node:path'
import { type EntrantDataset, OutcomeIndex, type SampleCatalog } from '../compare/index.ts'
import type { LoggedSample, LogInfo } from '../log/index.ts'
import {
  type LogReading,
  type LogScores,
  type ReadSample,
  toEntrantDataset,
} from '../report/index.ts'
import type { OpenLogs } from './open-logs.ts'
import { codeOf } from './outcome-code.ts'
import { OutcomeList } from './outcome-list.ts'
import type { SampleTable } from './sample-table.ts'

/** What the questions about a selection need of a recording: so much goes into an export. */
export interface Recorded {
  info: Pick<
    LogInfo,
    'model' | 'cot' | 'created' | 'runId' | 'status' | 'missingSamples' | 'sampleCount' | 'config'
  >
  /** The name of the log without its folder. */
  file: string
  suite: string
  result: EntrantDataset
  outcomes: OutcomeList
}

/** One guard on one suite, as it was recorded: a log, or the journal of a run that goes on. */
export interface Recording extends Recorded {
  info: LogInfo
  /** Another one after the recording was read anew. */
  version: string
  /** Reads one sample again; throws a UserError where that is no longer possible. */
  sampleAt(position: number): LoggedSample
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

  add(sample: ReadSample): void {
    const answer = this.index.add(sample, sample.dataset)
    this.outcomes.push(this.#table.rowOf(answer, sample), codeOf(sample), sample)
  }

  finish(scores: LogScores, reading: Pick<Recording, 'version' | 'sampleAt'>): Recording {
    return {
      info: scores.info,
      file: basename(scores.info.path),
      suite: scores.dataset,
      result: toEntrantDataset(scores, this.index),
      outcomes: this.outcomes,
      ...reading,
    }
  }
}

/** Takes up a log in steps; yields how many samples it has taken. */
export function* recordLog(
  reading: LogReading,
  version: string,
  table: SampleTable,
  catalog: SampleCatalog,
  logs: OpenLogs,
): Generator<number, Recording> {
  const recorder = new Recorder(table, catalog)
  const steps = reading.steps()
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      const sampleAt = (position: number) => logs.sampleAt(reading.path, position)
      return recorder.finish(value, { version, sampleAt })
    }
    recorder.add(value)
    yield recorder.outcomes.length
  }
}
