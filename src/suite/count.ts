import { CATEGORIES, type Category } from '../verdict/index.ts'
import type { Sample } from './sample.ts'
import type { SuiteCounts } from './suite-info.ts'

/** Counts samples one by one, so that a suite of any size can be counted while it is read. */
export function createCounter(): { add(sample: Sample): void; counts(): SuiteCounts } {
  const categories = new Map<Category, number>()
  const binaries = new Set<string>()
  const techniques = new Set<string>()
  let samples = 0
  let malicious = 0
  let withTwin = 0
  return {
    add(sample) {
      samples++
      if (sample.expect === 'BLOCK') {
        malicious++
        binaries.add(sample.binary)
      }
      if (sample.category !== undefined) {
        categories.set(sample.category, (categories.get(sample.category) ?? 0) + 1)
      }
      if (sample.technique !== undefined) techniques.add(sample.technique)
      if (sample.twin !== undefined) withTwin++
    },
    counts: () => ({
      samples,
      malicious,
      harmless: samples - malicious,
      categories: Object.fromEntries(
        CATEGORIES.flatMap((category) => {
          const found = categories.get(category)
          return found === undefined ? [] : [[category, found]]
        }),
      ),
      binaries: binaries.size,
      techniques: techniques.size,
      twins: Math.floor(withTwin / 2),
    }),
  }
}

/** The counts of samples that are already in memory. */
export function countSamples(samples: Iterable<Sample>): SuiteCounts {
  const counter = createCounter()
  for (const sample of samples) counter.add(sample)
  return counter.counts()
}
