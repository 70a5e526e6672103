/** Who wrote a history: a shell for its person, or an agent for its conversations. */
export const HISTORIES = ['bash', 'zsh', 'fish', 'atuin', 'claude-code', 'codex', 'gemini'] as const
export type HistoryName = (typeof HISTORIES)[number]

/** Something that was typed into a shell, or that an agent wanted to do. */
export interface Typed {
  /** A command; or a tool of an agent with its input, as it was called. */
  call: { command: string } | { tool: string; input: unknown }
  /** In milliseconds. */
  time?: number | undefined
  directory?: string | undefined
}

/** What one file holds, and what is wrong with it: a reader tells as it goes. */
export interface ReadOptions {
  /** A part of the file that cannot be read, or is left out. */
  onTrouble(why: string): void
}

export type HistoryReader = (path: string, options: ReadOptions) => Iterable<Typed>
