import { NOT_ASKED } from './outcomes.ts'
import type { SampleStore } from './sample-store.ts'

export const OUTCOME_CHOICES = [
  'correct',
  'wrong',
  'ALLOW',
  'WARN',
  'BLOCK',
  'TIMEOUT_ERROR',
  'FORMAT_ERROR',
] as const
export type OutcomeChoice = (typeof OUTCOME_CHOICES)[number]

/** How the guards stand to each other on a sample. */
export const AGREEMENTS = ['split', 'all-wrong', 'all-right'] as const
export type Agreement = (typeof AGREEMENTS)[number]

const SORTS = ['order', 'wrong'] as const
export type Sort = (typeof SORTS)[number]

/** Which samples are wanted. An empty list means any. */
export interface Filter {
  text: string
  suites: readonly string[]
  expect: 'BLOCK' | 'ALLOW' | null
  categories: readonly string[]
  techniques: readonly string[]
  outcomes: readonly OutcomeChoice[]
  /** Whose outcome is meant; null is any guard's. */
  by: string | null
  agreement: Agreement | null
  sort: Sort
}

/** Reads a filter from an address. What is not known is left out. */
export function readFilter(params: URLSearchParams): Filter {
  const oneOf = <T extends string>(choices: readonly T[], value: string | null): T | null =>
    choices.find((choice) => choice === value) ?? null
  return {
    text: params.get('q') ?? '',
    suites: params.getAll('suite'),
    expect: oneOf(['BLOCK', 'ALLOW'] as const, params.get('expect')),
    categories: params.getAll('category'),
    techniques: params.getAll('technique'),
    outcomes: params.getAll('outcome').flatMap((value) => oneOf(OUTCOME_CHOICES, value) ?? []),
    by: params.get('by'),
    agreement: oneOf(AGREEMENTS, params.get('agreement')),
    sort: oneOf(SORTS, params.get('sort')) ?? 'order',
  }
}

/** The rows that pass, in the order that is wanted. One pass over columns of numbers. */
export function filterRows(
  store: SampleStore,
  filter: Filter,
  guards: readonly string[],
): Uint32Array {
  const columns = columnsFor(store, filter)
  const shown = guards.flatMap((guard) => columns.get(guard) ?? [])
  const by = filter.by === null ? shown : [columns.get(filter.by) ?? new Uint8Array(0)]
  const suites = membership(store.suites, filter.suites)
  const categories = membership(store.categories, filter.categories)
  const techniques = membership(store.techniques, filter.techniques)
  const wantedCodes = codesOf(store, filter.outcomes)
  const text = filter.text.trim().toLowerCase()
  const searchable = text === '' ? null : store.searchable
  const expected = filter.expect === null ? null : filter.expect === 'BLOCK' ? 1 : 0

  const rows = new Uint32Array(store.size)
  const wrongs = filter.sort === 'wrong' ? new Uint16Array(store.size) : null
  let found = 0
  for (let row = 0; row < store.size; row++) {
    const malicious = store.malicious[row] as 0 | 1
    if (expected !== null && malicious !== expected) continue
    if (suites && !suites[store.suite[row]!]) continue
    if (categories && !categories[store.category[row]!]) continue
    if (techniques && !techniques[store.technique[row]!]) continue
    const correct = store.tables.correct[malicious]
    let right = 0
    let wrong = 0
    let silent = 0
    for (const column of shown) {
      const code = column[row] ?? NOT_ASKED
      if (code === NOT_ASKED) continue
      if (correct[code] === 1) right++
      else if (isError(store, code)) silent++
      else wrong++
    }
    if (right + wrong + silent === 0) continue
    if (filter.agreement === 'split' && (right === 0 || wrong + silent === 0)) continue
    // No answer is no mistake: who gave none was not fooled.
    if (filter.agreement === 'all-wrong' && (right > 0 || wrong === 0)) continue
    if (filter.agreement === 'all-right' && wrong + silent > 0) continue
    if (filter.by !== null || wantedCodes) {
      const codes = wantedCodes?.[malicious]
      const passes = by.some((column) => {
        const code = column[row] ?? NOT_ASKED
        return code !== NOT_ASKED && (!codes || codes[code] === 1)
      })
      if (!passes) continue
    }
    if (searchable && !searchable[row]!.includes(text)) continue
    if (wrongs) wrongs[row] = wrong + silent
    rows[found++] = row
  }
  const result = rows.subarray(0, found)
  if (wrongs) result.sort((a, b) => wrongs[b]! - wrongs[a]! || a - b)
  return result
}

/** Whether guards agree is asked of samples, each once; everything else of single answers. */
export function columnsFor(
  store: SampleStore,
  { agreement }: Pick<Filter, 'agreement'>,
): ReadonlyMap<string, Uint8Array> {
  return agreement === null ? store.outcomes : store.votes
}

function isError({ tables }: SampleStore, code: number): boolean {
  return tables.entries[code]?.outcome.endsWith('_ERROR') ?? false
}

/** Which indexes of a list are wanted; null when all are. */
function membership(words: readonly string[], wanted: readonly string[]): boolean[] | null {
  return wanted.length === 0 ? null : words.map((word) => wanted.includes(word))
}

/** Which codes are wanted of harmless (0) and of malicious (1) samples; null when all are. */
function codesOf(
  { tables }: SampleStore,
  outcomes: readonly OutcomeChoice[],
): [Uint8Array, Uint8Array] | null {
  if (outcomes.length === 0) return null
  return ([0, 1] as const).map((malicious) => {
    const wanted = new Uint8Array(128)
    tables.entries.forEach((entry, code) => {
      if (!entry) return
      const judged = tables.correct[malicious][code] === 1 ? 'correct' : 'wrong'
      if (outcomes.includes(judged) || outcomes.includes(entry.outcome)) wanted[code] = 1
    })
    return wanted
  }) as [Uint8Array, Uint8Array]
}
