import type { CommandNode, CompoundList, ParsedScript, SyntaxNode, WordPart } from 'unbash'
import type { Aim } from '../certainty/aims.ts'
import {
  MAX_DEPTH,
  parseToWalk,
  problemOf,
  TOO_MANY_STEPS,
  TOO_MANY_TARGETS,
  TooComplex,
} from '../parse/parse-script.ts'
import { evaluateText } from '../resolve/arithmetic.ts'
import { type Channel, Environment } from '../resolve/environment.ts'
import { collect } from '../resolve/expand-word.ts'
import { isPromised, NO_PROMISES } from '../resolve/promises.ts'
import type { Scope } from '../resolve/scope.ts'
import type { Segment } from '../resolve/segments.ts'
import { type Origin, plain, SymbolTable, startsBelowPlace, type Value } from '../resolve/value.ts'
import { DEFAULT_DIRECTORY } from '../resolve/variables.ts'
import type { Code, DeferredWords, Gap, Resolved, Script, Trap } from './analysis-notes.ts'
import { Branches } from './branches.ts'
import { type CommandContext, isProject, resolveFrom } from './command-context.ts'
import type { Effect, EffectKind, Frame, Span } from './effect.ts'
import { EffectLog } from './effect-log.ts'
import { climbed, FileSystem } from './file-system.ts'
import { keepAll } from './filled-disks.ts'
import { followLater } from './implicit-files.ts'
import { runCode } from './interpret.ts'
import { THE_SHELL } from './knowledge/handled-programs.ts'
import type { Language } from './knowledge/languages.ts'
import type { CodeLooks } from './languages/any-code/code-behaviour.ts'
import type { Language as SourceLanguage } from './languages/calls/language.ts'
import type { Token } from './languages/calls/tokenise.ts'
import { MovedPlaces } from './moved-places.ts'
import { printsFolder, startsWithKind } from './program-kinds.ts'
import { COMMAND_LINE, type Provenance } from './provenance.ts'
import { takeOver } from './shell/living-shell.ts'
import { runArguments } from './shell/run-arguments.ts'
import { runNode, runStatements } from './shell/run-script.ts'
import { isDropPlace } from './side-commands.ts'
import type { WrittenScript } from './written-scripts.ts'

/** Work units for one command line. A usual one takes 5 to 50. */
const MAX_STEPS = 12_000
/** Effects are looked at in the light of each other: six times as many as the longest everyday script has. */
const MAX_EFFECTS = 1_050
/** A script built by substitution may grow; nobody needs this much. */
const MAX_VALUE = 512 * 1024
/** More gaps make a decision no less certain. */
const MAX_GAPS = 64
/** What a person's prompt is made of. */
const OWN_PROMPT = /^PS\d$/

/** How paths begin that lie below the directory that we suppose. */
const BELOW_DEFAULT = `${DEFAULT_DIRECTORY}/`

/**
 * Walks a script as a shell would, without running anything, and writes down the effects of
 * every command. It holds all state of one analysis; the functions around it are stateless. They
 * call each other again and again (a shell runs a program, the program code, the code a shell): the
 * ways back go through its methods, so that no file imports one that imports it.
 */
export class Machine extends Branches implements Scope {
  readonly symbols = new SymbolTable(printsFolder)
  readonly effects = new EffectLog()
  readonly resolved: Resolved[] = []
  readonly code: Code[] = []
  /** What was not followed to its end. */
  readonly gaps: Gap[] = []
  /** Programs whose words are looked at only where nothing is blocked. */
  readonly deferredWords: DeferredWords[] = []
  /** Files whose code runs and was not seen. */
  readonly scripts: Script[] = []
  /** Scripts that this command line wrote, and what they would do. */
  readonly writtenScripts: WrittenScript[] = []
  /** The functions that are being called, the innermost last. */
  readonly calls: SyntaxNode[] = []
  /** What this command line wrote, by path: it may be run or read again later. */
  readonly files = new Map<string, Value>()
  readonly fileSystem = new FileSystem()
  readonly moved = new MovedPlaces()
  /** Where commands begin in the text that is judged. */
  readonly beginnings = new Set<number>()
  /** What texts of code look as if they did, by text. */
  readonly codeLooks = new Map<string, CodeLooks>()
  /** Code that was cut into tokens, by language. */
  readonly codeTokens = new Map<SourceLanguage, Map<string, readonly Token[]>>()
  /** Written files that were followed already, by program. */
  readonly followed = new Set<string>()
  readonly problems: string[] = []
  /** What shells run when they end, each with the shell that will run it. */
  readonly traps: Trap[] = []
  environment = new Environment()
  /** Where the current command reads from; undefined is the terminal. */
  input: Channel | undefined
  /** Where the current command writes to; undefined is the terminal, a pipe or a substitution. */
  output: Channel | undefined
  frame: Frame | undefined
  span: Span = { start: 0, end: 0 }
  /** What the effects of the step that runs are known by. */
  provenance: Provenance = COMMAND_LINE
  /** The text whose positions the current nodes index; undefined inside decoded scripts. */
  source: string | undefined
  /** `$_`: the last word of the command before. */
  lastArgument: Value | undefined
  /** Secrets that programs have written among their messages, where those lead nowhere yet. */
  told: Value = ''
  /** What the current program wrote to its output by the output's path. */
  printed: Value = ''
  /** The interactive program that was started last, for what is typed into it. */
  interactive: string | undefined
  /** A program that an editor was told to use for its commands. */
  shellOption: string | undefined
  /** The text that is read now was decoded from code: it is not decoded again. */
  decoding = false
  readonly #sinks = new Map<
    string,
    { script: ParsedScript; environment: Environment; fed: boolean }
  >()
  #steps = 0
  #depth = 0
  #connections = 0
  readonly context: CommandContext
  /** The directory that relative paths are told from. */
  readonly #project: string

  constructor(context: CommandContext = {}) {
    super()
    this.context = context
    const { directory } = context
    const known = directory?.replace(/(?<=.)\/+$/, '')
    if (known !== undefined && !isProject(known)) this.environment.directory = known
    this.#project = known !== undefined && isProject(known) ? known : DEFAULT_DIRECTORY
    if (context.shell) takeOver(this.environment, context.shell)
  }

  /** Counts work; a program costs more of it than a word. */
  step(work = 1): void {
    this.#steps += work
    if (this.#steps > MAX_STEPS) throw new TooComplex(TOO_MANY_STEPS)
  }

  /** No more effects than can be looked at in time. */
  #countEffect(): void {
    this.step()
    if (this.effects.mark > MAX_EFFECTS && !this.#isOver) throw new TooComplex(TOO_MANY_TARGETS)
  }

  get #isOver(): boolean {
    return this.#steps === Number.NEGATIVE_INFINITY
  }

  /** The walk is over, and within its bounds: what is asked afterwards is as much as was met, and never too much. */
  endWalk(): void {
    this.#steps = Number.NEGATIVE_INFINITY
  }

  /** Half of the work that is left: a loop that asks for more of it is not walked to its end. */
  share(): () => boolean {
    const limit = this.#steps + (MAX_STEPS - this.#steps) / 2
    return () => this.#steps < limit
  }

  emit(kind: EffectKind, program: string, target: Value, more?: Partial<Effect>): void {
    const { provenance, frame, span } = this
    const effect: Effect = {
      kind,
      program,
      target,
      certain: true,
      provenance,
      frame,
      span,
    }
    if (more !== undefined) Object.assign(effect, more)
    if (kind === 'delete-tree' && this.#isSureOf(target)) effect.promised = true
    this.effects.add(effect)
    this.#countEffect()
    if (kind === 'replace' && more?.to !== undefined) this.moved.move(target, more.to)
    if (kind !== 'read' && kind !== 'read-tree') return
    // Under its new name a file is what it was.
    const origin = this.moved.originOf(target)
    if (origin !== undefined) this.effects.add({ ...effect, target: origin })
    if (kind === 'read-tree')
      for (const below of this.moved.originsBelow(target))
        this.effects.add({ ...effect, target: below })
  }

  /** Whether the script would not get here if a variable in this value were empty. */
  #isSureOf(value: Value): boolean {
    const { promises } = this.environment
    return this.symbols
      .in(value)
      .every(({ origin, detail }) => origin === 'environment' && isPromised(promises, detail))
  }

  /** Notes that something was not followed, and what it decides about. */
  miss(aim: Aim, program: string, value: Value, from?: string): void {
    if (this.gaps.length < MAX_GAPS) this.gaps.push({ aim, program, value, from, span: this.span })
  }

  evaluatesUnseen(text: Value): void {
    const isForeign = this.symbols
      .in(text)
      .some(
        ({ origin, detail }) =>
          origin === 'network' ||
          origin === 'decoded' ||
          (origin === 'file' && isDropPlace(detail)),
      )
    if (isForeign) this.miss('code', THE_SHELL, text)
  }

  promptsUnseen(text: Value): void {
    const isOwnPrompt = this.symbols
      .in(text)
      .every(({ origin, detail }) => origin === 'environment' && OWN_PROMPT.test(detail))
    if (!isOwnPrompt) this.miss('code', THE_SHELL, text)
  }

  /** Whether there is room to walk a way more than once. */
  affords(): boolean {
    return this.#steps < MAX_STEPS / 3
  }

  unknown(origin: Origin, detail: string): Value {
    return this.symbols.make(origin, detail)
  }

  /** Runs a part with changed state and puts the state back. */
  within<T>(
    change: Partial<
      Pick<Machine, 'environment' | 'input' | 'output' | 'frame' | 'span' | 'source' | 'provenance'>
    >,
    body: () => T,
  ): T {
    const { environment, input, output, frame, span, source, provenance } = this
    if (++this.#depth > MAX_DEPTH) throw new TooComplex('commands are nested too deeply')
    Object.assign(this, change)
    try {
      return body()
    } finally {
      this.#depth--
      // One by one: this is done for every command.
      this.environment = environment
      this.input = input
      this.output = output
      this.frame = frame
      this.span = span
      this.source = source
      this.provenance = provenance
    }
  }

  /** A frame below the current one. */
  frameFor(kind: Frame['kind'], by: string): Frame {
    return { kind, by, parent: this.frame }
  }

  /** Analyses a text as a shell script and returns what it prints. */
  runText(
    text: Value,
    change: Partial<Pick<Machine, 'environment' | 'input' | 'output' | 'frame'>> = {},
  ): Value {
    this.step()
    const source = plain(text)
    if (source.length > MAX_VALUE) throw new TooComplex('a script grows too large')
    const { script, isWhole } = parseToWalk(source)
    const problem = problemOf(script, source)
    if (problem !== undefined) this.problems.push(problem)
    const output = this.within({ ...change, source: undefined }, () =>
      this.#withOwnPromises(() => runStatements(this, script.commands)),
    )
    if (!isWhole) throw new TooComplex(TOO_MANY_STEPS)
    return output
  }

  /** Only what the shell itself reads (`eval`, `.`) goes on with what it has made sure of, or ends it. */
  #withOwnPromises(body: () => Value): Value {
    const { environment, frame, programs } = this
    if (programs === 0 && (frame === undefined || frame.kind === 'shell')) return body()
    const { promises } = environment
    if (promises !== NO_PROMISES) environment.promises = NO_PROMISES
    const output = body()
    if (programs === 0) environment.promises = promises
    return output
  }

  /** Runs a list of arguments as one command and returns what it prints. */
  runCommand(
    words: Value[],
    change: Partial<Pick<Machine, 'environment' | 'input' | 'output' | 'frame'>> = {},
  ): Value {
    return this.within(change, () => runArguments(this, words))
  }

  /** Runs a list of arguments in the state of this moment, as `command` and `exec` do. */
  runWords(words: Value[]): Value {
    return runArguments(this, words)
  }

  /** Runs one part of a script: the body of a function. */
  runNode(node: CommandNode | CompoundList): Value {
    return runNode(this, node)
  }

  /** Analyses code in a language: its effects count as the effects of the program that runs it. */
  runCode(language: Language, code: Value, by: string): Value {
    return runCode(this, language, code, by)
  }

  /** A file was written: some program may obey it some day, without being told. */
  followWritten(path: Value, content: Value): void {
    followLater(this, path, content)
  }

  expandInto(parts: readonly WordPart[], quoted: boolean, into: Segment[]): void {
    collect(this, parts, quoted, into)
  }

  evaluate(text: string): number | undefined {
    return evaluateText(this, text)
  }

  substitute(script: ParsedScript): Value {
    const { interactive } = this
    const output = this.within(
      {
        environment: this.environment.fork(),
        output: undefined,
        ...(script.source !== undefined && { source: undefined }),
      },
      () => runStatements(this, script.commands),
    )
    // Nobody types into a pager whose output is kept.
    this.interactive = interactive
    keepAll(this, 'a substitution', output)
    return output.replace(/\n+$/, '')
  }

  connect(script: ParsedScript, operator: '<' | '>'): Value {
    const path = `/dev/fd/${63 - this.#connections++}`
    const environment = this.environment.fork()
    if (operator === '>') this.#sinks.set(path, { script, environment, fed: false })
    else {
      const output = this.within({ environment, output: undefined }, () =>
        runStatements(this, script.commands),
      )
      this.files.set(path, output)
    }
    return path
  }

  /** Gives data to the script behind a `>(…)`; false where the path is no such thing. */
  feedSink(path: Value, data: Value): boolean {
    const sink = this.#sinks.get(path)
    if (!sink) return false
    // It cannot write to itself.
    this.#sinks.delete(path)
    this.within(
      { environment: sink.environment, input: { kind: 'data', value: data }, output: undefined },
      () => runStatements(this, sink.script.commands),
    )
    this.#sinks.set(path, { ...sink, fed: true })
    return true
  }

  /** How many `<(…)` and `>(…)` there were so far. */
  get connections(): number {
    return this.#connections
  }

  /** Runs the scripts behind `>(…)`, from the one with this number on, that nobody was seen writing to. */
  drainSinks(from: number): void {
    if (this.#sinks.size === 0) return
    for (const [path, { fed }] of [...this.#sinks]) {
      if (!fed && 63 - Number(path.slice(8)) >= from)
        this.feedSink(path, this.unknown('output', 'process substitution'))
    }
  }

  /** Everything that can be read from the current input. */
  get inputValue(): Value | undefined {
    return this.input && this.valueOf(this.input)
  }

  override valueOf(channel: Channel): Value {
    switch (channel.kind) {
      case 'data':
        return channel.value
      case 'socket':
        return this.unknown('network', plain(channel.address))
      case 'file':
        return this.fileContent(channel.path)
      case 'closed':
        return ''
    }
  }

  /** The content of a file: known if this command line wrote it, else a symbol. */
  fileContent(path: Value): Value {
    return this.files.get(this.absolute(path)) ?? this.unknown('file', plain(this.absolute(path)))
  }

  /** `$(git rev-parse --show-toplevel)/..`: what lies above a project, as far as the text shows, lies above here. */
  #aboveRoot(path: Value): Value {
    if (!path.startsWith('/..', 1)) return path
    const [symbol] = this.symbols.in(path[0]!)
    return symbol?.origin === 'output' && startsWithKind(symbol.detail, 'root-teller')
      ? path.slice(2)
      : path
  }

  /** A path with the working directory in front, where this command line changed it, links followed. */
  absolute(path: Value): Value {
    const { directory } = this.environment
    let name = path
    if (name.startsWith('./')) name = name.slice(2)
    else if (name.startsWith('/proc/')) name = name.replace(/^\/proc\/(?:thread-)?self\/cwd\//, '')
    if (name.startsWith(BELOW_DEFAULT)) name = name.slice(BELOW_DEFAULT.length)
    name = this.#aboveRoot(name)
    const isFull = name.startsWith('/') || startsBelowPlace(name)
    if (!isFull && directory !== undefined && directory !== '') {
      name = climbed(`${directory.replace(/\/$/, '')}/${name}`)
    }
    if (this.context.directory !== undefined) name = resolveFrom(this.#project, name)
    return this.fileSystem.follow(name)
  }
}
