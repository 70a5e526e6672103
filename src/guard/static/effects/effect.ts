import type { Value } from '../resolve/value.ts'
import type { Kind } from './knowledge/kinds.ts'
import type { Provenance } from './provenance.ts'

/** What a command does to the world, before anybody judges it. */
/** How a program that asks small questions becomes a way for anything. */
export const CARRIES_BYTES = 'carries any bytes to and from'

/** How a description of containers gives one the machine that it runs on. */
export const GIVES_DIRECTORY = 'gives a container the directory'
export const GIVES_RIGHTS = 'starts a container with the rights of the host'

/** How code, or a program that also does other things, touches what is not there yet. */
export const MAKES_FILE = 'makes a file'
export const MAKES_FOLDER = 'makes a folder'

export const EFFECTS = {
  shell: 'a shell that a person or a program can type into',
  session: 'a terminal emulator or multiplexer opens a session',
  'remote-shell': "a shell's input or output is a network connection",
  run: 'a tool with another purpose runs this command',
  execute: 'text that we cannot see is executed; the symbols in the target say where it came from',
  load: 'a shared library or module is loaded into a process',
  read: 'the content of a file is read and may be shown',
  'read-tree': 'a directory is read with everything below it',
  use: 'a file is used for its purpose: a key to log in, a configuration',
  write: 'a file is created or changed; the data is the new content',
  unpack: 'an archive is unpacked into a directory',
  link: 'a second name for a file',
  'open-to-all': 'everybody gets the right to write a file',
  chown: 'a file is given to another owner, or to one more account',
  edit: 'a file is opened in an editor',
  delete: 'a file is removed',
  'delete-tree': 'a directory is removed with everything below it',
  replace:
    'a file or directory is moved away, or put back into a state that the text does not show',
  rewrite:
    'files in a directory, or one file, are changed in place in a way that the text does not show',
  rights: 'the rights, the owner or the attributes of a file change',
  irrevocable: 'work is lost, or something leaves, that nobody can bring back',
  disarm: 'a guard is taken out or told to look away, by a program that has the means',
  send: 'data goes to another machine',
  fetch: 'something is fetched from another machine',
  listen: 'a port is opened for others',
  privilege: 'rights are raised',
  destroy: 'something is destroyed, or service is denied for good',
  'denial-of-service': 'service is disturbed, but nothing is lost',
  'look-around': 'accounts, set-uid files, network configuration are listed',
  install: 'a package is installed whose content cannot be seen',
  disguise: 'a name or text that hides what it is',
  start: 'a program is started. No rule of ours looks at this one; a policy of the user may',
  touch:
    'a file or directory is named, listed, made or given other rights; only what is made among our own files meets a rule',
  connect: 'another machine is reached; no rule of ours looks at it either',
} as const
export type EffectKind = keyof typeof EFFECTS

/** How control came to a command: who runs it, and in what way. */
export interface Frame {
  /**
   * `wrapper`: running commands is its purpose (env, timeout, xargs, find).
   * `side`: a side door of a tool with another purpose (a pager, a checkpoint action).
   * `code`: a spawn call in the code of an interpreter.
   * `shell`: a shell with a script, a function, eval.
   * `remote`: it runs on another machine or inside a container.
   */
  kind: 'wrapper' | 'side' | 'code' | 'shell' | 'remote'
  by: string
  /** For a hook: the kinds of programs that belong there. */
  usual?: readonly Kind[]
  /** For a wrapper: what it runs leaves the session at once, for no stated reason. */
  detached?: boolean
  /** For a wrapper: it gives what it runs a terminal of its own. */
  session?: boolean
  /** It runs later, without anybody watching. */
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
  /** Of what is moved away: where it is put; empty where the text does not say it. */
  to?: Value
  /** Everything below the target is reached as well, where the kind alone does not say it. */
  deep?: boolean
  /** The content is added to what is there already. */
  append?: boolean
  /** It happens when somebody runs what is only written now: for self-defence, and for nobody else. */
  deferred?: true
  /** The script gets there only where each variable in the target holds something. */
  promised?: true
  /** A few words for the reason. */
  how?: string
  /** False where it is only likely: an unknown program got a path. */
  certain: boolean
  /** What made it. */
  provenance: Provenance
  frame: Frame | undefined
  span: Span
}

/** Offsets into the text of the command that was asked about. */
export interface Span {
  start: number
  end: number
}
