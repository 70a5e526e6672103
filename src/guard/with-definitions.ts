import type { ShellState, ShellVariable } from './shell-state.ts'

/**
 * A command for a guard that reads text: in front of it what the living shell has under the names
 * that it uses, as shell code.
 */
export function withDefinitions(command: string, shell: ShellState | undefined): string {
  if (!shell) return command
  const names = new Set(command.match(/[^\s;&|()<>"'`$={}[\]]+/g))
  const lines = [
    ...pick(shell.aliases, names, (name, text) => `alias ${name}=${quote(text)}`),
    ...pick(shell.variables, names, (name, variable) => assignment(name, variable)),
    ...pick(shell.functions, names, (_, text) => text.trimEnd()),
  ]
  return lines.length === 0 ? command : `${lines.join('\n')}\n${command}`
}

function pick<Value>(
  all: ReadonlyMap<string, Value>,
  names: ReadonlySet<string>,
  write: (name: string, value: Value) => string,
): string[] {
  return [...all].filter(([name]) => names.has(name)).map(([name, value]) => write(name, value))
}

function assignment(name: string, variable: ShellVariable): string {
  if ('reference' in variable) return `declare -n ${name}=${variable.reference}`
  if ('value' in variable) return `${name}=${quote(variable.value)}`
  const elements = [...variable.elements].map(([key, value]) => `[${quote(key)}]=${quote(value)}`)
  return `${name}=(${elements.join(' ')})`
}

function quote(text: string): string {
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
