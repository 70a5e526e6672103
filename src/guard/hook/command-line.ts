import { UserError } from '../../verdict/index.ts'

/**
 * Splits a command line into program and arguments the way a shell would, without one: blanks
 * separate, single quotes keep everything, double quotes and backslashes keep what they cover.
 * Nothing is expanded and nothing is run.
 */
export function splitCommandLine(line: string): string[] {
  const words: string[] = []
  let word: string | undefined
  let quote: '"' | "'" | undefined
  for (let i = 0; i < line.length; i++) {
    const character = line[i]!
    const next = line[i + 1]
    if (quote === undefined && /\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else if (quote === undefined && (character === '"' || character === "'")) {
      quote = character
      word ??= ''
    } else if (character === quote) {
      quote = undefined
    } else if (
      character === '\\' &&
      next !== undefined &&
      (quote === undefined || (quote === '"' && '"\\$`'.includes(next)))
    ) {
      word = (word ?? '') + next
      i++
    } else {
      word = (word ?? '') + character
    }
  }
  if (quote !== undefined) {
    throw new UserError('BAD_COMMAND_LINE', `the command line has an open ${quote} quote: ${line}`)
  }
  if (word !== undefined) words.push(word)
  if (words.length === 0) {
    throw new UserError('BAD_COMMAND_LINE', 'name a program after "hook:", as in hook:my-guard')
  }
  return words
}
