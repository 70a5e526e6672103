// How an export holds what its page answers selections from.
import type { CatalogSample, Entrant, EntrantDataset, Findings } from '../../compare/index.ts'
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
  /** What the table of samples has cut, turned into text or knows by another key, by sample. */
  whole: [sample: number, Partial<CatalogSample>][]
  /**
   * The rows that are another epoch of a sample, each with its number. All others are one sample
   * each, numbered in the order of the table.
   */
  repeated: [row: number, sample: number][]
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
export type PackedMeasures = Record<'latencies' | 'costs', (number | null)[]>
