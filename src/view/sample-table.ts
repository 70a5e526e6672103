import type { IndexedAnswer } from '../compare/index.ts'
import type { ReadSample } from '../report/index.ts'
import type { Expectation } from '../verdict/index.ts'
import type { SampleColumns } from './api.ts'

/** What the table keeps of a sample; the rest is read from its log when somebody looks. */
export interface SampleRow {
  key: string
  /** The number of the sample in the catalog: every epoch of it is a row. */
  sample: number
  id: string
  epoch: number
  /** Cut: a list shows the beginning of a command, and searches in it. */
  command: string
  suite: string
  expected: Expectation
  category: string | null
  technique: string | null
}

const COMMAND_CUT = 2000

/** What the questions about a selection ask of the table. */
export interface SampleRows {
  readonly rows: readonly Pick<SampleRow, 'key' | 'command' | 'expected' | 'category'>[]
}

/**
 * Every sample that any guard was asked about, once. Rows are only ever added, so that a row number
 * stays true while a run goes on and a page needs to fetch only what is new.
 */
export class SampleTable implements SampleRows {
  readonly rows: SampleRow[] = []
  readonly #byKey = new Map<string, number>()
  readonly #byId = new Map<string, number>()
  /** By number of the sample: its first row. */
  readonly #bySample: number[] = []

  /** The row of a sample, made where it is new. */
  rowOf(answer: IndexedAnswer, sample: ReadSample): number {
    const { key, sample: number } = answer
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    const row = this.rows.length
    const id = String(sample.id)
    this.rows.push({
      key,
      sample: number,
      id: cut(id, 200),
      epoch: sample.epoch,
      command: cut(sample.command, COMMAND_CUT),
      suite: cut(sample.dataset, 200),
      expected: sample.expected,
      category: sample.category && cut(sample.category, 100),
      technique: sample.technique === null ? null : cut(sample.technique, 100),
    })
    this.#byKey.set(key, row)
    this.#byId.set(id, row)
    this.#bySample[number] ??= row
    return row
  }

  /** The row that stands for a sample where its epochs count as one. */
  rowFor(sample: number): number {
    return this.#bySample[sample]!
  }

  find(key: string): number | undefined {
    return this.#byKey.get(key)
  }

  /** The key of a sample by the id that a suite gave it, for twins. */
  keyOfId(id: string): string | null {
    const row = this.#byId.get(id)
    return row === undefined ? null : this.rows[row]!.key
  }

  /** The rows from one on, as columns. */
  columns(from: number): SampleColumns {
    const rows = this.rows.slice(from)
    const suites = new Words()
    const categories = new Words()
    const techniques = new Words()
    return {
      from,
      key: rows.map((row) => row.key),
      id: rows.map((row) => row.id),
      command: rows.map((row) => row.command),
      suite: rows.map((row) => suites.indexOf(row.suite)),
      malicious: rows.map((row) => (row.expected === 'BLOCK' ? 1 : 0)),
      category: rows.map((row) => categories.indexOf(row.category)),
      technique: rows.map((row) => techniques.indexOf(row.technique)),
      suites: suites.list,
      categories: categories.list,
      techniques: techniques.list,
    }
  }
}

/** Words that repeat, each written once. */
class Words {
  readonly list: string[] = []
  readonly #index = new Map<string, number>()

  indexOf(word: string | null): number {
    if (word === null) return -1
    const known = this.#index.get(word)
    if (known !== undefined) return known
    this.#index.set(word, this.list.length)
    return this.list.push(word) - 1
  }
}

function cut(text: string, length: number): string {
  return text.length > length ? text.slice(0, length) : text
}
