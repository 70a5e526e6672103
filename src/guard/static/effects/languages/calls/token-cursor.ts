import { isSymbol } from './blocks.ts'
import type { CodeState } from './language.ts'
import type { Token } from './tokenise.ts'

/** A place in the tokens of a piece of code. */
export class TokenCursor {
  protected readonly state: CodeState
  protected readonly tokens: readonly Token[]
  protected at = 0
  /** Where the part ends that is read now. */
  protected end: number

  constructor(state: CodeState, tokens: readonly Token[]) {
    this.state = state
    this.tokens = tokens
    this.end = tokens.length
  }

  protected peek(ahead = 0): Token | undefined {
    return this.at + ahead < this.end ? this.tokens[this.at + ahead] : undefined
  }

  protected text(): string {
    const token = this.peek()
    return token && 'text' in token ? token.text : ''
  }

  protected is(symbol: string): boolean {
    return isSymbol(this.peek(), symbol)
  }
}
