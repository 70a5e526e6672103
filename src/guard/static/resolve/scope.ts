import type { ParsedScript, WordPart } from 'unbash'
import type { Environment } from './environment.ts'
import type { Segment } from './segments.ts'
import type { SymbolTable, Value } from './value.ts'

/** What expansion needs from the machine that walks the script. */
export interface Scope {
  readonly symbols: SymbolTable
  readonly environment: Environment
  /** `$_`: the last word of the command before. */
  readonly lastArgument: Value | undefined
  /** Expands parts of a word one after the other: parts of parts find the way back through here. */
  expandInto(parts: readonly WordPart[], quoted: boolean, into: Segment[]): void
  /** The value of an arithmetic expression, for variables that hold only numbers. */
  evaluate(text: string): number | undefined
  /** The output of `$(…)`, without its last line ends. */
  substitute(script: ParsedScript): Value
  /** The path that `<(…)` or `>(…)` stands for. */
  connect(script: ParsedScript, operator: '<' | '>'): Value
  /** Arithmetic on a text that is not seen: bash runs what stands in its subscripts. */
  evaluatesUnseen(text: Value): void
  /** A text that is not seen, expanded as a prompt: bash runs the commands in it. */
  promptsUnseen(text: Value): void
  /** A value was made up that another machine, or another day, may not have: no way is left out by it. */
  guess(): void
  /** A variable was read that may hold something else. */
  readUnsettled(name: string, others: readonly Value[]): void
  /** Counts work; throws when a script asks for too much of it. */
  step(work?: number): void
}
