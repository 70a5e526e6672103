import type { SideCommandKind } from '../side-commands.ts'
import type { Kind } from './kinds.ts'
import type { Language } from './languages.ts'
import type { Pattern } from './pattern.ts'

/**
 * What is known about a program beside its line. All of it stands in the program's entry:
 *
 *     tool: { line: 'read* | o:write', secrets: [/…/], variables: { TOOL_PAGER: 'pager' } }
 *
 * An entry without a line is one of which only this is known: the rest of it is guessed, or its
 * handler knows. An alias has the facts of the program that it is the same as, and its own before
 * them. What several programs share is a constant, above the table or in joint-facts.ts.
 */
export interface Facts {
  /** What it is, where no line says it. */
  readonly kinds?: readonly Kind[]
  /**
   * Words that mean something to this program alone: the names that its lines have for them (`own.name`),
   * and what they are. effects/programs/own-words/ has a function for each.
   */
  readonly words?: Readonly<Record<string, string>>
  /** Keys of its configuration, as `setting.tool` gives them a value; the first that fits counts. */
  readonly settings?: Settings
  /** Variables of the environment that it obeys. */
  readonly variables?: Variables
  /** Files that it reads without being told. */
  readonly files?: readonly ImplicitFile[]
  /** Words of its arguments that are commands, or behind which one stands. */
  readonly runs?: readonly CommandArgument[]
  /** Words behind which a name stands, and then a command, or a text in JSON that holds one: it starts that whenever it starts. */
  readonly keeps?: readonly string[]
  /** Arguments, joined by blanks, that ask for a stored secret. */
  readonly secrets?: readonly Pattern[]
  /** Arguments by which a secret is decrypted for the editor that a variable names. */
  readonly opens?: readonly Pattern[]
  /** Arguments that raise rights. */
  readonly privileges?: readonly RiskyArguments[]
  /** Arguments by which others get what is as good as a shell: a debugger or a console at an address for all. */
  readonly letsIn?: readonly RiskyArguments[]
  /** Arguments by which whoever works on this machine can make it run code: with the rights of somebody else that matters. */
  readonly doors?: readonly Pattern[]
  /** Arguments by which it sends what is seen or heard here, and what that is: group 1 is the address; none is anybody's. */
  readonly streams?: readonly RiskyArguments[]
  /** Arguments that destroy. */
  readonly destroys?: readonly RiskyArguments[]
  /**
   * Arguments by which work is lost that nobody can bring back, or by which something leaves that
   * nobody can call back. It is the daily work of some people; a developer wants to see it when an
   * agent does it.
   */
  readonly irrevocable?: readonly RiskyArguments[]
  /** Arguments that list everything of a kind that it keeps; who deletes what they name deletes it all. */
  readonly lists?: readonly Pattern[]
  /** Arguments by which a place loses what is not in a folder: group 1 is the folder, group 2 the place. */
  readonly mirrors?: readonly Pattern[]
  /** Arguments by which the directory is emptied that a variable names. */
  readonly empties?: readonly (readonly [question: Pattern, variable: string])[]
  /** Arguments by which a guard is taken out, or an agent is started without one. */
  readonly disarms?: readonly DisarmingArguments[]
  /** The word of its arguments behind which variables stand that it gives to what starts later. */
  readonly setsVariables?: readonly Pattern[]
  /** The word behind which text stands that it types into a window or a pane; '' where it needs none. */
  readonly typesBehind?: readonly string[]
  /** Texts among its arguments that it types into a window: group 1 of each. */
  readonly types?: readonly Pattern[]
  /** Where the keys stand that it presses: among its words, or in what it reads. */
  readonly presses?: readonly ('words' | 'input')[]
  /** Its first argument where it types what it reads into a window or a pane. */
  readonly typesInput?: readonly string[]
  /** Its first argument where it reaches into a process that runs, as programs of the kind `meddler` always do. */
  readonly meddles?: readonly string[]
  /** How it applies patches to the files that they name. */
  readonly patches?: PatchArguments
  /** What it does to the files of a work tree that the arguments do not show. */
  readonly workTree?: WorkTree
  /** Arguments by which it only takes a program out of the session: no job for later, none that is waited for. */
  readonly detaches?: Detaching
  /** The packages of npm that it comes in: who starts a file of one starts the program. */
  readonly packages?: readonly Pattern[]
  /**
   * Arguments by which another program is told to do what nobody sees here, or by which code comes from
   * somewhere else from now on; what that depends on.
   */
  readonly unclear?: readonly RiskyArguments[]
  /** Arguments by which it shows, among its messages, what it sends: headers with passwords and tokens. */
  readonly writesDown?: readonly Pattern[]
  /**
   * Arguments with which it serves files to somebody outside, as ssh starts it: it reads and writes
   * whatever it is asked for. Blanks in a word are underscores.
   */
  readonly servesFiles?: readonly Pattern[]
  /** What it is told to do on ordinary days; any other use is unresolved (ordinary-uses.ts). */
  readonly ordinary?: readonly string[]
  /** The options that it gets on ordinary days; any other is unresolved (ordinary-options.ts). */
  readonly ordinaryOptions?: readonly string[]
  /** Arguments of which a word that nobody sees decides what is sent, deleted, granted or shown. */
  readonly unseen?: readonly UnseenArguments[]
}

/** A pattern for the arguments, joined by blanks, and how the reason says what they do. */
export type RiskyArguments = readonly [question: Pattern, how: string]

/**
 * A pattern for the arguments, joined by blanks, in which `‹›` stands for a word that some program or
 * file names (unseen-words.ts); what depends on it; programs that name nothing but ordinary words; and
 * whether what others pick out of their lists (kind `picker`) is ordinary, too, or only what a search through a history
 * names matters (`searched`).
 */
export type UnseenArguments = readonly [
  question: Pattern,
  how: string,
  ordinary?: Pattern,
  picked?: 'picked' | 'searched',
]

/**
 * A pattern for the arguments, joined by blanks, or for each `option` with its value (`--option=value`,
 * however it was written); and how the reason says what they do.
 */
export type DisarmingArguments = readonly [question: Pattern, how: string, of?: 'option']

/**
 * A pattern for one word. Its group 1, where there is one, is the command; else the next word is.
 * `remote`: judged by what it does, there.
 */
export type CommandArgument = readonly [word: Pattern, kind: SideCommandKind | 'remote']

export interface Detaching {
  readonly when?: Pattern
  readonly unless?: Pattern
}

export interface PatchArguments {
  /** The word of its arguments that makes it do so; without one it does nothing else. */
  readonly verb?: Pattern
  /** The option before the folder that it is done in, where that is not the current one. */
  readonly directory?: Pattern
}

export interface WorkTree {
  /** The subcommands that change files to what the command line does not show. */
  readonly rewrites: Pattern
  /** The subcommand with its words, where directories go that nobody keeps. */
  readonly empties: Pattern
  /** The variable that names the work tree. */
  readonly variable: string
}

/** A file that a program reads without being told: a makefile, a project file, a start-up file. */
export interface ImplicitFile {
  /** The end of the path. */
  readonly path: Pattern
  readonly language: Language | 'script'
  /** The usual name, where what stands in it runs whenever the program does. */
  readonly usual?: string
  /**
   * Judged when it is written, though no such program starts: `start-up` files as what the user
   * runs, `project` files as what may run on any machine that builds the project.
   */
  readonly later?: 'start-up' | 'project'
  /** Where the program is not there to say what its settings mean, they are read with more care. */
  readonly laterLanguage?: Language
  /** Only where the arguments, joined by blanks, say so. */
  readonly given?: Pattern
  /** One source of many: where nobody has seen it, it is not clear that it runs. */
  readonly part?: true
}

/** Keys, as patterns without regard to letter case, and what they do. */
export type Settings = readonly (readonly [key: Pattern, type: SettingType])[]

/** What a setting does: it runs something, loads something, or names a file. */
export type SettingType =
  | SideCommandKind
  | 'lib'
  | 'read'
  | 'write'
  | 'use'
  | 'remote'
  | 'alias'
  | 'hook-directory'
  | 'on'
  /** A file or directory that is obeyed: it matters where anybody can write. */
  | 'startup'
  /** The shell that scripts are run with. */
  | 'interpreter'
  /** Options for node. */
  | 'node-options'
  /** Flags for a compiler. */
  | 'flags'
  /** A command that is judged by what it does: to run some is what the setting is for. */
  | 'judged'
  /** Patterns for variables that another machine gets. */
  | 'sent-variables'
  /** `NAME=VALUE` for what is started. */
  | 'env'
  /** Where a stream of what is started comes from or goes to: `file:PATH`, `append:PATH`. */
  | 'stream'

export type Variables = Readonly<Record<string, VariableType>>

/** What a variable means to the programs that inherit it. */
export type VariableType =
  | Exclude<SideCommandKind, 'program'>
  | 'program'
  /** Libraries that are loaded. */
  | 'lib'
  /** Directories in which libraries or programs are looked for. */
  | 'path'
  /** A prompt: commands in it run whenever it is shown. */
  | 'prompt'
  /** Switches the memory of commands off. */
  | 'history'
  /** A setting of a program; `…_KEY_0` names the one that `…_VALUE_0` gives a value. */
  | `setting.${string}`
  /** Several of them, each in quotes: `'key'='value' 'key=value'`. */
  | `settings.${string}`
  /** Options that may load code. */
  | 'options'
  /** Flags for a compiler. */
  | 'flags'
  /** Options of a program that reads them from here as if they were typed. */
  | `options.${string}`
  /** The value of an option: `option.docker --context`. */
  | `option.${string}`
  /** A function by its name, which is called. */
  | 'called'
  /** A tool by name, often with options; judged by what it does. */
  | 'judged'
  /** A program by its path: it matters where anybody can put one. */
  | 'dropped'
  /** A file that is read, or written. */
  | 'read'
  | 'write'
  /** A configuration or start-up file, or a directory of them: it is obeyed. */
  | 'startup'
  | `startup.${Language}`
  /** A function that shells take over. */
  | 'function'
  | 'script.sh'
  | 'script.python'
  | 'code.perl'
  | 'code.perl-options'
  | 'code.lua'
  | 'code.vim'
