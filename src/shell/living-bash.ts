import { UserError } from '../verdict/index.ts'
import { readyMark, runLine, startupText } from './bash-startup.ts'
import { type BashState, type BashVariable, optionsOf, readState, readTraps } from './bash-state.ts'
import { MarkFilter } from './mark-filter.ts'
import { insideOf, isStopped, readsFrom, waitsForInput } from './process-state.ts'
import {
  loadPseudoTerminals,
  type Program,
  type PseudoTerminal,
  startInTerminal,
} from './pseudo-terminal.ts'
import { createSessionFolder, type SessionFolder } from './session-folder.ts'
import type { PlainVariable } from './withheld-variables.ts'

/** Start-up files may take their time; one that does not come to an end must not look like us. */
const START_LIMIT_MS = 30_000

/** What takes time and needs nothing else to be known: begun first, waited for last. */
export async function prepareFolder(): Promise<SessionFolder> {
  const [folder, loaded] = await Promise.allSettled([createSessionFolder(), loadPseudoTerminals()])
  if (folder.status === 'rejected') throw folder.reason
  if (loaded.status === 'fulfilled') return folder.value
  folder.value.remove()
  throw loaded.reason
}

export interface LivingBashOptions {
  folder: Promise<SessionFolder>
  /** What to start for a bash with these arguments: bash itself, or a cage around it. */
  program(args: readonly string[], folder: string): Program | Promise<Program>
  size: { columns: number; rows: number }
  login: boolean
  norc: boolean
  historyFile: string
  /** Where its output goes. */
  onOutput(bytes: Buffer): void
}

/** How often a bash that runs something is looked at. */
const WATCH_MS = 500

/** How a session ended. */
export interface BashExit {
  exitCode: number
  signal?: number | undefined
}

/** What bash can be asked while it waits; the text is data and never evaluated. */
export type Query =
  /** Runs the prompt command of the person's start-up files; the answer is the prompt that it left. */
  | 'prepare'
  /** A prompt with its escapes and substitutions: only what was judged is given. */
  | 'prompt'
  | 'commands'
  | 'files'
  | 'directories'
  | 'variables'
  | 'functions'
  | 'forget'
  | 'restore'
  | 'unexport'
  | 'drain'

/** One bash that lives through the session, in a pseudo terminal. It runs only what `run` is given. */
export class LivingBash {
  readonly exit: Promise<BashExit>
  readonly #folder: SessionFolder
  readonly #terminal: PseudoTerminal
  readonly #token: string
  readonly #isCaged: boolean
  readonly #options: LivingBashOptions
  readonly #filter: MarkFilter
  #pending = ''
  #fields: string[] = []
  #state: BashState | undefined
  /** Of the end of a command: its mark in the output was seen, its message was read. */
  #marked = false
  #told = false
  #waiter: { resolve(value: BashState | BashExit): void } | undefined
  #answer: { resolve(fields: string[]): void } | undefined
  #traps: readonly string[] = []
  #onMark: (() => void) | undefined
  #ended: BashExit | undefined
  #failure: string | undefined
  #status: number | undefined

  private constructor(
    folder: SessionFolder,
    terminal: PseudoTerminal,
    token: string,
    program: Program,
    options: LivingBashOptions,
  ) {
    this.#folder = folder
    this.#terminal = terminal
    this.#token = token
    this.#isCaged = program.cage !== undefined
    this.#options = options
    this.#filter = new MarkFilter(Buffer.from(readyMark(token)))
    terminal.onData((bytes) => this.#output(bytes))
    folder
      .answersStream()
      .setEncoding('utf8')
      .on('data', (text) => this.#read(String(text)))
    this.exit = new Promise((resolve) => {
      terminal.onExit((exit) => {
        this.#ended = exit
        const rest = this.#filter.end()
        if (rest.length > 0) options.onOutput(rest)
        folder.remove()
        program.cage?.close()
        resolve(exit)
        this.#waiter?.resolve(exit)
        this.#answer?.resolve([])
      })
    })
  }

  /** Starts bash and waits until it is ready for the first command. */
  static async start(options: LivingBashOptions): Promise<LivingBash> {
    const folder = await options.folder
    try {
      const { token } = folder
      const { login, norc, historyFile } = options
      folder.writeStartup(startupText({ ...folder, login, norc, historyFile }))
      const args = ['--noediting', '--rcfile', folder.startup, '-i']
      const program = await options.program(args, folder.path)
      const terminal = await startInTerminal(program, options.size)
      const bash = new LivingBash(folder, terminal, token, program, options)
      // Inside of a cage it has another name.
      folder.sendMessage(program.cage ? '/dev/tty' : terminal.path)
      await bash.#started()
      return bash
    } catch (error) {
      folder.remove()
      throw error
    }
  }

  async #started(): Promise<void> {
    const limit = setTimeout(() => {
      this.#failure = `bash is not ready after ${START_LIMIT_MS / 1000} s: does a start-up file wait for something? ("--norc" leaves them out)`
      this.#terminal.kill('SIGKILL')
    }, START_LIMIT_MS)
    const first = await this.#ready()
    clearTimeout(limit)
    if ('exitCode' in first) {
      throw new UserError(
        'NO_BASH',
        this.#failure ??
          `bash ended before its first command (exit code ${first.exitCode}): does a start-up file end it? ("--norc" leaves them out)`,
      )
    }
    this.#folder.seal()
  }

  /** What bash told about itself when it last waited. */
  get state(): BashState {
    return this.#state!
  }

  get isOver(): boolean {
    return this.#ended !== undefined
  }

  /** Why bash was ended by us, where it was. */
  get failure(): string | undefined {
    return this.#failure
  }

  /** Sets `$?` for the next command: of one that was not run. */
  set status(value: number) {
    this.#status = value
  }

  /** Runs a judged command, exactly these bytes, and waits for its end or the session's. */
  run(command: string): Promise<BashState | BashExit> {
    this.#watch()
    const next = this.#ready()
    // The input first, while bash waits: once it is told to, it reads whatever is there.
    this.#folder.sendInput(runLine(command, this.#status))
    this.#send('run', '')
    this.#status = undefined
    return next
  }

  /** Asks bash something while it waits; the answer has one field, or several. */
  async ask(query: Query, text: string): Promise<string[]> {
    if (this.#ended || this.#answer || this.#waiter) return []
    return new Promise((resolve) => {
      this.#answer = { resolve }
      this.#send(query, text)
    })
  }

  /** Runs the person's own prompt command; gives the prompt after it, when all that it wrote is shown. */
  async prepare(): Promise<string | undefined> {
    const shown = new Promise<void>((resolve) => {
      this.#onMark = resolve
    })
    const [prompt] = await this.ask('prepare', '')
    if (prompt !== undefined) await Promise.race([shown, this.exit])
    this.#onMark = undefined
    return prompt
  }

  /**
   * Takes variables away, or gives one back what it held. A command may have made one readonly: then
   * bash would obey it for ever.
   */
  async forget(names: readonly string[]): Promise<void> {
    const [left] = await this.ask('forget', names.join('\n'))
    await this.#changed(names, left)
  }

  async restore(name: string, variable: PlainVariable): Promise<void> {
    const [left] = await this.ask('restore', `${name}\n${variable.value.value}`)
    await this.#changed([name], left, variable)
  }

  /** What bash told about itself is brought up to date. */
  async #changed(
    names: readonly string[],
    left: string | undefined,
    value?: BashVariable,
  ): Promise<void> {
    if (left) {
      this.#giveUp(`${left} is readonly, and bash or its programs would obey it`)
      await this.exit
    }
    const others = [...this.state.variables].filter(([name]) => !names.includes(name))
    const now = value ? names.map((name) => [name, value] as const) : []
    this.#state = { ...this.state, variables: new Map([...others, ...now]) }
  }

  /** Keys for the program that runs. */
  write(bytes: Buffer): void {
    if (!this.#ended) this.#terminal.write(bytes)
  }

  resize(columns: number, rows: number): void {
    if (!this.#ended) this.#terminal.resize(columns, rows)
  }

  pause(): void {
    this.#terminal.pause()
  }

  resume(): void {
    this.#terminal.resume()
  }

  kill(signal: string): void {
    this.#terminal.kill(signal)
  }

  #send(kind: string, text: string): void {
    this.#folder.sendMessage(`${this.#token} ${kind}\n${text}`)
  }

  #ready(): Promise<BashState | BashExit> {
    if (this.#ended) return Promise.resolve(this.#ended)
    this.#marked = false
    this.#told = false
    return new Promise((resolve) => {
      this.#waiter = { resolve }
    })
  }

  #output(bytes: Buffer): void {
    const { shown, marks } = this.#filter.push(bytes)
    if (shown.length > 0) this.#options.onOutput(shown)
    if (marks === 0) return
    this.#marked = true
    this.#onMark?.()
    this.#settle()
  }

  #read(text: string): void {
    const pieces = (this.#pending + text).split('\0')
    this.#pending = pieces.pop()!
    for (const piece of pieces) {
      // A message starts and ends with the token; what stands outside of one is not from bash.
      if (this.#fields.length === 0 && piece !== this.#token) continue
      this.#fields.push(piece)
      if (this.#fields.length > 1 && piece === this.#token) {
        const [, kind, ...fields] = this.#fields
        this.#fields = []
        this.#message(kind ?? '', fields.slice(0, -1))
      }
    }
  }

  #message(kind: string, fields: string[]): void {
    if (kind === 'traps') {
      this.#traps = readTraps(fields[0] ?? '')
    } else if (kind === 'ready') {
      this.#state = { ...readState(fields), traps: this.#traps }
      this.#told = true
      this.#answer?.resolve([])
      this.#answer = undefined
      if (this.#hasOtherInput()) this.#giveUp('something took the place of its input')
      else if (editsLines(this.#state)) this.#giveUp('its own line editing was switched on')
      else this.#settle()
    } else if (kind === 'answer') {
      const { resolve } = this.#answer ?? {}
      this.#answer = undefined
      resolve?.(fields)
    } else if (kind === 'taken') {
      this.#failure = 'bash was ended: something took hold of its own variables'
    } else if (kind === 'locked') {
      this.#failure =
        'a start-up file makes PROMPT_COMMAND readonly, which a shell of ours cannot do without ("--norc" leaves them out)'
    } else if (kind === 'old') {
      this.#failure = `bash ${fields[0]} is too old: a shell needs 4.4 or later`
    }
  }

  /** The end of a command: bash says so, and all that it wrote is shown. */
  #settle(): void {
    if (!this.#marked || !this.#told || !this.#waiter) return
    const { resolve } = this.#waiter
    this.#waiter = undefined
    resolve(this.state)
  }

  /** Linux shows what a process reads from: it must still be our pipe. */
  #hasOtherInput(): boolean {
    return !this.#isCaged && readsFrom(this.#terminal.pid, this.#folder.inputId) === false
  }

  /** While a command runs: a bash that was stopped is continued, one that slipped away is ended. */
  #watch(): void {
    const { pid } = this.#terminal
    let times = 0
    const watch = setInterval(() => {
      if (!this.#waiter) {
        clearInterval(watch)
        return
      }
      // Nobody above it continues it (`suspend`, `kill -STOP $$`): we do.
      if (isStopped(pid)) this.#terminal.kill('SIGCONT')
      const { inputId } = this.#folder
      times = this.#folder.isInputSent() && waitsForInput(insideOf(pid), inputId) ? times + 1 : 0
      if (times > 1) this.#giveUp('a trap or an option keeps it from waiting for judged commands')
    }, WATCH_MS)
    watch.unref()
  }

  #giveUp(why: string): void {
    this.end(`bash was ended: ${why}`)
  }

  /** Ends bash at once, and says why. */
  end(why: string): void {
    this.#failure = why
    this.#terminal.kill('SIGKILL')
  }
}

/** Bash would read our lines as keys, which can be bound to anything. */
function editsLines(state: BashState): boolean {
  return optionsOf(state, 'SHELLOPTS').some((name) => name === 'vi' || name === 'emacs')
}
