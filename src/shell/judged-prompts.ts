import type { ShellState } from '../guard/shell-state.ts'
import type { Judge } from './judge.ts'
import type { LivingBash } from './living-bash.ts'
import {
  calls,
  isLively,
  PLAIN_PROMPTS,
  PROMPT_VARIABLES,
  type PromptVariable,
  promptAsCommand,
  promptValue,
} from './prompts.ts'

/** The person's own `PROMPT_COMMAND`, under the name that the start-up text gives it. */
const OWN_COMMAND = '__aegish_prompt_command'

/**
 * What runs at every prompt without anybody calling it. The person's own start-up files are trusted;
 * what a command sets is judged like a command, and so is all of it again when a function, an alias or
 * a variable in it has changed: `git() { …; }` alone does nothing, and the next prompt calls it.
 */
export class JudgedPrompts {
  readonly #bash: LivingBash
  readonly #judge: Judge
  readonly #stateFor: (command: string) => Promise<ShellState>
  readonly #say: (message: string) => void
  /** The prompts that may be shown, by the name of their variable. */
  readonly #shown = new Map<PromptVariable, string>()
  /** What each was when it was last let through, or refused. */
  readonly #judged = new Map<string, { key: string; isFine: boolean }>()
  #isStart = true

  constructor(
    bash: LivingBash,
    judge: Judge,
    stateFor: (command: string) => Promise<ShellState>,
    say: (message: string) => void,
  ) {
    this.#bash = bash
    this.#judge = judge
    this.#stateFor = stateFor
    this.#say = say
  }

  /** Before a prompt: runs the person's prompt command, and judges what is to be shown. */
  async settle(): Promise<void> {
    const { state } = this.#bash
    const own = state.variables.get(OWN_COMMAND)?.value
    const command = own && 'value' in own ? own.value : ''
    let prompt = promptValue(state, 'PS1')
    if (command !== '' && (await this.#isFine('PROMPT_COMMAND', command, command)))
      prompt = (await this.#bash.prepare()) ?? prompt
    for (const name of PROMPT_VARIABLES) {
      const value = name === 'PS1' ? prompt : promptValue(state, name)
      const isFine =
        value !== undefined &&
        (!isLively(value) || (await this.#isFine(name, value, promptAsCommand(value))))
      if (!isFine) await this.#bash.forget([name === 'PS1' ? '__aegish_ps1' : name])
      this.#shown.set(name, isFine ? value : PLAIN_PROMPTS[name])
    }
    this.#isStart = false
  }

  async show(name: 'PS1' | 'PS2'): Promise<string> {
    const prompt = this.#shown.get(name)!
    return isLively(prompt) ? ((await this.#bash.ask('prompt', prompt))[0] ?? '') : prompt
  }

  async #isFine(name: string, value: string, command: string): Promise<boolean> {
    const before = this.#judged.get(name)
    const state =
      calls(value) || name === 'PROMPT_COMMAND' ? await this.#stateFor(command) : undefined
    const key = JSON.stringify([value, state && meaning(command, state)])
    if (before?.key === key) return before.isFine
    const why = this.#isStart ? undefined : await this.#whyNot(command, state)
    if (why !== undefined) this.#say(`${name} is not used: ${why}`)
    this.#judged.set(name, { key, isFine: why === undefined })
    return why === undefined
  }

  async #whyNot(command: string, known: ShellState | undefined): Promise<string | undefined> {
    const state = known ?? (await this.#stateFor(command))
    const { decision } = await this.#judge.rule(command, state, new AbortController().signal)
    return decision.verdict === 'ALLOW' ? undefined : decision.reason
  }
}

/** All that a text leads to: functions, aliases, and the variables that it names itself. */
function meaning(command: string, { functions, aliases, variables }: ShellState): unknown {
  const names = new Set([command, ...functions.values()].join('\n').match(/[\w.-]+/g))
  const named = new Set([...command.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name!))
  const shown = [...named].map((name) => {
    const variable = variables.get(name)
    return [name, variable && 'elements' in variable ? [...variable.elements] : variable]
  })
  return [[...functions], [...aliases].filter(([name]) => names.has(name)), shown]
}
