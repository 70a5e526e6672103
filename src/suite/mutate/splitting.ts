import type { Random } from '../random.ts'
import { freshName } from './shell-text.ts'
import { callsOnFirstLine, isStatic, onlyCall, plainCall, staticCall } from './simple-command.ts'
import type { Technique } from './technique.ts'

/** One call whose words are written into something that the shell cuts into words again. */
function rewrittenCall(
  name: string,
  summary: string,
  wordsOf: (command: string) => string[] | undefined,
  write: (words: readonly string[], variable: string, random: Random) => string | undefined,
): Technique {
  return {
    name,
    summary,
    tools: [],
    apply(command, random) {
      const words = wordsOf(command)
      return words && write(words, freshName(command, random), random)
    },
  }
}

/** Ways to let the shell cut a text into the words of a call. */
export const SPLITTING: readonly Technique[] = [
  {
    name: 'ifs-space',
    summary: '${IFS} in place of spaces',
    tools: [],
    apply(command, random) {
      // A command that changes IFS itself would be cut differently.
      if (command.includes('IFS')) return undefined
      const calls = callsOnFirstLine(command).filter(
        ({ words, contiguous }) =>
          contiguous && words.length > 1 && words.every(({ text }) => isStatic(text)),
      )
      if (calls.length === 0) return undefined
      const space = random.pick(['${IFS}', '${IFS:0:1}', '${IFS%??}'])
      let text = command
      for (const { words } of calls.toReversed()) {
        const joined = words.map((word) => word.text).join(space)
        text = text.slice(0, words[0]!.pos) + joined + text.slice(words.at(-1)!.end)
      }
      return text
    },
  },
  rewrittenCall(
    'brace-expansion',
    'the call as a brace expansion: {cat,/etc/shadow}',
    plainCall,
    (words) =>
      words.length < 2 || words.some((word) => word.includes(','))
        ? undefined
        : `{${words.join(',')}}`,
  ),
  rewrittenCall(
    'custom-ifs',
    'the call in one variable, cut by an IFS of its own',
    plainCall,
    (words, variable, random) => {
      const separators = [...':,@%+'].filter((mark) => !words.join('').includes(mark))
      if (separators.length === 0) return undefined
      const separator = random.pick(separators)
      return `(IFS=${separator}; ${variable}='${words.join(separator)}'; $${variable})`
    },
  ),
  rewrittenCall(
    'variable-call',
    'the call in one variable that is not quoted',
    plainCall,
    (words, variable) => `${variable}='${words.join(' ')}'; $${variable}`,
  ),
  rewrittenCall(
    'array',
    'the call in an array',
    staticCall,
    (words, variable) => `${variable}=(${words.join(' ')}); "\${${variable}[@]}"`,
  ),
  rewrittenCall(
    'read-words',
    'the call read from a here-string into an array',
    plainCall,
    (words, variable) => `read -ra ${variable} <<<'${words.join(' ')}'; "\${${variable}[@]}"`,
  ),
  {
    name: 'positional-parameters',
    summary: 'the call in the positional parameters',
    tools: [],
    apply: (command) => (onlyCall(command) ? `set -- ${command.trim()}; "$@"` : undefined),
  },
]
