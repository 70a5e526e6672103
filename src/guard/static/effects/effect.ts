import type { Value } from '../resolve/value.ts'

/** What a command does to the world, before anybody judges it. */
export type EffectKind =
  /** A shell that a person or a program can type into. */
  | 'shell'
  /** A terminal emulator or multiplexer opens a session. */
  | 'session'
  /** A shell's input or output is a network connection. */
  | 'remote-shell'
  /** A tool with another purpose runs this command. */
  | 'run'
  /** Text that we cannot see is executed; the symbols in the target say where it came from. */
  | 'execute'
  /** A shared library or module is loaded into a process. */
  | 'load'
  /** The content of a file is read and may be shown. */
  | 'read'
  /** A directory is read with everything below it. */
  | 'read-tree'
  /** A file is used for its purpose: a key to log in, a configuration. */
  | 'use'
  /** A file is created or changed; the data is the new content. */
  | 'write'
  /** An archive is unpacked into a directory. */
  | 'unpack'
  /** A second name for a file. */
  | 'link'
  /** Everybody gets the right to write a file. */
  | 'open-to-all'
  /** A file is given to another owner. */
  | 'take'
  /** A file is opened in an editor. */
  | 'edit'
  /** A file is removed, alone or with everything below it. */
  | 'delete'
  | 'delete-tree'
  /** A file or directory is moved away, or put back into a state that the text does not show. */
  | 'replace'
  /** Files in a directory, or one file, are changed in place in a way that the text does not show. */
  | 'rewrite'
  /** The rights, the owner or the attributes of a file change. */
  | 'rights'
  /** Work is lost, or something leaves, that nobody can bring back. */
  | 'irrevocable'
  /** A guard is taken out or told to look away, by a program that has the means. */
  | 'disarm'
  /** Data goes to another machine. */
  | 'send'
  /** Something is fetched from another machine. */
  | 'fetch'
  /** A port is opened for others. */
  | 'listen'
  /** Rights are raised. */
  | 'privilege'
  /** Something is destroyed or service is denied. */
  | 'destroy'
  /** Service is disturbed, but nothing is lost. */
  | 'disturb'
  /** Accounts, set-uid files, network configuration are listed. */
  | 'look-around'
  /** A package is installed whose content cannot be seen. */
  | 'install'
  /** A name or text that hides what it is. */
  | 'disguise'
  /**
   * What no rule of ours looks at, and a policy of the user may: a program is started, a file or
   * directory is named, listed, made or given other rights, another machine is reached.
   */
  | 'start'
  | 'touch'
  | 'connect'

/** How control came to a command: who runs it, and in what way. */
export interface Frame {
  /**
   * `wrapper`: running commands is its purpose (env, timeout, xargs, find).
   * `hook`: a side door of a tool with another purpose (a pager, a checkpoint action).
   * `code`: a spawn call in the code of an interpreter.
   * `shell`: a shell with a script, a function, eval.
   * `remote`: it runs on another machine or inside a container.
   */
  kind: 'wrapper' | 'hook' | 'code' | 'shell' | 'remote'
  by: string
  /** For a hook: the programs that belong there. */
  usual?: readonly string[]
  /** For a wrapper: what it runs leaves the session at once, for no stated reason. */
  detached?: boolean
  /** For a wrapper: it gives what it runs a terminal of its own. */
  session?: boolean
  /** It runs some other time, when nobody looks. */
  later?: boolean
  parent: Frame | undefined
}

export interface Effect {
  kind: EffectKind
  /** The program that does it. */
  program: string
  /** A path, address, command, library or account, as the kind demands. */
  target: Value
  /** The content that is written or sent. */
  data?: Value
  /** Everything below the target is reached as well, where the kind alone does not say it. */
  deep?: boolean
  /** The content is added to what is there already. */
  append?: boolean
  /** It happens when somebody runs what is only written now: for self-defence, and for nobody else. */
  someDay?: true
  /** A few words for the reason. */
  how?: string
  /** False where it is only likely: an unknown program got a path. */
  certain: boolean
  frame: Frame | undefined
  span: Span
}

/** Offsets into the text of the command that was asked about. */
export interface Span {
  start: number
  end: number
}
