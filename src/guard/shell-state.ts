/** A variable of a living shell: one value, or the elements of an array by index or key. */
export type ShellVariable =
  | { value: string }
  | { elements: ReadonlyMap<string, string> }
  | { reference: string }

/**
 * What a living shell knows before a command: a decision is about the command as this shell will
 * understand it. What the environment brought along unchanged is not here: nobody set it on purpose,
 * and its values may be secrets.
 */
export interface ShellState {
  directory: string
  variables: ReadonlyMap<string, ShellVariable>
  /** What becomes of values that are assigned: whole numbers, small, large or capital letters. */
  attributes?: ReadonlyMap<string, 'i' | 'l' | 'u' | 'c'>
  aliases: ReadonlyMap<string, string>
  /** The definitions of functions as shell code, by name; at least of those that the command names. */
  functions: ReadonlyMap<string, string>
  /** `$1`, `$2` …, where they are known. */
  arguments?: readonly string[]
}
