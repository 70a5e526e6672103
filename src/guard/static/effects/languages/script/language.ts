import type { Value } from '../../../resolve/value.ts'
import type { Node } from './node.ts'
import type { Session } from './session.ts'
import type { Syntax } from './syntax.ts'
import type { Thing } from './thing.ts'

/** One call, as functions that follow a call get it. */
export interface Invocation {
  session: Session
  /** The name of the function in the words of the table. */
  name: string
  /** The arguments; for a method of an object the object comes first. */
  args: Thing[]
  named: ReadonlyMap<string, Thing>
  /** Gives a variable that stands as an argument a value: `open(my $f, …)`. */
  assign(position: number, thing: Thing): void
}

/** Follows a call: its effects go to the session, what it gives comes back. */
export type Follow = (invocation: Invocation) => Thing | undefined

/**
 * What a function does, as a line: `ROLES > RESULT`.
 *
 * ROLES: what each argument means, in order; the last may end in `*` and then means all that
 * remain. `name:role` is an argument by name. Roles are listed in roles.ts.
 *
 * RESULT: `output` of the command that ran, `content` that was read, `network` for what was
 * fetched, `first` argument, `@kind` of object, `=name` of another function or module.
 *
 * Keys are names with dots between their parts (`os.path.join`, `IO.Socket.INET`); what a call
 * gives is called `name()`, a method of an object of a kind `@kind.method`, a method of
 * anything `*.method`. Constructors go by the name of their class.
 */
export type CallTable = Readonly<Record<string, string | Follow>>

/** What a name stands for that is no function: `sys.argv`, `process.env`. */
export type NameTable = Readonly<
  Record<string, 'arguments' | 'environment' | 'stdin' | 'home' | 'user' | (string & {})>
>

export interface Language {
  /** As the registry calls it. */
  name: string
  syntax: Syntax
  /** Languages that look like no other have their own parser. */
  parse?: (code: Value) => Node
  calls: CallTable
  names?: NameTable
  /** Other ways to spell names: the pattern is replaced before the name is looked up. */
  spellings?: readonly (readonly [RegExp, string])[]
  /** A text or an unknown thing with this function's name may be called. */
  callsByName?: boolean
  /** Nodes that mean something of their own in this language. */
  special?: (session: Session, node: Node) => Thing | undefined
  /** Called before the code is read. */
  begin?: (session: Session) => void
  /** Called after it; may change what is printed. */
  end?: (session: Session, printed: Value) => Value
}
