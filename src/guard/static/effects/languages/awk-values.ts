import { decodeEscapes } from '../../resolve/expand-parameter.ts'
import { isKnown, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { isSymbol } from './calls/blocks.ts'
import { environmentValue } from './calls/text-values.ts'
import type { Token } from './calls/tokenise.ts'

/** Functions that make a text of another. */
const TEXT_FUNCTIONS = /^(?:sprintf|tolower|toupper|substr)$/

/** Words that are no variables. */
const STATEMENTS = /^(?:getline|while|if|for|print|printf)$/

/** The values in the tokens of an awk program, as far as its variables are known. */
export class AwkValues {
  private readonly machine: Machine
  private readonly by: string
  private readonly tokens: readonly Token[]
  private readonly variables = new Map<string, Value>()

  constructor(machine: Machine, by: string, tokens: readonly Token[]) {
    this.machine = machine
    this.by = by
    this.tokens = tokens
  }

  assign(name: string, value: Value): void {
    this.variables.set(name, value)
  }

  /** `sub` and `gsub` change a variable to something else. */
  substitute(open: number): void {
    const target = this.tokens
      .slice(open, this.closing(open))
      .findLast((part) => part.type === 'name')
    if (target && this.variables.has(target.text))
      this.variables.set(target.text, this.unknownVariable(target.text))
  }

  /** Strings and variables from here on, joined: awk joins by standing side by side. */
  at(start: number, end = this.tokens.length): Value {
    const { tokens } = this
    let text = ''
    for (let j = start; j < end && j < start + 24; j++) {
      const token = tokens[j]!
      const isCall = isSymbol(tokens[j + 1], '(')
      if (token.type === 'string') text += unescaped(token.text)
      else if (token.type === 'name' && token.text === 'ENVIRON') {
        const key = tokens[j + 2]
        text += environmentValue(this.machine, key?.type === 'string' ? key.text : '')
        j += 3
      } else if (token.type === 'name' && TEXT_FUNCTIONS.test(token.text) && isCall) {
        const close = this.closing(j + 1)
        text += this.called(token.text, j + 2, close)
        j = close
      } else if (token.type === 'name' && !STATEMENTS.test(token.text))
        text += this.variables.get(token.text) ?? (isCall ? '' : this.unknownVariable(token.text))
      else if (token.type === 'number') text += token.text
      else if (!isSymbol(token, '(')) break
    }
    return text
  }

  /** What stands in front of a pipe. */
  before(end: number): Value {
    let start = end
    while (start > 0 && /^(?:string|name)$/.test(this.tokens[start - 1]!.type)) start--
    return this.at(start)
  }

  /** What the last `print` in front of this place prints. */
  printedBefore(end: number): Value {
    const start = this.tokens.findLastIndex(
      (token, j) => j < end && token.type === 'name' && /^print/.test(token.text),
    )
    return start < 0 ? '' : this.at(start + 1)
  }

  private unknownVariable(name: string): Value {
    return this.machine.unknown('output', `${name} in ${this.by}`)
  }

  /** The bracket that ends what this one begins. */
  private closing(open: number): number {
    const { tokens } = this
    let level = 0
    for (let j = open; j < tokens.length; j++) {
      if (isSymbol(tokens[j], '(')) level++
      else if (isSymbol(tokens[j], ')') && --level === 0) return j
    }
    return tokens.length
  }

  /** What a function makes of its arguments, which stand between these tokens. */
  private called(name: string, start: number, end: number): Value {
    if (name === 'sprintf') return this.formatted(this.tokens.slice(start, end))
    const [text = '', first = '1', count] = this.argumentsBetween(start, end)
    if (!isKnown(text)) return text
    if (name === 'tolower') return text.toLowerCase()
    if (name === 'toupper') return text.toUpperCase()
    const [at, length] = [Number(first), count === undefined ? text.length : Number(count)]
    return Number.isNaN(at + length)
      ? this.machine.unknown('output', `a part of a text in ${this.by}`)
      : text.slice(Math.max(0, at - 1), Math.max(0, at - 1 + length))
  }

  private argumentsBetween(start: number, end: number): Value[] {
    const args: Value[] = []
    let from = start
    for (let j = start; j <= end; j++) {
      if (isSymbol(this.tokens[j], '(')) j = this.closing(j)
      if (j < end && !isSymbol(this.tokens[j], ',')) continue
      args.push(this.at(from, Math.min(j, end)))
      from = j + 1
    }
    return args
  }

  /** `sprintf("%c%s", 114, x)`. */
  private formatted(parts: readonly Token[]): Value {
    const values = parts
      .filter((part) => part.type !== 'symbol' && part.type !== 'line')
      .map((part) =>
        part.type === 'name'
          ? (this.variables.get(part.text) ?? this.unknownVariable(part.text))
          : unescaped(part.text),
      )
    const [format = '', ...rest] = values
    return format.replace(/%[-\d.]*([csdixo])/g, (_whole, letter: string) => {
      const value = rest.shift() ?? ''
      return letter === 'c' && /^\d+$/.test(value)
        ? String.fromCharCode(Number(value) & 0x7f)
        : value
    })
  }
}

function unescaped(text: string): string {
  return text.includes('\\') ? decodeEscapes(text.replaceAll('\\/', '/')) : text
}
