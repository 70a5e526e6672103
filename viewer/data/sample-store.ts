import type { OutcomeColumn, Overview, SampleColumns } from '../../src/view/api.ts'
import { fetchJson } from './fetch-json.ts'
import { type OutcomeTables, outcomeTables } from './outcomes.ts'

/** The samples and every guard's outcomes, as columns. */
export class SampleStore {
  readonly tables: OutcomeTables
  readonly suites: string[] = []
  readonly categories: string[] = []
  readonly techniques: string[] = []
  readonly key: string[] = []
  readonly id: string[] = []
  readonly command: string[] = []
  readonly suite: number[] = []
  readonly malicious: number[] = []
  readonly category: number[] = []
  readonly technique: number[] = []
  /** By guard: a character code per row. */
  readonly outcomes = new Map<string, Uint8Array>()
  /** The same with every sample once, by majority: for questions that set guards side by side. */
  readonly votes = new Map<string, Uint8Array>()
  #searchable: string[] = []
  readonly #rows = new Map<string, number>()

  constructor(codes: Overview['codes']) {
    this.tables = outcomeTables(codes)
  }

  get size(): number {
    return this.key.length
  }

  /** What a search looks at, in lower case; made when it is first needed. */
  get searchable(): readonly string[] {
    for (let row = this.#searchable.length; row < this.size; row++) {
      this.#searchable.push(`${this.command[row]}\n${this.id[row]}`.toLowerCase())
    }
    return this.#searchable
  }

  rowOf(key: string | null): number {
    return key === null ? -1 : (this.#rows.get(key) ?? -1)
  }

  /** Whether a guard was right about a row; null when it was not asked. */
  isCorrect(column: Uint8Array | undefined, row: number): boolean | null {
    const code = column?.[row]
    if (code === undefined || !this.tables.entries[code]) return null
    return this.tables.correct[this.malicious[row] as 0 | 1][code] === 1
  }

  /** Adds the rows that are new. */
  append(columns: SampleColumns): void {
    if (columns.from !== this.size) return
    const indexes = (mine: string[], theirs: string[]) =>
      theirs.map((word) => {
        const known = mine.indexOf(word)
        return known >= 0 ? known : mine.push(word) - 1
      })
    const suites = indexes(this.suites, columns.suites)
    const categories = indexes(this.categories, columns.categories)
    const techniques = indexes(this.techniques, columns.techniques)
    for (let i = 0; i < columns.key.length; i++) {
      this.#rows.set(columns.key[i]!, this.size)
      this.key.push(columns.key[i]!)
      this.id.push(columns.id[i]!)
      this.command.push(columns.command[i]!)
      this.suite.push(suites[columns.suite[i]!]!)
      this.malicious.push(columns.malicious[i]!)
      this.category.push(categories[columns.category[i]!] ?? -1)
      this.technique.push(techniques[columns.technique[i]!] ?? -1)
    }
  }

  setOutcomes({ guard, outcomes, votes }: OutcomeColumn): void {
    const column = toColumn(outcomes)
    this.outcomes.set(guard, column)
    this.votes.set(guard, votes === null ? column : toColumn(votes))
  }
}

function toColumn(text: string): Uint8Array {
  const column = new Uint8Array(text.length)
  for (let i = 0; i < column.length; i++) column[i] = text.charCodeAt(i)
  return column
}

/** Keeps a store in step with the server: asks only for new rows and changed columns. */
export class SampleLoader {
  #store: SampleStore | undefined
  readonly #versions = new Map<string, string>()
  #last: Promise<unknown> = Promise.resolve()

  /** What has been loaded so far. */
  get store(): SampleStore | null {
    return this.#store ?? null
  }

  /** The store once everything that was asked for is there. One question after the other. */
  load(overview: Overview, guards: readonly string[]): Promise<SampleStore> {
    const loading = this.#last.then(() => this.#load(overview, guards))
    this.#last = loading.catch(() => {})
    return loading
  }

  async #load(overview: Overview, guards: readonly string[]): Promise<SampleStore> {
    this.#store ??= new SampleStore(overview.codes)
    const store = this.#store
    const jobs: Promise<void>[] = []
    if (store.size < overview.samples) {
      const url = `/api/samples?from=${store.size}`
      jobs.push(fetchJson<SampleColumns>(url).then((columns) => store.append(columns)))
    }
    for (const { id, column } of overview.guards) {
      if (column === null || !guards.includes(id)) continue
      if (this.#versions.get(id) === column) continue
      jobs.push(
        fetchJson<OutcomeColumn>(`/api/outcomes?guard=${encodeURIComponent(id)}`).then((answer) => {
          store.setOutcomes(answer)
          this.#versions.set(id, answer.column)
        }),
      )
    }
    await Promise.all(jobs)
    return store
  }
}
