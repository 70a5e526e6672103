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

const HELP = /^(?:--?(?:help|version|usage)|-[hV]|--[\w-]+=help)$/

/** Whether a program is only asked what it is: then it reads and runs nothing. */
export function asksForHelp(args: readonly Value[]): boolean {
  return args.length > 0 && args.every((word) => HELP.test(plain(word)))
}
