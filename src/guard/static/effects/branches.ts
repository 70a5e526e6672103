import type { Variable } from '../resolve/environment.ts'
import { NEVER, type Outcome, type Promises } from '../resolve/promises.ts'
import type { Value } from '../resolve/value.ts'

/** Which ways through a script are open where it is walked now, and how sure that is. */
export class Branches {
  /** Whether the last command succeeded, where the text alone decides it. */
  status: boolean | undefined
  /** How many values were made up so far. */
  guesses = 0
  /** Variables that the current command read and that may hold other values. */
  unsettled: Map<string, readonly Value[]> | undefined
  /** Such a value is followed now. */
  isOtherWay = false
  /** What variables held outside of the function that declared them its own. */
  locals: Map<string, Variable | null | undefined> | undefined
  /** How often a function, a loop or a shell was left before its end. */
  jumps = 0
  /** What is made sure of by how the last command ended; undefined where that makes no difference. */
  outcome: Outcome | undefined
  /** What holds wherever the function or loop that runs is left before its end. */
  jumped: Promises = NEVER
  /** How many loops are running, and how many programs. */
  loops = 0
  /** The word that the innermost loop is at, where it goes through a list. */
  turn: Value | undefined
  programs = 0

  guess(): void {
    this.guesses++
  }

  readUnsettled(name: string, others: readonly Value[]): void {
    this.guess()
    this.unsettled ??= new Map()
    if (!this.unsettled.has(name)) this.unsettled.set(name, others)
  }
}
