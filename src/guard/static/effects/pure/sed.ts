/** Longer texts and patterns are left alone: JavaScript's expressions can backtrack. */
const MAX_TEXT = 8192
const MAX_PATTERN = 120

/** `sed` scripts that only substitute or pick lines: `s/a/b/g;s/c/d/`. Undefined for anything else. */
export function substituteText(
  script: string,
  text: string,
  extended: boolean,
  whole = false,
): string | undefined {
  if (text.length > MAX_TEXT) return undefined
  if (/^(?:(?:\d+|\$)(?:,(?:\d+|\$))?d[\s;]*)+$/.test(script.trim()))
    return pickLines(script, text, false)
  let result: string | undefined = text
  let rest = script.trim()
  while (rest !== '' && result !== undefined) {
    const letters = /^y(.)((?:\\.|(?!\1).)*)\1((?:\\.|(?!\1).)*)\1/s.exec(rest)
    if (letters) {
      const [from, to] = [unescaped(letters[2]!), unescaped(letters[3]!)]
      result = [...result].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
      rest = rest.slice(letters[0].length).replace(/^[\s;]+/, '')
      continue
    }
    const command = readSubstitution(rest)
    if (!command) return undefined
    result = apply(command, result, extended, whole)
    rest = rest.slice(command.length).replace(/^[\s;]+/, '')
  }
  return result
}

/** The letters of `y`. */
function unescaped(text: string): string[] {
  return [...text.replaceAll('\\n', '\n').replace(/\\(.)/g, '$1')]
}

/** `2p` after `-n`, or `1d;$d`: the lines with these numbers, or the others. */
export function pickLines(script: string, text: string, keep: boolean): string {
  const all = text.replace(/\n$/, '').split('\n')
  const number = (word: string) => (word === '$' ? all.length : Number(word))
  const ranges = [...script.matchAll(/(\d+|\$)(?:,(\d+|\$))?[pd]/g)].map(
    ([, from = '', to = from]) => [number(from), number(to)] as const,
  )
  const picked = all.filter(
    (_, i) => ranges.some(([from, to]) => i + 1 >= from && i + 1 <= to) === keep,
  )
  return picked.map((line) => `${line}\n`).join('')
}

interface Substitution {
  pattern: string
  replacement: string
  flags: string
  length: number
}

function readSubstitution(script: string): Substitution | undefined {
  const delimiter = script[1]
  if (script[0] !== 's' || delimiter === undefined || /[\w\s\\]/.test(delimiter)) return undefined
  const parts: string[] = []
  let start = 2
  for (let i = 2; i < script.length && parts.length < 2; i++) {
    if (script[i] === '\\') i++
    else if (script[i] === delimiter) {
      parts.push(script.slice(start, i))
      start = i + 1
    }
  }
  if (parts.length < 2) return undefined
  const flags = /^[gIi\d]*/.exec(script.slice(start))![0]
  const end = start + flags.length
  if (end < script.length && !/[\s;]/.test(script[end]!)) return undefined
  return { pattern: parts[0]!, replacement: parts[1]!, flags, length: end }
}

function apply(
  { pattern, replacement, flags }: Substitution,
  text: string,
  extended: boolean,
  whole: boolean,
): string | undefined {
  // Nested repetition could take exponential time; what people hide words with is simpler.
  if (pattern.length > MAX_PATTERN || /[*+}]\)?[*+{]|\(.*[*+].*\)[*+{]/.test(pattern))
    return undefined
  // Bytes of characters outside of ASCII are matched as bytes.
  if (/\\x[89a-fA-F][0-9a-fA-F]/.test(pattern)) {
    const bytes = Buffer.from(text, 'utf8').toString('latin1')
    const plainPattern = pattern.replace(/\\x([0-9a-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (/[.*+?^${}()|[\]\\]/.test(plainPattern)) return undefined
    return Buffer.from(bytes.replaceAll(plainPattern, replacement), 'latin1').toString('utf8')
  }
  try {
    const source = asJavaScript(extended ? pattern : toExtended(pattern))
    const expression = new RegExp(source, /[Ii]/.test(flags) ? 'gi' : 'g')
    const everywhere = flags.includes('g')
    const nth = Number(/\d+/.exec(flags)?.[0] ?? 1)
    const change = (line: string) => {
      let count = 0
      return line.replace(expression, (found: string, ...rest: unknown[]) => {
        count++
        return count === nth || (everywhere && count > nth)
          ? filled(replacement, [found, ...(rest as string[])])
          : found
      })
    }
    return whole ? change(text) : text.split('\n').map(change).join('\n')
  } catch {
    return undefined
  }
}

const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
}

/** Named classes and the ends of words, as JavaScript spells them. */
function asJavaScript(pattern: string): string {
  return pattern
    .replace(/\[:(\w+):\]/g, (whole, name: string) =>
      Object.hasOwn(POSIX_CLASSES, name) ? POSIX_CLASSES[name]! : whole,
    )
    .replace(/\\[<>]/g, '\\b')
}

/** What stands in for a match: its groups, in the case that `\U`, `\L`, `\u`, `\l` and `\E` ask for. */
function filled(replacement: string, found: readonly string[]): string {
  let result = ''
  let all = ''
  let next = ''
  for (const [token] of replacement.matchAll(
    /\\x[0-9a-fA-F]{2}|\\o[0-7]{1,3}|\\d\d{3}|\\[\s\S]|[\s\S]/g,
  )) {
    const letter = token[1]
    if (/^\\[ULE]$/.test(token)) all = letter!
    else if (/^\\[ul]$/.test(token)) next = letter!
    else {
      let piece = pieceOf(token, found)
      if (all === 'U') piece = piece.toUpperCase()
      if (all === 'L') piece = piece.toLowerCase()
      if (next !== '' && piece !== '') {
        const first = next === 'u' ? piece[0]!.toUpperCase() : piece[0]!.toLowerCase()
        piece = first + piece.slice(1)
        next = ''
      }
      result += piece
    }
  }
  return result
}

/** A group, a character by its number, or a character for itself. */
function pieceOf(token: string, found: readonly string[]): string {
  if (token === '&') return found[0] ?? ''
  if (!token.startsWith('\\')) return token
  const [kind = '', digits] = [token[1], token.slice(2)]
  if (digits !== '')
    return String.fromCharCode(Number.parseInt(digits, kind === 'x' ? 16 : kind === 'o' ? 8 : 10))
  if (/\d/.test(kind)) return String(found[Number(kind)] ?? '')
  return kind === 'n' ? '\n' : kind === 't' ? '\t' : kind
}

/** Basic expressions swap the meaning of escaped and plain parentheses, braces, `+`, `?`, `|`. */
function toExtended(pattern: string): string {
  return pattern.replace(/\\?[(){}+?|]/g, (token) =>
    token.length === 2 ? token[1]! : `\\${token}`,
  )
}
