import type { BashState } from './bash-state.ts'

/** Variables whose substitutions bash or we run without anybody calling them. */
export const PROMPT_VARIABLES = ['PS0', 'PS1', 'PS2', 'PS4'] as const
export type PromptVariable = (typeof PROMPT_VARIABLES)[number]

/** What is shown where the person's own prompt may not be. */
export const PLAIN_PROMPTS: Readonly<Record<PromptVariable, string>> = {
  PS0: '',
  PS1: '\\s-\\v\\$ ',
  PS2: '> ',
  PS4: '+ ',
}

/**
 * The value of a prompt variable; undefined where it leads to another one. While bash waits, ours holds
 * the person's PS1.
 */
export function promptValue(state: BashState, name: PromptVariable): string | undefined {
  const variable = state.variables.get(name === 'PS1' ? '__aegish_ps1' : name)?.value
  if (variable === undefined) return ''
  if ('elements' in variable) return variable.elements.get('0') ?? ''
  return 'value' in variable ? variable.value : undefined
}

/** Whether a prompt must be asked from bash: it has escapes or substitutions. */
export function isLively(prompt: string): boolean {
  return /[\\$`]/.test(prompt)
}

/** Whether showing it can run something: substitutions, arithmetic, elements of arrays. */
export function calls(prompt: string): boolean {
  return /`|\$[([]|\$\{[^}]*[[`$@]/.test(prompt)
}

/** A command that does what showing a prompt does. */
export function promptAsCommand(prompt: string): string {
  return `: "${prompt.replaceAll('"', '\\"')}"`
}
