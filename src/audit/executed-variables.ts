import type { CommandWords, Letters } from './command-words.ts'

const SHELL = /(?:^|\/)(?:ba|da|z|k|fi|a)?sh$/
/** Words before the one that says what runs. */
const PREFIXES = new Set(
  'sudo env exec command builtin nohup time xargs ! then do else if while'.split(' '),
)

/** One of them, an option, or a variable that is set. */
function isPrefix(word: string): boolean {
  return word[0] === '-' || PREFIXES.has(word) || /^\w+\+?=/.test(word)
}

/** The variables whose values run as commands: `$X`, `eval "$X"`, `sh -c "$X"`, `echo "$X" | sh`. */
export function executedVariables(
  source: string,
  commands: readonly CommandWords[],
): ReadonlySet<string> {
  const names = new Set<string>()
  for (const text of commands.flatMap(executedWords)) {
    const written = source.slice(text.from[0] ?? 0, text.to.at(-1) ?? 0)
    for (const [, name] of written.matchAll(/\$\{?(\w+)/g)) names.add(name!)
  }
  return names
}

function executedWords({ words, input, before }: CommandWords): readonly Letters[] {
  const first = words.findIndex(({ value }) => !isPrefix(value))
  if (first < 0) return []
  const program = words[first]!.value
  if (program === 'eval') return words
  if (!program.endsWith('sh') || !SHELL.test(program)) return words.slice(first, first + 1)
  const flag = words.findIndex(({ value }, i) => i > first && /^-\w*c$/.test(value))
  return flag > 0 ? words.slice(flag + 1, flag + 2) : [...input, ...(before?.words ?? [])]
}
