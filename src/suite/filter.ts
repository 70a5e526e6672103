import { UserError } from '../verdict/index.ts'
import type { Sample } from './sample.ts'

/** The fields that a filter can name. */
const FIELDS = ['id', 'expect', 'category', 'binary', 'rule', 'technique', 'twin', 'tag'] as const

/** Whether a sample is among those that were asked for. */
export type SampleFilter = (sample: Sample) => boolean

/**
 * Reads filters such as `expect=BLOCK`, `category=shell`, or a text that the command must contain.
 * All of them must hold; letter case does not matter.
 */
export function parseFilter(terms: readonly string[]): SampleFilter {
  const tests = terms.map(parseTerm)
  return (sample) => tests.every((test) => test(sample))
}

function parseTerm(term: string): SampleFilter {
  const [, field, value] = /^([a-z]+)=(.*)$/s.exec(term) ?? []
  if (field === undefined || value === undefined) {
    const text = term.toLowerCase()
    return (sample) => sample.command.toLowerCase().includes(text)
  }
  if (!(FIELDS as readonly string[]).includes(field)) {
    throw new UserError(
      'UNKNOWN_FIELD',
      `--filter ${term}: there is no field "${field}" (use ${FIELDS.join(', ')}, or a text of the command)`,
    )
  }
  const wanted = value.toLowerCase()
  const valuesOf = (sample: Sample): readonly (string | undefined)[] =>
    field === 'tag' ? (sample.tags ?? []) : [sample[field as Exclude<typeof field, 'tag'> as 'id']]
  return (sample) => valuesOf(sample).some((found) => (found ?? '').toLowerCase() === wanted)
}
