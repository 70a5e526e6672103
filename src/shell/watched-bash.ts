import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ShellState } from '../guard/shell-state.ts'
import { analyse } from '../guard/static/index.ts'
import { type BashState, optionsOf, stateForGuard } from './bash-state.ts'
import { quote } from './bash-words.ts'
import { type Judge, type Ruling, stricter } from './judge.ts'
import { JudgedPrompts } from './judged-prompts.ts'
import type { LivingBash } from './living-bash.ts'
import { findProgram, withOtherNames } from './other-names.ts'
import { readCommand } from './read-command.ts'
import { toForget } from './withheld-variables.ts'

/** How far functions that name other functions are followed. */
const MOST_ROUNDS = 4

/** Looks after the state of a living bash from one command to the next. */
export class WatchedBash {
  readonly #bash: LivingBash
  readonly #say: (message: string) => void
  readonly #start: BashState
  readonly #prompts: JudgedPrompts

  constructor(bash: LivingBash, judge: Judge, say: (message: string) => void) {
    this.#bash = bash
    this.#say = say
    this.#start = bash.state
    this.#prompts = new JudgedPrompts(bash, judge, (text) => this.stateFor(text), say)
  }

  /** After a command: what it must not leave behind is taken away, and told. */
  async settle(): Promise<void> {
    await this.#forget()
    await this.#prompts.settle()
  }

  /** A prompt as it is to be shown. */
  prompt(name: 'PS1' | 'PS2'): Promise<string> {
    return this.#prompts.show(name)
  }

  /** What a guard should know before it decides about a command. */
  async stateFor(command: string): Promise<ShellState> {
    const known = this.#bash.state.functions
    const functions = await this.#functionsIn(command)
    const state = () => stateForGuard(this.#bash.state, this.#start, functions)
    if ([...known.keys()].every(isOurs)) return state()
    // A name can be put together (`e""cho`, an alias): what will run says which functions it needs.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const names = namesRun(command, state()).filter((name) => known.has(name))
      const missing = names.filter((name) => !functions.has(name) && !isOurs(name))
      if (missing.length === 0) break
      await this.#ask(missing, functions)
    }
    return state()
  }

  /** The ruling, or a stricter one where more happens than the text says. */
  async withConsequences(command: string, shell: ShellState, ruling: Ruling): Promise<Ruling> {
    const named = withOtherNames(command, shell, ruling)
    return this.#withCalled(command, await this.#withTraps(command, named))
  }

  /**
   * What the command changes may make a trap do harm: a function that it calls, a variable that it
   * reads. Traps run before anybody could look.
   */
  async #withTraps(command: string, ruling: Ruling): Promise<Ruling> {
    const { traps } = this.#bash.state
    if (traps.length === 0) return ruling
    const actions = traps.join('\n')
    const text = `${command}\n${actions}`
    const shell = await this.stateFor(text)
    const overlay = { directory: shell.directory, shell }
    const before = analyse(actions, overlay)
    const both = analyse(text, overlay)
    return both.verdict === before.verdict ? ruling : stricter(ruling, [both], 'in a trap')
  }

  /**
   * Functions that bash calls by itself where a name is no program: with `autocd` one in the place of
   * `cd`, for the name of a folder, and the one for names that are not found.
   */
  async #withCalled(command: string, ruling: Ruling): Promise<Ruling> {
    const { state } = this.#bash
    const changes = state.functions.has('cd') && optionsOf(state, 'BASHOPTS').includes('autocd')
    const handles = state.functions.has(HANDLER)
    if (!changes && !handles) return ruling
    const shell = await this.stateFor(`${command}\ncd\n${HANDLER}`)
    const names = namesRun(command, shell)
    const calls = [
      ...names
        .filter((name) => changes && mayBeFolder(name, shell.directory))
        .map((name) => `cd -- ${quote(name)}`),
      ...names
        .filter((name) => handles && !isFound(name, state, shell))
        .map((name) => `${HANDLER} ${quote(name)}`),
    ]
    const overlay = { directory: shell.directory, shell }
    const both = calls.map((call) => analyse(`${command}\n${call}`, overlay))
    return stricter(ruling, both, 'in a function that bash calls')
  }

  /** Every function that somebody defined, by name. */
  async functions(): Promise<Map<string, string>> {
    const names = [...this.#bash.state.functions.keys()].filter((name) => !isOurs(name))
    const found = new Map<string, string>()
    if (names.length > 0) await this.#ask(names, found)
    return found
  }

  /** Asks bash for the definitions of functions, and puts them where they belong. */
  async #ask(names: readonly string[], into: Map<string, string>): Promise<string[]> {
    const bodies = await this.#bash.ask('functions', names.join('\n'))
    for (const [i, name] of names.entries()) into.set(name, bodies[i] ?? '')
    return bodies
  }

  /** The functions that a command names, and those that these name. */
  async #functionsIn(command: string): Promise<Map<string, string>> {
    const known = this.#bash.state.functions
    const found = new Map<string, string>()
    for (let text = command, round = 0; round < MOST_ROUNDS; round++) {
      const names = new Set(text.match(/[^\s;&|()<>"'`$={}]+/g))
      const wanted = [...names].filter(
        (name) => known.has(name) && !found.has(name) && !isOurs(name),
      )
      if (wanted.length === 0) break
      text = (await this.#ask(wanted, found)).join('\n')
    }
    return found
  }

  /** What a command exported to have code run behind the guard's back does not survive it. */
  async #forget(): Promise<void> {
    const { variables, functions } = toForget(this.#bash.state, this.#start)
    const gone = [...variables].filter(([, { before }]) => before === undefined)
    if (gone.length > 0) await this.#bash.forget(gone.map(([name]) => name))
    for (const [name, { before }] of variables)
      if (before !== undefined) await this.#bash.restore(name, before)
    if (functions.length > 0) await this.#bash.ask('unexport', functions.join('\n'))
    for (const [name, { why }] of variables)
      this.#say(`${name} does not stay set (${why}): set it in front of the command`)
    for (const name of functions)
      this.#say(`the function ${name} is not exported: shells take over what they inherit`)
  }
}

/** The programs, builtins and functions that a text runs, as far as it can be followed. */
function namesRun(command: string, shell: ShellState): string[] {
  const { commands } = readCommand(command, shell).trace()
  return [...new Set(commands.map(({ arguments: [name = ''] }) => name))]
}

const HANDLER = 'command_not_found_handle'

/** Builtins that are no programs, too. */
const BUILTIN =
  /^(?:[.:[]|alias|bg|break|builtin|caller|cd|command|compgen|complete|compopt|continue|declare|dirs|disown|eval|exec|exit|export|fg|getopts|hash|help|history|jobs|let|local|logout|mapfile|popd|pushd|read|readarray|readonly|return|set|shift|shopt|source|suspend|times|trap|type|typeset|ulimit|umask|unalias|unset|wait)$/

function isFound(name: string, state: BashState, shell: ShellState): boolean {
  return BUILTIN.test(name) || state.functions.has(name) || findProgram(name, shell) !== undefined
}

/** What is a pattern, or not known in full, may be the name of anything. */
function mayBeFolder(name: string, directory: string): boolean {
  if (!/^[\w./~@%+,:=-]+$/.test(name)) return true
  return statSync(resolve(directory, name), { throwIfNoEntry: false })?.isDirectory() === true
}

/** What the start-up text defines is not the person's. */
function isOurs(name: string): boolean {
  return name === 'history' || name.startsWith('__aegish_')
}
