import type { Random } from '../random.ts'
import { freshName, quote } from './shell-text.ts'
import { isComplete, isOneLine } from './simple-command.ts'
import type { Technique } from './technique.ts'

const NOTES = [
  'rebuild the search index before the nightly report is written',
  'the values below come from the last release and are checked by hand',
  'see the handbook of the platform team for the meaning of each step',
  'warm up the cache so that the first request of the day is not slow',
]

/** Names that look like everyday commands. */
const EVERYDAY = ['ls', 'cd', 'pwd', 'git', 'make', 'date', 'clear', 'whoami']

/** Commands that something else seems to be: a function, an alias, a trap, a branch, a long text. */
export const DISGUISES: readonly Technique[] = [
  {
    name: 'function',
    summary: 'a function with the name of an everyday command',
    tools: [],
    apply(command, random) {
      const names = EVERYDAY.filter((name) => !command.includes(name))
      if (!isComplete(command) || names.length === 0) return undefined
      const name = random.pick(names)
      return `${name}(){\n${command}\n}; ${name}`
    },
  },
  {
    name: 'alias',
    summary: 'an alias with an ordinary name',
    tools: [],
    apply(command, random) {
      if (!isOneLine(command)) return undefined
      const name = freshName(command, random)
      // Aliases count when a line is read; eval reads it after the alias is known.
      return `shopt -s expand_aliases; alias ${name}=${quote(command)}; eval ${name}`
    },
  },
  {
    name: 'exit-trap',
    summary: 'a trap that runs when a shell ends',
    tools: [],
    apply: (command) => (isComplete(command) ? `(trap ${quote(command)} EXIT; :)` : undefined),
  },
  {
    name: 'control-flow',
    summary: 'inside a branch or a loop that runs once',
    tools: [],
    apply: (command, random) =>
      isComplete(command) ? random.pick(BRANCHES)(command, random) : undefined,
  },
  {
    name: 'long-prefix',
    summary: 'behind a long text that does nothing',
    tools: [],
    apply(command, random) {
      if (!isComplete(command)) return undefined
      const notes = Array.from({ length: random.integer(40, 80) }, () => random.pick(NOTES))
      return `: '${notes.join(', ')}'; ${command}`
    },
  },
  {
    name: 'comment-prefix',
    summary: 'behind a comment that says something else',
    tools: [],
    apply: (command, random) =>
      isComplete(command) ? `# ${random.pick(NOTES)}\n${command}` : undefined,
  },
]

const BRANCHES: readonly ((command: string, random: Random) => string)[] = [
  (command) => `if :; then\n${command}\nfi`,
  (command, random) => `for ${freshName(command, random)} in 1; do\n${command}\ndone`,
  (command) => `case 1 in *)\n${command}\n;; esac`,
  (command) => `false || {\n${command}\n}`,
  (command) => `true && (\n${command}\n)`,
  (command, random) => {
    const name = freshName(command, random)
    return `${name}=1; while ((${name}--)); do\n${command}\ndone`
  },
]
