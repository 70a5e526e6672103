import type { Channel, Environment } from '../../../resolve/environment.ts'
import { isKnown, plain, symbolsOnly, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { readVariable } from '../../../resolve/variables.ts'
import type { Machine } from '../../machine.ts'
import { readFile, sendTo, writeFile } from '../../world.ts'
import { evaluate } from './evaluate.ts'
import { followCall } from './follow-call.ts'
import type { Language } from './language.ts'
import type { Node } from './node.ts'
import { parseCode } from './reader.ts'
import { type Closure, EMPTY, flatten, Scope, type Thing, textOf } from './thing.ts'

/** How often nodes may be evaluated again, by loops and calls, in one analysis. */
const MAX_REPEATED = 60_000
const MAX_CALL_DEPTH = 12
const MAX_EVAL_DEPTH = 5
/** Longer texts are cut: nobody runs a text of this size that was put together by code. */
const MAX_TEXT = 64 * 1024

/** What is left to spend, shared by all code of one command line. */
const budgets = new WeakMap<Machine, { nodes: number }>()

/** A file that the code opened to write. */
interface OpenFile {
  path: Value
  append: boolean
  written: boolean
}

/** The state of one program while it is followed. */
export class Session {
  readonly machine: Machine
  readonly language: Language
  readonly by: string
  readonly code: Value
  scope = new Scope()
  /** What its last statement gives. */
  value: Thing = EMPTY
  /** What it prints. */
  printed: Value = ''
  /** Where it is connected to, or what it listens on: raw streams, not requests. */
  connection: Value | undefined
  /** Modules whose names may be used without their module. */
  readonly opened: string[] = []
  /** The command line that runs this code: flags before it, arguments after it. */
  readonly commandLine: { before: Value[]; after: Value[] }
  /** What the function that is being followed returns. */
  returned: Thing | undefined
  /** Loops without an end around the current place. */
  endless = 0
  readonly #budget: { nodes: number }
  readonly #closures: Closure[] = []
  readonly #files = new Map<Thing, OpenFile>()
  #calls = 0
  #evals = 0

  constructor(machine: Machine, language: Language, by: string, code: Value) {
    this.machine = machine
    this.language = language
    this.by = by
    this.code = code
    this.commandLine = commandLineOf(machine, code)
    let budget = budgets.get(machine)
    if (!budget) {
      budget = { nodes: 0 }
      budgets.set(machine, budget)
    }
    this.#budget = budget
  }

  /** Counts one evaluated node. */
  tick(): void {
    this.#budget.nodes++
  }

  /** Whether there is time to do something once more. */
  get patient(): boolean {
    return this.#budget.nodes < MAX_REPEATED
  }

  /** Follows a program from its beginning to its end. */
  run(code: Value): void {
    const before = this.machine.effects.length
    this.language.begin?.(this)
    this.value = evaluate(this, this.parse(code))
    this.#runUncalled()
    this.#closeFiles()
    this.#joinConnections(before)
  }

  parse(code: Value): Node {
    return this.language.parse ? this.language.parse(code) : parseCode(code, this.language.syntax)
  }

  /** Something unknown that came from outside of the code. */
  unknown(detail: string): Thing {
    return { text: this.machine.unknown('user', detail) }
  }

  /** Something that is computed from these in a way that we do not follow. */
  derive(detail: string, ...things: (Thing | undefined)[]): Thing {
    const sources = symbolsOnly(
      things.map((thing) => (thing ? (textOf(thing) ?? '') : '')).join(''),
    )
    return { text: sources || this.machine.unknown('user', detail) }
  }

  /** The text of a thing; what has no text is unknown. */
  text(thing: Thing | undefined): Value {
    if (!thing) return ''
    const text = textOf(thing)
    if (text === undefined)
      return thing.name === undefined ? '' : this.machine.unknown('user', thing.name)
    return text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text
  }

  print(text: Value): void {
    if (this.printed.length < MAX_TEXT) this.printed += text
  }

  /** A variable of the environment. */
  variable(name: string): Value {
    if (/^(?:HOME|USERPROFILE)$/.test(name)) return readVariable(this.machine, 'HOME') ?? '~'
    return readVariable(this.machine, name) ?? this.machine.unknown('environment', name)
  }

  /** What can be read from the standard input. */
  get input(): Value {
    const { inputValue } = this.machine
    return inputValue ?? this.machine.unknown('user', 'typed input')
  }

  /** Remembers a function; those that nobody calls are followed at the end. */
  define(closure: Closure): void {
    this.#closures.push(closure)
  }

  /** Calls a function of the code. */
  callClosure(closure: Closure, args: readonly Thing[]): Thing {
    if (this.#calls >= MAX_CALL_DEPTH || (closure.called && !this.patient))
      return this.derive('a function', ...args)
    closure.called = true
    const { scope, returned } = this
    this.scope = new Scope(closure.scope)
    this.returned = undefined
    this.#calls++
    try {
      for (const [i, name] of closure.node.parameters.entries()) {
        this.scope.declare(name, args[i] ?? this.unknown(name))
      }
      if (closure.node.parameters.length === 0) {
        // `it`, `$_`, `$1`: the argument without a name.
        this.scope.declare('it', args[0] ?? this.unknown('it'))
        if (args[0]) this.scope.declare('$_', args[0])
      }
      this.scope.declare('$_ARGUMENTS', { items: [...args] })
      const value = evaluate(this, closure.node.body)
      return this.returned ?? value
    } finally {
      this.#calls--
      this.scope = scope
      this.returned = returned
    }
  }

  /** Functions that only others call: as servers call their handlers. */
  #runUncalled(): void {
    for (let i = 0; i < this.#closures.length; i++) {
      const closure = this.#closures[i]!
      if (!closure.called) this.callClosure(closure, [])
    }
  }

  /** Follows code that the code puts together. */
  evaluateCode(code: Value): Thing {
    const text = plain(code)
    if (withoutSymbols(text).trim() === '') {
      this.machine.emit('execute', this.by, text)
      return this.derive('evaluated code', { text })
    }
    const foreign = this.machine.symbols
      .in(text)
      .filter(({ origin }) => origin === 'network' || origin === 'decoded')
    if (foreign.length > 0) this.machine.emit('execute', this.by, text)
    if (this.#evals >= MAX_EVAL_DEPTH || !this.patient)
      return this.derive('evaluated code', { text })
    this.#evals++
    try {
      return evaluate(this, this.parse(text))
    } finally {
      this.#evals--
    }
  }

  /** Runs a shell command line. */
  runText(text: Value, input?: Channel): Value {
    if (text.trim() === '') return ''
    return this.machine.runText(plain(text), this.#change(input))
  }

  /** Runs a program with its arguments. */
  runWords(words: readonly Value[], input?: Channel): Value {
    if (words.length === 0 || words[0] === '') return ''
    return this.machine.runCommand(words.map(plain), this.#change(input))
  }

  #change(input: Channel | undefined): {
    environment: Environment
    input: Channel | undefined
    output: undefined
    frame: ReturnType<Machine['frameFor']>
  } {
    const { machine } = this
    return {
      environment: machine.environment.fork(),
      input,
      output: undefined,
      frame: machine.frameFor('code', this.by),
    }
  }

  /** Reads a file, or what an address gives. */
  read(path: Value, tree = false): Value {
    const name = plain(path)
    if (/^(?:https?|ftps?):\/\//i.test(name)) return this.fetch(name)
    const wrapped = /^php:\/\/filter\/.*resource=(.+)$/s.exec(name)
    if (wrapped) return this.read(wrapped[1]!)
    if (/^php:\/\/(?:stdin|input)$/.test(name)) return this.input
    if (/^expect:\/\//.test(name)) return this.runText(name.slice(9))
    if (/\/\*+$/.test(name))
      return readFile(this.machine, this.by, name.replace(/\/\*+$/, ''), { tree: true })
    if (/^data:/.test(name)) return name.slice(name.indexOf(',') + 1)
    if (/^\w{2,}:\/\/(?!\/)/.test(name) && !name.startsWith('file:'))
      return this.machine.unknown('network', name)
    return readFile(this.machine, this.by, name.replace(/^file:\/\//, ''), { tree })
  }

  write(path: Value, data: Value, append = false): void {
    if (plain(path) !== '') writeFile(this.machine, this.by, path, data, append)
  }

  fetch(address: Value): Value {
    const name = plain(address)
    if (/^file:\/\//.test(name)) return this.read(name.slice(7))
    this.machine.emit('fetch', this.by, name)
    return this.machine.unknown('network', name)
  }

  send(address: Value, data: Value): void {
    sendTo(this.machine, this.by, address, data)
  }

  /** A raw connection to another machine. */
  connect(address: Value): void {
    this.connection = plain(address)
    this.machine.emit('fetch', this.by, this.connection, { how: 'opens a network connection' })
  }

  listen(address: Value): void {
    this.connection = plain(address)
    this.machine.emit('listen', this.by, this.connection)
  }

  /** A file is opened to be written; what is written comes later. */
  openToWrite(path: Value, append: boolean): Thing {
    const thing: Thing = { kind: 'file', place: path, text: '' }
    this.#files.set(thing, { path, append, written: false })
    return thing
  }

  /** Data goes into an object: a file, a socket, a process, a request. */
  flow(data: Value, sink: Thing): void {
    const file = this.#files.get(sink)
    if (file) {
      this.write(file.path, data, file.append || file.written)
      file.written = true
    } else if (sink.kind === 'file' && sink.place !== undefined) this.write(sink.place, data, true)
    else if (sink.kind === 'socket' || sink.kind === 'request')
      this.send(sink.place ?? this.connection ?? this.by, data)
    else if (sink.kind === 'stdout') this.print(data)
    else if (sink.kind === 'shell' && isKnown(data)) this.runText(data)
  }

  /** What was opened to be written and got nothing is empty now. */
  #closeFiles(): void {
    for (const { path, append, written } of this.#files.values()) {
      if (!written) this.write(path, append ? this.machine.unknown('user', 'data') : '', append)
    }
  }

  /** A connection, and a shell or commands that nobody sees: one serves the other. */
  #joinConnections(from: number): void {
    const { connection, machine } = this
    if (connection === undefined) return
    for (let i = from; i < machine.effects.length; i++) {
      const effect = machine.effects[i]!
      if (effect.kind === 'shell' || effect.kind === 'execute') {
        machine.effects[i] = { ...effect, kind: 'remote-shell', target: connection }
      }
    }
  }

  /** Calls whatever a thing is: a function of the code, or of the language. */
  call(thing: Thing, args: Thing[], named: ReadonlyMap<string, Thing> = new Map()): Thing {
    return followCall(this, thing, undefined, args, named, () => {})
  }

  /** The words of a command from arguments that may be lists. */
  words(things: readonly Thing[]): Value[] {
    return flatten(things).map((thing) => this.text(thing))
  }
}

/** The command that this code was given to. */
function commandLineOf(machine: Machine, code: Value): { before: Value[]; after: Value[] } {
  for (const { arguments: words } of machine.resolved.slice(-6).reverse()) {
    const at = words.findIndex((word) => word === code || plain(word) === code)
    if (at > 0)
      return {
        before: words.slice(1, at),
        after: words.slice(at + 1).filter((word) => word !== '--'),
      }
  }
  const words = machine.resolved.at(-1)?.arguments ?? []
  const dash = words.indexOf('-')
  return dash > 0
    ? { before: words.slice(1, dash), after: words.slice(dash + 1) }
    : { before: [], after: [] }
}
