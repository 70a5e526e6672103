/** What a part of a command is, for colouring only: no verdict ever rests on this. */
export type TokenKind =
  | 'command'
  | 'keyword'
  | 'option'
  | 'word'
  | 'string'
  | 'variable'
  | 'substitution'
  | 'operator'
  | 'redirect'
  | 'comment'

export interface Token {
  kind: TokenKind
  start: number
  end: number
}

const KEYWORDS = new Set(
  'if then elif else fi for while until do done case esac in function select time coproc'.split(
    ' ',
  ),
)
/** After these words a command may stand again. */
const EXPECT_COMMAND = new Set(
  'if then elif else while until do time sudo env exec nohup xargs command builtin'.split(' '),
)

const SPACE = /[ \t\r\n]+/y
const OPERATOR = /&&|\|\||\|&|;;&|;;|;&|[|&;()]|[{}](?=[\s;]|$)/y
const REDIRECT = /\d*(?:<<<|<<-?|<>|<&|>>|>&|>\||&>>|&>|<(?!\()|>(?!\())/y
const VARIABLE = /\$(?:[A-Za-z_]\w*|[0-9@*#?$!_-])/y
const SUBSTITUTION = /\$\(\(?|<\(|>\(|`/y
const ASSIGNMENT = /[A-Za-z_]\w*\+?=/y
const PLAIN = /[^\s"'$`\\|&;()<>#]+/y

/** Splits a command into tokens in one pass. Whatever it does not know is a word. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let atCommand = true
  /** Where the word that is being read began; -1 is none. */
  let wordStart = -1
  /** The word is no command although one could stand here: a redirection's target, a value. */
  let plainWord = false

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const push = (kind: TokenKind, length: number) => {
    tokens.push({ kind, start: at, end: at + length })
    at += length
  }
  const endWord = () => {
    if (wordStart < 0) return
    const isCommand = atCommand && !plainWord
    if (isCommand) atCommand = EXPECT_COMMAND.has(text.slice(wordStart, at))
    wordStart = -1
    plainWord = false
  }

  while (at < text.length) {
    const space = match(SPACE)
    if (space !== undefined) {
      if (wordStart >= 0) endWord()
      if (space.includes('\n')) {
        atCommand = true
        plainWord = false
      }
      at += space.length
      continue
    }
    if (text[at] === '#' && wordStart < 0) {
      const end = text.indexOf('\n', at)
      push('comment', (end < 0 ? text.length : end) - at)
      continue
    }
    const redirect = match(REDIRECT)
    if (redirect !== undefined && (wordStart < 0 || !/^\d/.test(redirect))) {
      endWord()
      push('redirect', redirect.length)
      plainWord = true
      continue
    }
    const operator = match(OPERATOR)
    if (operator !== undefined) {
      endWord()
      push('operator', operator.length)
      atCommand = operator !== ')'
      continue
    }
    const substitution = match(SUBSTITUTION)
    if (substitution !== undefined) {
      push('substitution', substitution.length)
      wordStart = -1
      atCommand = true
      continue
    }
    if (wordStart < 0) wordStart = at
    const length = stringLength(text, at)
    if (length > 0) {
      push('string', length)
      continue
    }
    const variable = match(VARIABLE)
    if (variable !== undefined) {
      push('variable', variable.length)
      continue
    }
    if (text.startsWith('${', at)) {
      const end = text.indexOf('}', at)
      push('variable', (end < 0 ? text.length : end + 1) - at)
      continue
    }
    if (text[at] === '\\') {
      push('string', Math.min(2, text.length - at))
      continue
    }
    const assignment = at === wordStart && atCommand && !plainWord ? match(ASSIGNMENT) : undefined
    if (assignment !== undefined) {
      push('variable', assignment.length)
      plainWord = true
      continue
    }
    const plain = match(PLAIN) ?? text[at]!
    push(kindOf(plain, at === wordStart, atCommand && !plainWord), plain.length)
  }
  return tokens
}

function kindOf(word: string, first: boolean, atCommand: boolean): TokenKind {
  if (atCommand) return KEYWORDS.has(word) ? 'keyword' : 'command'
  return first && /^-{1,2}\w/.test(word) ? 'option' : 'word'
}

/** How long the quoted text is that begins here; an unclosed one goes to the end. 0 is none. */
function stringLength(text: string, at: number): number {
  const dollar = text[at] === '$' && (text[at + 1] === "'" || text[at + 1] === '"')
  const open = dollar ? at + 1 : at
  const quote = text[open]
  if (quote !== "'" && quote !== '"') return 0
  const escapes = quote === '"' || dollar
  for (let i = open + 1; i < text.length; i++) {
    if (escapes && text[i] === '\\') i++
    else if (text[i] === quote) return i + 1 - at
  }
  return text.length - at
}
