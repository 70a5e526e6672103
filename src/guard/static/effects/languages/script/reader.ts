import { lex, type Token } from './lex.ts'
import { NOTHING, type Node, type Part } from './node.ts'
import { parseExpression } from './parse-expression.ts'
import { parseStatements } from './parse-statement.ts'
import type { Syntax } from './syntax.ts'

/** Deeper nesting than this is not written by people; what is inside is skipped. */
const MAX_DEPTH = 60
/** Texts with code with texts with code. */
const MAX_INTERPOLATION = 4

/** A place in a list of tokens, and the few questions that the parser asks about it. */
export class Reader {
  readonly syntax: Syntax
  /** Inside the head of a loop or condition: a brace starts its body, not an argument. */
  inHead = false
  /** Names that were assigned: a space after them does not start a call. */
  readonly assigned = new Set<string>()
  readonly #tokens: readonly Token[]
  readonly #level: number
  #at = 0
  #depth = 0

  constructor(code: string, syntax: Syntax, level = 0) {
    this.syntax = syntax
    this.#level = level
    this.#tokens = lex(code, syntax)
  }

  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)]!
  }

  next(): Token {
    const token = this.peek()
    if (token.type !== 'end') this.#at++
    return token
  }

  get position(): number {
    return this.#at
  }

  /** Goes back to a place that was read before. */
  rewind(position: number): void {
    this.#at = position
  }

  get ended(): boolean {
    return this.peek().type === 'end'
  }

  /** Whether the next token is one of these operators. */
  is(...operators: string[]): boolean {
    const { type, text } = this.peek()
    return type === 'operator' && operators.includes(text)
  }

  /** Whether the next token is a name of this form. */
  isWord(pattern: RegExp): boolean {
    const { type, text } = this.peek()
    return type === 'name' && pattern.test(text)
  }

  accept(...operators: string[]): boolean {
    if (!this.is(...operators)) return false
    this.#at++
    return true
  }

  acceptWord(pattern: RegExp): boolean {
    if (!this.isWord(pattern)) return false
    this.#at++
    return true
  }

  skipLines(): void {
    while (this.peek().type === 'line') this.#at++
  }

  /** Skips line ends if a word of this form stands behind them. */
  skipLinesTo(pattern: RegExp): boolean {
    let ahead = 0
    while (this.peek(ahead).type === 'line' || this.peek(ahead).text === ';') ahead++
    const { type, text } = this.peek(ahead)
    if (type !== 'name' || !pattern.test(text)) return false
    this.#at += ahead
    return true
  }

  /** Parses something nested; too deep, a token is thrown away instead. */
  nested(parse: () => Node): Node {
    if (this.#depth >= MAX_DEPTH) {
      this.next()
      return NOTHING
    }
    this.#depth++
    try {
      return parse()
    } finally {
      this.#depth--
    }
  }

  /** The parts of a text, with the code between them parsed. */
  parts(token: Token): Part[] {
    return (token.parts ?? []).map((part) => {
      if (typeof part === 'string') return part
      if (this.#level >= MAX_INTERPOLATION) return NOTHING
      return parseCode(part.code, this.syntax, this.#level + 1)
    })
  }
}

/** Parses a program, tolerantly: what is not understood is skipped. */
export function parseCode(code: string, syntax: Syntax, level = 0): Node {
  const reader = new Reader(code, syntax, level)
  // What stands inside a text is an expression, so braces are a table there.
  if (level > 0 && reader.is('{')) return parseExpression(reader)
  const body: Node[] = []
  while (!reader.ended) {
    body.push(...parseStatements(reader))
    // A closing bracket without an opening one.
    if (!reader.ended) reader.next()
  }
  return body.length === 1 ? body[0]! : { type: 'block', body }
}
