import { isKnown, plain, type Value } from '../../resolve/value.ts'
import { LIST_ARGUMENTS } from '../argument-types/lists.ts'
import type { Call } from '../call.ts'
import type { Entry, Trait } from '../knowledge/entry.ts'
import { findEntry } from '../knowledge/index.ts'
import type { Language } from '../knowledge/languages.ts'
import { OF_ONE_TRADE } from '../languages/of-one-trade.ts'
import { isOneFile } from '../own-content.ts'
import { hasOtherRights } from '../risky-arguments.ts'
import { followTerminal } from '../sessions.ts'
import { tellInput } from '../told-credentials.ts'
import { readFile, sendTo } from '../world.ts'
import { followConsole } from './consoles.ts'
import { detaches } from './detaches.ts'
import type { Flow } from './flow.ts'
import { followLogin } from './login-here.ts'
import type { ParsedArguments } from './parse-arguments.ts'

/** Traits that say how to read a program, or what it prints: they have no effect by themselves. */
const SILENT: ReadonlySet<Trait> = new Set<Trait>([
  ...([
    'out',
    'sub',
    'others',
    'dry',
    'checks',
    'posix',
    'instead',
    'moves',
    'inplace',
    'makes',
    'mode',
    'unpacks',
  ] as const),
  ...(['kind', 'copies', 'walks', 'quiet', 'slashes', 'speaks'] as const),
])

/** What a program does by being the program that it is. */
export function applyTraits(call: Call, entry: Entry, flow: Flow, parsed: ParsedArguments): void {
  const { machine, name } = call
  for (const [trait, value] of entry.traits) {
    if (SILENT.has(trait)) continue
    machine.provenance = { by: 'entry', name, key: 'trait', type: trait }
    switch (trait) {
      case 'session':
        // With a command to run in there, it is that command.
        if (!(parsed.command && entry.first.includes('remote-argv')))
          machine.emit(trait, name, name)
        followTerminal(call)
        break
      case 'login':
        followLogin(call, entry, parsed)
        break
      case 'look-around':
        machine.emit(trait, name, name, value ? { how: value.replaceAll('-', ' ') } : {})
        break
      case 'install':
        machine.emit(trait, name, name)
        break
      case 'privilege':
        machine.emit(trait, name, wordsOf(parsed), value ? { how: value.replaceAll('-', ' ') } : {})
        break
      case 'destroy':
        machine.emit(
          trait,
          name,
          wordsOf(parsed),
          value ? { how: `${name} ${value.replaceAll('-', ' ')}` } : {},
        )
        break
      case 'listen':
        machine.emit('listen', name, value)
        break
      case 'fetch':
        flow.sources.push({ address: value || name, provenance: machine.provenance })
        break
      case 'brings':
        if (!hasSubcommand(call, entry, parsed)) bringHere(call, parsed, value.split(','))
        break
      case 'shell':
        if (!flow.ran && !parsed.command && !(entry.traits.has('repl') && machine.input))
          machine.emit('shell', name, name)
        break
      case 'power':
        machine.emit('denial-of-service', name, name, { how: `${name} stops the machine` })
        break
      case 'kernel':
        machine.emit('denial-of-service', name, name, { how: `${name} changes the running kernel` })
        break
      case 'serve':
        machine.emit('listen', name, name)
        break
      case 'tunnel':
        machine.emit('listen', name, name)
        machine.miss('outcome', name, '', 'who comes in by it')
        break
      case 'serve-shell':
        machine.emit('remote-shell', name, name)
        break
      case 'unclear':
        machine.miss('outcome', name, '', value.replaceAll('-', ' '))
        break
      case 'secret':
        machine.emit('read', name, `secret://${wordsOf(parsed)}`)
        break
      case 'interactive':
      case 'pages':
      case 'escape':
        // `mc cp a b`: it is the subcommand that decides about that.
        if (!hasSubcommand(call, entry, parsed)) waitForKeys(call, entry, trait)
        break
      case 'console':
        followConsole(call, value === '' ? [] : value.split(','), parsed.operands.length === 0)
        break
      case 'repl':
        readEvaluate(call, flow, value as Language)
        break
      case 'stdin':
        consumeInput(call, flow, value)
        break
      default:
        break
    }
  }
}

/** What somebody may type into it, or what the text types. */
function waitForKeys(call: Call, entry: Entry, trait: 'interactive' | 'pages' | 'escape'): void {
  const { machine, name, args } = call
  // A pager reads the keys from the terminal, wherever the text comes from; so does `nano -`.
  if (!machine.input || entry.kinds.has('pager') || (trait === 'interactive' && args.includes('-')))
    machine.interactive = name
  else if (trait === 'escape') typedEscapes(call, ESCAPE)
  else if (trait === 'interactive' && !entry.kinds.has('plain-input'))
    typedEscapes(call, OPENS_SHELL)
  // Opened on nothing, such a program is only good for its escape.
  if (trait === 'escape' && args.length > 0 && args.at(-1) === '/dev/null')
    machine.emit('shell', name, name, { how: `${name} on /dev/null` })
}

/** What was fetched lies where an option says, or where the program is; whoever runs it runs what others sent. */
function bringHere({ machine, name }: Call, parsed: ParsedArguments, options: string[]): void {
  const named = parsed.options.find((option) => options.includes(option.name))?.value
  // A name is asked for there; what lies here already is packed, not fetched.
  const what = parsed.operands.map(({ value }) => plain(value))
  if (what.some((word) => /^(?:\.{0,2}\/|\.{1,2}$|~\/)/.test(word))) return
  machine.fileSystem.bring(plain(machine.absolute(named ?? '.')), [name, ...what].join(' '))
}

/** Whether a subcommand stands there that has an entry of its own. */
export function hasSubcommand({ name }: Call, entry: Entry, { command }: ParsedArguments): boolean {
  return (
    entry.traits.has('sub') &&
    command !== undefined &&
    findEntry(`${name} ${plain(command[0] ?? '')}`) !== undefined
  )
}

function wordsOf({ operands }: ParsedArguments): string {
  return operands.map(({ value }) => plain(value)).join(' ')
}

/** How one leaves a program that has such an escape: `!command`, `system(…)`. */
const ESCAPE = /^\s*:?!\s*[\w/~]|^\s*(?:Exec|system|shell)\s*\(/
/** The same with a shell or a path behind it, which nobody writes into any other program either. */
const OPENS_SHELL =
  /^\s*(?:[:~]?!|(?:\/exec(?:\s+-\S*)*|shell|\)(?:host|system|sh))\s)\s*(?:\/\S+|(?:ba|da|z|k|fi)?sh(?:\s+-.*)?\s*$)/i

/** Lines on the input of a program that takes commands: those that leave it. */
function typedEscapes({ machine, name }: Call, leaving: RegExp): void {
  const lines = machine.inputValue?.split('\n') ?? []
  const escapes = lines.filter((line) => leaving.test(line) || OPENS_SHELL.test(line))
  if (escapes.length > 0) machine.runCode('typed', escapes.join('\n'), name)
}

/** An interpreter without a script reads code from its input, or from what is typed. */
function readEvaluate({ machine, name, args }: Call, flow: Flow, language: Language): void {
  // A database is opened to be asked, a text to be edited; other files are scripts or data.
  if (flow.ran || (flow.reads.length > 0 && language !== 'sql' && language !== 'ed')) return
  const input = machine.inputValue
  if (input === undefined) {
    machine.interactive = name
    // What is typed there is as good as what is typed into a shell, and nobody sees it.
    if (!OF_ONE_TRADE.has(language) && hasOtherRights(machine.frame, 'here'))
      machine.miss('outcome', name, '', 'what is typed there, with the rights of somebody else')
  } else flow.outputs.push(machine.runCode(language, input, name))
  const server = language === 'sql' && input !== undefined ? databaseServer(args) : undefined
  // What cannot be seen is data for the tables there: a copy of a database moves.
  if (server !== undefined && !isKnown(input!)) sendTo(machine, name, server, input!)
  flow.ran = true
}

/** The machine that a client of a database is told to talk to. */
function databaseServer(args: readonly Value[]): string | undefined {
  for (const [i, word] of args.entries()) {
    const text = plain(word)
    const host =
      /^(?:-h|--host)$/.test(text) && args[i + 1] !== undefined
        ? plain(args[i + 1]!)
        : /^(?:--host=|-h(?=\w))(.+)$|^(?:postgres(?:ql)?|mysql|mariadb):\/\/(?:[^/@]*@)?([^/:?]+)/
            .exec(text)
            ?.slice(1)
            .find(Boolean)
    if (host !== undefined && !host.startsWith('/')) return host
  }
  return undefined
}

function consumeInput(call: Call, flow: Flow, use: string): void {
  const { machine, name, args, entry } = call
  const input = machine.inputValue
  if (use === 'ignore' || flow.ran) {
    flow.ran = true
    return
  }
  if (input === undefined) return
  if (use === 'credential') {
    flow.ran = true
    tellInput(call)
    return
  }
  // `zip -@`: else it takes no names from there.
  if (use === 'names' && entry?.options.has('-@') && !args.includes('-@')) return
  flow.ran = true
  if (use === 'mail' && isKnown(input)) machine.runCode('tilde-commands', input, name)
  if (use === 'mail') flow.sends.push(input)
  else if (use === 'send') flow.sends.push(input)
  else if (use === 'names') {
    for (const path of input.split('\n'))
      if (path !== '') flow.reads.push(readFile(machine, name, path, { tree: true }))
  } else if (use === 'patch') LIST_ARGUMENTS.patch({ machine, name }, '-')
  else if (use === 'exec' && !isOneFile(machine, input))
    flow.outputs.push(
      machine.runText(input, {
        frame: { ...machine.frameFor('wrapper', name), detached: detaches(name, args) },
      }),
    )
  else if (use.startsWith('code.'))
    flow.outputs.push(machine.runCode(use.slice(5) as Language, input, name))
}
