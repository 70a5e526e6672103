import type { AgentName } from '../agent-name.ts'
import type { Fields } from './fields.ts'

/** What an event says, in one vocabulary; the values are as they came. */
export interface Call {
  /** The event's name; undefined where the protocol has none. */
  event: unknown
  tool: unknown
  /** The tool's arguments: an object, or one written as JSON text. */
  input: unknown
  directory: unknown
  session: unknown
}

/** What is said against a call. */
export type Objection = 'ask' | 'deny'

/** How one agent asks, and how it wants to be answered. */
export interface Protocol {
  agent: AgentName
  /** Whether the event has this agent's shape: the fields that it is read from. */
  speaks(event: Fields): boolean
  /** Whether an event of that shape is this agent's and no other's. */
  tells(event: Fields): boolean
  read(event: Fields): Call
  /** The events that are answered as below. Others that carry something get every shape at once. */
  answers: readonly string[]
  /** Whether `ask` reaches a person. Where it does not, a warning is a denial. */
  asks: boolean
  /** What goes to standard output, as JSON, with exit code 0. */
  object(objection: Objection, reason: string): object
}
