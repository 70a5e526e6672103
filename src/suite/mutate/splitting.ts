import { freshName } from './shell-text.ts'
import { callsOnFirstLine, isStatic, onlyCall, plainCall, staticCall } from './simple-command.ts'
import type { Technique } from './technique.ts'

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
  {
    name: 'brace-expansion',
    summary: 'the call as a brace expansion: {cat,/etc/shadow}',
    tools: [],
    apply(command) {
      const words = plainCall(command)
      if (words === undefined || words.length < 2) return undefined
      return words.some((word) => word.includes(',')) ? undefined : `{${words.join(',')}}`
    },
  },
  {
    name: 'custom-ifs',
    summary: 'the call in one variable, cut by an IFS of its own',
    tools: [],
    apply(command, random) {
      const words = plainCall(command)
      const separators = [...':,@%+'].filter((mark) => !command.includes(mark))
      if (words === undefined || separators.length === 0) return undefined
      const separator = random.pick(separators)
      const variable = freshName(command, random)
      return `(IFS=${separator}; ${variable}='${words.join(separator)}'; $${variable})`
    },
  },
  {
    name: 'variable-call',
    summary: 'the call in one variable that is not quoted',
    tools: [],
    apply(command, random) {
      const words = plainCall(command)
      if (words === undefined) return undefined
      const variable = freshName(command, random)
      return `${variable}='${words.join(' ')}'; $${variable}`
    },
  },
  {
    name: 'array',
    summary: 'the call in an array',
    tools: [],
    apply(command, random) {
      const words = staticCall(command)
      if (words === undefined) return undefined
      const variable = freshName(command, random)
      return `${variable}=(${words.join(' ')}); "\${${variable}[@]}"`
    },
  },
  {
    name: 'read-words',
    summary: 'the call read from a here-string into an array',
    tools: [],
    apply(command, random) {
      const words = plainCall(command)
      if (words === undefined) return undefined
      const variable = freshName(command, random)
      return `read -ra ${variable} <<<'${words.join(' ')}'; "\${${variable}[@]}"`
    },
  },
  {
    name: 'positional-parameters',
    summary: 'the call in the positional parameters',
    tools: [],
    apply: (command) => (onlyCall(command) ? `set -- ${command.trim()}; "$@"` : undefined),
  },
]
