import type { Random } from '../random.ts'
import { callsOnFirstLine, isPlain, type PlacedWord } from './simple-command.ts'

/** A word written differently, and what must stand before the whole command for it to work. */
export interface RewrittenWord {
  text: string
  /** Statements, for example assignments, without a separator at their end. */
  before?: string
}

/**
 * Rewrites the names of the calls on the first line, and every second argument on average, as far
 * as they are plain and `rewrite` has an answer for them.
 */
export function rewriteWords(
  command: string,
  random: Random,
  rewrite: (word: string) => RewrittenWord | undefined,
): string | undefined {
  const edits: (PlacedWord & { to: string })[] = []
  const before: string[] = []
  for (const { words } of callsOnFirstLine(command)) {
    for (const [i, word] of words.entries()) {
      if (!isPlain(word.text) || (i > 0 && random.next() < 0.5)) continue
      const rewritten = rewrite(word.text)
      if (rewritten === undefined) continue
      if (rewritten.before !== undefined) before.push(rewritten.before)
      edits.push({ ...word, to: rewritten.text })
    }
  }
  if (edits.length === 0) return undefined
  let text = command
  for (const { pos, end, to } of edits.sort((a, b) => b.pos - a.pos)) {
    text = text.slice(0, pos) + to + text.slice(end)
  }
  return [...before, text].join('; ')
}
