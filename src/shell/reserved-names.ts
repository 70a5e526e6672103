import { forEachChild, parse, type SyntaxNode } from 'unbash'
import { UserError } from '../verdict/index.ts'

/**
 * Our part of bash calls its builtins by the word `builtin`: a function of that name would run at
 * every prompt, and nobody would be asked about it.
 */
const RESERVED = /^(?:builtin|__aegish_\w*)$/

/** What would put something between us and the bash that waits for us. */
const NOT_HERE: readonly (readonly [RegExp, string])[] = [
  [
    /\bset\b[^;&|\n]*[-+]o\s*["']?(?:vi|emacs)\b/,
    'the line is edited by aegish: bash has no mode for it here',
  ],
  [
    /(?:^|[;&|\n(]|\bbuiltin\b|\bcommand\b)\s*bind\s+["'-]/,
    'the line is edited by aegish: keys cannot be bound here',
  ],
  [
    /(?:^|[;&|\n(]|\bbuiltin\b|\bcommand\b)\s*set\s+(?:[-+]\w+\s+)*-\w*r\w*(?=[\s;&|)]|$)/,
    'a restricted bash cannot be guarded: start "bash -r" for one',
  ],
]

/** Refuses a command that would put something in the place of what the shell itself uses. */
export function refuseReservedNames(command: string): void {
  for (const [pattern, why] of NOT_HERE)
    if (pattern.test(command)) throw new UserError('RESERVED_NAME', why)
  if (!/builtin|__aegish/.test(command)) return
  let found: string | undefined
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Function' && RESERVED.test(node.name.value)) found = node.name.value
    forEachChild(node, visit)
  }
  try {
    for (const statement of parse(command).commands) visit(statement)
  } catch {
    // What cannot be parsed is the guard's to refuse.
  }
  // In a text for `eval`, too.
  if (/\bbuiltin\s*\(\s*\)|\bfunction\s+builtin\b/.test(command)) found ??= 'builtin'
  if (found !== undefined || command.includes('__aegish'))
    throw new UserError('RESERVED_NAME', `the name "${found ?? '__aegish_…'}" is the shell's own`)
}
