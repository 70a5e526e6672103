/** How a language writes strings and comments: all that the scanner needs to know of its syntax. */
export interface Syntax {
  /** Beginnings of comments that run to the end of the line. */
  lineComments: readonly string[]
  blockComments?: readonly (readonly [string, string])[]
  /** Quotes and what an unescaped one means. */
  quotes: Readonly<Record<string, 'plain' | 'escaped' | 'interpolated' | 'command'>>
  /** `"""text"""` and `'''text'''`. */
  tripleQuotes?: boolean
  /** Letters that may stand in front of a string: `r'…'`, `b"…"`, `f"…"`. */
  stringPrefixes?: RegExp
  /** `q(…)`, `qq{…}`, `qx/…/` of Perl. */
  perlQuotes?: boolean
  /** `%x(…)`, `%q{…}` of Ruby. */
  rubyQuotes?: boolean
  /** `:name` is a text. */
  symbols?: boolean
  /** Blocks are what is indented. */
  indented?: boolean
  /** `[[…]]` of Lua. */
  longBrackets?: boolean
  /** `/…/` is a pattern where a value may stand. */
  patterns?: boolean
  /** Characters that belong to names beside letters, digits and `_`. */
  nameCharacters?: string
}

export type Token =
  | { type: 'name'; text: string }
  | {
      type: 'string'
      text: string
      kind: 'plain' | 'interpolated' | 'command' | 'words'
      raw: boolean
    }
  | { type: 'number'; text: string }
  | { type: 'symbol'; text: string }
  /** The end of a statement; a new line tells how far the next one is indented. */
  | { type: 'line'; indent?: number }

const MAX_TOKENS = 6000
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }
const OPERATORS =
  /^(?:=>|->|::|==+|!==?|<=|>=|&&|\|\||\|&|>>|<<|\.\.\.?|\+=|-=|\.=|=~|!~|:=|\*\*|\?\.|\?\?|<-|<\||\|>)/

const NUMBER = /^(?:0[xX][\da-fA-F]+|0[oO][0-7]+|\d+(?:\.\d+)?)/

/** Splits code into tokens. Unterminated strings end at the end of the text. */
export function tokenise(code: string, syntax: Syntax): Token[] {
  const tokens: Token[] = []
  let i = 0
  while (i < code.length && tokens.length < MAX_TOKENS) {
    const character = code[i]!
    if (character === '\n') {
      i++
      const start = i
      while (code[i] === ' ' || code[i] === '\t') i++
      tokens.push({ type: 'line', indent: i - start })
      continue
    }
    if (character === ';') {
      tokens.push({ type: 'line' })
      i++
      continue
    }
    if (character === ' ' || /\s/.test(character)) {
      i++
      continue
    }
    const comment = skipComment(code, i, syntax)
    if (comment > i) {
      i = comment
      continue
    }
    const pattern = syntax.patterns ? patternEnd(code, i, tokens.at(-1)) : i
    if (pattern > i) {
      tokens.push({ type: 'name', text: 'RegExp' })
      i = pattern
      continue
    }
    const string = readString(code, i, syntax, tokens)
    if (string) {
      tokens.push(string.token)
      i = string.end
      continue
    }
    const name = readName(code, i, syntax)
    if (name !== '') {
      tokens.push({ type: 'name', text: name })
      i += name.length
      continue
    }
    if (isDigit(code.charCodeAt(i))) {
      const number = NUMBER.exec(code.slice(i, i + 40))![0]
      tokens.push({ type: 'number', text: number })
      i += number.length
      continue
    }
    const operator = OPERATORS.exec(code.slice(i, i + 4))?.[0] ?? character
    tokens.push({ type: 'symbol', text: operator })
    i += operator.length
  }
  return tokens
}

function skipComment(code: string, at: number, syntax: Syntax): number {
  for (const mark of syntax.lineComments) {
    if (!code.startsWith(mark, at)) continue
    const end = code.indexOf('\n', at)
    return end < 0 ? code.length : end
  }
  for (const [open, close] of syntax.blockComments ?? []) {
    if (!code.startsWith(open, at)) continue
    const end = code.indexOf(close, at + open.length)
    return end < 0 ? code.length : end + close.length
  }
  return at
}

/** The end of a pattern between slashes that starts here, or the place itself. */
function patternEnd(code: string, at: number, before: Token | undefined): number {
  if (code[at] !== '/' || before?.type === 'string' || before?.type === 'number') return at
  if (before?.type === 'name' && !/^(?:return|typeof|case|in|of)$/.test(before.text)) return at
  if (before?.type === 'symbol' && /^[)\]}]$/.test(before.text)) return at
  const match = /^\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/.exec(
    code.slice(at, at + 500),
  )
  return match ? at + match[0].length : at
}

function readName(code: string, at: number, syntax: Syntax): string {
  let end = at
  const extra = syntax.nameCharacters ?? ''
  while (
    end < code.length &&
    (isNameCharacter(code.charCodeAt(end)) || extra.includes(code[end]!))
  ) {
    if (end === at && isDigit(code.charCodeAt(end))) return ''
    end++
  }
  return code.slice(at, end)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isNameCharacter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    isDigit(code) ||
    code === 95 ||
    code >= 0xe100
  )
}

interface StringAt {
  token: Token & { type: 'string' }
  end: number
}

function readString(
  code: string,
  at: number,
  syntax: Syntax,
  before: Token[],
): StringAt | undefined {
  const special = readSpecialString(code, at, syntax, before)
  if (special) return special
  let start = at
  let raw = false
  let interpolated = false
  const prefix =
    syntax.stringPrefixes && /^[A-Za-z]{1,3}(?=["'`])/.exec(code.slice(at, at + 4))?.[0]
  if (prefix && syntax.stringPrefixes!.test(prefix)) {
    start += prefix.length
    raw = /r/i.test(prefix)
    interpolated = /f/i.test(prefix)
  }
  const quote = code[start]
  const kind = quote === undefined ? undefined : syntax.quotes[quote]
  if (kind === undefined || quote === undefined) return undefined
  const triple = syntax.tripleQuotes && code.startsWith(quote.repeat(3), start)
  const mark = triple ? quote.repeat(3) : quote
  const from = start + mark.length
  let end = from
  while (end < code.length && !code.startsWith(mark, end)) {
    // Code inside a string may hold strings of its own: `#{"a" + b}`, `${f(`a`)}`.
    if (kind !== 'plain' && code[end + 1] === '{' && (code[end] === '#' || code[end] === '$'))
      end = interpolationEnd(code, end + 2, syntax, quote)
    else end += code[end] === '\\' ? 2 : 1
  }
  const text = code.slice(from, Math.min(end, code.length))
  return {
    token: {
      type: 'string',
      text: raw || kind === 'plain' ? text.replace(/\\(['\\])/g, '$1') : text,
      kind:
        kind === 'command'
          ? 'command'
          : kind === 'interpolated' || interpolated
            ? 'interpolated'
            : 'plain',
      raw: raw || kind === 'plain',
    },
    end: Math.min(end + mark.length, code.length),
  }
}

/** Where the code that begins here inside a string ends, if the language has such code. */
function interpolationEnd(code: string, from: number, syntax: Syntax, quote: string): number {
  const mark = code[from - 2]
  if (mark === '#' ? !syntax.rubyQuotes : quote !== '`') return from
  let level = 1
  for (let end = from; end < code.length && end < from + 300; end++) {
    if (code[end] === '{') level++
    else if (code[end] === '}' && --level === 0) return end + 1
    else if (code[end] === '\n') break
  }
  return from
}

function readSpecialString(
  code: string,
  at: number,
  syntax: Syntax,
  before: Token[],
): StringAt | undefined {
  if (syntax.longBrackets && code.startsWith('[[', at)) {
    const end = code.indexOf(']]', at)
    const close = end < 0 ? code.length : end
    return {
      token: { type: 'string', text: code.slice(at + 2, close), kind: 'plain', raw: true },
      end: close + 2,
    }
  }
  const opener = syntax.perlQuotes
    ? /^(q|qq|qx|qw)\s*([({[</|!~#^,"'])/.exec(code.slice(at, at + 6))
    : syntax.rubyQuotes
      ? /^%(x|q|Q|w|W|i)?([({[<|!/])/.exec(code.slice(at, at + 4))
      : undefined
  if (!opener) return undefined
  const last = before.at(-1)
  // `$q(`, `->q`, `{q}` are names, and `a % (b)` is arithmetic.
  if (last?.type === 'symbol' && /^(?:->|\$|\.|::)$/.test(last.text)) return undefined
  if (syntax.rubyQuotes && (last?.type === 'name' || last?.type === 'number') && !opener[1])
    return undefined
  const open = opener[2]!
  const close = CLOSERS[open] ?? open
  const from = at + opener[0].length
  let level = 1
  let end = from
  for (; end < code.length; end++) {
    if (code[end] === '\\') end++
    else if (code[end] === close && --level === 0) break
    else if (code[end] === open && close !== open) level++
  }
  const letter = opener[1] ?? ''
  return {
    token: {
      type: 'string',
      text: code.slice(from, end),
      kind: letter.endsWith('x')
        ? 'command'
        : /^(?:qq|Q|)$/.test(letter)
          ? 'interpolated'
          : /w$/i.test(letter)
            ? 'words'
            : 'plain',
      raw: letter === 'q' || letter === 'w',
    },
    end: Math.min(end + 1, code.length),
  }
}
