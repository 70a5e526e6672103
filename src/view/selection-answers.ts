import type { Comparison, Findings, NumberedSamples } from '../compare/index.ts'
import type { Board, ChartAnswer, ChartEntry, GuardProfile, Overview, PairReport } from './api.ts'
import { compareContenders, toBoard } from './board.ts'
import { type Compile, chartList, drawChart, findChart } from './charts.ts'
import type { Contender } from './contender.ts'
import { guardProfile } from './guard-profile.ts'
import { LastAnswers } from './last-answers.ts'
import { pairReport } from './pair-report.ts'
import type { Recorded } from './recording.ts'
import type { SampleRows } from './sample-table.ts'
import { type Selection, select, selectionOf } from './selection.ts'

/** What is being looked at, as far as selections of it are concerned: a library, or an export. */
export interface Collection {
  /** Grows with every change. */
  readonly revision: number
  readonly contenders: readonly Contender<Recorded>[]
  readonly catalog: NumberedSamples
  readonly table: SampleRows
  /** What holds for all guards of a comparison file together. */
  readonly findings: Findings | undefined
  readonly problems: Overview['problems']
}

export interface AnswerOptions {
  version: string
  /** The time that a comparison carries. */
  now(): string
  /** Vega-Lite is large: it comes with the first chart. */
  loadCompile(): Promise<Compile>
}

/** The questions about a selection, by the name behind `/api/`. */
export const SELECTION_QUESTIONS = [
  'board',
  'comparison',
  'charts',
  'chart',
  'pair',
  'guard',
] as const
export type SelectionQuestion = (typeof SELECTION_QUESTIONS)[number]

/** The contenders of a selection, and what they are compared. */
interface Compared {
  chosen: Contender<Recorded>[]
  comparison: Comparison
}

/**
 * Answers whatever depends on the chosen suites and guards. Nothing here needs a server: a page
 * that was exported answers itself, from the same outcomes and by the same code.
 */
export class SelectionAnswers
  implements Record<SelectionQuestion, (of: URLSearchParams) => unknown>
{
  readonly #of: Collection
  readonly #options: AnswerOptions
  // Every page asks for a comparison, several charts for the same one, and it takes a while.
  readonly #comparisons = new LastAnswers<Compared>(20)
  readonly #boards = new LastAnswers<Board>(20)

  constructor(collection: Collection, options: AnswerOptions) {
    this.#of = collection
    this.#options = options
  }

  board(params: URLSearchParams): Board {
    const selection = selectionOf(params)
    return this.#boards.get(this.#keyOf(selection), () => {
      const { chosen, comparison } = this.#compare(selection)
      return toBoard(chosen, comparison, this.#of.revision)
    })
  }

  comparison(params: URLSearchParams): Comparison {
    return this.#compare(selectionOf(params)).comparison
  }

  charts(params: URLSearchParams): ChartEntry[] {
    return chartList(this.comparison(params))
  }

  async chart(params: URLSearchParams): Promise<ChartAnswer | undefined> {
    const chart = findChart(params.get('name'))
    return chart && drawChart(chart, this.comparison(params), await this.#options.loadCompile())
  }

  pair(params: URLSearchParams): PairReport | undefined {
    const { suites } = selectionOf(params)
    const [a, b] = [params.get('a'), params.get('b')].map((id) => this.#one(id, suites))
    if (!a || !b) return undefined
    return pairReport(a, b, this.#compare({ suites }).comparison.significance)
  }

  guard(params: URLSearchParams): GuardProfile | undefined {
    const { suites } = selectionOf(params)
    const guard = this.#one(params.get('guard'), suites)
    return guard && guardProfile(guard, select(this.#of.contenders, { suites }), this.#of.table)
  }

  #one(id: string | null, suites: Selection['suites']): Contender<Recorded> | undefined {
    return id === null ? undefined : select(this.#of.contenders, { suites, guards: [id] })[0]
  }

  #keyOf(selection: Selection): string {
    return JSON.stringify([this.#of.revision, selection])
  }

  #compare(selection: Selection): Compared {
    return this.#comparisons.get(this.#keyOf(selection), () => this.#compareNow(selection))
  }

  #compareNow({ suites, guards }: Selection): Compared {
    const { contenders, catalog, problems, findings } = this.#of
    const past = select(contenders, { suites, guards: contenders.map(({ id }) => id) })
    const chosen = select(contenders, { suites, guards })
    const metadata = {
      generator: `aegish ${this.#options.version}`,
      timestamp: this.#options.now(),
      skipped: problems.map(({ path, message }) => ({ path, reason: message })),
    }
    const known = suites || guards ? undefined : findings
    return { chosen, comparison: compareContenders(chosen, past, catalog, metadata, known) }
  }
}
