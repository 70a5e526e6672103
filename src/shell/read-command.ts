import type { ShellState } from '../guard/shell-state.ts'
import { type Analysis, analyse } from '../guard/static/index.ts'

/** The last command that was read for a state: several ask about the same one. */
const last = new WeakMap<ShellState, { command: string; analysis: Analysis }>()

/** What a command does in this shell, as the static guard reads it, whoever decides about it. */
export function readCommand(command: string, shell: ShellState): Analysis {
  const before = last.get(shell)
  if (before?.command === command) return before.analysis
  const analysis = analyse(command, { directory: shell.directory, shell })
  last.set(shell, { command, analysis })
  return analysis
}
