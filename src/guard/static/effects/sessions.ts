import { isKnown, plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import type { Frame } from './effect.ts'
import { findFacts } from './knowledge/index.ts'
import type { Pattern } from './knowledge/pattern.ts'
import { runDeferred, runIsolated } from './off-machine.ts'
import { isKind } from './program-kinds.ts'

/** Options of terminals behind which a command stands. */
const COMMAND_OPTION = /^(?:-e|-x|--command|--execute|--)$/
/** Names of keys, which type nothing that a shell would run. */
const KEY =
  /^(?:(?:[CMS]-)+.|F\d+|Up|Down|Left|Right|Home|End|Escape|Tab|BTab|BSpace|DC|IC|NPage|PPage)$/
const ENTER = /^(?:Enter|KPEnter|C-m|C-j|\^M)$/

/** What runs in a terminal of its own: a shell there is what the terminal is for. */
function sessionFrame({ machine, name }: Call): Frame {
  return { ...machine.frameFor('wrapper', name), session: true }
}

/** A command that gets a terminal of its own: one text for a shell, or words. */
export function followSession(call: Call, words: readonly Value[]): void {
  const [first, ...more] = words
  if (first === undefined || first === '') return
  const change = { frame: sessionFrame(call), input: undefined }
  if (more.length === 0) call.machine.runText(first, change)
  else call.machine.runCommand([...words], change)
}

/** The screen of another machine: `192.0.2.7:1`, `host:0`. */
const REMOTE_SCREEN = /^(?!unix\/|localhost)[\w.-]+:\d/

/** The command that a terminal is started with: `xterm -e …`, `gnome-terminal -- …`. */
export function followTerminal(call: Call): void {
  const { machine, name, args } = call
  const at = args.findIndex((word) => /^--?display$/.test(word))
  const screen =
    plain(args[at < 0 ? args.length : at + 1] ?? '') ||
    (machine.environment.variable('DISPLAY')?.value ?? '')
  // The screen of another machine: whoever sits there gets the shell.
  if (REMOTE_SCREEN.test(screen)) machine.emit('remote-shell', name, screen)
  for (const [i, word] of call.args.entries()) {
    const text = plain(word)
    const glued = /^--(?:command|execute)=(.+)$/s.exec(text)?.[1]
    if (glued !== undefined) followSession(call, [glued])
    else if (COMMAND_OPTION.test(text)) {
      followSession(call, call.args.slice(i + 1))
      return
    }
  }
}

/** What is typed in a window or a pane, whoever sits there. */
export function followTyping(call: Call): void {
  const { name, args } = call
  const { types = [], typesInput, typesBehind = [] } = findFacts(name)
  for (const pattern of types)
    for (const word of args)
      for (const text of textsIn(plain(word), pattern)) typeInto(call, [text])
  if (isKind(name, 'clipboard')) keepForPasting(call)
  if (typesInput?.includes(args[0] ?? '')) typeInto(call, [call.machine.inputValue ?? ''])
  for (const verb of typesBehind) {
    const at = verb === '' ? 0 : args.indexOf(verb) + 1
    if (at === 0 && verb !== '') continue
    for (const word of args.slice(at)) if (!word.startsWith('-')) typeInto(call, [word])
  }
}

/** Group 1 of every place that a pattern fits. */
function textsIn(text: string, pattern: Pattern): string[] {
  const found: string[] = []
  for (let rest = text, match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    found.push(match[1]!)
    rest = rest.slice(match.index + Math.max(1, match[0].length))
  }
  return found
}

/** Somebody pastes it, perhaps without a look: a copied text is no command, but it may become one. */
function keepForPasting({ machine, name, args }: Call): void {
  const words = args.filter((word) => !word.startsWith('-')).join(' ')
  const text = `${machine.inputValue ?? ''}\n${words}`
  if (isKnown(text) && text.trim() !== '')
    runDeferred(machine, name, () => machine.runText(text, { input: undefined }))
}

/** What is typed into a session, by whoever is not there: it is taken for commands. */
export function typeInto(call: Call, keys: readonly Value[]): void {
  const text = keys
    .filter((key) => !KEY.test(plain(key)))
    .map((key) => (ENTER.test(plain(key)) ? '\n' : plain(key) === 'Space' ? ' ' : key))
    .join('')
    .replace(/\\n|\\r|\\015|\^M|\r/g, '\n')
  // An address is typed into a browser: a shell would make nothing of it.
  if (text.trim() === '' || /^\s*\w+:\/\/[\w.:/?=%~+-]+\s*$/.test(plain(text))) return
  // An editor or a console may be at the other end: what is no command is no problem.
  runIsolated(call.machine, () => {
    call.machine.runText(text, { frame: sessionFrame(call), input: undefined })
  })
}
