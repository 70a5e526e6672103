import type { Sample } from '../suite/sample.ts'
import { UserError } from '../verdict/index.ts'

/** Which samples of a suite are asked about. */
export interface SelectionOptions {
  /** Each must hold: `category=shell,command`, `expect=BLOCK`, `binary=git*`, `technique!=none`. */
  filters: readonly string[]
  /** So many, drawn by the seed. */
  sample?: number
  /** The first so many. */
  limit?: number
}

const FIELDS: Record<string, (sample: Sample) => readonly (string | undefined)[]> = {
  id: ({ id }) => [id],
  expect: ({ expect }) => [expect],
  category: ({ category }) => [category],
  binary: ({ binary }) => [binary],
  rule: ({ rule }) => [rule],
  technique: ({ technique }) => [technique],
  tag: ({ tags }) => tags ?? [],
}

/** Turns filters as people write them into a question about a sample. */
export function parseFilters(filters: readonly string[]): (sample: Sample) => boolean {
  const tests = filters.map((filter) => {
    const parts = /^\s*([a-z]+)\s*(!?=)\s*(.+?)\s*$/.exec(filter)
    const values = parts && Object.hasOwn(FIELDS, parts[1]!) && FIELDS[parts[1]!]
    if (!values) {
      throw new UserError(
        'BAD_FILTER',
        `"${filter}" is no filter: write FIELD=VALUE with one of ${Object.keys(FIELDS).join(', ')}, as in category=shell,command`,
      )
    }
    const patterns = parts[3]!.split(',').map(wildcard)
    const wanted = parts[2] === '='
    return (sample: Sample) =>
      values(sample).some(
        (value) => value !== undefined && patterns.some((pattern) => pattern.test(value)),
      ) === wanted
  })
  return (sample) => tests.every((test) => test(sample))
}

/** `git*` as a regular expression; `*` stands for anything, letter case does not matter. */
function wildcard(text: string): RegExp {
  const escaped = text
    .trim()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.*')}$`, 'i')
}

/** The positions of the chosen samples, among those that the filters let through. */
export function choose(
  positions: readonly number[] | Uint32Array,
  { sample, limit }: Pick<SelectionOptions, 'sample' | 'limit'>,
  random: () => number,
): Uint32Array {
  let chosen = Uint32Array.from(positions)
  if (sample !== undefined && sample < chosen.length) {
    // The first part of a Fisher-Yates shuffle: every subset is equally likely.
    for (let i = 0; i < sample; i++) {
      const other = i + Math.floor(random() * (chosen.length - i))
      const held = chosen[i]!
      chosen[i] = chosen[other]!
      chosen[other] = held
    }
    chosen = chosen.slice(0, sample).sort()
  }
  return limit === undefined ? chosen : chosen.slice(0, limit)
}
