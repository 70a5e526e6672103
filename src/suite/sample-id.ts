import { hash } from 'node:crypto'
import type { Sample } from './sample.ts'

/** What a sample is said to be, without the reason. */
export type SampleLabel = Pick<Sample, 'expect' | 'category'>

/** The label in a word: a category, `harmless`, or `uncategorised` for other malicious samples. */
export function labelName({ expect, category }: SampleLabel): string {
  return category ?? (expect === 'BLOCK' ? 'uncategorised' : 'harmless')
}

/**
 * The id of a sample: binary, label and a short hash of the command. It depends on nothing else,
 * so it stays the same when samples are added, removed or reordered.
 */
export function sampleId(sample: Pick<Sample, 'binary' | 'command'> & SampleLabel): string {
  const binary = sample.binary.replace(/[^\w.+-]/g, '-')
  const digest = hash('sha256', sample.command, 'hex').slice(0, 8)
  return `${binary}_${labelName(sample)}_${digest}`
}
