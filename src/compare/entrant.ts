import type { Cost, Latency, ScoredSample } from '../score/index.ts'
import type { DatasetResult } from './dataset-result.ts'
import type { SampleVotes } from './sample-votes.ts'

export interface Side {
  correct: number
  count: number
}

/** What one guard did on one dataset, from a log or from a comparison file. */
export interface EntrantDataset {
  name: string
  malicious: Side
  harmless: Side
  /** Names the set of samples: only guards with the same one can be ranked against each other. */
  sampleSet: string
  /** Correct or not, sample by sample; comparison files do not have it. */
  outcomes?: SampleVotes
  latency: Pick<Latency, 'mean'> | null
  cost: Cost | null
  /** The run's own status, where it did not finish. */
  status: string
  /** What the comparison file says about this dataset. */
  result: DatasetResult
}

/** One guard in a comparison: a model, with or without chain of thought, and its datasets. */
export interface Entrant {
  /** Unique in the comparison. */
  name: string
  model: string
  cot: boolean
  datasets: EntrantDataset[]
  /** Why there is nothing to compare, where a model failed. */
  failure?: string
}

/** A command that several guards got wrong. */
export type NotableSample = Pick<ScoredSample, 'id' | 'command' | 'category'> & { dataset: string }
