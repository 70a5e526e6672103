/** `COMMAND → EFFECT; EFFECT`, each effect as `kind target`; `→ nothing` where there must be none. */
export type ExampleLine = `${string} → ${string}`

/**
 * How a program is used, and how it is misused. Both are tests: an ordinary use must pass and an attack
 * must be stopped, each by these effects, and by what is known about the program and not by a guess.
 * What is unclear passes as unresolved: `COMMAND → what that depends on`.
 */
export interface ExampleLines {
  readonly use?: ExampleLine | readonly ExampleLine[]
  readonly attack?: ExampleLine | readonly ExampleLine[]
  readonly unclear?: ExampleLine | readonly ExampleLine[]
}

/** The examples of a family. They stand outside of the entries: a hook that starts anew loads none. */
export type ExampleTable = Readonly<Record<string, ExampleLines>>

export interface Example {
  command: string
  effects: string[]
}

export interface EntryExamples {
  use: Example[]
  attack: Example[]
  /** What each depends on stands in the place of its effects. */
  unclear: Example[]
}

export function readExamples({ use = [], attack = [], unclear = [] }: ExampleLines): EntryExamples {
  return {
    use: [use].flat().map(readExample),
    attack: [attack].flat().map(readExample),
    unclear: [unclear].flat().map(readExample),
  }
}

function readExample(line: ExampleLine): Example {
  const at = line.lastIndexOf(' → ')
  const effects = line.slice(at + 3)
  return { command: line.slice(0, at), effects: effects === 'nothing' ? [] : effects.split('; ') }
}
