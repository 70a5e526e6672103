/** Longer texts and patterns are left alone: JavaScript's expressions can backtrack. */
const MAX_TEXT = 8192
const MAX_PATTERN = 120

/** `sed` scripts that only substitute or pick lines: `s/a/b/g;s/c/d/`. Undefined for anything else. */
export function substituteText(
  script: string,
  text: string,
  extended: boolean,
): string | undefined {
  if (text.length > MAX_TEXT) return undefined
  if (/^(?:(?:\d+|\$)(?:,(?:\d+|\$))?d[\s;]*)+$/.test(script.trim()))
    return pickLines(script, text, false)
  let result: string | undefined = text
  let rest = script.trim()
  while (rest !== '' && result !== undefined) {
    const letters = /^y(.)((?:\\.|(?!\1).)*)\1((?:\\.|(?!\1).)*)\1/s.exec(rest)
    if (letters) {
      const [from, to] = [[...letters[2]!], [...letters[3]!]]
      result = [...result].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
      rest = rest.slice(letters[0].length).replace(/^[\s;]+/, '')
      continue
    }
    const command = readSubstitution(rest)
    if (!command) return undefined
    result = apply(command, result, extended)
    rest = rest.slice(command.length).replace(/^[\s;]+/, '')
  }
  return result
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
    const source = extended ? pattern : toExtended(pattern)
    const expression = new RegExp(
      source,
      `${flags.includes('g') ? 'g' : ''}${/[Ii]/.test(flags) ? 'i' : ''}`,
    )
    const target = replacement
      .replace(/\$/g, '$$$$')
      .replace(/\\(\d)/g, '$$$1')
      .replace(/(^|[^\\])&/g, '$1$$&')
      .replace(/\\n/g, '\n')
      .replace(/\\(.)/g, '$1')
    return text
      .split('\n')
      .map((line) => line.replace(expression, target))
      .join('\n')
  } catch {
    return undefined
  }
}

/** Basic expressions swap the meaning of escaped and plain parentheses, braces, `+`, `?`, `|`. */
function toExtended(pattern: string): string {
  return pattern.replace(/\\?[(){}+?|]/g, (token) =>
    token.length === 2 ? token[1]! : `\\${token}`,
  )
}
