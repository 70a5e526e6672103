import { plain, type Value } from '../resolve/value.ts'
import type { Entry } from './knowledge/entry.ts'
import type { Machine } from './machine.ts'

/** One program with its arguments, as handlers and analysers get it. */
export interface Call {
  machine: Machine
  /** The canonical name, as the knowledge base spells it. */
  name: string
  /** The name as it was written. */
  path: Value
  args: Value[]
  entry: Entry | undefined
  /** How many commands ran before it: those behind them are its own. */
  before: number
}

/** Follows one program and returns what it prints. */
export type Handler = (call: Call) => Value

/** A look through all arguments that is asked for again for each of them: it is done once. */
export function lookOnce<T>(look: (call: Call) => T): (call: Call) => T {
  let last: Pick<Call, 'args' | 'name' | 'entry'> | undefined
  let found: T
  return (call) => {
    const { args, name, entry } = call
    if (args !== last?.args || name !== last.name || entry !== last.entry) {
      found = look(call)
      last = { args, name, entry }
    }
    return found
  }
}

const HELP = /^(?:--?(?:help|version|usage)|-[hV]|--[\w-]+=help)$/

/** Whether a program is only asked what it is: then it reads and runs nothing. */
export function asksForHelp(args: readonly Value[]): boolean {
  return args.length > 0 && args.every((word) => HELP.test(plain(word)))
}
