/** What can make the guard believe in an effect. */
export const PROVENANCES = {
  shell: 'the shell itself: a redirection, a builtin, the name of a command',
  entry: 'the entry of a program, by an option, an operand or a trait',
  handler: 'the handler of a program whose arguments have a grammar of their own',
  reader: 'a reader of code in a language',
  table: 'a fact of an entry beside its line, or a table beside the entries',
  tool: 'the tool of an agent, by what it was told to do',
  guess: 'a guess: nobody described the program or the word',
} as const

/**
 * Where an effect comes from, so that a wrong belief can be found and reported. The machine holds the one
 * of the step that runs; effects refer to it.
 */
export interface Provenance {
  readonly by: keyof typeof PROVENANCES
  /** The program, the language, or the table. */
  readonly name: string
  /** The option, `operand`, or what else of it. */
  readonly key?: string
  /** The type of argument, or the trait. */
  readonly type?: string
}

/** As people read it: `entry curl -o:write`, `reader python`, `guess unknown program`. */
export function showProvenance({ by, name, key, type }: Provenance): string {
  const part = [key, type].filter((word) => word !== undefined).join(':')
  return part === '' ? `${by} ${name}` : `${by} ${name} ${part}`
}

export const COMMAND_LINE: Provenance = { by: 'shell', name: 'command line' }
export const REDIRECTION: Provenance = { by: 'shell', name: 'redirection' }
export const AGENT_TOOL: Provenance = { by: 'tool', name: 'agent' }
export const UNKNOWN_PROGRAM: Provenance = { by: 'guess', name: 'unknown program' }
export const OVERLOOKED_WORD: Provenance = { by: 'guess', name: 'suspicious word' }
