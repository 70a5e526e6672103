import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PseudoTerminal, startInTerminal } from '../src/shell/pseudo-terminal.ts'
import { removeFolder } from './remove-folder.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))

/** The prompt of the tests: nothing else prints it. */
const PROMPT = 'READY>'

const open = new Set<ShellTerminal>()

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Ends the shells of a test, and waits for their end: they write to their home until then. */
export async function closeTerminals(): Promise<void> {
  await Promise.all([...open].map((terminal) => terminal.close()))
}

/** A person at a terminal in which the built `aegish shell` runs, in a home of nobody. */
export class ShellTerminal {
  readonly home: string
  readonly #terminal: PseudoTerminal
  #output = ''
  #read = 0
  #exit: number | undefined
  readonly #listeners = new Set<() => void>()

  private constructor(home: string, terminal: PseudoTerminal) {
    this.home = home
    this.#terminal = terminal
    open.add(this)
    const decoder = new TextDecoder()
    terminal.onData((bytes) => {
      this.#output += decoder.decode(bytes, { stream: true })
      for (const listener of this.#listeners) listener()
    })
    terminal.onExit(({ exitCode }) => {
      this.#exit = exitCode
      for (const listener of this.#listeners) listener()
    })
  }

  static async start(
    options: {
      args?: string[]
      env?: Record<string, string>
      bashrc?: string
      home?: string
      size?: { columns: number; rows: number }
      /** Another program than `aegish shell`. */
      program?: { file: string; args: string[] }
      /** Where the shell is not expected to come to its prompt. */
      waits?: boolean
    } = {},
  ): Promise<ShellTerminal> {
    const home = options.home ?? mkdtempSync(join(tmpdir(), 'aegish-shell-home-'))
    mkdirSync(join(home, 'work'), { recursive: true })
    writeFileSync(join(home, '.bashrc'), `PS1='${PROMPT} '\n${options.bashrc ?? ''}`)
    const terminal = await startInTerminal(
      {
        ...(options.program ?? {
          file: process.execPath,
          args: [launcher, 'shell', ...(options.args ?? [])],
        }),
        env: {
          PATH: process.env.PATH,
          HOME: home,
          TERM: 'xterm-256color',
          LANG: 'C.UTF-8',
          NO_COLOR: '1',
          ...options.env,
        },
        directory: join(home, 'work'),
      },
      options.size ?? { columns: 80, rows: 24 },
    )
    const shell = new ShellTerminal(home, terminal)
    if (options.waits !== false) await shell.prompt()
    return shell
  }

  get work(): string {
    return join(this.home, 'work')
  }

  /** What was written about its decisions: every session has a file of its own. */
  get log(): string {
    const state = join(this.home, '.local/state/aegish')
    return readdirSync(state)
      .filter((name) => /^audit.*\.jsonl$/.test(name))
      .map((name) => readFileSync(join(state, name), 'utf8'))
      .join('')
  }

  /** Everything that was written so far. */
  get output(): string {
    return this.#output
  }

  get pid(): number {
    return this.#terminal.pid
  }

  type(text: string): void {
    this.#terminal.write(Buffer.from(text))
  }

  send(bytes: Buffer): void {
    this.#terminal.write(bytes)
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows)
  }

  /** Waits for a text or pattern in what was not yet waited for; returns what came up to its end. */
  waitFor(wanted: string | RegExp, timeoutMs = 20_000): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) =>
        reject(new Error(`${why}: ${wanted}\n${JSON.stringify(this.#output.slice(this.#read))}`))
      const limit = setTimeout(() => done(() => fail('did not come')), timeoutMs)
      const done = (then: () => void) => {
        clearTimeout(limit)
        this.#listeners.delete(look)
        then()
      }
      const look = () => {
        const rest = this.#output.slice(this.#read)
        const match = typeof wanted === 'string' ? findText(rest, wanted) : wanted.exec(rest)
        if (match) {
          const end = match.index + match[0].length
          this.#read += end
          done(() => resolve(rest.slice(0, end)))
        } else if (this.#exit !== undefined) done(() => fail(`the shell ended (${this.#exit})`))
      }
      this.#listeners.add(look)
      look()
    })
  }

  /** Waits for the next prompt; returns what was written before it. */
  async prompt(): Promise<string> {
    return this.waitFor(/READY> $|READY> (?=\r)/)
  }

  /** Answers a question. One that has just been asked hears nothing yet: then it is said again. */
  async answer(keys: string): Promise<void> {
    await this.waitFor('[y/N] ')
    for (let length = this.#output.length; this.#output.length === length; ) {
      await later(250)
      this.type(keys)
      for (let i = 0; i < 50 && this.#output.length === length; i++) await later(100)
    }
  }

  /** Brings the line editor to an empty line, whatever was typed before and is not yet worked off. */
  async settle(): Promise<void> {
    const word = `settled-${this.#output.length}`
    this.type(`\u0003${word}`)
    await this.waitFor(word)
    this.type('\u0003')
    await this.waitFor('^C')
    await this.prompt()
  }

  /** Types a command, waits for the next prompt, and returns what the command wrote. */
  async run(command: string): Promise<string> {
    this.type(`${command}\r`)
    // The line is drawn while it is typed; its end takes the bracketed paste away.
    await this.waitFor('\u001b[?2004l')
    return plain(await this.prompt())
  }

  exit(): Promise<number> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#exit === undefined) return
        this.#listeners.delete(look)
        resolve(this.#exit)
      }
      this.#listeners.add(look)
      look()
    })
  }

  async close(): Promise<void> {
    open.delete(this)
    if (this.#exit === undefined) {
      // As when a terminal goes away: the shell clears up after itself.
      this.#terminal.kill('SIGHUP')
      const limit = setTimeout(() => this.#terminal.kill('SIGKILL'), 10_000)
      await this.exit()
      clearTimeout(limit)
    }
    removeFolder(this.home)
  }
}

function findText(text: string, wanted: string): { index: number; 0: string } | undefined {
  const index = text.indexOf(wanted)
  return index < 0 ? undefined : { index, 0: wanted }
}

/** Without what moves the cursor, the prompt, and the ends of lines of a terminal. */
export function plain(text: string): string {
  return text
    .replace(/\u001b\[[\d;?]*[A-Za-z]/g, '')
    .replaceAll('READY> ', '')
    .replaceAll('\r', '')
    .trim()
}
