import type { Value } from '../../resolve/value.ts'

/** How shells of other kinds write the call of a program, and what bash would write. */
const SPELLINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  nu: [[/(^|[;|({]\s*)(?:\^|run-external\s+)(?=["'\w./~])/g, '$1']],
  elvish: [[/(^|[;|({]\s*)(?:e:|exec\s+e:|external\s+)(?=["'\w./~])/g, '$1']],
  xonsh: [[/[!$]\[([^\]]*)\]|!\(([^()]*)\)/g, '$1$2']],
}

/** The text for a shell in the words of bash. */
export function inBashWords(shell: string, text: Value): Value {
  let result = text
  for (const [pattern, replacement] of SPELLINGS[shell] ?? [])
    result = result.replace(pattern, replacement)
  return result
}
