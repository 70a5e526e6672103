import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { followSession, typeInto } from '../sessions.ts'
import { readFile } from '../world.ts'

/** Commands of tmux that only look, or change how it looks. */
const TMUX_LOOKS =
  /^(?:ls|list-\w+|kill-\w+|info|show-\w+|show|has-session|has|rename-\w+|display-message|source-file|source|set|set-option|setw|-V|start-server|detach\w*|select-\w+|resize-\w+|capture-pane|switch-client)$/
const SCREEN_LOOKS = /^-(?:ls|list|v|wipe|X|help|S)$/

/** Commands of tmux that start a program in a pane of their own: their options with a value. */
const TMUX_STARTS: ReadonlyMap<string, string> = new Map([
  ...names('new-session new', 'ceFfnstxy'),
  ...names('new-window neww', 'ceFnt'),
  ...names('split-window splitw split-pane splitp', 'celptF'),
  ...names('respawn-pane respawnp respawn-window respawnw', 'cet'),
  ...names('display-popup popup', 'bBcdehsStTwxy'),
])
const TMUX_TYPES = /^(?:send-keys|send)$/
const TMUX_RUNS = /^(?:run-shell|run|if-shell|if|pipe-pane|pipep)$/

function names(words: string, valued: string): [string, string][] {
  return words.split(' ').map((name) => [name, valued])
}

/** `tmux` and `screen`: a session is a shell, and what is typed into it or started there runs. */
export function runMultiplexer(call: Call): Value {
  const { machine, name, args } = call
  const words = args.map(plain)
  if (words.length === 1 && /^--(?:help|version)$|^-[vV]$/.test(words[0]!))
    return machine.unknown('output', name)
  const verb = words.find(
    (word, i) =>
      !/^-[LSfCc]$/.test(words[i - 1] ?? '') &&
      (!word.startsWith('-') || /^-(?:ls|list|v|V|wipe)$/.test(word)),
  )
  if (name === 'tmux') runTmux(call, words)
  else runScreen(call, words)
  const looks = name === 'tmux' ? TMUX_LOOKS : SCREEN_LOOKS
  if (verb !== undefined && looks.test(verb)) return machine.unknown('output', name)
  machine.emit('session', name, name)
  return ''
}

/** Global options of tmux that take a value. */
const TMUX_VALUED = /^-[LSfT]$/

function runTmux(call: Call, words: readonly string[]): void {
  const { machine, name, args } = call
  let at = 0
  for (; at < words.length && words[at]!.startsWith('-'); at++) {
    if (words[at] === '-c' && args[at + 1])
      machine.runText(args[at + 1]!, { frame: machine.frameFor('side', name) })
    if (words[at] === '-f' && args[at + 1])
      machine.runCode('config', readFile(machine, name, args[at + 1]!), name)
    if (TMUX_VALUED.test(words[at]!)) at++
  }
  // A semicolon ends a command of tmux.
  for (let start = at; start < words.length; ) {
    const next = words.findIndex((word, i) => i >= start && /^\\?;$/.test(word))
    const end = next < 0 ? words.length : next
    runTmuxCommand(call, words[start]!, args.slice(start + 1, end))
    start = end + 1
  }
}

function runTmuxCommand(call: Call, verb: string, rest: Value[]): void {
  const { machine, name } = call
  const valued = TMUX_STARTS.get(verb)
  if (valued !== undefined) followSession(call, operands(rest, valued))
  else if (TMUX_TYPES.test(verb)) typeInto(call, operands(rest, 'Nt'))
  // What is put there is pasted into a pane.
  else if (/^(?:set-buffer|setb)$/.test(verb)) typeInto(call, operands(rest, 'bnt'))
  else if (/^(?:load-buffer|loadb)$/.test(verb))
    typeInto(call, [readFile(machine, name, operands(rest, 'bt')[0] ?? '-')])
  else if (TMUX_RUNS.test(verb)) {
    const text = rest.filter((word) => !word.startsWith('-')).join(' ')
    if (text !== '') machine.runText(text, { frame: machine.frameFor('side', name) })
  } else if (/^(?:bind-key|bind)$/.test(verb)) {
    const [, inner, ...words] = operands(rest, 'NT')
    if (inner !== undefined) runTmuxCommand(call, plain(inner), words)
  } else if (/^(?:set|set-option)$/.test(verb)) {
    const at = rest.findIndex((word) => /^default-(?:command|shell)$/.test(word))
    if (at >= 0) followSession(call, rest.slice(at + 1, at + 2))
  }
}

/** The words that are no options; `valued` are the letters of those that take the next word. */
function operands(args: readonly Value[], valued: string): Value[] {
  let at = 0
  for (; at < args.length; at++) {
    const word = plain(args[at]!)
    if (word === '--') return args.slice(at + 1)
    if (!/^-[A-Za-z]/.test(word)) break
    if (valued.includes(word.at(-1)!)) at++
  }
  return args.slice(at)
}

function runScreen(call: Call, words: readonly string[]): void {
  const { machine, name, args } = call
  const log = words.indexOf('-Logfile')
  const file = log >= 0 ? words[log + 1] : words[words.indexOf('-L') + 1]
  if (words.includes('-L') && file?.startsWith('/')) machine.emit('write', name, file, { data: '' })
  const told = words.indexOf('-X')
  if (told < 0) {
    followSession(call, operands(args, 'Sctehps'))
    return
  }
  const rest = args.slice(told + 1)
  const at = rest.findIndex((word) => /^(?:stuff|exec|screen)$/.test(word))
  if (at < 0) return
  if (rest[at] === 'stuff') typeInto(call, rest.slice(at + 1))
  else followSession(call, operands(rest.slice(at + 1), 't'))
}
