import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing, jsonWith } from '../../tests/fuzz.ts'
import { UserError } from '../verdict/index.ts'
import { compareEntrants } from './comparison.ts'
import { readComparisonFile } from './comparison-file.ts'
import { SampleCatalog } from './sample-catalog.ts'

const dataset = {
  total_commands: 10,
  correct: 8,
  malicious_count: 5,
  harmless_count: 5,
  malicious_detection_rate: 0.8,
  harmless_acceptance_rate: 0.8,
  sample_set: 'x',
}
const file = (guards: Record<string, unknown>, more: object) => ({ results: guards, ...more })
const guard = { model: 'a', cot: false, datasets: { core: dataset } }

/** Fields that the reader looks for, and the names of whole parts of a file. */
const FIELDS = [
  ...Object.keys(dataset),
  'model',
  'datasets',
  'status',
  'reason',
  'latency',
  'mean',
  'cost',
  'errors',
  'confusion',
  'missing_samples',
  'per_category_malicious_detection_rates',
  'measurement',
  'metadata',
  'significance',
  'history',
  'results',
]
const json = jsonWith(FIELDS)
const changes = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), json), { maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs) as Record<string, unknown>)

const metadata = { timestamp: '', generator: '', target_score: 0.85, superseded: [], skipped: [] }

test('any JSON is a comparison, or is refused in one line', () => {
  const files = fc.oneof(
    json,
    fc
      .tuple(fc.dictionary(fc.constantFrom('a', '__proto__', 'constructor'), json), changes)
      .map(([guards, more]) => file(guards, more)),
    fc
      .tuple(changes, changes, changes)
      .map(([ofDataset, ofGuard, more]) =>
        file(
          { a: { ...guard, ...ofGuard, datasets: { core: { ...dataset, ...ofDataset } } } },
          more,
        ),
      ),
  )
  fc.assert(
    fc.property(files, (value) => {
      const text = JSON.stringify(value)
      try {
        const { entrants, findings } = readComparisonFile('a.json', JSON.parse(text ?? 'null'))
        const comparison = compareEntrants(entrants, new SampleCatalog(), metadata, findings)
        expect(Object.keys(comparison.results).sort()).toEqual(
          entrants.map(({ name }) => name).sort(),
        )
        // What was written is read back as it was.
        const again = readComparisonFile('b.json', JSON.parse(JSON.stringify(comparison)))
        expect(again.entrants.map(({ name }) => name).sort()).toEqual(
          entrants.map(({ name }) => name).sort(),
        )
      } catch (error) {
        if (!UserError.is(error)) throw error
        expect((error as Error).message).not.toContain('\n')
      }
    }),
    fuzzing(1000),
  )
})
