import type { ShellState } from '../guard/shell-state.ts'
import { analyse } from '../guard/static/index.ts'

const has =
  (...wanted: readonly string[]) =>
  (args: readonly string[]) =>
    args.some((word) => wanted.includes(word))
const always = () => true

/**
 * Programs that serve files to somebody outside, as ssh starts them: behind one decision they read
 * and write whatever they are asked for, so they run only inside of a cage.
 */
const FILE_SERVERS: ReadonlyMap<string, (args: readonly string[]) => boolean> = new Map([
  ['sftp-server', always],
  ['rsync', has('--server', '--daemon')],
  ['rrsync', always],
  ['scp', (args) => args.some((word) => /^-\w*[tf]/.test(word))],
  ['git', has('upload-pack', 'receive-pack', 'upload-archive', 'shell', 'daemon', 'http-backend')],
  ...['upload-pack', 'receive-pack', 'upload-archive', 'shell', 'daemon', 'http-backend'].map(
    (name) => [`git-${name}`, always] as const,
  ),
  ['hg', has('serve')],
  ['svnserve', always],
  ['unison', has('-server')],
  ['borg', has('serve')],
  ['mosh-server', always],
])

/** Names that a text holds which nobody can follow to its end. */
const MENTIONED = /sftp-server|--server|(?:upload|receive)-(?:pack|archive)|svnserve|mosh-server/

/** Whether a command runs such a server, by whatever way: `env`, `exec`, a variable, quotes. */
export function isFileServer(command: string, shell?: ShellState): boolean {
  const { trace, certainty } = analyse(command, {
    ...(shell && { directory: shell.directory, shell }),
  })
  if (certainty === 'unresolved' && MENTIONED.test(command)) return true
  return trace().commands.some(({ arguments: words }) => {
    const [name = '', ...args] = withoutPrefixes(words)
    return FILE_SERVERS.get(name.slice(name.lastIndexOf('/') + 1))?.(args)
  })
}

/** `command` and `builtin` are no programs: what follows them is what runs. */
function withoutPrefixes(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !/^(?:command|builtin|-p|--)$/.test(word))
  return start < 0 ? [] : words.slice(start)
}
