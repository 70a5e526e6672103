import { realpathSync } from 'node:fs'
import { basename } from 'node:path'
import type { ShellState } from '../guard/shell-state.ts'
import { renamesFiles, servesFiles } from '../guard/static/effects/file-servers.ts'
import { analyse } from '../guard/static/index.ts'
import { findProgram, otherName } from './other-names.ts'
import { readCommand } from './read-command.ts'

type Words = readonly string[]

/** Words that bash runs the following ones behind. */
const BUILTINS: ReadonlySet<string> = new Set(['command', 'builtin', 'exec', 'time', 'coproc'])

/** What a text may say that nobody can follow to its end, read without its quotes. */
const MENTIONED =
  /sftp-server|--server|(?:upload|receive)-(?:pack|archive)|scp\s.*-\w*[tf]|svnserve|mosh-server|serve\b/

/**
 * Whether a command runs a program that serves files to somebody outside, as ssh starts it, by whatever
 * way: `env`, `exec`, a variable, quotes, a link of another name. Behind one decision it reads and writes
 * whatever it is asked for, so it runs only inside of a cage. It is decided by what runs; what cannot be
 * known counts where the text names one.
 */
export function isFileServer(command: string, shell?: ShellState): boolean {
  const { trace, certainty } = shell ? readCommand(command, shell) : analyse(command)
  if (certainty === 'unresolved' && MENTIONED.test(command.replace(/['"\\]/g, ''))) return true
  return trace().commands.some((each) => isServer(each.arguments, shell))
}

function isServer(words: Words, shell: ShellState | undefined): boolean {
  const [program = '', ...args] = words
  if (renamesFiles(basename(program))) {
    return args.some((word) => servesFiles(basename(word.replace(/^if=/, '')), []))
  }
  if (BUILTINS.has(program)) {
    return args.some((_, at) => isServer(args.slice(at), shell))
  }
  // A pattern may be the name of anything.
  if (/[*?[]/.test(program) && program !== '[' && program !== '[[') return true
  return [basename(program), realName(program, shell)].some((name) => servesFiles(name, args))
}

/** What a program is called where it really lies. */
function realName(program: string, shell: ShellState | undefined): string {
  const file = findProgram(program, shell)
  return file === undefined ? '' : basename(otherName(file) ?? realpathSync(file))
}
