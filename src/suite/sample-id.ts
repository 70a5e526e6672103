import { hash } from 'node:crypto'
import type { Sample } from './sample.ts'

/**
 * The id of a sample: binary, category (or `harmless`) and a short hash of the command. It depends
 * on nothing else, so it stays the same when samples are added, removed or reordered.
 */
export function sampleId(sample: Pick<Sample, 'binary' | 'category' | 'command'>): string {
  const binary = sample.binary.replace(/[^\w.+-]/g, '-')
  const digest = hash('sha256', sample.command, 'hex').slice(0, 8)
  return `${binary}_${sample.category ?? 'harmless'}_${digest}`
}
