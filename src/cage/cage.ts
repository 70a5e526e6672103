import { UserError } from '../verdict/index.ts'

/** The names that people know from Codex. */
export const SANDBOXES = ['read-only', 'workspace-write', 'danger-full-access'] as const
export type SandboxName = (typeof SANDBOXES)[number]

/**
 * `none`: not even a socket. `loopback`: a loopback of its own, on which programs inside reach each
 * other and nothing outside. `all`: the network of the machine, its loopback included.
 */
export const NETWORKS = ['none', 'loopback', 'all'] as const
export type NetworkName = (typeof NETWORKS)[number]

export interface CageOptions {
  sandbox: SandboxName
  net: NetworkName
  /** The workspace. */
  cwd: string
  home: string
  env: Readonly<Record<string, string | undefined>>
  /** Paths that stay readable, or become writable, although a rule would withhold them. */
  allowRead: readonly string[]
  allowWrite: readonly string[]
  /** Names of variables that are handed on although they look like secrets. */
  allowEnv: readonly string[]
  /** Sockets of helpers outside that may be reached. */
  allowSocket: readonly string[]
  /** Withholds executing shells. */
  noShells: boolean
  /** With `noShells`: the one shell that may run, at the place that `Cage.keptShell` names. */
  keepShell?: string
  /** What to do where a promise cannot be held: `safe` refuses, `open` goes on and says so. */
  failMode: 'safe' | 'open'
  /** The option that says so, as the person would write it. */
  failOption?: '--fail' | '--fail-mode'
  /**
   * Takes the terminal away. `false` where the command needs one: it is the caller's own, or a
   * fresh one that the caller made.
   */
  newSession: boolean
}

/** A promise that is not kept on this machine. */
export interface NotHeld {
  promise: string
  why: string
}

/** What the cage does with a path, and why. */
export interface PathRule {
  path: string
  rule:
    | 'empty'
    | 'nothing'
    | 'unreachable'
    | 'read-only'
    | 'writable'
    | 'scratch'
    | 'listed'
    | 'link'
  why: string
  /** Where a link leads. */
  target?: string
}

/** Everything that a cage does on this machine. */
export interface CageExplanation {
  sandbox: SandboxName
  net: NetworkName
  workspace: string
  layers: { name: string; says: string }[]
  paths: PathRule[]
  /** Variables that are not handed on. */
  withheldVariables: { name: string; why: string }[]
  notHeld: NotHeld[]
  /** What no cage of this kind holds. */
  limits: string[]
}

/**
 * A cage that is ready. Start `file` with `args`, then the command and its arguments; with `env`
 * and nothing else as its environment, in any working directory. Descriptors above 2 are closed on
 * the way. The command's exit code comes out (128 + n where a signal ended it); 125 where the cage
 * failed after all, 126 and 127 where the command cannot be executed or found, as env(1) does.
 */
export interface Cage {
  file: string
  args: string[]
  env: Record<string, string>
  /** Where the shell of `keepShell` lies inside. */
  keptShell?: string
  notHeld: NotHeld[]
  explain(): CageExplanation
  /** The rule that decides about a path. */
  ruleFor(path: string): PathRule | undefined
  /**
   * Watches, while the command runs, for covers that are taken away by somebody outside; ends with what
   * it gives. `says` is for a person, and with `mustEnd` the command must be ended.
   */
  watchCovers(onLost: (lost: { says: string; mustEnd: boolean }) => void): () => void
  /** What is new in the workspace and obeyed outside, after the command has ended. */
  appeared(): { path: string; what: string }[]
  /** Removes what the cage has on disk. After the command has ended. */
  close(): void
}

/** What the program of the cage exits with when it cannot be made. */
export const CAGE_FAILED = 125

/** The cage cannot be made: the command has not run. */
export class CageError extends UserError {
  override readonly name = 'CageError'
  readonly notHeld: readonly NotHeld[]

  constructor(code: string, message: string, notHeld: readonly NotHeld[] = []) {
    super(code, message, { exitCode: CAGE_FAILED })
    this.notHeld = notHeld
  }
}
