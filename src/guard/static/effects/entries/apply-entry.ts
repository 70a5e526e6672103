import { isKnown, plain, symbolsOnly, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { EffectKind } from '../effect.ts'
import {
  guessOperand,
  guessOption,
  runUnknownProgram,
  SHELL_PATH,
} from '../guesses/unknown-program.ts'
import { runHook } from '../hooks.ts'
import { setInherited } from '../inherited-variables.ts'
import { isOneFile, runCode, runScriptFile } from '../interpret.ts'
import type { Entry, FlagEffect, Role } from '../knowledge/entry.ts'
import { findEntry } from '../knowledge/index.ts'
import { applySetting } from '../knowledge/settings.ts'
import { codeBehaviour } from '../languages/any-code/code-behaviour.ts'
import type { Machine } from '../machine.ts'
import { type RoleResult, SPECIAL_ROLES, type SpecialRole } from '../special-roles.ts'
import { derived, readFile, sendTo, writeFile } from '../world.ts'
import { type ParsedArguments, parseArguments } from './parse-arguments.ts'

/** What flows through a program while its arguments are applied. */
interface Flow {
  /** The content of what it reads. */
  reads: Value[]
  writes: { path: Value; append: boolean }[]
  /** What it sends beside what it reads, and where to. */
  sends: Value[]
  destinations: Value[]
  /** Where it gets things from. */
  sources: Value[]
  /** What commands printed that it ran. */
  outputs: Value[]
  /** It ran code or a script: its input is not code any more. */
  ran: boolean
}

const HELP = /^(?:--?(?:help|version|usage)|-[hV])$/

/** Applies an entry of the knowledge base to the arguments; returns what the program prints. */
export function applyEntry(call: Call, entry: Entry): Value {
  const { args, machine, name } = call
  if (args.length > 0 && args.every((word) => HELP.test(word))) {
    return machine.unknown('output', name)
  }
  return applyParsed(call, entry, parseArguments(entry, args))
}

/** The same for arguments that a handler has split by itself. */
export function applyParsed(call: Call, entry: Entry, parsed: ParsedArguments): Value {
  const { machine, name } = call
  if (onlyLooks(entry, parsed)) {
    // It changes nothing, but what it checks is quoted in its messages.
    for (const { value, meaning } of parsed.options) {
      if (value !== undefined && (meaning?.role === 'config' || meaning?.role === 'read'))
        readFile(machine, name, value)
    }
    return derived(machine, name, machine.inputValue ?? '')
  }
  const flow: Flow = {
    reads: [],
    writes: [],
    sends: [],
    destinations: [],
    sources: [],
    outputs: [],
    ran: false,
  }
  for (const { name: option, value, meaning } of parsed.options) {
    if (meaning?.effect) applyFlag(call, meaning.effect, option)
    else if (meaning?.role !== undefined && value !== undefined)
      applyRole(call, flow, meaning.role, value)
    else if (!meaning) guessOption(call, option, value)
  }
  readTogether(call, parsed)
  const inPlace =
    entry.traits.has('inplace') &&
    parsed.options.some(({ name: option }) => /^(?:-i|-L|--in-?place)$/.test(option))
  for (const { role, value } of parsed.operands) {
    // Code came by an option: the words are its arguments, not a script.
    const replaced =
      flow.ran && /^(?:script|code)\./.test(role) && role !== 'code.sql'
        ? (entry.repeated as string) === 'read-or-pipe'
          ? entry.repeated!
          : 'maybe'
        : role
    if (inPlace && /^(?:maybe|read|read-or-pipe)$/.test(replaced))
      flow.writes.push({ path: value, append: false })
    if (replaced === 'maybe' && call.name === 'perl' && /\|\s*$/.test(plain(value))) {
      runHook(machine, name, value.replace(/\|\s*$/, ''), 'hook')
      continue
    }
    if (replaced === '-') applyLooseOperand(call, entry, value)
    else applyRole(call, flow, replaced, value)
  }
  applyTraits(call, entry, flow, parsed)
  if (parsed.command) {
    if (entry.traits.has('sub')) return applySubcommand(call, parsed.command)
    runRest(call, entry, flow, parsed.command)
  }
  return finish(machine, name, entry, flow)
}

/** Code may come in pieces, `-e one -e two`: what a piece does may show only with the others. */
function readTogether({ machine, name, args }: Call, parsed: ParsedArguments): void {
  const pieces = parsed.options.filter(
    ({ meaning, value }) => meaning?.role?.startsWith('code.') && value !== undefined,
  )
  if (pieces.length === 0 || (pieces.length === 1 && args.length === 2)) return
  const code = pieces.map(({ value }) => plain(value!)).join('\n')
  const role = pieces[0]!.meaning!.role!
  if (role === 'code.config') runCode(machine, 'config', code, name)
  else codeBehaviour(machine, code, name, role.slice(5))
}

/** Programs whose words are only text: a path among them is a word like any other. */
const SPEAKS =
  /^(?:echo|printf|yes|expr|logger|git\b|hg\b|svn\b|test|which|whereis|type|basename|dirname|realpath|date|seq|cowsay|cowthink|figlet|toilet|notify-send|say|espeak|zenity|dialog|whiptail|gum|man|apropos|whatis|info|tldr|grep|locate|plocate|pgrep|pkill|killall|dpkg|rpm|pacman|apt\b|apt-\w+|yum\b|dnf\b|chsh|useradd|usermod|adduser|systemctl|journalctl|npm\b|pnpm\b|yarn\b|docker\b|podman\b|kubectl\b|helm\b|gh\b|code|xdg-open|open|tput|alias|type|claude|codex|opencode|aider|gemini|ollama|history|pass|ansible-doc|tmux|screen|firefox|chromium\S*|google-chrome\S*|tr|numfmt|factor|cal|tree|find|fd)(?:\s|$)/

/**
 * A word that means nothing to a program, as far as we know it. Knowledge has gaps: a shell by
 * its path is there to be run, and an absolute path to be read.
 */
function applyLooseOperand(call: Call, entry: Entry, value: Value): void {
  if (entry.repeated !== '-' || entry.last.length > 0 || SPEAKS.test(call.name)) return
  const text = plain(value)
  if (SHELL_PATH.test(text)) {
    const { machine, name, args } = call
    machine.runCommand(args.slice(Math.max(0, args.indexOf(value))), {
      frame: machine.frameFor('wrapper', name),
    })
  } else if (/^(?:@|file:\/\/|[\w-]+=)?[/~]/.test(text)) guessOperand(call, value)
}

/** Whether the program was told to change nothing. */
function onlyLooks(entry: Entry, parsed: ParsedArguments): boolean {
  const words = entry.traits.get('dry')?.split(',')
  if (!words) return false
  return (
    parsed.options.some(({ name }) => words.includes(name)) ||
    words.includes(plain(parsed.operands[0]?.value ?? parsed.command?.[0] ?? ''))
  )
}

function applySubcommand(call: Call, words: Value[]): Value {
  const [word = '', ...args] = words
  const name = `${call.name} ${plain(word)}`
  const entry = findEntry(name)
  if (entry) return applyEntry({ ...call, name, args, entry }, entry)
  if (/^https?:\/\//.test(plain(word)))
    call.machine.emit('execute', call.name, call.machine.unknown('network', plain(word)))
  runUnknownProgram(call.machine, call.name, args)
  return call.machine.unknown('output', call.name)
}

function runRest({ machine, name, args }: Call, entry: Entry, flow: Flow, command: Value[]): void {
  const remote = entry.first.includes('remote-argv')
  const frame = machine.frameFor(remote ? 'remote' : 'wrapper', name)
  frame.detached = detaches(name, args)
  flow.ran = true
  if (entry.first.includes('net-argv')) {
    const socket = { kind: 'socket', address: name } as const
    machine.emit('listen', name, name)
    machine.runCommand(command, { frame, input: socket, output: socket })
    return
  }
  flow.outputs.push(
    entry.first.includes('exec-argv')
      ? machine.runText(command.map(plain).join(' '), { frame })
      : machine.runCommand(command, { frame }),
  )
}

/**
 * Whether a launcher only takes a program out of the session: a job for later has a reason, and
 * so has one whose output is waited for. A job for "now" has none.
 */
function detaches(name: string, args: readonly Value[]): boolean {
  if (name === 'at') return plain(args.at(-1) ?? '') === 'now'
  return (
    name === 'systemd-run' &&
    !args.some((word) =>
      /^(?:--(?:on-|timer|path|socket|pty|pipe|wait|scope|unit|user|property|slice)|-[tPdupr])/.test(
        plain(word),
      ),
    )
  )
}

function applyFlag({ machine, name }: Call, effect: FlagEffect, option: string): void {
  const how = `${name} ${option}`
  if (effect === 'shell') machine.emit('shell', name, name, { how })
  else machine.emit(effect, name, name, { how })
}

function applyRole(call: Call, flow: Flow, role: Role, value: Value): void {
  const { machine, name } = call
  switch (role) {
    case '-':
    case 'peek':
    case 'pair':
      return
    case 'truncate':
      writeFile(machine, name, value, '')
      return
    case 'shred':
      writeFile(machine, name, value, '')
      machine.emit('delete', name, machine.absolute(value))
      return
    case 'read':
    case 'named':
      flow.reads.push(readFile(machine, name, value))
      return
    case 'tree':
      flow.reads.push(readFile(machine, name, value, { tree: true }))
      return
    case 'use':
    case 'edit':
    case 'delete':
    case 'delete-tree':
      machine.emit(role, name, machine.absolute(value))
      return
    case 'config':
      flow.reads.push(readFile(machine, name, value))
      runScriptFile(machine, 'config', name, value)
      return
    case 'write':
    case 'append':
      flow.writes.push({ path: value, append: role === 'append' })
      return
    case 'exec':
    case 'remote':
      flow.ran = true
      flow.outputs.push(
        machine.runText(value, {
          frame: machine.frameFor(role === 'exec' ? 'wrapper' : 'remote', name),
        }),
      )
      return
    case 'argv':
    case 'exec-argv':
    case 'net-argv':
    case 'remote-argv':
      return
    case 'hook':
    case 'program':
    case 'tool':
    case 'pager':
    case 'editor':
    case 'compressor':
    case 'rsh':
    case 'browser':
      runHook(machine, name, value, role)
      return
    case 'lib':
      machine.emit('load', name, machine.absolute(value))
      return
    case 'url':
      // Browsers and fetchers take files as well.
      if (/^(?:\/|~\/|\.{1,2}\/|file:)/.test(plain(value)))
        flow.reads.push(readFile(machine, name, value.replace(/^file:\/\/[^/]*/, '')))
      else flow.sources.push(value)
      return
    case 'host':
      flow.sources.push(value)
      flow.destinations.push(value)
      return
    case 'dest':
      flow.destinations.push(value)
      return
    case 'send':
      flow.sends.push(value)
      return
    case 'send@':
      flow.sends.push(value.startsWith('@') ? readFile(machine, name, value.slice(1)) : value)
      return
    case 'sendfile':
      flow.sends.push(readFile(machine, name, value))
      return
    case 'listen':
      machine.emit('listen', name, value)
      return
    case 'env': {
      const equals = value.indexOf('=')
      if (equals > 0) setInherited(machine, value.slice(0, equals), value.slice(equals + 1))
      return
    }
    case 'setting':
      applySetting(machine, name.split(' ')[0]!, name, value)
      return
    case 'maybe':
      guessOperand(call, value)
      return
    default:
      if (Object.hasOwn(SPECIAL_ROLES, role))
        applySpecialRole(call, flow, role as SpecialRole, value)
      else applyLanguageRole(machine, name, flow, role, value)
  }
}

function applySpecialRole(call: Call, flow: Flow, role: SpecialRole, value: Value): void {
  const result = SPECIAL_ROLES[role](call, value) as RoleResult | undefined
  if (result?.reads !== undefined) flow.reads.push(result.reads)
  if (result?.sends !== undefined) flow.sends.push(result.sends)
  if (result?.outputs !== undefined) {
    flow.outputs.push(result.outputs)
    flow.ran = true
  }
  if (result?.destination !== undefined) flow.destinations.push(result.destination)
  if (result?.source !== undefined) flow.sources.push(result.source)
}

function applyLanguageRole(
  machine: Machine,
  name: string,
  flow: Flow,
  role: string,
  value: Value,
): void {
  const dot = role.indexOf('.')
  const [kind, language] = [role.slice(0, dot), role.slice(dot + 1)]
  if (kind === 'setting') applySetting(machine, language, name, value)
  else if (kind === 'module') {
    // A module by name is the program's own; by a path it is the caller's.
    if (/^(?:\/|~)/.test(plain(value))) machine.emit('load', name, machine.absolute(value))
  } else {
    flow.ran = true
    flow.outputs.push(
      kind === 'code'
        ? runCode(machine, language, value, name)
        : runScriptFile(machine, language, name, value),
    )
  }
}

function applyTraits(call: Call, entry: Entry, flow: Flow, parsed: ParsedArguments): void {
  const { machine, name } = call
  for (const [trait, value] of entry.traits) {
    switch (trait) {
      case 'session':
      case 'look-around':
      case 'install':
        machine.emit(trait as EffectKind, name, name)
        break
      case 'privilege':
      case 'destroy':
        machine.emit(
          trait as EffectKind,
          name,
          parsed.operands.map((operand) => plain(operand.value)).join(' '),
          {
            how: value.replaceAll('-', ' ') || name,
          },
        )
        break
      case 'listen':
        machine.emit('listen', name, value)
        break
      case 'fetch':
        flow.sources.push(value || name)
        break
      case 'shell':
        if (!flow.ran && !parsed.command && !(entry.traits.has('repl') && machine.input))
          machine.emit('shell', name, name)
        break
      case 'power':
        machine.emit('disturb', name, name, { how: `${name} stops the machine` })
        break
      case 'kernel':
        machine.emit('disturb', name, name, { how: `${name} changes the running kernel` })
        break
      case 'npx':
        machine.emit('install', name, name)
        break
      case 'serve':
      case 'tunnel':
        machine.emit('listen', name, name)
        break
      case 'serve-shell':
        machine.emit('remote-shell', name, name)
        break
      case 'secret':
        machine.emit(
          'read',
          name,
          `secret://${parsed.operands.map(({ value: word }) => plain(word)).join(' ')}`,
        )
        break
      case 'interactive':
      case 'pages':
      case 'escape':
        // A pager reads the keys from the terminal, wherever the text comes from.
        if (!machine.input || /^(?:less|more|most|pg|lv|moar|bat)$/.test(name))
          machine.interactive = name
        // Opened on nothing, such a program is only good for its escape.
        if (trait === 'escape' && call.args.length > 0 && call.args.slice(-1)[0] === '/dev/null')
          machine.emit('shell', name, name, { how: `${name} on /dev/null` })
        break
      case 'repl':
        readEvaluate(call, flow, value)
        break
      case 'stdin':
        consumeInput(call, flow, value)
        break
      default:
        break
    }
  }
}

/** An interpreter without a script reads code from its input, or from what is typed. */
function readEvaluate({ machine, name }: Call, flow: Flow, language: string): void {
  // A database is opened to be asked; other files are scripts or data.
  if (flow.ran || (flow.reads.length > 0 && language !== 'sql')) return
  const input = machine.inputValue
  if (input === undefined) machine.interactive = name
  else flow.outputs.push(runCode(machine, language, input, name))
  flow.ran = true
}

function consumeInput({ machine, name, args }: Call, flow: Flow, use: string): void {
  const input = machine.inputValue
  if (use === 'ignore' || flow.ran) {
    flow.ran = true
    return
  }
  if (input === undefined) return
  flow.ran = true
  if (use === 'mail' && isKnown(input)) runCode(machine, 'tilde-commands', input, name)
  if (use === 'mail') flow.sends.push(input)
  else if (use === 'send') flow.sends.push(input)
  else if (use === 'names') {
    for (const path of input.split('\n'))
      if (path !== '') flow.reads.push(readFile(machine, name, path, { tree: true }))
  } else if (use === 'exec' && !isOneFile(machine, input))
    flow.outputs.push(
      machine.runText(input, {
        frame: { ...machine.frameFor('wrapper', name), detached: detaches(name, args) },
      }),
    )
  else if (use.startsWith('code.')) flow.outputs.push(runCode(machine, use.slice(5), input, name))
}

/** Data reaches its places: files, other machines, and the output. */
function finish(machine: Machine, name: string, entry: Entry, flow: Flow): Value {
  const input = flow.reads.length === 0 && !flow.ran ? (machine.inputValue ?? '') : ''
  const content = [...flow.reads, input].join('')
  const fetched = flow.sources.map((source) => machine.unknown('network', plain(source)))
  for (const source of flow.sources) {
    if (!flow.destinations.includes(source)) machine.emit('fetch', name, plain(source))
  }
  for (const destination of flow.destinations) {
    sendTo(machine, name, destination, flow.sends.join('') + content)
  }
  // A relay or a service of its own: the program itself knows where to.
  if (flow.sends.length > 0 && flow.destinations.length === 0)
    sendTo(machine, name, name, flow.sends.join(''))
  const through = fetched.length > 0 ? fetched.join('') : content + flow.outputs.join('')
  for (const { path, append } of flow.writes) {
    writeFile(machine, name, path, copies(name) ? through : keep(machine, name, through), append)
  }
  switch (entry.traits.get('out')) {
    case 'none':
      return ''
    case 'meta':
      return machine.unknown('output', name)
    case 'network':
      return fetched.join('') || machine.unknown('network', name)
    case 'code':
      return machine.unknown('output', `code from ${name}`)
    case 'decoded':
      return symbolsOnly(through) + machine.unknown('decoded', name)
    default:
      if (flow.outputs.length > 0) return flow.outputs.join('')
      if (fetched.length > 0) return fetched.join('')
      return copies(name) && through !== '' ? through : derived(machine, name, through)
  }
}

/** Programs that pass their input on unchanged. */
function copies(name: string): boolean {
  return (
    name === 'tee' ||
    name === 'cat' ||
    name === 'cp' ||
    name === 'mv' ||
    name === 'install' ||
    name === 'dd' ||
    name === 'sponge'
  )
}

function keep(machine: Machine, name: string, content: Value): Value {
  return content === '' ? '' : derived(machine, name, content)
}
