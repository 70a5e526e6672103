/** A command, and effects that it must have, each as `kind target`: `read /etc/shadow`. */
export type Example = readonly [command: string, ...effects: string[]]

/**
 * How a program is used, and how it is misused. Both are tests: an ordinary use must pass and an attack
 * must be stopped, by an effect that stands here and that the entry or the handler itself has found.
 */
export interface EntryExamples {
  readonly use?: readonly Example[]
  readonly attack?: readonly Example[]
}

/** The examples of a family. They stand outside of the entries: a hook that starts anew loads none. */
export type ExampleTable = Readonly<Record<string, EntryExamples>>
