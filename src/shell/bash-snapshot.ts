import { type BashState, MADE_BY_BASH, optionsOf } from './bash-state.ts'
import { quote } from './bash-words.ts'

/** The kernel hands one argument on up to 128 KiB, and a character may take four bytes. */
const PIECE = 30_000

/** Options of bash that belong to a terminal, to another way of starting, or to nobody. */
const NOT_HANDED_ON: ReadonlySet<string> = new Set([
  ...['monitor', 'history', 'histexpand', 'emacs', 'vi', 'noexec', 'notify', 'privileged'],
  ...['login_shell', 'restricted_shell', 'checkjobs', 'execfail', 'checkwinsize'],
])

/**
 * What makes another bash run a command as this one would: its variables, functions, aliases and
 * options, but for what looks like a secret. `script` is for `bash -c`, and takes the last status, then
 * `words`, then the arguments of this bash.
 */
export function snapshot(
  command: string,
  state: BashState,
  functions: ReadonlyMap<string, string>,
  isSecret: (name: string, value: string) => boolean,
): { script: string; words: string[] } {
  const variables = [...state.variables]
    .filter(([name, { exported, value }]) => {
      // What is exported and plain comes with the environment, as the cage has changed it.
      if (MADE_BY_BASH.test(name) || (exported && 'value' in value)) return false
      const values = 'elements' in value ? [...value.elements.values()] : Object.values(value)
      return !values.some((text) => isSecret(name, text))
    })
    .map(([, { declaration }]) => declaration)
  const aliases = [...state.aliases].map(([name, text]) => `alias -- ${quote(`${name}=${text}`)}`)
  // Patterns must be known before functions that use them are read.
  const known = [setting('shopt -s', optionsOf(state, 'BASHOPTS')), ...variables]
  const pieces = piecesOf([...known, ...functions.values(), ...aliases].join('\n'))
  const words = [command, ...pieces]
  const script = `__aegish_status=$1 __aegish_command=$2
eval "${pieces.map((_, i) => `\${${i + 3}}`).join('')}" 2>/dev/null
shift ${words.length + 1}
__aegish_return() { return "$1"; }
${setting('set -o', optionsOf(state, 'SHELLOPTS'))}
if (( __aegish_status )); then __aegish_return "$__aegish_status" || eval "$__aegish_command"
else __aegish_return 0 && eval "$__aegish_command"; fi`
  return { script, words }
}

/** One by one: an option that another bash does not know must not keep the others out. */
function setting(how: string, options: readonly string[]): string {
  const wanted = options.filter((name) => /^[\w-]+$/.test(name) && !NOT_HANDED_ON.has(name))
  return wanted.map((option) => `${how} ${option}`).join('; ') || ':'
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    // No character is cut in two.
    const end = at + PIECE + (/[\ud800-\udbff]/.test(text[at + PIECE - 1] ?? '') ? 1 : 0)
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}
