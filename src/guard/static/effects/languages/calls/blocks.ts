import type { Syntax, Token } from './tokenise.ts'

/** Words that need an `end` in Ruby and Lua, wherever they stand. */
const OPENS = /^(?:def|do|class|module|begin|case|function)$/
/** The same, where they do not stand behind a statement: `x if y` has no end. */
const OPENS_FIRST = /^(?:if|unless|while|until|for)$/

/** Where the block ends whose header ends here: a brace, an indented part, or words up to `end`. */
export function blockEnd(tokens: readonly Token[], at: number, syntax: Syntax): number {
  const first = tokens[at]
  if (isSymbol(first, '{')) return closing(tokens, at, '{', '}')
  if (isSymbol(first, ':') && syntax.indented) return indentedEnd(tokens, at + 1)
  if (syntax.rubyQuotes || syntax.longBrackets) return wordEnd(tokens, at, syntax)
  return statementEnd(tokens, at)
}

/** Where the statement ends that begins here. */
export function statementEnd(tokens: readonly Token[], at: number): number {
  let level = 0
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i]!
    if (opensBracket(token)) level++
    else if (closesBracket(token) && --level < 0) return i
    else if (token.type === 'line' && level === 0) return i
  }
  return tokens.length
}

/** Where the bracket that opens here is closed. */
export function closing(tokens: readonly Token[], at: number, open: string, close: string): number {
  let level = 0
  for (let i = at; i < tokens.length; i++) {
    if (isSymbol(tokens[i], open)) level++
    else if (isSymbol(tokens[i], close) && --level === 0) return i + 1
  }
  return tokens.length
}

function indentedEnd(tokens: readonly Token[], at: number): number {
  const own = indentBefore(tokens, at)
  const first = tokens[at]
  // The body on the line of its header ends with it.
  const oneLine = first?.type !== 'line' || first.indent === undefined
  let level = 0
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i]!
    if (opensBracket(token)) level++
    else if (closesBracket(token)) level--
    if (token.type !== 'line' || token.indent === undefined || level > 0) continue
    if (oneLine || (token.indent <= own && tokens[i + 1]?.type !== 'line')) return i
  }
  return tokens.length
}

/** How far the line of this token is indented. */
function indentBefore(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i]!
    if (token.type === 'line' && token.indent !== undefined) return token.indent
  }
  return 0
}

function wordEnd(tokens: readonly Token[], at: number, syntax: Syntax): number {
  let level = 1
  // `while x do` opens one block, not two.
  let ownDo = false
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.type === 'line') ownDo = false
    if (token.type !== 'name') continue
    const before = tokens[i - 1]
    if (token.text === 'do' && (i === at || (ownDo && i > at))) ownDo = false
    else if (OPENS.test(token.text) && !isSymbol(before, '.')) level++
    else if (
      OPENS_FIRST.test(token.text) &&
      (syntax.longBrackets ? token.text === 'if' : before === undefined || before.type === 'line')
    ) {
      level++
      ownDo = true
    } else if (token.text === 'end' && --level === 0) return i
  }
  return tokens.length
}

/** Whether a bracket of any kind opens here. */
export function opensBracket(token: Token): boolean {
  if (token.type !== 'symbol') return false
  const { text } = token
  return text === '(' || text === '[' || text === '{'
}

/** Whether one is closed. */
export function closesBracket(token: Token): boolean {
  if (token.type !== 'symbol') return false
  const { text } = token
  return text === ')' || text === ']' || text === '}'
}

export function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.type === 'symbol' && token.text === text
}

export function isName(token: Token | undefined, text: string): boolean {
  return token?.type === 'name' && token.text === text
}
