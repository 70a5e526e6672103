// How an export holds what its page answers selections from.
import type { Entrant, EntrantDataset, Findings, KnownSample } from '../../compare/index.ts'
import type { Overview } from '../api.ts'
import type { Contender } from '../contender.ts'
import type { Recorded } from '../recording.ts'

/** Everything but the outcomes of single samples. */
export interface PackedCollection {
  version: string
  /** When the export was written. */
  created: string
  revision: number
  problems: Overview['problems']
  findings: Findings | null
  contenders: PackedContender[]
  /** What the table of samples has cut or turned into text, by row. */
  whole: [row: number, Partial<KnownSample>][]
  /** The rows of later epochs, each with the row of the same sample in the first. */
  repeated: [row: number, first: number][]
}

export interface PackedContender extends Pick<Contender, 'id' | 'earlier' | 'created' | 'running'> {
  entrant: Omit<Entrant, 'datasets'> & { datasets: Omit<EntrantDataset, 'outcomes'>[] }
  recordings: (Pick<Recorded, 'info' | 'file' | 'suite'> & {
    /** Which of the datasets is its result. */
    dataset: number
  })[]
}

/** The outcomes of one recording, in its order. */
export interface PackedOutcomes {
  /** Rows of the table, each as its distance from the one before. */
  steps: number[]
  /** A character for each outcome. */
  codes: string
}

/** What was measured with the outcomes of one recording; only the page of a guard asks for it. */
export type PackedMeasures = Record<'latencies' | 'costs' | 'confidences', (number | null)[]>
