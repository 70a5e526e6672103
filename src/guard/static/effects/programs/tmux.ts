import { TooComplex } from '../../parse/parse-script.ts'
import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { followSession, typeInto } from '../sessions.ts'
import { readFile } from '../world.ts'

/** Commands that only look or change how it looks, by name and short name. A shell is opened by all others. */
const LOOKS = `break-pane breakp;capture-pane capturep;clear-history clearhist;clear-prompt-history clearphist;clock-mode;\
delete-buffer deleteb;detach-client detach;display-message display;display-panes displayp;find-window findw;has-session has;\
info;join-pane joinp;kill-pane killp;kill-server;kill-session;kill-window killw;last-pane lastp;last-window last;\
link-window linkw;list-buffers lsb;list-clients lsc;list-commands lscm;list-keys lsk;list-panes lsp;list-sessions ls;\
list-windows lsw;lock-client lockc;lock-server lock;lock-session locks;move-pane movep;move-window movew;next-layout nextl;\
next-window next;previous-layout prevl;previous-window prev;refresh-client refresh;rename-session rename;\
rename-window renamew;resize-pane resizep;resize-window resizew;rotate-window rotatew;save-buffer saveb;\
select-layout selectl;select-pane selectp;select-window selectw;set-environment setenv;set-option set;\
set-window-option setw;show-buffer showb;show-environment showenv;show-hooks;show-messages showmsgs;show-options show;\
show-prompt-history showphist;show-window-options showw;source-file source;start-server start;suspend-client suspendc;\
swap-pane swapp;swap-window swapw;switch-client switchc;unbind-key unbind;unlink-window unlinkw;wait-for wait`
const OTHERS = `attach-session attach;bind-key bind;choose-buffer;choose-client;choose-tree;command-prompt;\
confirm-before confirm;copy-mode;customize-mode;display-menu menu;display-popup popup;if-shell if;load-buffer loadb;\
new-session new;new-window neww;paste-buffer pasteb;pipe-pane pipep;respawn-pane respawnp;respawn-window respawnw;\
run-shell run;send-keys send;send-prefix;server-access;set-buffer setb;set-hook;split-window splitw;\
split-pane splitp`

/** Commands that start a program in a pane of their own: their options with a value. */
const STARTS: ReadonlyMap<string, string> = new Map([
  ['new-session', 'ceFfnstxy'],
  ['new-window', 'ceFnt'],
  ['split-window', 'celptF'],
  ['split-pane', 'celptF'],
  ['respawn-pane', 'cet'],
  ['respawn-window', 'cet'],
  ['display-popup', 'bBcdehsStTwxy'],
])
/** Commands whose words are commands of tmux, and how many words stand before those. */
const CARRIERS: ReadonlyMap<string, readonly [valued: string, before: number]> = new Map([
  ['bind-key', ['NT', 1]],
  ['choose-buffer', ['FfKOt', 0]],
  ['choose-client', ['FfKOt', 0]],
  ['choose-tree', ['FfKOt', 0]],
  ['command-prompt', ['IpTt', 0]],
  ['confirm-before', ['cpt', 0]],
  ['display-menu', ['cHsStTxyb', 0]],
  ['display-panes', ['dt', 0]],
  ['set-hook', ['t', 1]],
])
const PANE_COMMAND = /^default-(?:command|shell)$/
const SHELL_OPTION = /^(?:lock|copy|editor)(?:-command)?$/

/** Global options that take a value. */
const VALUED = /^-[LSfT]$/
const MOST_DEPTH = 8

interface Row {
  name: string
  looks: boolean
}

const rows = [
  ...LOOKS.split(';').map((words) => [words, true] as const),
  ...OTHERS.split(';').map((words) => [words, false] as const),
].flatMap(([words, looks]) => {
  const [name = ''] = words.split(' ')
  return words.split(' ').map((word): [string, Row] => [word, { name, looks }])
})
const COMMANDS: ReadonlyMap<string, Row> = new Map(rows)

/** `new-se` is `new-session`, as long as no other command begins like that. */
function commandOf(word: string): Row | undefined {
  const exact = COMMANDS.get(word)
  if (exact !== undefined || word === '') return exact
  const found = new Set(rows.filter(([name]) => name.startsWith(word)).map(([, row]) => row.name))
  return found.size === 1 ? COMMANDS.get([...found][0]!) : undefined
}

/** Follows what tmux is told, and says whether any of it opens a shell. */
export function runTmux(call: Call): boolean {
  const { machine, name, args } = call
  let at = 0
  for (; at < args.length && args[at]!.startsWith('-'); at++) {
    const word = plain(args[at]!)
    const next = args[at + 1]
    if (word === '-V') return false
    if (word === '-c' && next) {
      machine.runText(next, { frame: machine.frameFor('side', name) })
      return true
    }
    if (word === '-f' && next) machine.runCode('config', readFile(machine, name, next), name)
    if (VALUED.test(word)) at++
  }
  // Without a word a session begins.
  return at === args.length || runCommands(call, args.slice(at), 0)
}

/** Commands with semicolons between them; a word that ends with one ends the command, too. */
function runCommands(call: Call, words: readonly Value[], depth: number): boolean {
  let command: Value[] = []
  let opens = false
  for (const word of words) {
    if (!/(?:^|[^\\])\\?;$/.test(plain(word))) {
      command.push(word)
      continue
    }
    const last = word.replace(/\\?;$/, '')
    opens = runCommand(call, last === '' ? command : [...command, last], depth) || opens
    command = []
  }
  return runCommand(call, command, depth) || opens
}

function runCommand(call: Call, [verb, ...rest]: Value[], depth: number): boolean {
  const { machine, name } = call
  machine.step()
  if (verb === undefined) return false
  const row = commandOf(plain(verb))
  const command = row?.name ?? plain(verb)
  const valued = STARTS.get(command)
  const carrier = CARRIERS.get(command)
  if (valued !== undefined) followSession(call, operands(rest, valued))
  else if (carrier !== undefined) {
    const [first = '', ...more] = operands(rest, carrier[0]).slice(carrier[1])
    // One text, or words; the commands of a menu stand among its names.
    if (command === 'display-menu')
      for (const text of [first, ...more]) runText(call, text, depth + 1)
    else if (more.length === 0) runText(call, first, depth + 1)
    else runCommands(call, [first, ...more], depth + 1)
  } else if (command === 'send-keys') typeInto(call, operands(rest, 'Nt'))
  // What is put there is pasted into a pane.
  else if (command === 'set-buffer') typeInto(call, operands(rest, 'bnt'))
  else if (command === 'load-buffer')
    typeInto(call, [readFile(machine, name, operands(rest, 'bt')[0] ?? '-')])
  else if (command === 'if-shell') runCondition(call, rest, depth)
  else if (command === 'run-shell' && rest.some((word) => /^-\w*C/.test(word)))
    runText(call, operands(rest, 'bct').join(' '), depth + 1)
  else if (command === 'run-shell' || command === 'pipe-pane')
    runOutside(call, operands(rest, command === 'run-shell' ? 'cdt' : 't').join(' '))
  else if (command === 'set-option' || command === 'set-window-option') setOption(call, rest)
  return row === undefined || !row.looks
}

/** `if-shell CONDITION COMMAND [COMMAND]`: the first is the shell's, unless `-F` says that it is a format. */
function runCondition(call: Call, rest: readonly Value[], depth: number): void {
  const [condition = '', ...commands] = operands(rest, 't')
  if (!rest.some((word) => /^-\w*F/.test(word))) runOutside(call, condition)
  for (const command of commands) runText(call, command, depth + 1)
}

function setOption(call: Call, rest: readonly Value[]): void {
  const [option = '', ...values] = operands(rest, 't')
  if (PANE_COMMAND.test(plain(option))) followSession(call, values.slice(0, 1))
  else if (SHELL_OPTION.test(plain(option))) runOutside(call, values.join(' '))
}

function runOutside({ machine, name }: Call, text: Value): void {
  if (text.trim() !== '') machine.runText(text, { frame: machine.frameFor('side', name) })
}

/** Commands of tmux in one text: words, quotes and braces. */
function runText(call: Call, text: Value, depth: number): void {
  if (depth > MOST_DEPTH) throw new TooComplex('commands are nested too deeply')
  const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\{([^{}]*)\}|([^\s;]+|;)/g)].map(
    ([, double, single, braces, bare]) => double ?? single ?? braces ?? bare ?? '',
  )
  // A format or the name of an entry is no command.
  if (words.length > 0 && commandOf(plain(words[0]!)) !== undefined) runCommands(call, words, depth)
}

/** The words that are no options; `valued` are the letters of those that take the next word. */
export function operands(args: readonly Value[], valued: string): Value[] {
  let at = 0
  for (; at < args.length; at++) {
    const word = plain(args[at]!)
    if (word === '--') return args.slice(at + 1)
    if (!/^-[A-Za-z]/.test(word)) break
    if (valued.includes(word.at(-1)!)) at++
  }
  return args.slice(at)
}
