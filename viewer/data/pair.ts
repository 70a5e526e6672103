import { NOT_ASKED } from './outcomes.ts'
import type { SampleStore } from './sample-store.ts'

export const SIDES = ['better', 'worse', 'wrong', 'right'] as const
/** What became of a sample from A to B. */
export type Side = (typeof SIDES)[number]

export interface PairPart {
  name: string
  count: number
  /** How many A and B got right. */
  a: number
  b: number
  better: number
  worse: number
}

export interface PairRows {
  pairs: number
  rows: Record<Side, Uint32Array>
  /** By category; harmless samples are one of their own. */
  categories: PairPart[]
}

/** Compares two guards on the samples that both were asked about, each sample once. */
export function comparePair(
  store: SampleStore,
  a: string,
  b: string,
  suites: readonly string[],
): PairRows {
  const [columnA, columnB] = [store.votes.get(a), store.votes.get(b)]
  const rows: Record<Side, number[]> = { better: [], worse: [], wrong: [], right: [] }
  const parts = new Map<string, PairPart>()
  let pairs = 0
  for (let row = 0; row < store.size; row++) {
    const [codeA, codeB] = [columnA?.[row] ?? NOT_ASKED, columnB?.[row] ?? NOT_ASKED]
    if (codeA === NOT_ASKED || codeB === NOT_ASKED) continue
    if (suites.length > 0 && !suites.includes(store.suites[store.suite[row]!]!)) continue
    const correct = store.tables.correct[store.malicious[row] as 0 | 1]
    const [rightA, rightB] = [correct[codeA] === 1, correct[codeB] === 1]
    const side: Side = rightA ? (rightB ? 'right' : 'worse') : rightB ? 'better' : 'wrong'
    rows[side].push(row)
    pairs++
    const name = categoryOf(store, row)
    const part = parts.get(name) ?? { name, count: 0, a: 0, b: 0, better: 0, worse: 0 }
    parts.set(name, part)
    part.count++
    if (rightA) part.a++
    if (rightB) part.b++
    if (side === 'better') part.better++
    if (side === 'worse') part.worse++
  }
  const toRows = (side: Side) => Uint32Array.from(rows[side])
  return {
    pairs,
    rows: {
      better: toRows('better'),
      worse: toRows('worse'),
      wrong: toRows('wrong'),
      right: toRows('right'),
    },
    categories: [...parts.values()].sort((x, y) => (x.name < y.name ? -1 : 1)),
  }
}

/** A's and B's rates on the samples that both hold; undefined where a side has none. */
export interface SharedRates {
  score: (number | undefined)[]
  detection: (number | undefined)[]
  acceptance: (number | undefined)[]
}

export function sharedRates({ categories, pairs }: PairRows): SharedRates | null {
  if (pairs === 0) return null
  const rates = (parts: readonly PairPart[]) => {
    const all = parts.reduce((sum, part) => sum + part.count, 0)
    return (['a', 'b'] as const).map((guard) =>
      all === 0 ? undefined : parts.reduce((sum, part) => sum + part[guard], 0) / all,
    )
  }
  const detection = rates(categories.filter(({ name }) => name !== HARMLESS))
  const acceptance = rates(categories.filter(({ name }) => name === HARMLESS))
  const score = detection.map((rate, i) =>
    rate === undefined || acceptance[i] === undefined ? undefined : (rate + acceptance[i]!) / 2,
  )
  return { score, detection, acceptance }
}

const HARMLESS = 'harmless'

function categoryOf(store: SampleStore, row: number): string {
  if (store.malicious[row] === 0) return HARMLESS
  return store.categories[store.category[row]!] ?? 'no category'
}
