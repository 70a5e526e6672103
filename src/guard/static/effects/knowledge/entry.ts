import type { ArgumentType } from './argument-types.ts'
import type { Facts } from './facts.ts'
import type { Kind } from './kinds.ts'

/**
 * The format of the knowledge base. An entry is one line of text:
 *
 *     OPERANDS | OPTIONS | TRAITS
 *
 * OPERANDS: the types of the words that are not options, in order. `read*` is any number of
 * files; `read* write` any number of files and then one that is written; `- read*` a word
 * without meaning (a pattern) and then files; `argv` takes all the rest as a command.
 *
 * OPTIONS: `names:type`, separated by spaces. One letter is `-o`; a longer name is `--output`; a
 * leading dash is a long name with one dash (`-exec`); `o,output:write` are two names of one
 * option. `k:` takes a value that does not matter; `color:?` takes one only after `=` (or glued
 * to the letter); `i!listen` is a flag with an effect. A flag without effect is listed only where its
 * word would else be misread: `-long` as letters, `--output` as an option with a value.
 *
 * TRAITS: words about the program as a whole, see `TRAITS` below. `makes=-c:{stem}.o,-E:-,a.out` names
 * the file that is written when no option does: with `-c` one that is called like the operand, with
 * `-E` none, else `a.out` ({stem} is the operand without folder and ending, {Stem} with a capital, {path} without ending,
 * {file} all of it, {class} the operand in small letters, {folder} the name of the folder that it is; what ends in a slash is a folder full of products,
 * and a plus stands between two files);
 * `-d:{-d}/{stem}.class` begins with the value of the option `-d`.
 * `mode=-r:script.compiled` gives the first operand another type where the flag is there. The types are listed in argument-types.ts,
 * languages (`code.python`, `repl=sql`) in languages.ts. No other word is taken: the build stops at it
 * (check-tables.ts).
 *
 * `'=other'` means: the same as another entry, with all its subcommands; `'=other | walks'` has these
 * traits beside. A key of two words (`git clone`) is a subcommand; the program's own entry then has the
 * trait `sub`, and lists its global options.
 *
 * `own.word` is a word that means something to this program alone, `setting` a key with its value of its own
 * configuration. What does not fit into a line stands beside it, in the richer form of the entry (facts.ts);
 * docs/knowledge.md is the page how to read all of this.
 *
 * The lines stand in `families/`, one file for each family of programs. A program stands in one of
 * them only, with all its subcommands; options that many of them take are a constant above the table.
 */
export type KnowledgeTable = Readonly<Record<string, string | RichEntry>>

/** The richer form of an entry: the line, and what else is known about the program (facts.ts). */
export interface RichEntry extends Facts {
  readonly line?: string
}

/** The line of an entry in either form. */
export function lineOf(entry: string | RichEntry): string | undefined {
  return typeof entry === 'string' ? entry : entry.line
}

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
  out: 'what it prints: one of OUTPUTS',
  console:
    'without operands, or with one of these words, each line of its input, or of the file behind them, is words for it: -b,-batch',
  sub: 'the first operand is a subcommand with an entry of its own',
  others:
    'subcommands without an entry, which do nothing that matters; * where its user names them',
  repl: 'without a script it reads code in this language',
  escape: 'interactive; `!command` and the like start a command',
  interactive: 'takes over the terminal',
  session: 'opens a terminal session with a shell',
  login: 'opens a shell on the machine that it is told, or runs a command there',
  shell: 'is a shell: without a script it is interactive',
  'look-around':
    'lists accounts, network configuration and the like; the value says what else it does: tries-passwords',
  install: 'installs packages',
  privilege: 'changes accounts or rights; the value says how',
  destroy: 'destroys; the value says what',
  listen: 'opens a port by itself',
  fetch: 'gets something from the network by itself',
  stdin: 'what it does with its input: one of INPUTS, or code.LANGUAGE',
  dry: 'with one of these options or words it only looks: -n,--dry-run,list',
  checks:
    'with one of these words it only checks its configuration, and nothing obeys that: -t,--test',
  posix: 'options end at the first operand: the rest belongs to the script',
  instead: 'one of these options takes the place of the first operand: -e,--regexp',
  moves: 'with one of these options the files that it reads are removed: -m,--move',
  inplace: 'with -i or --in-place, or one of these options, its files are rewritten: -w,--write',
  pages: 'shows its output in a pager when it is used by hand',
  power: 'stops or restarts the machine',
  kernel: 'changes the running kernel',
  serve: 'serves the current directory to others',
  'serve-shell': 'serves a shell to others',
  tunnel: 'opens a way in from outside',
  unclear: 'its words do not tell what it does; the value says what that depends on',
  secret: 'prints a stored secret',
  makes:
    'the file that it writes when no option names one: a.out, or by flags -c:{stem}.o,-E:-,a.out',
  unpacks:
    'with one of these flags it takes the archive apart that an option names or that comes in: -t:-,-i:input',
  mode: 'with a flag the first operand has another type: -r:script.compiled',
  kind: 'what it is: one or more of KINDS, with commas between',
  copies: 'passes on unchanged what it reads',
  brings:
    'what it fetches lies in the current directory, or in the one that these options name: -D,--dir',
  walks: 'looks at everything below the directories that it is given',
  quiet: 'its words are text or well understood: what they look like says nothing more',
  whole: 'options are whole words behind one dash: letters do not stand together',
  slashes: 'an option may begin with a slash: /out:FILE',
  speaks: 'its operands are words: a path among them is a word like any other',
} as const
export type Trait = keyof typeof TRAITS

/** What a program prints. */
export const OUTPUTS = {
  content: 'what it read; this is the default',
  meta: 'words about what it was given',
  none: 'nothing',
  network: 'what another machine answered',
  code: 'code that the shell which asks shall run',
  decoded: 'what it read, decoded',
} as const

/** What a program does with its input, where that is not to be printed. */
export const INPUTS = {
  ignore: 'nothing',
  exec: 'runs it as a shell script',
  send: 'sends it to another machine',
  credential: 'tells it, where an option says so, as a password to the machine that it is told',
  mail: 'sends it as a message, in which some lines are commands',
  names: 'reads the files that it names',
  patch: 'changes the files that it names',
} as const

export interface OptionMeaning {
  /** Undefined for flags. */
  type?: ArgumentType
  /** The value must be glued to the name. */
  optional?: boolean
  effect?: FlagEffect
}

/** Whether the word behind an option is its value. */
export function takesNext(option: OptionMeaning | undefined): boolean {
  return option?.type !== undefined && option.optional !== true
}

export interface Entry {
  /** Types before the repeated one, the repeated one, types after it. */
  first: ArgumentType[]
  repeated: ArgumentType | undefined
  last: ArgumentType[]
  options: ReadonlyMap<string, OptionMeaning>
  traits: ReadonlyMap<Trait, string>
  kinds: ReadonlySet<Kind>
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
    ...readTraits(traits),
  }
  for (const word of words(operands)) {
    if (word.endsWith('*')) entry.repeated = word.slice(0, -1) as ArgumentType
    else (entry.repeated === undefined ? entry.first : entry.last).push(word as ArgumentType)
  }
  return entry
}

/** The name behind `=`, and what the alias has beside that. */
export function readAlias(line: string): { target: string; traits: string } {
  const [target = '', traits = ''] = line.slice(1).split('|')
  return { target: target.trim(), traits }
}

/** An entry with more traits and kinds. */
export function withTraits(entry: Entry, text: string): Entry {
  const { traits, kinds } = readTraits(text)
  return {
    ...entry,
    traits: new Map([...entry.traits, ...traits]),
    kinds: new Set([...entry.kinds, ...kinds]),
  }
}

const NO_KINDS: ReadonlySet<Kind> = new Set()

function readTraits(text: string): Pick<Entry, 'traits' | 'kinds'> {
  const traits = new Map(
    words(text).map((word) => {
      const [trait, ...value] = word.split('=')
      return [trait as Trait, value.join('=')]
    }),
  )
  const kinds = traits.get('kind')
  return {
    traits,
    kinds: kinds === undefined ? NO_KINDS : new Set(kinds.split(',') as Kind[]),
  }
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
      meaning.type = (word.slice(mark + (optional ? 2 : 1)) || '-') as ArgumentType
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
