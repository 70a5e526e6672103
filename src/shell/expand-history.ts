import { UserError } from '../verdict/index.ts'

/** A command with `!!`, `!$`, `!-2`, `!make`, `!?text?`, `^a^b` put in place; undefined without any. */
export function expandHistory(line: string, entries: readonly string[]): string | undefined {
  // Bash expands line by line as they are typed; in a text of several lines `!` is mostly meant.
  if (line.includes('\n')) return undefined
  if (line.startsWith('^')) return quickSubstitution(line, entries)
  let result = ''
  let expanded = false
  let quote = ''
  for (let i = 0; i < line.length; ) {
    const rest = line.slice(i)
    const char = line[i]!
    if (char === '\\' && quote !== "'") {
      result += line.slice(i, i + 2)
      i += 2
      continue
    }
    if (char === quote) quote = ''
    else if (quote === '' && (char === "'" || char === '"')) quote = char
    if (char !== '!' || quote === "'" || !isEvent(line, i, quote)) {
      result += char
      i++
      continue
    }
    const { text, length } = event(rest, entries, result)
    result += text
    expanded = true
    i += length
  }
  return expanded ? result : undefined
}

/** Whether a `!` means the history here: not before blanks, in `$!`, `${!x}`, `[!a]`, `!=`, `!(`. */
function isEvent(line: string, at: number, quote: string): boolean {
  const next = line[at + 1] ?? ' '
  if (/[\s=(]/.test(next) || (quote === '"' && next === '"')) return false
  return !/(?:\$|\$\{|\[)$/.test(line.slice(0, at))
}

const EVENT = /^!(?:(!)|(-?\d+)|\?([^?]*)\??|(#)|(?=[$^*:])|([^\s:;&|()<>"'$^*]+))/
const WORDS = /^(?::?([$^*])|:(\d+)(?:-(\d+|\$)?)?(\*)?)/

function event(
  rest: string,
  entries: readonly string[],
  soFar: string,
): { text: string; length: number } {
  const match = EVENT.exec(rest)
  if (!match) throw notFound(rest.slice(0, 20))
  const [whole, , number, containing, current, prefix] = match
  const line =
    current !== undefined
      ? soFar
      : number !== undefined
        ? entries.at(Number(number) < 0 ? Number(number) : Number(number) - 1)
        : containing !== undefined
          ? entries.findLast((entry) => entry.includes(containing))
          : prefix !== undefined
            ? entries.findLast((entry) => entry.startsWith(prefix))
            : entries.at(-1)
  if (line === undefined || number === '0') throw notFound(whole)
  const words = WORDS.exec(rest.slice(whole.length))
  const length = whole.length + (words?.[0].length ?? 0)
  if (/^:[a-z&]/.test(rest.slice(length)))
    throw new UserError('BAD_HISTORY', `${rest.slice(0, length + 2)}: modifiers are not supported`)
  return { text: words ? pick(line, words, whole) : line, length }
}

function pick(line: string, designator: RegExpExecArray, event: string): string {
  const words = splitWords(line)
  const last = words.length - 1
  const [whole, mark, from, to, star] = designator
  if (mark === '*') return words.slice(1).join(' ')
  const start = mark === '$' ? last : mark === '^' ? 1 : Number(from)
  const isRange = whole.includes('-')
  const end =
    star !== undefined || to === '$'
      ? last
      : to !== undefined
        ? Number(to)
        : isRange
          ? last - 1
          : start
  if (start > last || end > last) throw notFound(`${event}${whole}`)
  return words.slice(start, end + 1).join(' ')
}

/** The words of a command as its text has them, quotes and all. */
export function splitWords(line: string): string[] {
  return (
    line.match(
      /(?:\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"?|'[^']*'?|\$\([^)]*\)?|[^\s;&|<>()"'\\])+|[;&|<>()]+/g,
    ) ?? []
  )
}

function quickSubstitution(line: string, entries: readonly string[]): string {
  const match = /^\^([^^]+)\^([^^]*)\^?(.*)$/.exec(line)
  const before = entries.at(-1)
  if (!match || before === undefined || !before.includes(match[1]!))
    throw new UserError('BAD_HISTORY', `${line}: substitution failed`)
  return before.replace(match[1]!, () => match[2]!) + match[3]!
}

function notFound(event: string): UserError {
  return new UserError('BAD_HISTORY', `${event}: event not found`)
}
