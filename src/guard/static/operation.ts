/** One thing that a tool of an agent is about to do, whatever the tool is called. */
export type Operation =
  /** A command line for a shell. */
  | { kind: 'command'; text: string }
  /** A file is shown to the agent; `tree`: a search that shows what lies below a directory. */
  | { kind: 'read'; path: string; tree?: boolean }
  /** A file is made or replaced; the content is undefined where the tool does not tell it. */
  | { kind: 'write'; path: string; content?: string | undefined }
  /** A part of a file is replaced; `result` is the whole file afterwards, where somebody looked. */
  | { kind: 'edit'; path: string; added: string; result?: string | undefined }
  | { kind: 'delete'; path: string }
  | { kind: 'fetch'; address: string }
  /** Code for an interpreter, such as a cell of a notebook. */
  | { kind: 'code'; language: string; text: string }
