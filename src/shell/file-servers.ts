import { realpathSync } from 'node:fs'
import { basename } from 'node:path'
import type { ShellState } from '../guard/shell-state.ts'
import { analyse } from '../guard/static/index.ts'
import { findProgram, otherName } from './other-names.ts'
import { readCommand } from './read-command.ts'

type Words = readonly string[]

const has =
  (...wanted: Words) =>
  (args: Words) =>
    args.some((word) => wanted.includes(word))

const GIT_SERVERS = [
  ...['upload-pack', 'receive-pack', 'upload-archive', 'shell', 'daemon', 'http-backend'],
]

/**
 * Programs that serve files to somebody outside, as ssh starts them: behind one decision they read
 * and write whatever they are asked for, so they run only inside of a cage. These do nothing else.
 */
const ALWAYS: ReadonlySet<string> = new Set([
  ...['sftp-server', 'rrsync', 'svnserve', 'mosh-server'],
  ...GIT_SERVERS.map((name) => `git-${name}`),
])

/** And these, with such arguments. */
const WITH_ARGUMENTS: ReadonlyMap<string, (args: Words) => boolean> = new Map([
  ['rsync', has('--server', '--daemon')],
  // Options of the old protocol; those that take a value are other ones.
  ['scp', (args: Words) => args.some((word) => /^-[346ABCOpqrTRvdtf]*[tf]/.test(word))],
  ['git', (args: Words) => GIT_SERVERS.includes(gitCommand(args))],
  ['hg', has('serve')],
  ['unison', has('-server')],
  ['borg', has('serve')],
  ['rclone', has('serve')],
])

/** Words that bash runs the following ones behind. */
const BUILTINS: ReadonlySet<string> = new Set(['command', 'builtin', 'exec', 'time', 'coproc'])

/** Programs that give another one a name under which it is not known. */
const RENAMES: ReadonlySet<string> = new Set(['ln', 'cp', 'mv', 'install', 'dd', 'link'])

/** What a text may say that nobody can follow to its end, read without its quotes. */
const MENTIONED =
  /sftp-server|--server|(?:upload|receive)-(?:pack|archive)|scp\s.*-\w*[tf]|svnserve|mosh-server|serve\b/

/**
 * Whether a command runs such a server, by whatever way: `env`, `exec`, a variable, quotes, a link of
 * another name. It is decided by what runs; what cannot be known counts where the text names one.
 */
export function isFileServer(command: string, shell?: ShellState): boolean {
  const { trace, certainty } = shell ? readCommand(command, shell) : analyse(command)
  if (certainty === 'unresolved' && MENTIONED.test(command.replace(/['"\\]/g, ''))) return true
  return trace().commands.some((each) => isServer(each.arguments, shell))
}

function isServer(words: Words, shell: ShellState | undefined): boolean {
  const [program = '', ...args] = words
  if (RENAMES.has(basename(program))) {
    return args.some((word) => ALWAYS.has(basename(word.replace(/^if=/, ''))))
  }
  if (BUILTINS.has(program)) {
    return args.some((_, at) => isServer(args.slice(at), shell))
  }
  // A pattern may be the name of anything.
  if (/[*?[]/.test(program) && program !== '[' && program !== '[[') return true
  return [basename(program), realName(program, shell)].some(
    (name) => ALWAYS.has(name) || WITH_ARGUMENTS.get(name)?.(args) === true,
  )
}

/** What a program is called where it really lies. */
function realName(program: string, shell: ShellState | undefined): string {
  const file = findProgram(program, shell)
  return file === undefined ? '' : basename(otherName(file) ?? realpathSync(file))
}

/** The command of git behind its own options, some of which take a word. */
function gitCommand(args: Words): string {
  const [first = '', ...rest] = args
  if (!first.startsWith('-')) return first
  const takesWord =
    /^(?:-[cC]|--(?:git-dir|work-tree|namespace|exec-path|config-env|super-prefix))$/
  return gitCommand(takesWord.test(first) ? rest.slice(1) : rest)
}
