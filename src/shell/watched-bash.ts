import type { ShellState } from '../guard/shell-state.ts'
import { type BashState, stateForGuard } from './bash-state.ts'
import type { Judge } from './judge.ts'
import type { LivingBash } from './living-bash.ts'
import {
  isLively,
  PLAIN_PROMPTS,
  PROMPT_VARIABLES,
  type PromptVariable,
  promptAsCommand,
  promptValue,
} from './prompts.ts'
import { toForget } from './withheld-variables.ts'

/** How far functions that name other functions are followed. */
const MOST_ROUNDS = 4

/** Looks after the state of a living bash from one command to the next. */
export class WatchedBash {
  readonly #bash: LivingBash
  readonly #judge: Judge
  readonly #say: (message: string) => void
  readonly #start: BashState
  /** The prompts that may be shown, by the name of their variable. */
  readonly #prompts = new Map<PromptVariable, string>()

  constructor(bash: LivingBash, judge: Judge, say: (message: string) => void) {
    this.#bash = bash
    this.#judge = judge
    this.#say = say
    this.#start = bash.state
    // Those of the person's own start-up files.
    for (const name of PROMPT_VARIABLES) this.#prompts.set(name, promptValue(this.#start, name))
  }

  /** After a command: what it must not leave behind is taken away, and told. */
  async settle(): Promise<void> {
    await this.#forget()
    await this.#judgePrompts()
  }

  /** A prompt as it is to be shown. */
  async prompt(name: 'PS1' | 'PS2'): Promise<string> {
    const prompt = this.#prompts.get(name)!
    return isLively(prompt) ? ((await this.#bash.ask('prompt', prompt))[0] ?? '') : prompt
  }

  /** What a guard should know before it decides about a command. */
  async stateFor(command: string): Promise<ShellState> {
    return stateForGuard(this.#bash.state, this.#start, await this.#functionsIn(command))
  }

  /** Every function that somebody defined, by name. */
  async functions(): Promise<Map<string, string>> {
    const names = [...this.#bash.state.functions.keys()].filter((name) => !isOurs(name))
    const bodies = names.length > 0 ? await this.#bash.ask('functions', names.join('\n')) : []
    return new Map(names.map((name, i) => [name, bodies[i] ?? '']))
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
      const bodies = await this.#bash.ask('functions', wanted.join('\n'))
      for (const [i, name] of wanted.entries()) found.set(name, bodies[i] ?? '')
      text = bodies.join('\n')
    }
    return found
  }

  /** What a command exported to have code run behind the guard's back does not survive it. */
  async #forget(): Promise<void> {
    const { variables, functions } = toForget(this.#bash.state, this.#start)
    if (variables.size > 0) await this.#bash.ask('forget', [...variables.keys()].join('\n'))
    if (functions.length > 0) await this.#bash.ask('unexport', functions.join('\n'))
    for (const [name, why] of variables)
      this.#say(`${name} does not stay set (${why}): set it in front of the command`)
    for (const name of functions)
      this.#say(`the function ${name} is not exported: shells take over what they inherit`)
  }

  /** A prompt that a command set runs what is in it, again and again: it is judged like a command. */
  async #judgePrompts(): Promise<void> {
    for (const name of PROMPT_VARIABLES) {
      const value = promptValue(this.#bash.state, name)
      if (value === this.#prompts.get(name)) continue
      const why = isLively(value) ? await this.#whyNot(promptAsCommand(value)) : undefined
      if (why !== undefined) {
        this.#say(`${name} is not used: ${why}`)
        await this.#bash.ask('forget', name === 'PS1' ? '__aegish_ps1' : name)
      }
      this.#prompts.set(name, why === undefined ? value : PLAIN_PROMPTS[name])
    }
  }

  async #whyNot(command: string): Promise<string | undefined> {
    const state = await this.stateFor(command)
    const { decision } = await this.#judge.rule(command, state, new AbortController().signal)
    return decision.verdict === 'ALLOW' ? undefined : decision.reason
  }
}

/** What the start-up text defines is not the person's. */
function isOurs(name: string): boolean {
  return name === 'history' || name.startsWith('__aegish_')
}
