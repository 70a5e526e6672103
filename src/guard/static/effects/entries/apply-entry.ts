import { plain, type Value } from '../../resolve/value.ts'
import { searchesDeep } from '../argument-types/files.ts'
import { asksForHelp, type Call } from '../call.ts'
import { noteFetchedSource } from '../foreign-code.ts'
import {
  guessOperand,
  guessOption,
  runUnknownProgram,
  SHELL_PATH,
} from '../guesses/unknown-program.ts'
import type { ArgumentType } from '../knowledge/argument-types.ts'
import type { Entry, OptionMeaning } from '../knowledge/entry.ts'
import { findEntry } from '../knowledge/index.ts'
import { codeBehaviour } from '../languages/any-code/code-behaviour.ts'
import type { Provenance } from '../provenance.ts'
import { runSideCommand } from '../side-commands.ts'
import { derived, printedElsewhere, readFile } from '../world.ts'
import { applyArgument, applyFlag } from './apply-argument.ts'
import { applyTraits, hasSubcommand } from './apply-traits.ts'
import { addDefaultOutputs, takesApart } from './by-flags.ts'
import { detaches } from './detaches.ts'
import { emptyFlow, type Flow, finishFlow } from './flow.ts'
import { GUESSED_KEY, type ParsedArguments, parseArguments } from './parse-arguments.ts'
import { noteOperand, noteOptions, noteSubcommand } from './undescribed.ts'

/** Applies an entry of the knowledge base to the arguments; returns what the program prints. */
export function applyEntry(call: Call, entry: Entry): Value {
  const { args, machine, name } = call
  if (asksForHelp(args)) return machine.unknown('output', name)
  const { provenance } = machine
  const parsed = parseArguments(entry, args)
  const output = applyParsed(call, entry, takesApart(entry, args) ? unpacking(parsed) : parsed)
  machine.provenance = provenance
  return output
}

/** The archive is named by an option, or comes in; the operands are what is taken out of it. */
function unpacking({ options, operands, command }: ParsedArguments): ParsedArguments {
  const read = options.map((option) =>
    /^(?:read|write|edit)$/.test(option.meaning?.type ?? '')
      ? { ...option, meaning: { type: 'unpack' } as const }
      : option,
  )
  const isNamed = read.some(({ meaning }) => meaning?.type === 'unpack')
  if (!isNamed) read.push({ name: 'input', value: '-', meaning: { type: 'unpack' } })
  return { options: read, operands: operands.map(({ value }) => ({ value, type: '-' })), command }
}

function applyParsed(call: Call, entry: Entry, parsed: ParsedArguments): Value {
  const { machine, name } = call
  if (onlyLooks(entry, parsed)) return look(call, parsed)
  if (lacksSubcommand(call, entry, parsed)) {
    const traits = new Map(entry.traits)
    traits.delete('sub')
    return applyEntry(call, { ...entry, traits })
  }
  const flow = emptyFlow()
  const undescribed: string[] = []
  for (const { name: option, value, meaning } of parsed.options) {
    machine.provenance = optionProvenance(name, option, meaning)
    if (meaning?.effect) applyFlag(call, meaning.effect, option)
    else if (meaning?.type !== undefined && value !== undefined)
      applyArgument(call, flow, meaning.type, value)
    else if (!meaning) {
      undescribed.push(option)
      guessOption(call, option, value)
    }
  }
  if (undescribed.length > 0) noteOptions(call, entry, undescribed)
  // What comes in is the archive, and no list of names.
  flow.ran ||= takesApart(entry, call.args)
  machine.provenance = { by: 'entry', name, key: 'code of all options' }
  readTogether(call, parsed)
  applyOperands(call, entry, flow, parsed)
  applyTraits(call, entry, flow, parsed)
  machine.provenance = { by: 'entry', name, key: 'command' }
  if (parsed.command) {
    if (entry.traits.has('sub')) return applySubcommand(call, entry, flow, parsed.command)
    runRest(call, entry, flow, parsed.command)
  }
  addDefaultOutputs(call, entry, parsed, flow, { by: 'entry', name, key: 'default output' })
  return finishFlow(machine, name, entry, flow)
}

function optionProvenance(
  name: string,
  option: string,
  meaning: OptionMeaning | undefined,
): Provenance {
  const type = meaning?.type ?? meaning?.effect
  if (type === undefined) return { by: meaning ? 'entry' : 'guess', name, key: option }
  return { by: meaning === GUESSED_KEY ? 'guess' : 'entry', name, key: option, type }
}

/** It changes nothing, but what it checks is quoted in its messages. */
function look({ machine, name }: Call, parsed: ParsedArguments): Value {
  for (const { name: option, value, meaning } of parsed.options) {
    machine.provenance = optionProvenance(name, option, meaning)
    if (value !== undefined && (meaning?.type === 'config' || meaning?.type === 'read'))
      readFile(machine, name, value)
    // Directives are obeyed while they are checked: a module is loaded.
    else if (value !== undefined && meaning?.type === 'code.config')
      machine.runCode('config', value, name)
  }
  return derived(machine, name, machine.inputValue ?? '')
}

function applyOperands(call: Call, entry: Entry, flow: Flow, parsed: ParsedArguments): void {
  const { machine, name } = call
  const rewriting = entry.traits.get('inplace')
  const inPlace =
    rewriting !== undefined &&
    parsed.options.some(({ name: option }) =>
      rewriting === ''
        ? /^(?:-i|-L|--in-?place)$/.test(option)
        : rewriting.split(',').includes(option),
    )
  const moving = entry.traits.get('moves')?.split(',')
  // As a letter among others (`-rm`), or as a word of its own (`-sdel`).
  const moves =
    moving &&
    (parsed.options.some(({ name: option }) => moving.includes(option)) ||
      call.args.some((word) => moving.includes(plain(word))))
  if (searchesHere(call, entry, parsed)) {
    machine.provenance = { by: 'entry', name, key: 'operand', type: 'searched' }
    applyArgument(call, flow, 'searched', '.')
  }
  for (const { type: listed, value } of parsed.operands) {
    const type = typeAfterCode(entry, flow, listed)
    machine.provenance = { by: 'entry', name, key: 'operand', type }
    if (moves && /^tree(?:-or-list)?$/.test(type))
      machine.emit('delete-tree', name, machine.absolute(value))
    if (inPlace && /^(?:maybe|read|read-or-pipe)$/.test(type))
      flow.writes.push({ path: value, append: false, provenance: machine.provenance })
    if (type === 'maybe' && entry.kinds.has('pipe-opener') && /\|\s*$/.test(plain(value)))
      runSideCommand(machine, name, value.replace(/\|\s*$/, ''), 'side')
    else if (type === '-') applyLooseOperand(call, entry, value)
    else applyArgument(call, flow, type, value)
  }
}

/** `cd && grep -r x`: told no place it searches where it is, and the text says where that is. */
function searchesHere(call: Call, entry: Entry, { operands }: ParsedArguments): boolean {
  const { environment, input } = call.machine
  return (
    entry.repeated === 'searched' &&
    input === undefined &&
    environment.directory !== undefined &&
    !operands.some(({ type }) => type === 'searched') &&
    searchesDeep(call)
  )
}

/** Where code came by an option, the words are its arguments, not a script, unless it takes any number of these. */
function typeAfterCode(entry: Entry, flow: Flow, type: ArgumentType): ArgumentType {
  if (!flow.ran || !/^(?:script|code)\./.test(type) || type === 'code.sql') return type
  const { repeated } = entry
  if (repeated === type) return type
  return repeated === 'read-or-pipe' || repeated === 'moved' ? repeated : 'maybe'
}

/** Code may come in pieces, `-e one -e two`: what a piece does may show only with the others. */
function readTogether({ machine, name, args }: Call, parsed: ParsedArguments): void {
  const pieces = parsed.options.filter(
    ({ meaning, value }) => meaning?.type?.startsWith('code.') && value !== undefined,
  )
  if (pieces.length === 0 || (pieces.length === 1 && args.length === 2)) return
  const code = pieces.map(({ value }) => plain(value!)).join('\n')
  const type = pieces[0]!.meaning!.type!
  if (type === 'code.config') machine.runCode('config', code, name)
  else codeBehaviour(machine, code, name, type.slice(5))
}

/**
 * A word that means nothing to a program, as far as we know it. Knowledge has gaps: a shell by
 * its path is there to be run, and an absolute path to be read.
 */
function applyLooseOperand(call: Call, entry: Entry, value: Value): void {
  noteOperand(call, entry, value)
  if (entry.repeated !== '-' || entry.last.length > 0 || speaks(call.name)) return
  const text = plain(value)
  const { machine, name, args } = call
  if (SHELL_PATH.test(text)) {
    machine.provenance = { by: 'guess', name, key: 'operand' }
    machine.runCommand(args.slice(Math.max(0, args.indexOf(value))), {
      frame: machine.frameFor('wrapper', name),
    })
  } else if (/^(?:@|file:\/\/|[\w-]+=)?[/~]/.test(text)) guessOperand(call, value)
}

/** Whether the words of a program, or of the one that it is a subcommand of, are only text. */
function speaks(name: string): boolean {
  return findEntry(name.split(' ')[0]!)?.traits.has('speaks') ?? false
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

/** `deno x.ts`, `duplicity DIRECTORY ADDRESS`: where no subcommand stands, the words are operands. */
function lacksSubcommand(call: Call, entry: Entry, parsed: ParsedArguments): boolean {
  return (
    parsed.command !== undefined &&
    entry.traits.has('sub') &&
    [...entry.first, entry.repeated].some((type) => (type ?? '-') !== '-') &&
    !hasSubcommand(call, entry, parsed)
  )
}

function applySubcommand(call: Call, parent: Entry, flow: Flow, words: Value[]): Value {
  const [word = '', ...args] = words
  const name = `${call.name} ${plain(word)}`
  const entry = findEntry(name)
  // `runc --log=FILE list`: the options before it are obeyed; the input is for the subcommand.
  finishFlow(call.machine, call.name, parent, { ...flow, ran: true })
  if (entry?.kinds.has('project-runner')) noteFetchedSource({ ...call, args })
  if (entry) return applyEntry({ ...call, name, args, entry }, entry)
  noteSubcommand(call, parent, plain(word))
  call.machine.provenance = { by: 'guess', name, key: 'unknown subcommand' }
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
  // No program has a blank in its name: such a word is a line for a shell.
  const printed =
    entry.first.includes('exec-argv') || (command.length === 1 && /\w\s+\S/.test(command[0]!))
      ? machine.runText(command.map(plain).join(' '), { frame })
      : machine.runCommand(command, { frame })
  flow.outputs.push(remote ? printedElsewhere(machine, name, printed) : printed)
}
