import type { Random } from '../random.ts'
import { type RewrittenWord, rewriteWords } from './rewrite-words.ts'
import { cut, escapedBytes, freshName, freshNames } from './shell-text.ts'
import type { Technique } from './technique.ts'

/** Ways to keep a word in variables and let the shell put it together. */
function parameter(
  name: string,
  summary: string,
  rewrite: (word: string, fresh: () => string, random: Random) => RewrittenWord | undefined,
): Technique {
  return {
    name,
    summary,
    tools: [],
    apply(command, random) {
      let used = command
      const fresh = () => {
        const variable = freshName(used, random)
        used += ` ${variable}`
        return variable
      }
      return rewriteWords(command, random, (word) => rewrite(word, fresh, random))
    },
  }
}

export const PARAMETERS: readonly Technique[] = [
  parameter(
    'variables',
    'words assembled from variables: a=ba; b=sh; "$a$b"',
    (word, fresh, random) => {
      const [head, tail] = cut(word, random)
      const [a, b] = [fresh(), fresh()]
      return { before: `${a}=${head}; ${b}=${tail}`, text: `"$${a}$${b}"` }
    },
  ),
  parameter('printf-variable', 'words stored by printf -v', (word, fresh) => {
    const variable = fresh()
    return { before: `printf -v ${variable} %s ${word}`, text: `"$${variable}"` }
  }),
  parameter('nameref', 'words behind a name reference', (word, fresh) => {
    const [target, reference] = [fresh(), fresh()]
    return {
      before: `${target}=${word}; declare -n ${reference}=${target}`,
      text: `"$${reference}"`,
    }
  }),
  parameter('indirection', 'words behind ${!name}', (word, fresh) => {
    const [target, pointer] = [fresh(), fresh()]
    return { before: `${target}=${word}; ${pointer}=${target}`, text: `"\${!${pointer}}"` }
  }),
  parameter(
    'parameter-default',
    'words as the default of an unset variable',
    (word, fresh, random) => ({
      text: random.pick([
        `"\${${fresh()}:-${word}}"`,
        `"\${${fresh()}-${word}}"`,
        `"\${BASH:+${word}}"`,
      ]),
    }),
  ),
  parameter('substring', 'words cut out of a longer text', (word, fresh, random) => {
    const variable = fresh()
    const [head, tail] = freshNames(2, word, random)
    const from = head!.length
    return {
      before: `${variable}=${head}${word}${tail}`,
      text: `"\${${variable}:${from}:${word.length}}"`,
    }
  }),
  parameter('pattern-removal', 'words left when a pattern is removed', (word, fresh, random) => {
    const variable = fresh()
    const extra = freshName(word, random)
    return random.next() < 0.5
      ? { before: `${variable}=${word}_${extra}`, text: `"\${${variable}%_${extra}}"` }
      : { before: `${variable}=${extra}_${word}`, text: `"\${${variable}#${extra}_}"` }
  }),
  parameter(
    'pattern-replacement',
    'words with a letter that is replaced',
    (word, fresh, random) => {
      const letters = [...word.matchAll(/[A-Za-z0-9]/g)]
      if (letters.length === 0) return undefined
      const { index: at, 0: letter } = random.pick(letters)
      const variable = fresh()
      const marker = '___'
      if (word.includes(marker)) return undefined
      return {
        before: `${variable}=${word.slice(0, at)}${marker}${word.slice(at + 1)}`,
        text: `"\${${variable}/${marker}/${letter}}"`,
      }
    },
  ),
  parameter('case-conversion', 'words in capitals that the shell makes small', (word, fresh) => {
    if (!/[a-z]/.test(word) || /[A-Z]/.test(word)) return undefined
    const variable = fresh()
    return { before: `${variable}=${word.toUpperCase()}`, text: `"\${${variable},,}"` }
  }),
  parameter('escape-transformation', 'words decoded by ${name@E}', (word, fresh) => {
    const variable = fresh()
    return { before: `${variable}='${escapedBytes(word, 'hex')}'`, text: `"\${${variable}@E}"` }
  }),
]
