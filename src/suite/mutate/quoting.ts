import type { Random } from '../random.ts'
import { rewriteWords } from './rewrite-words.ts'
import { ansiC, cut } from './shell-text.ts'
import type { Technique } from './technique.ts'

/** Ways to quote a word that the shell undoes before it looks for the program. */
function quoting(
  name: string,
  summary: string,
  rewrite: (word: string, random: Random) => string | undefined,
): Technique {
  return {
    name,
    summary,
    tools: [],
    apply: (command, random) =>
      rewriteWords(command, random, (word) => {
        const text = rewrite(word, random)
        return text === undefined ? undefined : { text }
      }),
  }
}

export const QUOTING: readonly Technique[] = [
  quoting('empty-quotes', "empty quotes inside words: r''m", (word, random) =>
    cut(word, random).join(random.pick(["''", '""'])),
  ),
  quoting('backslash', 'backslashes before ordinary letters: c\\at', (word, random) => {
    const [head, tail] = cut(word, random)
    return tail === '' ? `\\${head}` : `${head}\\${tail}`
  }),
  quoting('line-continuation', 'a line end behind a backslash inside words', (word, random) =>
    word.length < 2 ? undefined : cut(word, random).join('\\\n'),
  ),
  quoting('split-quotes', 'words in several quoted parts: "ca"\'t\'', (word, random) => {
    const [head, tail] = cut(word, random)
    return tail === '' ? `"${head}"` : `"${head}"'${tail}'`
  }),
  quoting('ansi-c-hex', "ANSI-C quoting with hexadecimal numbers: $'\\x72\\x6d'", (word) =>
    ansiC(word, 'hex'),
  ),
  quoting('ansi-c-octal', "ANSI-C quoting with octal numbers: $'\\162\\155'", (word) =>
    ansiC(word, 'octal'),
  ),
  quoting('ansi-c-mixed', "one letter in ANSI-C quoting: c$'\\u0061't", (word, random) => {
    const at = random.integer(0, word.length - 1)
    const code = word.charCodeAt(at).toString(16).padStart(4, '0')
    return `${word.slice(0, at)}$'\\u${code}'${word.slice(at + 1)}`
  }),
]
