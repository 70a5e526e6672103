import type { Value } from '../../resolve/value.ts'
import { zshWords } from './zsh-words.ts'

/** How shells of other kinds write the call of a program, and what bash would write. */
const SPELLINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  nu: [[/(^|[;|({]\s*)(?:\^|run-external\s+)(?=["'\w./~])/g, '$1']],
  elvish: [[/(^|[;|({]\s*)(?:e:|exec\s+e:|external\s+)(?=["'\w./~])/g, '$1']],
  // A command in brackets stands for what it prints.
  fish: [[/(^|[\s=/:])\((?=[a-z])/g, '$1$(']],
  ksh: [[/(^|[;&|{]\s*)nameref(?=\s)/g, '$1declare -n']],
  xonsh: [[/[!$]\[([^\]]*)\]|!\(([^()]*)\)/g, '$1$2']],
}

/** The text for a shell in the words of bash. */
export function inBashWords(shell: string, text: Value): Value {
  let result = shell === 'zsh' ? zshWords(text) : text
  const spellings = Object.hasOwn(SPELLINGS, shell) ? SPELLINGS[shell]! : []
  for (const [pattern, replacement] of spellings) result = result.replace(pattern, replacement)
  return result
}
