import type { Lines } from './lines.ts'

/** A process that asks about one command looks up a dozen names: a table is not worth it. */
const SEARCHES = 64

/** The knowledge base as one text, `name TAB line` on each line: nothing to do at the start. */
export class PackedLines implements Lines {
  readonly #text: string
  #searches = 0
  #table: Map<string, string> | undefined

  /** The text begins and ends with a line break. */
  constructor(text: string) {
    this.#text = text
  }

  get(name: string): string | undefined {
    if (this.#table === undefined && ++this.#searches <= SEARCHES) return this.#search(name)
    return this.#all().get(name)
  }

  keys(): Iterable<string> {
    return this.#all().keys()
  }

  #search(name: string): string | undefined {
    const start = this.#text.indexOf(`\n${name}\t`)
    if (start < 0 || name.includes('\n') || name.includes('\t')) return undefined
    return this.#text.slice(start + name.length + 2, this.#text.indexOf('\n', start + 1))
  }

  #all(): Map<string, string> {
    this.#table ??= new Map(
      this.#text
        .slice(1, -1)
        .split('\n')
        .map((line) => line.split('\t') as [string, string]),
    )
    return this.#table
  }
}
