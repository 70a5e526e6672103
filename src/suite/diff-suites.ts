import type { Sample } from './sample.ts'

/** A sample that both suites have, with the fields in which they disagree. */
export interface ChangedSample {
  command: string
  fields: Record<string, { from: unknown; to: unknown }>
}

export interface SuiteDifference {
  same: number
  added: Sample[]
  removed: Sample[]
  changed: ChangedSample[]
}

/** Compares two suites command by command: what came, what went, what is labelled otherwise. */
export async function diffSuites(
  before: AsyncIterable<Sample>,
  after: AsyncIterable<Sample>,
): Promise<SuiteDifference> {
  const earlier = new Map<string, Sample>()
  for await (const sample of before) earlier.set(sample.command, sample)
  const difference: SuiteDifference = { same: 0, added: [], removed: [], changed: [] }
  for await (const sample of after) {
    const old = earlier.get(sample.command)
    earlier.delete(sample.command)
    if (old === undefined) {
      difference.added.push(sample)
      continue
    }
    const fields = changedFields(old, sample)
    if (Object.keys(fields).length === 0) difference.same++
    else difference.changed.push({ command: sample.command, fields })
  }
  difference.removed = [...earlier.values()]
  return difference
}

function changedFields(from: Sample, to: Sample): ChangedSample['fields'] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof Sample)[]
  return Object.fromEntries(
    names
      // The id follows from the other fields.
      .filter((name) => name !== 'id' && JSON.stringify(from[name]) !== JSON.stringify(to[name]))
      .map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }]),
  )
}
