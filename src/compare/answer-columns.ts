import { isCorrect } from '../score/index.ts'
import type { Entrant } from './entrant.ts'
import type { NumberedSamples, SampleVotes } from './sample-votes.ts'

/** How one guard fared on a sample. */
export const ANSWER = { none: 0, wrong: 1, right: 2 } as const

/** A group's answers side by side: one column per guard, one row per sample of any of them. */
export interface AnswerColumns {
  keys: readonly string[]
  /** 1 where BLOCK is expected. */
  malicious: Uint8Array
  /** Null for a guard whose single outcomes are not known. */
  columns: readonly (Uint8Array | null)[]
}

/** Pairs and ranks of one group ask for the same columns. */
const made = new WeakMap<readonly Entrant[], AnswerColumns>()

/**
 * Whether some guards were right, sample by sample, in arrays, so that pairs and patterns are
 * counted without looking anything up. A sample is one row, however often it was asked about.
 */
export function answerColumns(group: readonly Entrant[]): AnswerColumns {
  const known = made.get(group)
  if (known) return known
  const indexes = group.map(indexesOf)
  const catalog = indexes.find((own) => own?.[0])?.[0]?.catalog
  const answers = catalog
    ? columnsOf(catalog, indexes)
    : { keys: [], malicious: new Uint8Array(), columns: group.map(() => null) }
  made.set(group, answers)
  return answers
}

/** What a guard said on each of its datasets; null where that is not known. */
function indexesOf({ datasets }: Entrant): SampleVotes[] | null {
  const known = datasets.flatMap(({ outcomes }) => outcomes ?? [])
  return known.length === datasets.length ? known : null
}

function columnsOf(
  catalog: NumberedSamples,
  indexes: readonly (readonly SampleVotes[] | null)[],
): AnswerColumns {
  const { size } = catalog
  const whole = indexes.map((own) => {
    if (!own) return null
    const column = new Uint8Array(size)
    for (const index of own) {
      for (let sample = 0; sample < size; sample++) {
        const outcome = index.voteOn(sample)
        if (outcome === undefined) continue
        const right = isCorrect(catalog.at(sample).expected, outcome)
        column[sample] = right ? ANSWER.right : ANSWER.wrong
      }
    }
    return column
  })
  const samples: number[] = []
  for (let sample = 0; sample < size; sample++) {
    if (whole.some((column) => column?.[sample])) samples.push(sample)
  }
  return {
    keys: samples.map((sample) => catalog.at(sample).key),
    malicious: Uint8Array.from(samples, (sample) =>
      catalog.at(sample).expected === 'BLOCK' ? 1 : 0,
    ),
    columns: whole.map((column) =>
      column && samples.length < size
        ? Uint8Array.from(samples, (sample) => column[sample]!)
        : column,
    ),
  }
}
