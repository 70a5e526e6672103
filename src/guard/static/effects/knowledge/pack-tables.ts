import type { KnowledgeTable } from './entry.ts'
import type { ImplicitFile, Variables } from './facts.ts'
import { packPattern, unpackPattern } from './pattern.ts'

const TAB = 9
const NEWLINE = 10

/** Names of rows that are no programs: what is looked up by something else than a program's name. */
const LATER_FILES = ' files'
const VARIABLE = '$'

/** In the place of a line: only facts are known. */
const NO_LINE = '?'

/** So many bytes are read for a row, or as many as the row has. */
const PIECE_BYTES = 8192

/** Where a piece of packed tables begins, and the name of its first row. */
export type Piece = readonly [start: number, name: string]

/**
 * Packed tables: rows sorted by name, in pieces, of which only those are read that somebody needs. A hook
 * looks up a few rows, and reading all of them would cost it more than deciding.
 */
export class PackedTables {
  readonly #index: readonly Piece[]
  readonly #length: number
  readonly #read: (start: number, end: number) => Buffer
  readonly #pieces: Buffer[] = []

  constructor(
    index: readonly Piece[],
    length: number,
    read: (start: number, end: number) => Buffer,
  ) {
    this.#index = index
    this.#length = length
    this.#read = read
  }

  /** The text behind a name. */
  find(name: string): string | undefined {
    let low = 0
    let high = this.#index.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#index[middle]![1] <= name) low = middle + 1
      else high = middle
    }
    return low === 0 ? undefined : findText(this.#piece(low - 1), name)
  }

  /** Every row. */
  rows(): string[] {
    return this.#index.flatMap((_, i) => this.#piece(i).toString('latin1').split('\n'))
  }

  #piece(i: number): Buffer {
    // Without the line feed before the next one.
    const next = this.#index[i + 1]?.[0]
    this.#pieces[i] ??= this.#read(this.#index[i]![0], next === undefined ? this.#length : next - 1)
    return this.#pieces[i]
  }
}

/**
 * One row per program, `name TAB line TAB facts`, sorted by name so that a row is found by halving; and
 * rows for what is looked up the other way round: a variable by its name, the files that are judged
 * when they are written.
 */
export function packTables(
  tables: KnowledgeTable,
  variables: Variables,
): { index: readonly Piece[]; bytes: Buffer } {
  const rows = new Map<string, string>()
  const later = new Map<string, ImplicitFile>()
  const addVariables = (found: Variables) => {
    for (const [name, type] of Object.entries(found)) rows.set(VARIABLE + name, type)
  }
  addVariables(variables)
  for (const [name, entry] of Object.entries(tables)) {
    if (typeof entry === 'string') {
      rows.set(name, entry)
      continue
    }
    const { line, ...facts } = entry
    addVariables(facts.variables ?? {})
    for (const file of facts.files ?? []) if (file.later) later.set(packFacts(file), file)
    if (Object.keys(facts).length > 0) rows.set(name, `${line ?? NO_LINE}\t${packFacts(facts)}`)
    else if (line !== undefined) rows.set(name, line)
  }
  rows.set(LATER_FILES, packFacts([...later.values()]))
  const names = [...rows.keys()].sort()
  const lines = names.map((name) => `${name}\t${rows.get(name)}`)
  const index: Piece[] = []
  let at = 0
  for (const [i, line] of lines.entries()) {
    if (i === 0 || at - index.at(-1)![0] >= PIECE_BYTES) index.push([at, names[i]!])
    at += line.length + 1
  }
  return { index, bytes: Buffer.from(lines.join('\n'), 'latin1') }
}

/** What is known about a program in packed tables: its line, and its facts as they are packed. */
export function findRow(
  packed: PackedTables,
  name: string,
): { line: string | undefined; facts: string | undefined } | undefined {
  const text = packed.find(name)
  if (text === undefined) return undefined
  const tab = text.indexOf('\t')
  if (tab < 0) return { line: text, facts: undefined }
  const line = text.slice(0, tab)
  return { line: line === NO_LINE ? undefined : line, facts: text.slice(tab + 1) }
}

/** The type of a variable in packed tables. */
export function findVariable(packed: PackedTables, name: string): string | undefined {
  return packed.find(VARIABLE + name)
}

/** The files that are judged when they are written, as they are packed. */
export function findLaterFiles(packed: PackedTables): string {
  return packed.find(LATER_FILES) ?? '[]'
}

function findText(packed: Buffer, name: string): string | undefined {
  let low = 0
  let high = packed.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = packed.lastIndexOf(NEWLINE, Math.max(middle - 1, 0)) + 1
    const tab = packed.indexOf(TAB, start)
    const found = packed.toString('latin1', start, tab)
    const next = packed.indexOf(NEWLINE, tab)
    const end = next < 0 ? packed.length : next
    if (found === name) return packed.toString('latin1', tab + 1, end)
    if (found < name) low = end + 1
    else high = start
  }
  return undefined
}

/** Every name with a line in packed tables. */
export function namesIn(packed: PackedTables): string[] {
  return packed
    .rows()
    .filter((row) => !/^[$ ]|^[^\t]*\t\?\t/.test(row))
    .map((row) => row.slice(0, row.indexOf('\t')))
}

/** Facts as one line of ASCII; patterns are texts of which the first letter says so. */
function packFacts(facts: unknown): string {
  return JSON.stringify(facts, (_, value: unknown) =>
    value instanceof RegExp ? packPattern(value) : value,
  ).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Reads packed facts. No text among them but a pattern begins with a slash (check-tables.ts). */
export function unpackFacts<T>(text: string): T {
  return JSON.parse(text, (_, value: unknown) => {
    return typeof value === 'string' && value.startsWith('/') ? unpackPattern(value) : value
  }) as T
}
