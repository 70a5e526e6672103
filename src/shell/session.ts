import { homedir } from 'node:os'
import { type Cage, explainRefusals } from '../cage/index.ts'
import {
  type Decision,
  isUnsure,
  type Unresolved,
  UserError,
  withoutKnowing,
} from '../verdict/index.ts'
import type { ShellAudit } from './audit-shell.ts'
import type { BashState } from './bash-state.ts'
import { complete } from './complete.ts'
import { LineEditor } from './editor/line-editor.ts'
import { expandHistory } from './expand-history.ts'
import { isFileServer } from './file-servers.ts'
import type { History } from './history.ts'
import { isComplete } from './is-complete.ts'
import { type Judge, type Ruling, softened } from './judge.ts'
import { type BashExit, LivingBash } from './living-bash.ts'
import type { Person } from './person.ts'
import type { Program } from './pseudo-terminal.ts'
import { refuseReservedNames } from './reserved-names.ts'
import type { SessionFolder } from './session-folder.ts'
import { WatchedBash } from './watched-bash.ts'

/** `$?` after a command that was not run. */
export const STATUS = { blocked: 1, cancelled: 2, interrupted: 130 } as const

/** A guard that takes longer to say anything at all is told about. */
const HEALTH_LIMIT_MS = 30_000

/** Only the end of what a command says can be about why it failed. */
const MOST_SAID = 16 * 1024

export interface SessionOptions {
  person: Person
  folder: Promise<SessionFolder>
  judge: Judge
  history: History
  audit: ShellAudit
  /** The bash that reads texts for their grammar. */
  bash: string
  program(args: readonly string[], folder: string): Program | Promise<Program>
  login: boolean
  norc: boolean
  /** Files that no command may touch: the folder of the session becomes one. */
  protect(folder: string): void
  /** How a decision is shown to a person. */
  present(command: string, decision: Decision, width: number): string
  say(message: string): void
  /** Whether a person may let through what the guard blocks because it cannot resolve it. */
  mayAsk: boolean
  /** What is done with a command that would pass without having been understood. */
  unresolved: Unresolved
  /** Turns an unresolved command into one that runs in a cage of its own, where that is configured. */
  cageFor?: CageFor | undefined
}

export type CageFor = (
  command: string,
  state: BashState,
  functions: ReadonlyMap<string, string>,
  /** That of the session, where something can be put down. */
  folder: string,
) => Promise<CagedCommand>

/** A command that runs in a cage of its own. */
export interface CagedCommand {
  /** What the living bash is given instead. */
  text: string
  cage: Cage
}

/** A session at a terminal: we read the line, the guard decides, bash runs it. */
export class Session {
  readonly #options: SessionOptions
  readonly #editor: LineEditor
  #bash!: LivingBash
  #watched!: WatchedBash
  #hasTyped = false
  /** The cage around the living bash, where there is one. */
  #cage: Cage | undefined
  /** The end of what a command in a cage wrote. */
  #said: string | undefined
  readonly #over = new AbortController()
  /** The terminal is set up while the person reads the first prompt. */
  #exact: Promise<void> | undefined
  #hasTriedToLeave = false
  #isLeaving = false

  constructor(options: SessionOptions) {
    this.#options = options
    const { person, history } = options
    this.#editor = new LineEditor({
      write: (text) => person.write(text),
      size: () => person.size(),
      history: () => history.entries,
      complete: (text, cursor) =>
        complete(text, cursor, this.#bash.state.directory, (query, word) =>
          this.#bash.ask(query, word),
        ),
      isComplete: (text) => isComplete(text, options.bash),
    })
  }

  /** Runs until bash ends; returns what it exited with. */
  async run(): Promise<number> {
    const { person, program, login, norc, history } = this.#options
    // What is typed before the first prompt is text for it.
    person.giveKeysTo((bytes) => this.#editor.feed(bytes))
    this.#bash = await LivingBash.start({
      program: async (args, folder) => {
        this.#options.protect(folder)
        const started = await program(args, folder)
        this.#cage = started.cage
        return started
      },
      folder: this.#options.folder,
      size: person.size(),
      login,
      norc,
      historyFile: history.file,
      onOutput: (bytes) => this.#output(bytes),
    })
    if (this.#cage) {
      this.#tellNotHeld(this.#cage)
      this.#watchCovers(this.#cage)
    }
    this.#watched = new WatchedBash(this.#bash, this.#options.judge, (message) =>
      this.#say(message),
    )
    person.onResize(() => {
      const { columns, rows } = person.size()
      this.#bash.resize(columns, rows)
      this.#editor.redraw()
    })
    // The terminal is gone, and with it whoever sat there.
    person.onEnd(() => this.#bash.kill('SIGHUP'))
    for (const signal of ['SIGHUP', 'SIGTERM'] as const)
      process.on(signal, () => this.#bash.kill('SIGHUP'))
    while (!this.#bash.isOver) await this.#turn()
    const exit = await this.#bash.exit
    this.#over.abort()
    if (this.#cage) this.#tellAppeared(this.#cage)
    const { failure } = this.#bash
    if (failure !== undefined) this.#say(failure)
    else if (exit.signal && !this.#isLeaving) this.#say(`bash was ended by signal ${exit.signal}`)
    return this.#isLeaving ? this.#bash.state.status : exitCode(exit)
  }

  /** What would keep the person waiting for the first prompt is done while it is read. */
  #afterFirstPrompt(): Promise<void> {
    void this.#checkHealth()
    return this.#options.person.drawExactly()
  }

  /** Who does not answer is told as soon as it is known. */
  async #checkHealth(): Promise<void> {
    const limit = AbortSignal.any([this.#over.signal, AbortSignal.timeout(HEALTH_LIMIT_MS)])
    const problems = await this.#options.judge.health(limit)
    if (this.#over.signal.aborted) return
    for (const problem of problems) this.#say(problem)
  }

  #say(message: string): void {
    if (this.#editor.isReading) this.#editor.writeAbove(() => this.#options.say(message))
    else this.#options.say(message)
  }

  /** One prompt, one command. */
  async #turn(): Promise<void> {
    const bash = this.#bash
    // The person's own prompt command may take its time.
    this.#options.person.giveKeysTo((bytes) => {
      if (bytes.includes(3)) bash.write(bytes)
      else this.#editor.feed(bytes)
    })
    await this.#watched.settle()
    if (bash.isOver) return
    const prompt = await this.#watched.prompt('PS1')
    const continuation = await this.#watched.prompt('PS2')
    const left = this.#hasTyped ? (await bash.ask('drain', '')).join('') : ''
    this.#hasTyped = false
    this.#options.person.freshLine()
    this.#options.person.giveKeysTo((bytes) => this.#editor.feed(bytes))
    const line = this.#editor.readLine(prompt, continuation, left)
    this.#exact ??= this.#afterFirstPrompt()
    const result = await Promise.race([line, bash.exit])
    this.#options.person.giveKeysTo((bytes) => this.#editor.feed(bytes))
    if ('exitCode' in result) return
    if (result.kind === 'interrupt') bash.status = STATUS.interrupted
    // Neither an alias nor a function of that name: nobody judged what they do.
    else if (result.kind === 'end') {
      this.#options.audit.exit(bash.state.directory)
      await this.#execute('\\builtin exit')
    } else if (result.text.trim() !== '') await this.#command(result.text)
  }

  async #command(typed: string): Promise<void> {
    const { history, person } = this.#options
    try {
      const expanded = expandHistory(typed, history.entries)
      if (expanded !== undefined) person.say(`${this.#shown(expanded)}\n`)
      const command = expanded ?? typed
      this.#remember(command)
      refuseReservedNames(command)
      await this.#decide(command)
    } catch (error) {
      if (!UserError.is(error)) throw error
      this.#say(error.message)
      this.#bash.status = STATUS.blocked
    }
  }

  /** A command that we show is text and nothing that acts on the terminal. */
  #shown(command: string): string {
    return command.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
  }

  #remember(command: string): void {
    try {
      this.#options.history.add(command, Math.floor(Date.now() / 1000))
    } catch (error) {
      this.#say(`the history cannot be written (${(error as Error).message})`)
    }
  }

  async #decide(command: string): Promise<void> {
    const { audit, person, present, cageFor } = this.#options
    const ruling = await this.#ask(command)
    const bash = this.#bash
    if (!ruling) {
      bash.status = STATUS.interrupted
      return
    }
    const { mayAsk } = this.#options
    const decision = withoutKnowing(
      softened(ruling.decision, mayAsk || cageFor !== undefined),
      this.#options.unresolved,
      mayAsk,
    )
    const { directory } = bash.state
    audit.learn(bash.state.variables)
    audit.decision(command, directory, ruling, decision.verdict)
    const unresolved = decision.verdict !== 'BLOCK' && isUnsure(decision)
    if (unresolved && cageFor) {
      person.say(present(command, decision, person.size().columns))
      this.#say('it runs in a cage of its own: its variables and its directory do not come back')
      const functions = await this.#watched.functions()
      const { path } = await this.#options.folder
      const { text, cage } = await cageFor(command, bash.state, functions, path)
      this.#tellNotHeld(cage)
      await this.#execute(text, cage)
      this.#tellAppeared(cage)
      cage.close()
      return
    }
    if (decision.verdict !== 'ALLOW') {
      person.say(present(command, decision, person.size().columns))
      if (decision.verdict === 'BLOCK') {
        this.#say(`blocked ("aegish check --explain" shows how it was read)`)
        bash.status = STATUS.blocked
        return
      }
      this.#editor.clearTyped()
      if (!(await person.confirm('Proceed anyway? [y/N] '))) {
        audit.declined(command, directory, ruling)
        bash.status = STATUS.cancelled
        return
      }
      audit.override(command, directory, ruling)
    }
    await this.#execute(command)
  }

  /** The ruling, or undefined where Ctrl-C cancelled a slow guard. */
  async #ask(command: string): Promise<Ruling | undefined> {
    const stop = new AbortController()
    this.#options.person.giveKeysTo((bytes) => {
      if (bytes.includes(3)) stop.abort()
      else this.#editor.feed(bytes)
    })
    try {
      const state = await this.#watched.stateFor(command)
      if (!this.#cage && isFileServer(command, state)) return SERVES_FILES
      const ruling = await this.#options.judge.rule(command, state, stop.signal)
      return await this.#watched.withConsequences(command, state, ruling)
    } catch (error) {
      if (!stop.signal.aborted) throw error
      this.#options.person.say('^C\n')
      return undefined
    }
  }

  #tellNotHeld({ notHeld }: Cage): void {
    for (const { promise, why } of notHeld) this.#say(`not held: ${promise} (${why})`)
  }

  /** A cage around the living bash ends with it. */
  #watchCovers(cage: Cage): void {
    const endWatch = cage.watchCovers(({ says, mustEnd }) => {
      if (mustEnd) this.#bash.end(says)
      else this.#say(says)
    })
    void this.#bash.exit.then(endWatch)
  }

  #tellAppeared(cage: Cage): void {
    for (const { path, what } of cage.appeared())
      this.#say(`${path} is new, and obeyed outside: ${what}`)
  }

  /** What the cage refused to a command that failed, as far as its words tell. */
  #tellRefused(cage: Cage, said: string): void {
    const { status, directory } = this.#bash.state
    if (this.#bash.isOver || status === 0) return
    const place = { home: process.env.HOME ?? homedir(), directory }
    for (const line of explainRefusals(said.replaceAll('\r', ''), cage, place)) this.#say(line)
  }

  /** Gives bash exactly what was judged, and the keyboard to what runs. */
  async #execute(command: string, cage = this.#cage): Promise<void> {
    await this.#exact
    // Bash warns of stopped jobs once, and forgets that it did: we are between two commands of it.
    const isExit = /^\s*(?:\\builtin exit|exit|logout)\s*\d*\s*$/.test(command)
    if (isExit && this.#hasTriedToLeave) {
      this.#isLeaving = true
      this.#bash.kill('SIGHUP')
      await this.#bash.exit
      return
    }
    this.#hasTriedToLeave = isExit
    this.#options.person.giveKeysTo((bytes) => {
      this.#hasTyped = true
      this.#bash.write(bytes)
    })
    this.#said = cage && ''
    await this.#bash.run(command)
    this.#options.person.giveKeysTo((bytes) => this.#editor.feed(bytes))
    if (cage) this.#tellRefused(cage, this.#said ?? '')
    this.#said = undefined
  }

  #output(bytes: Buffer): void {
    const { person } = this.#options
    if (this.#said !== undefined)
      this.#said = (this.#said + bytes.toString('utf8')).slice(-MOST_SAID)
    if (this.#editor.isReading) {
      // A job in the background: above the line that is written.
      this.#editor.writeAbove(() => {
        person.show(bytes)
        person.freshLine()
      })
      return
    }
    if (person.show(bytes)) return
    this.#bash?.pause()
    person.onDrain(() => this.#bash?.resume())
  }
}

/** Behind one decision it would read and write whatever it is asked for. */
const SERVES_FILES: Ruling = {
  decision: {
    verdict: 'BLOCK',
    reason: 'it serves files to somebody else, which is done only inside of a cage (--sandbox)',
    confidence: 1,
  },
  guard: undefined,
}

function exitCode({ exitCode: code, signal }: BashExit): number {
  return signal ? 128 + signal : code
}
