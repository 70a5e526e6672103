import { expect, test } from 'vitest'
import type { DatasetResult } from '../compare/index.ts'
import { tunedOn } from './tuned.ts'

/** A result whose log says this about its guard. */
const measured = (guard: unknown) =>
  ({ measurement: { metadata: { aegish: { guard } } } }) as unknown as DatasetResult

test('a guard is tuned on the datasets that its log names', () => {
  const guard = { tuned_on: ['core', 'twins'] }
  expect(tunedOn({ core: measured(guard), other: measured(guard) })).toEqual(['core'])
})

test('a cascade is tuned where one of its stages is', () => {
  const guard = { cascade: [{ guard: 'static', tuned_on: ['core'] }, { guard: 'x' }] }
  expect(tunedOn({ core: measured(guard) })).toEqual(['core'])
})

test('a log that says nothing or nonsense is not, however deep it goes', () => {
  let deep: object = { tuned_on: ['core'] }
  for (let i = 0; i < 50_000; i++) deep = { cascade: [deep] }
  for (const guard of [undefined, null, 7, { tuned_on: 'core' }, { cascade: 'core' }, deep]) {
    expect(tunedOn({ core: measured(guard), gone: null })).toEqual([])
  }
})
