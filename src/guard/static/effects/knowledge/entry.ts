/**
 * The format of the knowledge base. An entry is one line of text:
 *
 *     OPERANDS | OPTIONS | TRAITS
 *
 * OPERANDS: the roles of the words that are not options, in order. `read*` is any number of
 * files; `read* write` any number of files and then one that is written; `- read*` a word
 * without meaning (a pattern) and then files; `argv` takes all the rest as a command.
 *
 * OPTIONS: `names:role`, separated by spaces. One letter is `-o`; a longer name is `--output`; a
 * leading dash is a long name with one dash (`-exec`); `o,output:write` are two names of one
 * option. `k:` takes a value that does not matter; `color:?` takes one only after `=` (or glued
 * to the letter); `i!listen` is a flag with an effect. Flags without effect are not listed.
 *
 * TRAITS: words about the program as a whole, see `TRAITS` below.
 *
 * `'=other'` means: the same as another entry, with all its subcommands. A key of two words (`git clone`) is a subcommand;
 * the program's own entry then has the trait `sub`, and lists its global options.
 *
 * The lines stand in `families/`, one file for each family of programs. A program stands in one of
 * them only, with all its subcommands; options that many of them take are a constant above the table.
 */
export type KnowledgeTable = Readonly<Record<string, string>>

/** What a word means to a program. */
export const ROLES = {
  '-': 'nothing: a pattern, a number, a name',
  read: 'a file whose content is read and may be shown',
  tree: 'a file or directory that is read with everything below it',
  use: 'a file used for its purpose and not shown: a key, a certificate, a kubeconfig',
  config: 'a configuration: errors show parts of it, and its directives may run commands',
  peek: 'a file of which only name, size or rights matter',
  write: 'a file that is created or overwritten',
  append: 'a file that is added to',
  edit: 'a file that is opened to be changed by hand or in place',
  truncate: 'a file whose content is cut off',
  shred: 'a file that is overwritten and removed for good',
  delete: 'a file that is removed',
  'delete-tree': 'a directory that is removed with everything below it',
  exec: 'a command line that a shell runs; running commands is the purpose of the program',
  argv: 'this word and all after it are a command; running it is the purpose of the program',
  'exec-argv': 'this word and all after it are joined to a command line for a shell',
  remote: 'a command line that runs on another machine or in a container',
  'remote-argv': 'this word and all after it are a command that runs elsewhere',
  'net-argv': 'this word and all after it are a command that is connected to the network',
  hook: 'a command line that runs on the side, of any kind',
  program: 'the path of a program that runs on the side',
  tool: 'a command line that names a tool of the trade: a linker, a typesetter',
  pager: 'a command line that shows text',
  editor: 'a command line that edits a file',
  compressor: 'a command line that packs or unpacks a stream',
  rsh: 'a command line that connects to another machine',
  browser: 'a command line that shows a page',
  lib: 'a shared library, plugin or module that is loaded',
  url: 'an address that something is fetched from',
  host: 'a machine that is connected to: input goes there, output comes from there',
  dest: 'an address that receives the data',
  send: 'text that is sent',
  'send@': 'text that is sent, or `@file`',
  sendfile: 'a file whose content is sent',
  listen: 'a port that is opened',
  env: 'NAME=VALUE for the program that is run',
  setting: 'KEY=VALUE of a configuration; the table of settings says which keys run commands',
  pair: 'two words without meaning: a name and a value',
  named: 'two words: a name and a file that is read',
  maybe: 'a path, perhaps: judged as read if it is critical',
} as const
export type Role =
  | keyof typeof ROLES
  | `code.${string}`
  | `script.${string}`
  | `module.${string}`
  | `setting.${string}`

/** What a flag alone can do. */
export const FLAG_EFFECTS = [
  'shell',
  'session',
  'listen',
  'look-around',
  'privilege',
  'destroy',
  'install',
] as const
export type FlagEffect = (typeof FLAG_EFFECTS)[number]

/** Traits of a program. `=` stands before a value. */
export const TRAITS = {
  out: 'what it prints: content (default), meta, none, network, code (for eval), decoded',
  sub: 'the first operand is a subcommand with an entry of its own',
  repl: 'without a script it reads code in this language',
  escape: 'interactive; `!command` and the like start a command',
  interactive: 'takes over the terminal',
  session: 'opens a terminal session with a shell',
  shell: 'is a shell: without a script it is interactive',
  'look-around': 'lists accounts, network configuration and the like',
  install: 'installs packages',
  privilege: 'changes accounts or rights; the value says how',
  destroy: 'destroys; the value says what',
  listen: 'opens a port by itself',
  fetch: 'gets something from the network by itself',
  stdin: 'what it does with its input: ignore, code.LANGUAGE, exec, send',
  dry: 'with one of these options or words it only looks: -n,--dry-run,list',
  posix: 'options end at the first operand: the rest belongs to the script',
  instead: 'one of these options takes the place of the first operand: -e,--regexp',
  moves: 'with one of these options the files that it reads are removed: -m,--move',
  inplace: 'with -i or --in-place its files are rewritten',
  pages: 'shows its output in a pager when it is used by hand',
  power: 'stops or restarts the machine',
  kernel: 'changes the running kernel',
  npx: 'fetches a package and runs it',
  serve: 'serves the current directory to others',
  'serve-shell': 'serves a shell to others',
  tunnel: 'opens a way in from outside',
  secret: 'prints a stored secret',
} as const
export type Trait = keyof typeof TRAITS

export interface OptionMeaning {
  /** Undefined for flags. */
  role?: Role
  /** The value must be glued to the name. */
  optional?: boolean
  effect?: FlagEffect
}

export interface Entry {
  /** Roles before the repeated one, the repeated one, roles after it. */
  first: Role[]
  repeated: Role | undefined
  last: Role[]
  options: ReadonlyMap<string, OptionMeaning>
  traits: ReadonlyMap<Trait, string>
}

/** A line that is read when it is first needed: a hook that starts anew pays for no other. */
export function readLater(line: string): () => Entry {
  let entry: Entry | undefined
  return () => {
    entry ??= readEntry(line)
    return entry
  }
}

/** Reads the one-line form. */
export function readEntry(line: string): Entry {
  const [operands = '', options = '', traits = ''] = line.split('|')
  const entry: Entry = {
    first: [],
    repeated: undefined,
    last: [],
    options: readOptions(options),
    traits: new Map(
      words(traits).map((word) => {
        const [trait, ...value] = word.split('=')
        return [trait as Trait, value.join('=')]
      }),
    ),
  }
  for (const word of words(operands)) {
    if (word.endsWith('*')) entry.repeated = word.slice(0, -1) as Role
    else (entry.repeated === undefined ? entry.first : entry.last).push(word as Role)
  }
  return entry
}

function readOptions(text: string): Map<string, OptionMeaning> {
  const options = new Map<string, OptionMeaning>()
  for (const word of words(text)) {
    const mark = word.search(/[:!]/)
    const names = mark < 0 ? word : word.slice(0, mark)
    const meaning: OptionMeaning = {}
    if (mark >= 0 && word[mark] === '!') meaning.effect = word.slice(mark + 1) as FlagEffect
    else if (mark >= 0) {
      const optional = word[mark + 1] === '?'
      meaning.role = (word.slice(mark + (optional ? 2 : 1)) || '-') as Role
      if (optional) meaning.optional = true
    }
    for (const name of names.split(',')) options.set(spelling(name), meaning)
  }
  return options
}

/** The name of an option as it is typed. */
function spelling(name: string): string {
  if (name.startsWith('-') || name.startsWith('+')) return name
  return name.length === 1 ? `-${name}` : `--${name}`
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
